/** A thread that requests `/healthz` continuously, so that a busy sender does not look like a slow server. */
import { Agent, get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Number of requests and response times in milliseconds. */
export type Health = { requests: number; median: number; p99: number; longest: number };

const pause = 25; // milliseconds

/** Starts requesting; `stop` returns the response times. */
export function probeHealth(port: number): { stop: () => Promise<Health> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port } });
  return {
    stop: async () => {
      const response = new Promise<number[]>((done, fail) => {
        worker.once('message', done);
        worker.once('error', fail);
      });
      worker.postMessage('stop');
      const times = (await response).toSorted((a, b) => a - b);
      await worker.terminate();
      const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
      return { requests: times.length, median: at(0.5), p99: at(0.99), longest: at(1) };
    },
  };
}

async function probe(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const asked = { toStop: false };
  parentPort?.once('message', () => (asked.toStop = true));
  while (!asked.toStop) {
    const start = performance.now();
    await new Promise<void>((done) => {
      get({ agent, host: '127.0.0.1', port, path: '/healthz' }, (response) => response.resume().on('end', done)).on(
        'error',
        () => done(),
      );
    });
    times.push(performance.now() - start);
    await new Promise((next) => setTimeout(next, pause));
  }
  agent.destroy();
  parentPort?.postMessage(times);
}

if (!isMainThread && (workerData as { port?: number } | null)?.port !== undefined)
  await probe((workerData as { port: number }).port);
