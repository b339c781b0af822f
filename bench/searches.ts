/**
 * The duration of the public search: the 120 graded queries, as data (without the HTML of the page) and as pages. The
 * quickest of each query's rounds are what it takes where nothing else runs on the machine.
 */
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
    const quickest = addresses.map(() => Infinity);
    const cpu = await cpuOf(
      site,
      async () => {
        for (const [index, address] of addresses.entries()) {
          const time = await timeOfReading(site, address);
          times.push(time);
          quickest[index] = Math.min(quickest[index]!, time);
        }
      },
      rounds,
    );
    const describe = (values: number[]) => [median(values), percentile(values, 0.95), Math.max(...values)];
    row(name, ...[...describe(times), cpu / addresses.length].map(milliseconds));
    row(`${name}, the quickest of ${rounds} rounds`, ...describe(quickest).map(milliseconds));
  }
}
