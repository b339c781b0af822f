/** Answers that a write has just dropped: what making one costs, and how long whoever asks for it waits. */
import type { Effort } from './hits.ts';
import { usageOf, type Program } from './program.ts';
import { signIn, type Item } from './staff.ts';
import { head, milliseconds, percentile, row } from './table.ts';

type Miss = { /** Processor time of one rendering, in milliseconds. */ cpu: number; /** Milliseconds that each reader waited. */ waits: number[] };

/** Processor time of a rendering in milliseconds: that of a write and the reading after it, less that of the write. */
async function timeOfMiss(site: Program, write: () => Promise<void>, path: string, times: number): Promise<Miss> {
  const pid = site.child.pid ?? 0;
  const waits: number[] = [];
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = usageOf(pid).cpu;
    for (let n = 0; n < times; n += 1) await work();
    return ((usageOf(pid).cpu - before) / times) * 1_000;
  };
  const writes = await cpuOf(write);
  const both = await cpuOf(async () => {
    await write();
    const askedAt = performance.now();
    await (await fetch(site.url + path, { headers: { 'accept-encoding': 'br' }, signal: AbortSignal.timeout(30_000) })).arrayBuffer();
    waits.push(performance.now() - askedAt);
  });
  return { cpu: both - writes, waits };
}

/** @param bareRates requests per second of bare Node, by page: a miss is told as a share of that, too */
export async function measureMisses(site: Program, pages: Record<string, string>, item: Item, news: string, bareRates: Record<string, number>, { writes }: Effort): Promise<void> {
  head(`misses, ${news} news: one rendering, less the write before it; the first ${writes}, and the next`, 'first', 'processor', 'wait p50', 'wait p99', 'of bare Node');
  const save = await signIn(site.url);
  for (const [name, path] of Object.entries(pages)) {
    // What runs for the first few hundred times is still being compiled.
    const first = await timeOfMiss(site, () => save(item), path, writes);
    const { cpu, waits } = await timeOfMiss(site, () => save(item), path, writes);
    row(name, milliseconds(first.cpu), milliseconds(cpu), milliseconds(percentile(waits, 0.5)), milliseconds(percentile(waits, 0.99)), (1_000 / cpu / (bareRates[name] ?? Number.NaN)).toFixed(4));
  }
}
