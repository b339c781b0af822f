import { day, hour } from '../durations.ts';
import type { BackupSchedule } from './backup-run.ts';

/** When nights begin and end, as hours of the server's clock. */
const night = { from: 2, to: 6 };
const friday = 5;

/**
 * Returns the name of the newest night in which something was due, such as `2026-11-22`, in the time zone of this
 * process: each night for `daily`, the night to Friday for `weekly`, when offices are closed.
 */
function findSlot(every: 'daily' | 'weekly', now: Date): string {
  const at = new Date(now);
  if (at.getHours() < night.from) at.setDate(at.getDate() - 1);
  if (every === 'weekly') at.setDate(at.getDate() - ((at.getDay() - friday + 7) % 7));
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const isNight = (now: Date) => now.getHours() >= night.from && now.getHours() < night.to;

/**
 * Returns the slot in which something should be done now, or undefined. It is done at night, and at any hour where the
 * last time (`doneAt`, ISO 8601) is longer ago than the interval: for a server that is off at night, and a new one.
 */
export function findDueSlot(
  schedule: BackupSchedule,
  { now, doneAt }: { now: Date; doneAt: string | undefined },
): string | undefined {
  if (schedule === 'off') return undefined;
  // Some hours short of the interval: the last one may have begun late in its night.
  const interval = schedule === 'daily' ? day - 2 * hour : 7 * day - 2 * hour;
  const isOverdue = doneAt === undefined || now.getTime() - Date.parse(doneAt) > interval;
  return isNight(now) || isOverdue ? findSlot(schedule, now) : undefined;
}
