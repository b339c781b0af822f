/** The limit of responses made for one address: by itself, in the app, and behind the cache over real HTTP. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { createIpPendingLimit } from '../../server/http/limits/pending-limit.ts';
import { createCachedListener } from '../../server/http/cached-listener.ts';
import { createResponseCache } from '../../server/cache/response-cache.ts';
import { readTrustedProxies } from '../../server/trusted-proxies.ts';
import { createUncachedRateLimit } from '../../server/http/limits/uncached-rate-limit.ts';
import { localized, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';

const sharedAddress = '198.51.100.7';

/** Returns the heap in use without garbage, in bytes. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

describe('responses made for one address', () => {
  let timestamp = 1_000_000;
  const taken = (limit: ReturnType<typeof createUncachedRateLimit>, count: number, address: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => limit.take(address(n))).filter((wait) => wait === 0).length;

  it('are limited to 600 at once and 20 a second after that', () => {
    const limit = createUncachedRateLimit(() => timestamp);
    expect(taken(limit, 1_000, () => sharedAddress)).toBe(600);
    expect(limit.take(sharedAddress)).toBeGreaterThan(0);
    expect(limit.take(sharedAddress)).toBeLessThanOrEqual(50);
    expect(limit.take('198.51.100.8')).toBe(0);
    timestamp += 1_000;
    expect(taken(limit, 100, () => sharedAddress)).toBe(20);
  });

  it('are counted together for an IPv6 /64, and for those of one subnet', () => {
    const limit = createUncachedRateLimit(() => timestamp);
    expect(taken(limit, 700, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(600);
    expect(taken(limit, 5_000, (n) => `2001:db8:5:${n.toString(16)}::1`)).toBe(2_000);
    expect(limit.take('2001:db8:6::1')).toBe(0);
  });

  it('are not counted for an address that many clients may share', () => {
    const limit = createUncachedRateLimit(() => timestamp);
    for (const address of ['127.0.0.1', '::1', '172.18.0.1', 'unknown'])
      expect(taken(limit, 2_000, () => address)).toBe(2_000);
  });

  it('are forgotten when the clock was ahead, and limited in memory', () => {
    const limit = createUncachedRateLimit(() => timestamp);
    timestamp += 365 * 86_400_000;
    expect(taken(limit, 700, () => sharedAddress)).toBe(600);
    timestamp -= 365 * 86_400_000;
    expect(taken(limit, 700, () => sharedAddress)).toBe(600);
    const before = usedHeap();
    for (let n = 0; n < 300_000; n += 1) limit.take(`${1 + (n % 9)}.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`);
    expect(usedHeap() - before).toBeLessThan(40_000_000);
  });
});

describe('the limit of uncached responses in the app', () => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    staff = await site.signIn('superadmin');
  });
  beforeEach(() => site.advance(600_000));
  afterAll(() => site.close());
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const flood = async (path: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 620; n += 1) statuses.push((await site.visit().get(path, from(sharedAddress))).status);
    return statuses;
  };

  it('refuses a flood of requests with a message, for a second', async () => {
    expect((await flood('/api/news?all=0')).filter((status) => status === 429)).toHaveLength(20);
    const { status, headers, json } = await site.visit().get('/api/news?lang=en', from(sharedAddress));
    expect([status, headers.get('retry-after'), json]).toEqual([
      429,
      '1',
      {
        message: 'Your network is requesting very many pages at the moment. Please try again in 1 second.',
        code: 'too_many_requests',
      },
    ]);
    const page = await site.visit().get('/publications/news?lang=ar', from(sharedAddress));
    expect([
      page.status,
      page.headers.get('retry-after'),
      page.headers.get('cache-control'),
      page.headers.get('content-security-policy'),
    ]).toEqual([429, '1', 'no-store', "default-src 'none'"]);
    expect(page.text).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">[^]*تطلب شبكتك/);
    expect(page.text.length).toBeLessThan(600);
    // Staff behind the same address can go on, and so can other addresses; health and files are not limited.
    expect((await staff.get('/api/messages', from(sharedAddress))).status).toBe(200);
    expect((await site.visit().get('/api/news', from('198.51.100.8'))).status).toBe(200);
    expect((await site.visit().get('/healthz', from(sharedAddress))).status).toBe(200);
    expect((await site.visit().get('/files/nothing', from(sharedAddress))).status).toBe(404);
    // A cookie that is no valid session does not help.
    expect(
      (
        await site.visit().get('/api/news', {
          headers: { 'x-forwarded-for': sharedAddress, cookie: `minbar_session=${'x'.repeat(43)}` },
        })
      ).status,
    ).toBe(429);
    site.advance(1_000);
    expect((await site.visit().get('/api/news', from(sharedAddress))).status).toBe(200);
  });
});

describe('the read limit behind the cache', () => {
  let site: TestApp;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    const cache = createResponseCache({
      cacheTags: site.cacheTags,
      maxBytes: 10_000_000,
      now: () => site.clock.now.getTime(),
      log: pino({ level: 'silent' }),
    });
    const limit = createUncachedRateLimit(() => site.clock.now.getTime());
    const listener = createCachedListener({
      cache,
      assets: new Map(),
      fetch: site.app.fetch,
      appListener: getRequestListener(site.app.fetch),
      pendingOfIp: createIpPendingLimit(20),
      log: pino({ level: 'silent' }),
      publicUrl: undefined,
      trustedProxies: readTrustedProxies('loopback')!,
      uncachedRateLimit: limit,
    });
    server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await site.close();
  });
  const read = async (path: string, address = sharedAddress) => {
    const response = await fetch(url + path, { headers: { 'x-forwarded-for': address } });
    await response.arrayBuffer();
    return response.status;
  };

  it('lets thousands behind one address read cached pages, even after one of them has used up the limit', async () => {
    await site.add(news, {
      title: localized({ en: 'News' }),
      description: localized({}),
      content: localized({ en: 'x' }),
      image: null,
      publishedAt: '2026-01-01T00:00:00.000Z',
    });
    for (let n = 0; n < 3_000; n += 1)
      if ((await read('/api/news')) !== 200) throw new Error(`Reading ${n} was refused.`);
    // The app behind it has another limit of the same size here: 599 by the cache, then 600 by the app.
    const statuses = await Promise.all(
      Array.from({ length: 1_300 }, (_, n) => read(`/api/news?limit=${1 + (n % 100)}&page=${n + 1}`)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(101);
    expect(await read('/api/news')).toBe(200);
    expect(await read('/api/news?limit=7', '198.51.100.8')).toBe(200);
  });
});
