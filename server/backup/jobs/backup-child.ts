/**
 * The process that makes a backup, copies or proves one, or looks for copies (`backup-process.ts`): one job, then it ends. It has a
 * connection of its own to the database, so that reading all rows does not hold up requests.
 */
import { setPriority } from 'node:os';
import { basename, dirname } from 'node:path';
import { rm, stat } from 'node:fs/promises';
import { openFilePlaces, combineStorages } from '../../files/open-storage.ts';
import { restrictNewFiles } from '../../private-files.ts';
import { isDiskFull } from '../../store/database-errors.ts';
import { openDatabase } from '../../store/open.ts';
import type { BackupOutcome } from '../../store/backup-run-store.ts';
import { verifyArchive } from '../archive/archive.ts';
import {
  mostListed,
  type BackupAnswer,
  type BackupJob,
  type BackupSettings,
  type JobResult,
  type OffsiteBackup,
} from './backup-jobs.ts';
import { createOwnerTag, readOrMakeBackupKey } from '../archive/backup-key.ts';
import { BackupError, findBackupProblem, describeBackupError } from '../backup-problem.ts';
import type { BackupBucket } from '../offsite/backup-bucket.ts';
import { removeLostOffsiteBackups } from '../offsite/lost-offsite-backups.ts';
import { makeArchive } from '../archive/make-archive.ts';
import { clearScratch, proveBackup } from './prove-backup.ts';

/** Milliseconds between two reports of the progress. */
const reportEvery = 500;

const send = (answer: BackupAnswer) =>
  new Promise<void>((sent) => (process.send ? process.send(answer, undefined, {}, () => sent()) : sent()));

let reportedAt = 0;
function report(percent: number): void {
  if (performance.now() - reportedAt < reportEvery) return;
  reportedAt = performance.now();
  void send({ type: 'progress', percent: Math.floor(percent) });
}

async function backUp(settings: BackupSettings, file: string): Promise<BackupOutcome> {
  const { db, dialect } = await openDatabase({ ...settings, processes: 1 }, { purpose: 'maintenance' }).catch(
    (error: unknown) => {
      throw isDiskFull(error) ? error : new BackupError('databaseAway', describeBackupError(error) ?? String(error));
    },
  );
  try {
    const storage = combineStorages(await openFilePlaces(settings), settings.fileStorage);
    const { missingKeys: _missing, ...outcome } = await makeArchive({ db, dialect, storage }, file, {
      ...settings.backup,
      // Files are most of it.
      onProgress: ({ files, ofFiles }) => report(ofFiles === 0 ? 5 : 10 + (80 * files) / ofFiles),
    });
    await checkArchive(settings, file);
    return outcome;
  } finally {
    await db.destroy();
  }
}

/** Reads a new archive from its beginning to its end; removes one that is not what was written. */
async function checkArchive({ backup: { keyFile, passphrase } }: BackupSettings, file: string): Promise<void> {
  const key = await readOrMakeBackupKey(keyFile);
  try {
    await verifyArchive(file, { key, passphrase });
  } catch (error) {
    await rm(file, { force: true });
    throw new BackupError('damaged', error instanceof Error ? error.message : String(error));
  }
}

/** Returns whether the store refuses a call: a key without the right to delete is allowed. */
const isRefused = (error: unknown) => error instanceof BackupError && error.problem === 'storeRefuses';

async function openBucket({ backup }: BackupSettings): Promise<BackupBucket> {
  // The client of S3 is loaded only where it is needed.
  const { openBackupBucket } = await import('../offsite/backup-bucket.ts');
  return openBackupBucket(backup.bucket!);
}

/** Copies an archive to the bucket as it is, then removes old copies there. */
async function copyToBucket(
  settings: BackupSettings,
  { file, old, recorded }: { file: string; old: readonly OffsiteBackup[]; recorded: readonly string[] | undefined },
): Promise<JobResult> {
  const { backup } = settings;
  const bucket = await openBucket(settings);
  try {
    const name = basename(file);
    const ownerTag = createOwnerTag(await readOrMakeBackupKey(backup.keyFile));
    await bucket.upload({ name, path: file, ownerTag }, (share) => report(100 * share));
    const names: string[] = [];
    const problems = new Set<string>();
    // The copy was made: the next one tries again to remove the others.
    const recordProblem = (error: unknown) => {
      if (!isRefused(error)) problems.add(error instanceof Error ? error.message : String(error));
    };
    for (const copy of old) {
      const isRemoved = await bucket.remove(copy.name, copy.bytes).catch(recordProblem);
      if (isRemoved) names.push(copy.name);
    }
    if (recorded) {
      const lost = removeLostOffsiteBackups(bucket, name, { recorded, ownerTag, keep: backup.keep });
      names.push(...((await lost.catch(recordProblem)) ?? []));
    }
    const { size: bytes } = await stat(file);
    const removed = { names, problems: [...problems] };
    return { outcome: { file: name, bytes, rows: 0, files: 0, missing: 0 }, removed };
  } finally {
    bucket.close();
  }
}

/** Looks for copies in the bucket. One with another size than the copy had is not the copy. */
async function findMissingCopies(settings: BackupSettings, copies: readonly OffsiteBackup[]): Promise<JobResult> {
  const bucket = await openBucket(settings);
  try {
    const stored = await bucket.list();
    const sizes = new Map(stored.map(({ name, bytes }) => [name, bytes]));
    // Of a list that was cut, nothing is known about the others.
    const isMissing = ({ name, bytes }: OffsiteBackup) => stored.length < mostListed && sizes.get(name) !== bytes;
    const missingCopies = copies.filter(isMissing).map(({ name }) => name);
    return { outcome: { file: '', bytes: 0, rows: 0, files: 0, missing: 0 }, missingCopies };
  } finally {
    bucket.close();
  }
}

async function prove(
  { backup }: BackupSettings,
  { file, expected }: { file: string; expected: { rows: number; files: number } },
): Promise<BackupOutcome> {
  const { size: bytes } = await stat(file);
  const folder = dirname(file);
  await clearScratch(folder);
  const proved = await proveBackup(file, {
    key: await readOrMakeBackupKey(backup.keyFile),
    passphrase: backup.passphrase,
    folder,
    expected,
    onProgress: (share) => report(100 * share),
  });
  return { file: basename(file), bytes, ...proved, missing: 0 };
}

async function perform({ settings, ...job }: BackupJob): Promise<JobResult> {
  switch (job.kind) {
    case 'backup':
      return { outcome: await backUp(settings, job.file) };
    case 'proof':
      return { outcome: await prove(settings, job) };
    case 'copy':
      return copyToBucket(settings, job);
    case 'findMissing':
      return findMissingCopies(settings, job.copies);
  }
}

async function work(job: BackupJob): Promise<void> {
  try {
    await send({ type: 'done', ...(await perform(job)) });
  } catch (error) {
    const kind = job.kind === 'findMissing' ? 'copy' : job.kind;
    const reason = describeBackupError(error, kind) ?? (error instanceof Error ? error.message : String(error));
    await send({ type: 'failed', problem: findBackupProblem(error, kind), reason });
  }
  process.exit(0);
}

restrictNewFiles();
// Lower priority than serving visitors.
setPriority(15);
process.once('message', (job: BackupJob) => void work(job));
// The parent process has ended.
process.on('disconnect', () => process.exit(1));
