/** Whether the clock can be trusted to delete what is old. */
import { hour } from '../durations.ts';

/** A clock further ahead than this of the last cleanup is not believed at once. */
const farAhead = 30 * 24 * hour;
/** It is believed when it still says so after this time. */
const believedAfter = 20 * hour;
/** Clocks of two machines may differ by this much. */
const clockSkew = hour;

/** When the last cleanup ran, and since when one has been held back; ISO 8601. */
export type CleanupTimes = { doneAt: string | null; heldSince: string | null };

/**
 * Returns since when the cleanup is held back, or undefined where it may run. A clock that jumps ahead would make
 * everything look old at once: messages, the trash, the security log. A cleanup is therefore held back where it is a
 * month or more since the last one, or where none is recorded, and runs where the clock says the same a day later.
 */
export function holdCleanup({ doneAt, heldSince }: CleanupTimes, now: Date): string | undefined {
  const since = (moment: string | null) => (moment === null ? Number.NaN : now.getTime() - Date.parse(moment));
  if (since(doneAt) < farAhead) return undefined;
  const held = since(heldSince);
  if (heldSince === null || !(held >= 0 && held < farAhead)) return now.toISOString();
  return held >= believedAfter ? undefined : heldSince;
}

/** Returns whether the clock agrees with the time of the last cleanup, or is far ahead of it or behind it. */
export function compareClock({ doneAt, heldSince }: CleanupTimes, now: Date): 'ok' | 'ahead' | 'behind' {
  if (doneAt === null) return 'ok';
  const age = now.getTime() - Date.parse(doneAt);
  if (age < -clockSkew) return 'behind';
  return heldSince !== null && age >= farAhead ? 'ahead' : 'ok';
}
