/** Backups and test restores: their kinds, states and problems, and what a superadmin is warned of. */
import { day } from '../durations.ts';

export const backupSchedules = ['off', 'daily', 'weekly'] as const;
export type BackupSchedule = (typeof backupSchedules)[number];

/** `copy`: a backup is copied to a bucket. `proof`: the newest one is restored into a temporary folder and compared. */
export type BackupKind = 'backup' | 'copy' | 'proof';

/** Why it was made: by the schedule, from the dashboard, before a migration, or by `npm run backup`. */
export type BackupReason = 'schedule' | 'dashboard' | 'migration' | 'command';

/** `waiting`: for its turn, or after a failure for its next try. */
export type BackupState = 'waiting' | 'running' | 'done' | 'failed';

/** Why a copy failed: the store does not answer, refuses the settings, or has no room. */
export const storeProblems = ['storeAway', 'storeRefuses', 'storeFull'] as const;

/**
 * `noRoom`: refused before it began. `filesAway`, `databaseAway`: they do not answer. `keyUnusable`: the key that signs
 * backups cannot be read or made. `damaged`: the archive is not what was written. `differs`: from its own list.
 * `failed`: for a cause that only the log has.
 */
export const backupProblems = [
  'noRoom',
  'diskFull',
  'filesAway',
  'databaseAway',
  'keyUnusable',
  'interrupted',
  'damaged',
  'differs',
  'failed',
  ...storeProblems,
] as const;
export type BackupProblem = (typeof backupProblems)[number];

/** Returns whether a value is one of the problems. */
export const isBackupProblem = (value: unknown): value is BackupProblem =>
  (backupProblems as readonly unknown[]).includes(value);

/** A run that a warning is about. Moments are ISO 8601 in UTC. */
type Run = { finishedAt: string | null; problem: BackupProblem | null };

/** What is known about the copies of backups in a bucket. */
export type OffsiteFacts = {
  /** The host of the store and the bucket. */ place: string;
  /** When the newest backup that is there was made. */ newestMadeAt: string | undefined;
  /** Whether a newer copy was deleted in the bucket. */ isNewestDeleted: boolean;
  /** Of the newest copy that failed, if no later one succeeded. */ problem: BackupProblem | null;
};

export type BackupFacts = {
  schedule: BackupSchedule;
  /** When the site was set up. */ since: string | undefined;
  /** The newest backup whose archive still exists, and how many files it lacks. */
  lastBackup: (Pick<Run, 'finishedAt'> & { missing?: number }) | undefined;
  /** The newest backup that succeeded, also where its archive is gone. */
  lastMade: Pick<Run, 'finishedAt'> | undefined;
  /** The newest backup that did not succeed, if no later one did. */ failedBackup: Run | undefined;
  lastProof: Run | undefined;
  /** Undefined where backups are not copied. */ copies: OffsiteFacts | undefined;
};

export type BackupWarning =
  | { key: 'failed'; problem: BackupProblem }
  | { key: 'old'; days: number }
  | { key: 'none' }
  | { key: 'gone' }
  | { key: 'filesMissing'; count: number }
  | { key: 'off' }
  | { key: 'copyFailed'; problem: BackupProblem }
  | { key: 'copyOld'; days: number }
  | { key: 'copyNone' }
  | { key: 'copyGone' }
  | { key: 'proofFailed'; problem: BackupProblem };

/** After how many days without a backup a superadmin is warned; without a schedule as for a weekly one. */
const warnAfterDays: Record<BackupSchedule, number> = { daily: 2, weekly: 9, off: 9 };

/** Returns what a superadmin should know about the backups of the site, the most urgent first. */
export function findBackupWarnings(
  { schedule, since, lastBackup, lastMade, failedBackup, lastProof, copies }: BackupFacts,
  now: Date,
): BackupWarning[] {
  const getAge = (moment: string) => (now.getTime() - Date.parse(moment)) / day;
  const newest = lastBackup?.finishedAt ?? undefined;
  const warnings: BackupWarning[] = [];
  if (failedBackup?.problem) warnings.push({ key: 'failed', problem: failedBackup.problem });
  const made = lastMade?.finishedAt ?? undefined;
  const isOld = (moment: string | undefined) => moment === undefined || getAge(moment) > warnAfterDays[schedule];
  // A new site has its first backup soon.
  const age = getAge(newest ?? since ?? now.toISOString());
  if (made !== undefined && isOld(newest) && (!isOld(made) || (newest === undefined && schedule !== 'off')))
    warnings.push({ key: 'gone' });
  else if (age > warnAfterDays[schedule]) {
    if (schedule === 'off') warnings.push({ key: 'off' });
    else warnings.push(newest === undefined ? { key: 'none' } : { key: 'old', days: Math.floor(age) });
  }
  if (lastBackup?.missing) warnings.push({ key: 'filesMissing', count: lastBackup.missing });
  if (copies?.problem) warnings.push({ key: 'copyFailed', problem: copies.problem });
  if (copies) warnings.push(...findCopyWarnings(copies, { since, now, limit: warnAfterDays[schedule] }));
  if (lastProof?.problem) warnings.push({ key: 'proofFailed', problem: lastProof.problem });
  return warnings;
}

/** `limit`: how old the newest copy may be, in days. */
function findCopyWarnings(
  { newestMadeAt, isNewestDeleted }: OffsiteFacts,
  { since, now, limit }: { since: string | undefined; now: Date; limit: number },
): BackupWarning[] {
  const age = (now.getTime() - Date.parse(newestMadeAt ?? since ?? now.toISOString())) / day;
  if (isNewestDeleted && (newestMadeAt === undefined || age > limit)) return [{ key: 'copyGone' }];
  if (age <= limit) return [];
  return [newestMadeAt === undefined ? { key: 'copyNone' } : { key: 'copyOld', days: Math.floor(age) }];
}
