import { day } from '../../../domain/durations.ts';
import type { BackupReason } from '../../../domain/backups/backup-run.ts';
import type { BackupBucket, StoredBackup } from './backup-bucket.ts';
import { findBeyondLimits } from '../backup-folder.ts';

/** Another server of the site is taken for lost when it has copied nothing for so long (milliseconds). */
const lostAfter = 30 * day;

/** By the end of the name of an archive; others were not made for the schedule, and have no limit. */
const reasons: Record<string, BackupReason> = {
  daily: 'schedule',
  weekly: 'schedule',
  dashboard: 'dashboard',
  migration: 'migration',
};

/**
 * Removes old offsite backups of a lost server, whose record was lost with it; returns their names. They are of this
 * site by their owner tag, no record names them, and the newest is a month older than the copy that was just made: a
 * second server that is in use, such as one for trying a restore, loses none. Times are those of the store. All copies
 * of the site count towards the limits.
 */
export async function removeLostOffsiteBackups(
  bucket: BackupBucket,
  copied: string,
  { recorded, ownerTag, keep }: { /** Names. */ recorded: readonly string[]; ownerTag: string; keep: number },
): Promise<string[]> {
  const stored = await bucket.list();
  const copiedAt = stored.find(({ name }) => name === copied)?.storedAt?.getTime();
  if (copiedAt === undefined) return [];
  const known = new Set([...recorded, copied]);
  const lost: StoredBackup[] = [];
  for (const copy of stored)
    if (!known.has(copy.name) && (await bucket.readOwnerTag(copy.name)) === ownerTag) lost.push(copy);
  if (lost.some(({ storedAt }) => storedAt === undefined || storedAt.getTime() > copiedAt - lostAfter)) return [];

  const ofSite = stored.filter((copy) => known.has(copy.name) || lost.includes(copy));
  const old = findBeyondLimits(
    ofSite.map((copy) => ({ copy, ...readName(copy.name) })),
    keep,
    new Date(),
  );
  const removed: string[] = [];
  for (const { copy } of old)
    if (lost.includes(copy) && (await bucket.remove(copy.name, copy.bytes))) removed.push(copy.name);
  return removed;
}

/** Returns when and why an archive was made, by its name. */
function readName(name: string): { createdAt: string; reason: BackupReason } {
  const [, createdAt = '', end = ''] = /^minbar-([\dT-]{17})(?:-([a-z-]+))?\./.exec(name) ?? [];
  return { createdAt, reason: reasons[end] ?? 'command' };
}
