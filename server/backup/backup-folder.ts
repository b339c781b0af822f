import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { BackupReason } from '../../domain/backups/backup-run.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import type { BackupRun, BackupRunStore } from '../store/backup-run-store.ts';
import { isArchiveName } from './archive/make-archive.ts';

/** Backups that were asked for or came before a migration do not take the place of scheduled ones. */
const keepOthers = 3;

/** Returns the path of a run's archive, or undefined where no archive with its size is in this folder. */
export async function findArchive(
  folder: string,
  { kind, state, file, bytes }: Pick<BackupRun, 'kind' | 'state' | 'file' | 'bytes'>,
): Promise<string | undefined> {
  if (kind !== 'backup' || state !== 'done' || !isArchiveName(file)) return undefined;
  const path = join(folder, file);
  const found = await unlessMissing(lstat(path));
  return found?.isFile() && found.size === bytes ? path : undefined;
}

/**
 * Returns the runs beyond the newest `keep` scheduled ones, and beyond three that were asked for in the dashboard and
 * three from before migrations. `runs`: those that are there, in any order. Those of the future, made while the clock
 * was ahead, do not count. Those that lack files are counted apart: where a folder of files is not found, they would
 * take the place of those that have them.
 */
export function findBeyondLimits<Run extends Pick<BackupRun, 'reason' | 'createdAt'> & { missing?: number }>(
  runs: readonly Run[],
  keep: number,
  now: Date,
): Run[] {
  const maxOf: Partial<Record<BackupReason, number>> = { schedule: keep, dashboard: keepOthers, migration: keepOthers };
  const counts = new Map<string, number>();
  const past = runs.filter(({ createdAt }) => createdAt <= now.toISOString());
  const newestFirst = past.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return newestFirst.filter(({ reason, missing = 0 }) => {
    const kind = `${reason} ${missing > 0}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count > (maxOf[reason] ?? Number.POSITIVE_INFINITY);
  });
}

/**
 * Deletes the archives beyond the limits. Deletes only what is recorded as made by this program, by name and size:
 * archives of `npm run backup` and of restores, and files of others, are never deleted.
 */
export async function removeOldBackups({
  store,
  folder,
  keep,
  now,
  log,
}: {
  store: BackupRunStore;
  folder: string;
  keep: number;
  now: () => Date;
  log: Logger;
}): Promise<void> {
  const present: (BackupRun & { path: string })[] = [];
  for (const run of await store.list('backup', 2_000)) {
    const path = await findArchive(folder, run);
    if (path !== undefined) present.push({ ...run, path });
  }
  for (const { id, file, path } of findBeyondLimits(present, keep, now())) {
    await rm(path, { force: true });
    await store.clearFile(id);
    await store.dropCopies(id);
    log.info({ file }, 'deleted an old backup');
  }
}
