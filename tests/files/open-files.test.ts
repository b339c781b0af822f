/** Visitors' requests for files in a distant store: round-robin, and only for files that exist. */
import { afterEach, expect, it } from 'vitest';
import { Hono } from 'hono';
import { createCacheTags } from '../../server/cache/cache-tags.ts';
import { createQueryCache } from '../../server/cache/query-cache.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { findClient } from '../../server/http/client-ip.ts';
import { readTrustedProxies } from '../../server/trusted-proxies.ts';
import { toErrorResponse } from '../../server/http/error-response.ts';
import { createFileRoutes } from '../../server/http/file-routes.ts';
import { openInTurn } from '../../server/http/limits/open-files.ts';

const picture = Buffer.from('a picture');
const keyOf = (number: number) => `pictures/${number.toString(16).padStart(24, '0')}/960.avif`;
const isRecorded = (key: string) => key.startsWith('pictures/000');

let asked: string[] = [];
let looked = 0;
let underWay = 0;
let most = 0;
afterEach(() => {
  asked = [];
  [looked, underWay, most] = [0, 0, 0];
});

/** A store that takes some time for every request. */
const slow = {
  async open(key: string) {
    asked.push(key);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((done) => setTimeout(done, 30));
    underWay -= 1;
    const read = async (position: number, length: number) =>
      new Uint8Array(picture.subarray(position, position + length));
    return { size: picture.length, partSize: 256 * 1024, read, close: async () => undefined };
  },
} as unknown as FileStorage;

function openApp() {
  const app = new Hono();
  app.use(findClient(readTrustedProxies('loopback')!));
  const findRecorded = async (keys: readonly string[]) => {
    looked += 1;
    return new Set(keys.filter(isRecorded));
  };
  const queryCache = createQueryCache({ cacheTags: createCacheTags(), now: () => new Date() });
  const open = openInTurn(slow, findRecorded, queryCache);
  app.route(
    '/',
    createFileRoutes(open, { findKey: async () => undefined, open: async () => undefined }, async () => 'everybody'),
  );
  app.onError((error, c) => {
    const { status, body } = toErrorResponse(error, 'en');
    return c.json(body, status as 500);
  });
  return async (key: string, address: string) => {
    const response = await app.request(`/files/${key}`, { headers: { 'x-forwarded-for': address } });
    await response.arrayBuffer();
    return response.status;
  };
}

it('asks the store for no file that does not exist', async () => {
  const get = openApp();
  const invented = Array.from({ length: 150 }, (_, index) => keyOf(index).replace('/000', '/aaa'));
  const statuses = await Promise.all(invented.map((key) => get(key, '203.0.113.5')));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(asked).toEqual([]);
});

it('looks a file up in the database once', async () => {
  const get = openApp();
  for (let times = 0; times < 3; times += 1) expect(await get(keyOf(1), '203.0.113.5')).toBe(200);
  expect([asked.length, looked]).toEqual([3, 1]);
});

it('serves other visitors during a flood from one address', async () => {
  const get = openApp();
  const flood = Array.from({ length: 600 }, (_, index) => get(keyOf(index), '203.0.113.5'));
  const visitors = Array.from({ length: 20 }, (_, index) => get(keyOf(1_000 + index), `198.51.100.${index}`));
  expect(new Set(await Promise.all(visitors))).toEqual(new Set([200]));
  // The visitors did not wait for the flood: 30 at a time are opened.
  expect(asked.length).toBeLessThan(150);
  const statuses = await Promise.all(flood);
  expect([statuses.filter((status) => status === 503).length, most]).toEqual([400, 30]);
});

it('lets a network of many addresses have its share too', async () => {
  const get = openApp();
  const flood = Array.from({ length: 600 }, (_, index) => get(keyOf(index), `2001:db8:1:${index.toString(16)}::1`));
  expect(await get(keyOf(1_000), '2001:db8:2::1')).toBe(200);
  expect((await Promise.all(flood)).filter((status) => status === 200).length).toBe(400);
});
