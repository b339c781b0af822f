/** Challenges of visitors, who can open any number. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestSource } from '../../domain/people/request-source.ts';
import { createChallenges } from '../../server/services/factors/challenges.ts';
import { createChallengeStore } from '../../server/store/accounts/challenge-store.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';

describe.each(dialects)('challenges over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => void (site = await openTestApp(dialect)));
  afterAll(() => site.close());

  it('are removed from the subnets with the most, where there are too many in all', async () => {
    const store = createChallengeStore(site.db);
    const insert: typeof store.insert = (row, limits) => store.insert(row, { ...limits, maxInAll: 100 });
    const challenges = createChallenges({ store: { ...store, insert }, secret: 'x', now: () => site.clock.now });
    const openFrom = (address: string) => {
      site.advance(1);
      return challenges.openForAnybody('passkey-sign-in', { address } as RequestSource);
    };
    const owner = await openFrom('203.0.113.7');
    const others = [await openFrom('2001:db8:2:1::1'), await openFrom('2001:db8:2:2::1')];
    // 200 of one /48, each from another /64, and three each of 40 addresses.
    const flood = [];
    for (let n = 0; n < 200; n += 1) flood.push(await openFrom(`2001:db8:1:${n.toString(16)}::1`));
    for (let n = 0; n < 120; n += 1) flood.push(await openFrom(`198.51.${n % 40}.9`));
    const isOpen = ({ id }: { id: string }) =>
      challenges.find(id, 'passkey-sign-in').then(
        () => true,
        () => false,
      );
    for (const one of [owner, ...others, flood.at(-1)!]) expect(await isOpen(one)).toBe(true);
    const { total } = await site.db
      .selectFrom('factor_challenges')
      .select((eb) => eb.fn.countAll<string | number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBeLessThan(200);
    expect(await isOpen(flood[0]!)).toBe(false);
  });
});
