/** The duration of the public search: the 120 graded queries, as data (without the HTML of the page) and as pages. */
import { gradedQueries } from '../tests/search/graded-queries.ts';
import type { Program } from './program.ts';
import { cpuOf, timeOfReading } from './readings.ts';
import { head, median, milliseconds, percentile, row } from './table.ts';

const rounds = 6;

export async function measureSearches(site: Program, news: string): Promise<void> {
  head(`${gradedQueries.length} searches of visitors, ${news} news`, 'median', 'p95', 'slowest', 'processor');
  for (const [name, path] of Object.entries({ data: '/search.data', page: '/search' })) {
    const addresses = gradedQueries.map(
      ({ query, language }) => `${path}?${new URLSearchParams({ q: query, lang: language }).toString()}`,
    );
    for (const address of addresses) await timeOfReading(site, address);
    const times: number[] = [];
    const cpu = await cpuOf(
      site,
      async () => {
        for (const address of addresses) times.push(await timeOfReading(site, address));
      },
      rounds,
    );
    const shown = [median(times), percentile(times, 0.95), Math.max(...times), cpu / addresses.length];
    row(name, ...shown.map((value) => milliseconds(value)));
  }
}
