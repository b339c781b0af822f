/**
 * Requests of the dashboard's tables and their duration: right after a write, when no total is cached, and again.
 */
import type { Effort } from './hits.ts';
import type { Program } from './program.ts';
import { cpuOf, timeOfReading } from './readings.ts';
import { newsAt, signIn, type Item } from './staff.ts';
import { head, median, milliseconds, row } from './table.ts';

export async function measureStaffLists(site: Program, item: Item, count: number, { writes }: Effort): Promise<void> {
  const { save, headers } = await signIn(site.url);
  const lastPage = Math.ceil(count / 10);
  const oldest = await newsAt(site.url, count);
  const queries = {
    'first page': {},
    'last page': { page: String(lastPage) },
    'search, one item': { q: oldest.Title },
    'search, the title of many': { q: item.Title },
    'search, nearly all items': { q: 'the' },
    'search, none': { q: 'xylophone' },
    'lacking Somali': { missing: 'so' },
    drafts: { state: 'draft' },
  };
  head(
    `tables of staff, ${count.toLocaleString('en')} news; medians of ${writes / 2}`,
    'after a write',
    'again',
    'processor',
  );
  for (const [name, query] of Object.entries(queries)) {
    const path = `/api/news?${new URLSearchParams({ all: '1', page: '1', limit: '10', ...query }).toString()}`;
    const [fresh, again]: [number[], number[]] = [[], []];
    for (let n = 0; n < writes / 2; n += 1) {
      await save(item);
      fresh.push(await timeOfReading(site, path, headers));
      again.push(await timeOfReading(site, path, headers));
    }
    const cpu = await cpuOf(site, () => timeOfReading(site, path, headers), writes);
    row(name, milliseconds(median(fresh)), milliseconds(median(again)), milliseconds(cpu));
  }
}
