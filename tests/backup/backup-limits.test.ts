/** Which backups are beyond the limits, and deleted. */
import { expect, it } from 'vitest';
import { findBeyondLimits } from '../../server/backup/backup-folder.ts';

const now = new Date('2026-11-27T08:00:00.000Z');
const run = (createdAt: string, reason: 'schedule' | 'migration' = 'schedule') => ({ createdAt, reason });

it('are the oldest of each kind', () => {
  const runs = ['2026-11-24', '2026-11-26', '2026-11-25'].map((day) => run(`${day}T02:00:00.000Z`));
  const migration = run('2026-01-01T02:00:00.000Z', 'migration');
  expect(findBeyondLimits([...runs, migration], 2, now)).toEqual([runs[0]]);
});

it('are none of those that have all files where newer ones lack some', () => {
  const whole = ['20', '21', '22'].map((day) => run(`2026-11-${day}T02:00:00.000Z`));
  const lacking = ['23', '24', '25'].map((day) => ({ ...run(`2026-11-${day}T02:00:00.000Z`), missing: 427 }));
  expect(findBeyondLimits([...whole, ...lacking], 2, now)).toEqual([lacking[0], whole[0]]);
});

it('are none of the present for those that were made while the clock was ahead', () => {
  const [ahead, today] = [run('2027-11-27T02:00:00.000Z'), run('2026-11-27T02:00:00.000Z')];
  expect(findBeyondLimits([ahead, today], 1, now)).toEqual([]);
  const later = run('2027-11-28T02:00:00.000Z');
  expect(findBeyondLimits([ahead, today, later], 1, new Date('2027-11-28T08:00:00.000Z'))).toEqual([ahead, today]);
});
