/**
 * Responses that are not cached, or that a write has just invalidated: the cost of making one, and how long the client
 * waits.
 */
import { load, type Effort } from './hits.ts';
import { memoryOf, usageOf, type Program } from './program.ts';
import { cpuOf, timeOfReading } from './readings.ts';
import { signIn, type Item } from './staff.ts';
import { head, milliseconds, percentile, row } from './table.ts';

/** Measures a write and the next request for an invalidated page: processor time of both, and the client's wait. */
export async function measureMisses(
  site: Program,
  pages: Record<string, string>,
  item: Item,
  news: string,
  { writes }: Effort,
): Promise<void> {
  head(`after a write, ${news} news; of ${writes}, after as many`, 'a write', 'and a reading', 'wait p50', 'wait p99');
  const { save } = await signIn(site.url);
  for (const [name, path] of Object.entries(pages)) {
    const waits: number[] = [];
    const writeAndRead = async () => {
      await save(item);
      waits.push(await timeOfReading(site, path));
    };
    // Warm up: code that runs for the first time is still being compiled.
    await cpuOf(site, writeAndRead, writes);
    waits.length = 0;
    const both = await cpuOf(site, writeAndRead, writes);
    const alone = await cpuOf(site, () => save(item), writes);
    row(
      name,
      milliseconds(alone),
      milliseconds(both),
      milliseconds(percentile(waits, 0.5)),
      milliseconds(percentile(waits, 0.99)),
    );
  }
}

/** Seconds of renderings until the code is compiled. */
const warmUp = 3;

/** @param site one without a page cache */
export async function measureRenderings(
  site: Program,
  pages: Record<string, string>,
  news: string,
  { seconds }: Effort,
): Promise<void> {
  head(
    `rendered for every reader, ${news} news, one connection; after ${warmUp} seconds of it`,
    'processor',
    'wait p50',
    'wait p99',
  );
  for (const [name, path] of Object.entries(pages)) {
    // One connection: simultaneous requests for the same page share a rendering.
    const read = (during: number) => load(site, path, {}, during, 1);
    await read(warmUp);
    const usedBefore = usageOf(site.child.pid ?? 0).cpu;
    const { answers, p50, p99 } = await read(seconds * 2);
    const used = usageOf(site.child.pid ?? 0).cpu - usedBefore;
    row(name, milliseconds((used / answers) * 1_000), milliseconds(p50), milliseconds(p99));
  }
  row('memory after that', memoryOf(site));
}
