/** Jobs that one of several servers does: claims that end, and the daily cleanup. */
import { expect, it } from 'vitest';
import { createCleanupStore } from '../../server/store/cleanup-store.ts';
import { createJobStore } from '../../server/store/job-store.ts';
import { dialects, openTestApp } from '../setup/api/app.ts';
import { runTestDueCleanup } from '../setup/servers/run-test-cleanup.ts';

const hour = 60 * 60_000;

it.each(dialects)('a job is claimed by one server, and by another when the claim ends (%s)', async (dialect) => {
  const site = await openTestApp(dialect);
  const jobs = createJobStore(site.db);
  const at = (hours: number) => new Date(site.clock.now.getTime() + hours * hour);
  const claim = (name: string, hours: number, longest?: number) => jobs.claim(name, at(hours), hour, longest);
  const [first, ...others] = (await Promise.all(Array.from({ length: 8 }, () => claim('cleanup', 0)))).filter(Boolean);
  expect(others).toEqual([]);
  expect(await claim('other', 0)).toBeDefined();
  expect(await claim('cleanup', 0.9)).toBeUndefined();
  const second = await claim('cleanup', 1);
  // The first one was taken for dead, and is no longer respected.
  expect(await first!.setEnd(at(0))).toBe(false);
  expect(await claim('cleanup', 1.9)).toBeUndefined();
  expect(await second!.setEnd(at(3))).toBe(true);
  expect(await second!.setEnd(at(24))).toBe(true);
  expect(await claim('cleanup', 23, 24 * hour)).toBeUndefined();
  const third = await claim('cleanup', 24);
  // Of a server whose clock was ahead.
  expect(await third!.setEnd(at(32))).toBe(true);
  expect(await claim('cleanup', 30, 24 * hour)).toBeUndefined();
  expect(await claim('cleanup', 30)).toBeDefined();
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
