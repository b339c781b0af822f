/** Single requests to the site, and the processor time of some work. */
import { Agent, get } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { usageOf, type Program } from './program.ts';

const agent = new Agent({ keepAlive: true });

/** Reads a response without decompressing it, which would take processor time beside the site. */
function readWhole(site: Program, path: string, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((done, fail) => {
    const request = get(
      site.url + path,
      { agent, headers: { 'accept-encoding': 'br', ...headers }, timeout: 30_000 },
      (response) => {
        if (response.statusCode !== 200) fail(new Error(`${path} answered ${response.statusCode}`));
        response.once('end', done).resume();
      },
    );
    request.once('timeout', () => request.destroy(new Error(`No answer for ${path}`)));
    request.once('error', fail);
  });
}

/** As `readWhole`; returns the wait in milliseconds. */
export async function timeOfReading(
  site: Program,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const requestedAt = performance.now();
  await readWhole(site, path, headers);
  return performance.now() - requestedAt;
}

/** Returns the site's processor time per repetition of some work, in milliseconds, of all its threads. */
export async function cpuOf(site: Program, work: () => Promise<unknown>, times: number): Promise<number> {
  const used = () => usageOf(site.child.pid ?? 0).cpu;
  const before = used();
  for (let n = 0; n < times; n += 1) await work();
  return ((used() - before) / times) * 1_000;
}

/** How many processors of the machine are at work, over two seconds. */
async function countBusy(): Promise<number> {
  const sum = () => cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys + times.irq, 0);
  const before = sum();
  await delay(2_000);
  return (sum() - before) / 2_000;
}

/** Waits at most two minutes until nothing works: after a start the site reads documents, and the database its tables. */
export async function waitForRest(): Promise<void> {
  for (let second = 0; second < 120; second += 2) if ((await countBusy()) < 0.2) return;
  console.log('The machine is not at rest: what follows is too slow.');
}
