/** Clients that request long lists and read nothing of them, on a server with a small heap. */
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Client } from '../setup/api/client.ts';
import { openSocket, statusOf } from '../setup/servers/raw-http.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { environment, signIn } from './site-client.ts';

const items = 100;
const text = 'One two '.repeat(12_500);
const arabic = 'درس جديد. '.repeat(10_000);

let site: RunningSite;
let staff: Client;
beforeAll(async () => {
  site = await startSite({ ...environment, PROCESSES: '1', NODE_OPTIONS: '--max-old-space-size=256' });
  staff = await signIn(site);
  for (let n = 0; n < items; n += 1) {
    const made = await staff.send('POST', '/api/articles');
    const fields = { Title: `Lesson ${n}`, Content: text, 'Content.so': text, 'Content.ar': arabic };
    const saved = await staff.send('PUT', `/api/articles/${String(made.json['_id'])}`, {
      ...fields,
      publishedDate: '2026-01-01T00:00:00.000Z',
    });
    expect([saved.status, saved.json['state']]).toEqual([200, 'published']);
  }
}, 180_000);
afterAll(() => site?.stop());

/** Requests a path on `count` connections, reads the first bytes of each response only; returns their statuses. */
async function requestWithoutReading(path: string, count: number, headers: (index: number) => string) {
  const responses = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<{ socket: Socket; status: () => number }> => {
      const socket = await openSocket(site.url);
      let start = '';
      socket.on('error', () => undefined);
      socket.once('data', (chunk: Buffer) => {
        start = chunk.toString('latin1');
        socket.pause();
      });
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers(index)}\r\n`);
      return { socket, status: () => statusOf(start) };
    }),
  );
  const statuses = () => responses.map(({ status }) => status());
  return { statuses, end: () => responses.forEach(({ socket }) => socket.destroy()) };
}

/** Returns the longest response time of `/healthz` until `isOver` returns true, at most 40 seconds. */
async function longestHealthCheck(isOver: () => boolean): Promise<number> {
  let longest = 0;
  for (const until = performance.now() + 40_000; performance.now() < until && !isOver();) {
    const start = performance.now();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    longest = Math.max(longest, performance.now() - start);
    await new Promise((done) => setTimeout(done, 50));
  }
  return longest;
}

it.each([
  ['a person', '/api/articles?all=1&limit=100', () => `Cookie: ${staff.cookie()}\r\n`, 7],
  // Their responses are the same; each address has at most four of them.
  [
    'visitors of three addresses',
    '/api/articles?limit=100&lang=ar',
    (index: number) => `X-Forwarded-For: 203.0.113.${(index % 3) + 1}\r\n`,
    40,
  ],
])('serves others while %s read nothing', { timeout: 90_000 }, async (_name, path, headers, most) => {
  const slow = await requestWithoutReading(path, 40, headers);
  const answered = () => slow.statuses().every((status) => !Number.isNaN(status));
  expect(await longestHealthCheck(answered)).toBeLessThan(1_000);
  const made = slow.statuses().filter((status) => status === 200).length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThanOrEqual(most);
  const visitor = createClient({ request: (address, init) => fetch(site.url + address, init) });
  expect((await visitor.get('/api/articles?limit=3')).status).toBe(200);
  expect((await visitor.get('/api/news')).status).toBe(200);
  slow.end();
  // The places are free again.
  await expect
    .poll(async () => (await staff.get('/api/articles?all=1&limit=100')).status, { timeout: 20_000 })
    .toBe(200);
});
