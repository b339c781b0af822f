/** The effect of a large attack on one account in a day, and on its owner meanwhile (decision 018). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../domain/errors.ts';
import { createLoginLimit, type LoginTry } from '../../../server/services/accounts/login-limit.ts';
import { createRateLimitStore } from '../../../server/store/accounts/rate-limit-store.ts';
import { dialects, openTestApp, type TestApp } from '../../setup/api/app.ts';

const start = new Date('2026-11-20T08:00:00.000Z').getTime();
const minute = 60_000;
const unknownDevice = { device: undefined, isFamiliarIsp: false };
const openLimit = (site: TestApp) =>
  createLoginLimit({ store: createRateLimitStore(site.db), secret: 'x', now: () => site.clock.now });
type Limit = ReturnType<typeof openLimit>;
const isAdmitted = (limit: Limit, tried: Partial<LoginTry> & { address: string }) =>
  limit.admit({ userId: '0123456789abcdef01234567', email: '', familiarity: unknownDevice, ...tried }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    },
  );

describe('10,000 addresses of 2,500 ISPs, for a day', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    await sql`pragma synchronous = off`.execute(site.db);
  });
  afterAll(() => site.close());
  const bot = (n: number) => `${20 + (n % 50)}.${Math.floor(n / 50) % 50}.${Math.floor(n / 2_500) + 1}.9`;

  it('can try a few thousand passwords on one account, while its owner can always sign in', async () => {
    const limit = openLimit(site);
    let guessed = 0;
    const guess = async (n: number) => {
      if (await isAdmitted(limit, { address: bot(n) })) guessed += 1;
    };
    for (let n = 0; n < 10_000; n += 1) await guess(n);
    expect(guessed).toBe(2_520);
    for (let minutes = 1; minutes < 24 * 60; minutes += 1) {
      site.clock.now = new Date(start + minutes * minute);
      for (let n = 0; n < 10; n += 1) await guess((minutes * 7 + n * 997) % 10_000);
      if (minutes % 60 === 0) {
        // On a new phone: at another ISP, and at an attacker's ISP from which the owner has signed in before.
        const owner = await limit.admit({
          userId: '0123456789abcdef01234567',
          email: '',
          address: `203.0.113.${minutes / 60}`,
          familiarity: unknownDevice,
        });
        await owner.succeeded();
        const familiar = await limit.admit({
          userId: '0123456789abcdef01234567',
          email: '',
          address: `20.0.99.${minutes / 60}`,
          familiarity: { device: undefined, isFamiliarIsp: true },
        });
        await familiar.succeeded();
      }
    }
    expect(guessed).toBeGreaterThan(3_500);
    expect(guessed).toBeLessThan(4_000);
    // The next day the ISPs are no longer new.
    const before = guessed;
    for (let minutes = 24 * 60; minutes < 48 * 60; minutes += 1) {
      site.clock.now = new Date(start + minutes * minute);
      for (let n = 0; n < 5; n += 1) await guess((minutes * 7 + n * 997) % 10_000);
    }
    expect(guessed - before).toBeLessThanOrEqual(1_441);
  }, 120_000);

  it('can try at most 6,630 passwords in the first day, from whatever ISPs', async () => {
    const limit = openLimit(site);
    const userId = 'fedcba9876543210fedcba98';
    let guessed = 0;
    const guess = async (n: number) => {
      if (
        await isAdmitted(limit, {
          userId,
          address: `${(n % 200) + 1}.${Math.floor(n / 200) % 200}.7.${Math.floor(n / 40_000)}`,
          familiarity: { device: undefined, isFamiliarIsp: n % 3 === 0 },
        })
      )
        guessed += 1;
    };
    const startedAt = site.clock.now.getTime();
    let next = 0;
    for (; next < 4_000; next += 1) await guess(next);
    for (let minutes = 1; minutes < 24 * 60; minutes += 1) {
      site.clock.now = new Date(startedAt + minutes * minute);
      for (let n = 0; n < 8; n += 1, next += 1) await guess(next);
    }
    expect(guessed).toBeLessThanOrEqual(6_630);
    expect(guessed).toBeGreaterThan(5_000);
  }, 120_000);
});

describe.each(dialects)('rate-limit rows over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  afterAll(() => site.close());

  it('are limited in number whatever the addresses and accounts, and those of real accounts are kept', async () => {
    const limit = openLimit(site);
    for (let n = 0; n < 25; n += 1) await isAdmitted(limit, { address: `198.51.100.${n}` });
    const now = site.clock.now.getTime();
    for (const kind of ['address', 'no-account', 'sender']) {
      for (let piece = 0; piece < 60; piece += 1) {
        await site.db
          .insertInto('rate_limits')
          .values(
            Array.from({ length: 1_000 }, (_, n) => ({
              kind,
              key: `${piece}-${n}`,
              full_at: now + 1_000 + piece * 1_000 + n,
            })),
          )
          .execute();
      }
    }
    // The limit is checked within 500 admitted tries.
    for (let n = 0; n < 500; n += 1)
      await isAdmitted(limit, {
        userId: undefined,
        email: `${n}@example.org`,
        address: `2001:db8:${n.toString(16)}::1`,
      });
    const counts = await site.db
      .selectFrom('rate_limits')
      .select(['kind', (eb) => eb.fn.countAll<string>().as('rows')])
      .groupBy('kind')
      .execute();
    const byKind = new Map(counts.map(({ kind, rows }) => [kind, Number(rows)]));
    for (const kind of ['address', 'no-account', 'sender'])
      expect([kind, byKind.get(kind)! <= 52_500]).toEqual([kind, true]);
    expect(byKind.get('account')).toBeGreaterThan(0);
    expect(await isAdmitted(limit, { address: '198.51.100.200' })).toBe(false);
  }, 120_000);
});
