/** Jobs that one of several servers does: claims that end, and the daily cleanup. */
import { expect, it } from 'vitest';
import { createCleanupStore } from '../../server/store/cleanup-store.ts';
import { createJobStore } from '../../server/store/job-store.ts';
import { dialects, openTestApp } from '../setup/app.ts';
import { runTestDueCleanup } from '../setup/run-test-cleanup.ts';

const hour = 60 * 60_000;

it.each(dialects)('a job is claimed by one server, and by another when the claim ends (%s)', async (dialect) => {
  const site = await openTestApp(dialect);
  const jobs = createJobStore(site.db);
  const at = (hours: number) => new Date(site.clock.now.getTime() + hours * hour);
  const claims = await Promise.all(Array.from({ length: 8 }, () => jobs.claim('cleanup', at(0), hour)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await jobs.claim('other', at(0), hour)).toBe(true);
  expect(await jobs.claim('cleanup', at(0.9), hour)).toBe(false);
  expect(await jobs.claim('cleanup', at(1), hour)).toBe(true);
  await jobs.finish('cleanup', at(24));
  expect(await jobs.claim('cleanup', at(23), hour)).toBe(false);
  expect(await jobs.claim('cleanup', at(24), hour)).toBe(true);
  // Of a server whose clock was far ahead.
  await jobs.finish('cleanup', at(1_000));
  expect(await jobs.claim('cleanup', at(30), hour)).toBe(true);
  await site.close();
});

it.each(dialects)('the cleanup is done once a day by all servers together (%s)', async (dialect) => {
  const site = await openTestApp(dialect);
  // Where no cleanup was done in the last month, the clock is not believed at once.
  await createCleanupStore(site.db).writeTimes({ doneAt: site.clock.now.toISOString(), heldSince: null });
  const runs = async () =>
    (await Promise.all([1, 2, 3].map(() => runTestDueCleanup(site)))).filter((cleared) => cleared !== undefined);
  expect(await runs()).toHaveLength(1);
  site.advance(22 * hour);
  expect(await runs()).toHaveLength(0);
  site.advance(hour);
  expect(await runs()).toHaveLength(1);
  await site.close();
});
