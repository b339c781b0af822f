/** Sends random requests to the real server, and reports those that made it fail. */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRequest, type FuzzRequest } from './make-request.ts';
import { probeHealth, type Health } from './probe-health.ts';
import { createRandom, seedOf } from './random.ts';
import { exchangeRaw, makeRawExchange, type RawExchange } from './raw-exchange.ts';
import { sendRequest, timedOut, type Outcome } from './send-request.ts';
import { createStaff } from './staff.ts';
import { findIds } from './targets.ts';
import { startWatchedSite } from './watched-site.ts';

export type FuzzOptions = {
  count: number;
  seed: number;
  /** The index of a single request to repeat. */ only?: number;
  log?: (line: string) => void;
};
export type Failure = {
  index: number;
  problem: string;
  /** Contains the whole request. */ file: string;
  responseText: string;
};
export type FuzzResult = {
  sent: number;
  seconds: number;
  statuses: Record<string, number>;
  failures: Failure[];
  /** Of `/healthz`: without other requests, and during the run. */ idle: Health;
  health: Health;
  /** In megabytes. */ rss: { start: number; max: number; end: number };
  longestStall: number;
};

type Sent = { index: number; work: FuzzRequest | RawExchange };

/** Greatest time in milliseconds that one request may block the event loop. */
export const maxStall = 50;
/** Greatest 99th percentile of the response times of `/healthz`, in milliseconds. */
const maxHealthTime = 100;
const batchSize = 120;
/** Few at a time: work for several requests in one turn of the loop looks like one slow request. */
const atOnce = 4;
const rawShare = 0.03;
const maxFailures = 20;
/** Documented statuses: not ready, and no space to store. */
const allowed = new Set([503, 507]);
const megabyte = 1_048_576;

export async function runFuzz({ count, seed, only, log = () => undefined }: FuzzOptions): Promise<FuzzResult> {
  const site = await startWatchedSite();
  const staff = await createStaff(site);
  const startedAt = performance.now();
  const statuses: Record<string, number> = {};
  const failures: Failure[] = [];
  let [sent, longestStall] = [0, 0];
  try {
    const ids = await findIds(site.origin);
    await staff.ensure();
    const start = (await site.report())?.rss ?? 0;
    const rss = { start, max: start, end: start };
    const idle = await probeIdle(site.port);
    const health = probeHealth(site.port);

    const make = (index: number): Sent => {
      const random = createRandom(seedOf(seed, index));
      return { index, work: random.chance(rawShare) ? makeRawExchange(random, ids) : makeRequest(random, ids, staff) };
    };
    const send = ({ work }: Sent): Promise<Outcome> =>
      'pieces' in work ? exchangeRaw(site.port, work) : sendRequest(site.port, work);
    const fail = async ({ index, work }: Sent, problem: string, responseText = '') => {
      const file = join(tmpdir(), `minbar-fuzz-${seed}-${index}.json`);
      await writeFile(file, JSON.stringify(work, null, 1));
      failures.push({ index, problem, file, responseText: responseText.slice(0, 300) });
      log(`request ${index}: ${problem}\n  ${describe(work)}\n  ${responseText.slice(0, 300)}\n  whole in ${file}`);
    };
    const checkOutcome = async (one: Sent, { status, responseText }: Outcome) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 && !allowed.has(status)) await fail(one, `answered ${status}`, responseText);
      else if (responseText.includes(timedOut)) await fail(one, timedOut);
    };

    /** Fails the requests that block the loop for too long by themselves: the fastest of three tries counts. */
    const findStalls = async (batch: readonly Sent[]) => {
      for (const one of batch) {
        await site.report();
        await send(one);
        let fastest = (await site.report())?.stall ?? 0;
        for (let attempt = 0; attempt < 2 && fastest > maxStall; attempt += 1) {
          await send(one);
          fastest = Math.min(fastest, (await site.report())?.stall ?? 0);
        }
        longestStall = Math.max(longestStall, fastest);
        if (fastest > maxStall) await fail(one, `kept the event loop busy for ${fastest.toFixed(0)} ms`);
      }
    };

    const indexes = only === undefined ? Array.from({ length: count }, (_, index) => index) : [only];
    for (let from = 0; from < indexes.length && failures.length < maxFailures; from += batchSize) {
      const batch = indexes.slice(from, from + batchSize).map(make);
      await site.report();
      const waiting = [...batch];
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let one = waiting.shift(); one; one = waiting.shift()) await checkOutcome(one, await send(one));
        }),
      );
      sent += batch.length;
      const seen = await site.report();
      if (!seen) {
        for (const one of batch)
          await fail(
            one,
            `was in the batch after which the server ${site.ended() === undefined ? 'no longer answers' : `had ended (${site.ended()})`}`,
            site.output().slice(-500),
          );
        break;
      }
      rss.max = Math.max(rss.max, seen.rss);
      rss.end = seen.rss;
      if (seen.stall > maxStall) await findStalls(batch);
      await staff.ensure();
      if (from % (batchSize * 50) === 0) log(`${sent} sent, ${Math.round(seen.rss / megabyte)} MB`);
    }
    const measured = await health.stop();
    const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);
    return {
      sent,
      seconds: (performance.now() - startedAt) / 1_000,
      statuses,
      failures,
      idle,
      health: measured,
      rss: { start: inMegabytes(rss.start), max: inMegabytes(rss.max), end: inMegabytes(rss.end) },
      longestStall,
    };
  } finally {
    await staff.close();
    await site.stop();
  }
}

async function probeIdle(port: number): Promise<Health> {
  const health = probeHealth(port);
  await new Promise((next) => setTimeout(next, 3_000));
  return health.stop();
}

/** Returns whether `/healthz` was too slow, and not because the machine is busy with other work. */
export const isHealthSlow = ({ health, idle }: FuzzResult): boolean =>
  health.p99 > maxHealthTime && health.p99 > 4 * idle.p99;

function describe(work: FuzzRequest | RawExchange): string {
  if ('pieces' in work)
    return `raw: ${JSON.stringify(work.pieces.map((piece) => piece.toString('latin1').slice(0, 200)))}`;
  const { sender, method, path, headers, body } = work;
  const shown = body ? `${body.length} bytes: ${JSON.stringify(body.toString('latin1').slice(0, 200))}` : '';
  return `${sender} ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 500)} ${shown}`;
}
