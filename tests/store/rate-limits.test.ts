/** Token buckets that several processes share. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimitStore, type Bucket } from '../../server/store/accounts/rate-limit-store.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';

const minute = 60_000;
const now = Date.parse('2026-11-20T08:00:00.000Z');

describe.each(dialects)('rate limits over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => void (site = await openTestApp(dialect)));
  afterAll(() => site.close());

  const bucketOf = (key: string): Bucket => ({ kind: 'account', key, rate: { tries: 5, every: minute } });

  it('count tries that overtake each other, and tries of machines whose clocks differ', async () => {
    const store = createRateLimitStore(site.db);
    const times = Array.from({ length: 30 }, (_, index) => now + ((index * 37) % 100));
    const waits = await Promise.all(times.map((time) => store.takeAll([bucketOf('overtaken')], time)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await store.takeAll([bucketOf('overtaken')], now - 2 * minute)).toBeGreaterThan(0);
  });

  it('forget a bucket that was filled while the clock was ahead', async () => {
    const store = createRateLimitStore(site.db);
    const year = 365 * 24 * 60 * minute;
    for (let tries = 0; tries < 5; tries += 1) expect(await store.takeAll([bucketOf('ahead')], now + year)).toBe(0);
    expect(await store.takeAll([bucketOf('ahead')], now + year)).toBeGreaterThan(0);
    expect(await store.takeAll([bucketOf('ahead')], now)).toBe(0);
  });
});
