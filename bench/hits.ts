/** Cached responses: requests per second and p99, as shares of bare servers that send the same bytes. */
import type { LoadResult } from './load.ts';
import { run, type Program } from './program.ts';
import type { References } from './references.ts';
import { signIn, type Item } from './staff.ts';
import { head, median, milliseconds, row } from './table.ts';

export type Effort = { seconds: number; rounds: number; writes: number };

export async function load(
  program: Program,
  path: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 16,
): Promise<LoadResult> {
  const { hostname, port } = new URL(program.url);
  const job = {
    host: hostname,
    port: Number(port),
    path,
    headers: { 'accept-encoding': 'br', ...headers },
    connections,
    seconds,
  };
  return JSON.parse(await run('bench/load.ts', [JSON.stringify(job)], { limit: seconds + 30 })) as LoadResult;
}

const etagOf = async (program: Program, path: string) =>
  (
    await fetch(program.url + path, { headers: { 'accept-encoding': 'br' }, signal: AbortSignal.timeout(20_000) })
  ).headers.get('etag') ?? '';

/** Load results of full responses, and requests per second of a 304, by round. */
type Rates = { whole: LoadResult[]; unchanged: number[] };

export async function measureHits(
  site: Program,
  references: References,
  pages: Record<string, string>,
  news: string,
  { seconds, rounds }: Effort,
): Promise<void> {
  head(
    `cached responses, ${news} news, 16 connections, brotli`,
    'bytes',
    'per second',
    'of bare Node',
    'of nginx',
    'p99',
    'p99 Node',
    'p99 nginx',
    '304 of Node',
    '304 of nginx',
  );
  for (const [name, path] of Object.entries(pages)) {
    const programs = [references.node, site, ...(references.nginx ? [references.nginx] : [])];
    const rates = new Map<Program, Rates>(programs.map((program) => [program, { whole: [], unchanged: [] }]));
    for (let round = 0; round < rounds; round += 1) {
      // In turn, so that a busy moment of the machine affects all of them.
      for (const [program, { whole, unchanged }] of rates) {
        const etag = await etagOf(program, path);
        whole.push(await load(program, path, {}, seconds));
        unchanged.push((await load(program, path, { 'if-none-match': etag }, seconds / 2)).perSecond);
      }
    }
    const siteRates = rates.get(site) ?? { whole: [], unchanged: [] };
    const share = (to: Program | undefined, pick: (of: Rates) => number[]) => {
      const other = to && rates.get(to);
      return (
        other && median(pick(siteRates).map((rate, index) => rate / (pick(other)[index] ?? Number.NaN))).toFixed(2)
      );
    };
    const perSecond = ({ whole }: Rates) => whole.map((result) => result.perSecond);
    const p99 = (of: Program | undefined) =>
      of && milliseconds(median((rates.get(of)?.whole ?? []).map((result) => result.p99)));
    const { node, nginx } = references;
    row(
      name,
      String(siteRates.whole[0]?.bytes),
      median(perSecond(siteRates)).toFixed(0),
      share(node, perSecond),
      share(nginx, perSecond) ?? 'no nginx',
      p99(site),
      p99(node),
      p99(nginx),
      share(node, (of) => of.unchanged),
      share(nginx, (of) => of.unchanged),
    );
  }
}

/** Measures the home page while an item is saved every 100 ms, as a share of the same without. */
export async function measureWrites(site: Program, item: Item, { seconds, rounds }: Effort): Promise<void> {
  const { save } = await signIn(site.url);
  const quiet: LoadResult[] = [];
  const duringWrites: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await load(site, '/', {}, seconds));
    const stop = new AbortController();
    const writer = (async () => {
      while (!stop.signal.aborted) {
        await save(item);
        await new Promise((done) => setTimeout(done, 100));
      }
    })();
    try {
      duringWrites.push(await load(site, '/', {}, seconds));
    } finally {
      stop.abort();
      await writer;
    }
  }
  const share = median(duringWrites.map((result, index) => result.perSecond / (quiet[index]?.perSecond ?? Number.NaN)));
  row(
    'home, a write every 100 ms',
    `${(share * 100).toFixed(0)} % of quiet`,
    `p99 ${milliseconds(median(duringWrites.map((result) => result.p99)))}`,
    `quiet ${milliseconds(median(quiet.map((result) => result.p99)))}`,
  );
}
