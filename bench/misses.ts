/** Answers that are not kept, or that a write has just dropped: what making one costs, and how long whoever asks for it waits. */
import type { Effort } from './hits.ts';
import { usageOf, type Program } from './program.ts';
import { signIn, type Item } from './staff.ts';
import { head, milliseconds, percentile, row } from './table.ts';

async function readWhole(site: Program, path: string): Promise<void> {
  await (await fetch(site.url + path, { headers: { 'accept-encoding': 'br' }, signal: AbortSignal.timeout(30_000) })).arrayBuffer();
}

type Miss = { /** Processor time of one rendering, in milliseconds. */ cpu: number; /** Milliseconds that each reader waited. */ waits: number[] };

/** Processor time that the site takes for each time of some work, in milliseconds; that of all its threads. */
async function cpuOf(site: Program, work: () => Promise<unknown>, times: number): Promise<number> {
  const used = () => usageOf(site.child.pid ?? 0).cpu;
  const before = used();
  for (let n = 0; n < times; n += 1) await work();
  return ((used() - before) / times) * 1_000;
}

/** A reading after a write, less what the write takes. */
async function timeOfMiss(site: Program, write: () => Promise<void>, path: string, times: number): Promise<Miss> {
  const waits: number[] = [];
  const writes = await cpuOf(site, write, times);
  const writeAndRead = async () => {
    await write();
    const askedAt = performance.now();
    await readWhole(site, path);
    waits.push(performance.now() - askedAt);
  };
  return { cpu: (await cpuOf(site, writeAndRead, times)) - writes, waits };
}

/** @param bareRates requests per second of bare Node, by page: a miss is told as a share of that, too */
export async function measureMisses(site: Program, pages: Record<string, string>, item: Item, news: string, bareRates: Record<string, number>, { writes }: Effort): Promise<void> {
  head(`after a write, ${news} news: one reading, less the write before it; the first ${writes}, and the next`, 'first', 'processor', 'wait p50', 'wait p99', 'of bare Node');
  const save = await signIn(site.url);
  for (const [name, path] of Object.entries(pages)) {
    // What runs for the first few hundred times is still being compiled.
    const first = await timeOfMiss(site, () => save(item), path, writes);
    const { cpu, waits } = await timeOfMiss(site, () => save(item), path, writes);
    row(name, milliseconds(first.cpu), milliseconds(cpu), milliseconds(percentile(waits, 0.5)), milliseconds(percentile(waits, 0.99)), (1_000 / cpu / (bareRates[name] ?? Number.NaN)).toFixed(4));
  }
}

/** Renderings until what runs each time is compiled. */
const warmUp = 400;

/** @param site one that keeps no pages */
export async function measureRenderings(site: Program, pages: Record<string, string>, news: string, { writes }: Effort): Promise<void> {
  head(`rendered for every reader, ${news} news, one connection; after ${warmUp}`, 'processor', 'readers wait p50', 'p99');
  for (const [name, path] of Object.entries(pages)) {
    const waits: number[] = [];
    const read = async () => {
      const askedAt = performance.now();
      await readWhole(site, path);
      waits.push(performance.now() - askedAt);
    };
    await cpuOf(site, read, warmUp);
    waits.length = 0;
    const cpu = await cpuOf(site, read, writes * 3);
    row(name, milliseconds(cpu), milliseconds(percentile(waits, 0.5)), milliseconds(percentile(waits, 0.99)));
  }
  row('memory after that', `${usageOf(site.child.pid ?? 0).memory.toFixed(0)} MB`);
}
