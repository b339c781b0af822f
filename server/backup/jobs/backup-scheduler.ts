import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { day, minute } from '../../../domain/durations.ts';
import { findDueSlot } from '../../../domain/backups/find-due-slot.ts';
import type { BackupRun, BackupRunStore } from '../../store/backup-run-store.ts';
import { findArchive, removeOldBackups } from '../backup-folder.ts';
import type { BackupSettings } from './backup-jobs.ts';
import { takeBackupLease } from './backup-lease.ts';
import type { JobEnd, RunningJob } from './backup-process.ts';
import { startOffsiteScheduler } from '../offsite/offsite-scheduler.ts';
import { createArchiveName, prepareBackupFolder } from '../archive/make-archive.ts';
import { claimFor, performRun } from './perform-run.ts';
import { formatBucketPlace } from '../../files/s3/format-bucket-place.ts';
import { clearScratch } from './prove-backup.ts';
import { createSerialRunner } from './serial-runner.ts';

/** The schedule is checked this often, and first when the server has started. */
const checkEvery = minute;
const firstCheck = 5 * minute;
/** A scheduled run that fails is tried again after this time, in all so often. */
const retryAfter = 60 * minute;
const maxTries = 3;
/** The record of a run is deleted after this time. */
const recordedFor = 400 * day;
/** A run that ended later than this was recorded by a clock that was wrong. */
const clockSkew = 60 * minute;

type Deps = { store: BackupRunStore; settings: BackupSettings; log: Logger; now: () => Date };

export type BackupScheduler = {
  /** Notifies the scheduler that a run is waiting; returns at once. */
  trigger: () => void;
  /** Adds what is due by the schedule and does it; resolves after the copies. */
  runDue: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The folder in which a site stores its backups. */
export const getBackupFolder = (dataDir: string): string => join(dataDir, 'backups');

/**
 * Makes the backups that are due by the schedule or were asked for, one at a time, and proves the newest one weekly.
 * Copies to a bucket are made beside that (`offsite-scheduler.ts`). Servers that share a database share its record of
 * runs: each run is claimed by one of them, for some minutes at a time, so that another one takes over where it dies.
 */
export function startBackupScheduler({ store, settings, log, now }: Deps): BackupScheduler {
  const folder = getBackupFolder(settings.dataDir);
  const { schedule, keep, passphrase } = settings.backup;
  const bucket = settings.backup.bucket;
  const copies =
    bucket && startOffsiteScheduler({ store, settings, folder, place: formatBucketPlace(bucket), log, now });
  let stopped = false;
  let job: RunningJob | undefined;
  let isPrepared = false;

  const add = (id: string, kind: BackupRun['kind']) =>
    store.add({ id, kind, reason: 'schedule', createdAt: now().toISOString(), requestedBy: null });
  const endedAt = (runs: readonly BackupRun[]) => {
    const latest = now().getTime() + clockSkew;
    return runs.find(({ state, finishedAt }) => state === 'done' && Date.parse(finishedAt ?? '') <= latest)?.finishedAt;
  };

  /** Adds a backup where the schedule says so; each slot is added once. */
  const addDueBackup = async () => {
    const doneAt = endedAt(await store.list('backup', 50)) ?? undefined;
    const slot = findDueSlot(schedule, { now: now(), doneAt });
    if (slot) await add(`${schedule}-${slot}`, 'backup');
  };

  /** Adds a proof weekly, where there is an archive. */
  const addDueProof = async () => {
    if (schedule === 'off' || stopped || !(await newestArchive())) return;
    const doneAt = endedAt(await store.list('proof', 20)) ?? undefined;
    const slot = findDueSlot('weekly', { now: now(), doneAt });
    if (slot) await add(`proof-${slot}`, 'proof');
  };

  /** The newest backup whose archive is on this machine. */
  const newestArchive = async () => {
    for (const run of await store.list('backup', 50)) if (await findArchive(folder, run)) return run;
    return undefined;
  };

  const prepare = async () => {
    await prepareBackupFolder(folder);
    if (!(await store.isRunning('proof', now().toISOString()))) await clearScratch(folder);
  };

  /** Runs a claimed run to its end. */
  const perform = async (run: BackupRun, claim: string) => {
    if (run.tries > maxTries) {
      await record(run, claim, { problem: 'interrupted', reason: `it was interrupted ${maxTries} times` }, '');
      return;
    }
    const proven = run.kind === 'proof' ? await newestArchive() : undefined;
    if (run.kind === 'proof' && !proven) {
      await record(run, claim, { problem: 'failed', reason: 'there is no archive on this machine' }, '');
      return;
    }
    const suffix = run.reason === 'schedule' ? `-${schedule === 'off' ? 'daily' : schedule}` : `-${run.reason}`;
    const file = join(folder, proven?.file ?? createArchiveName(suffix, passphrase, now()));
    const end = await performRun({
      run,
      claim,
      job: proven
        ? { kind: 'proof', settings, file, expected: { rows: proven.rows, files: proven.files } }
        : { kind: 'backup', settings, file },
      store,
      log,
      now,
      isStopped: () => stopped,
      onStart: (started) => (job = started),
    });
    job = undefined;
    if (!end) return;
    await record(run, claim, end, file);
  };

  const record = async (run: BackupRun, claim: string, end: JobEnd, file: string) => {
    const at = now().toISOString();
    if ('outcome' in end) {
      const isOurs = await store.finish(run.id, claim, at, end.outcome);
      if (!isOurs) {
        // Another server made one instead, and this one has no record by which it would be deleted.
        if (run.kind === 'backup') await rm(file, { force: true });
        return;
      }
      log.info(
        { run: run.id, ...end.outcome },
        run.kind === 'backup' ? 'backed up' : 'a backup was restored and compared',
      );
      if (run.kind === 'proof') return;
      await removeOldBackups({ store, folder, keep, now, log });
      // After a failed proof, prove the next backup at once and not after a week.
      if ((await store.list('proof', 1))[0]?.state === 'failed') await add(`proof-${run.id}`, 'proof');
      return;
    }
    const mayRetry = run.reason === 'schedule' && run.tries < maxTries && end.problem !== 'differs';
    const nextAt = mayRetry ? new Date(now().getTime() + retryAfter).toISOString() : null;
    log.error(
      { run: run.id, problem: end.problem, reason: end.reason, nextAt },
      run.kind === 'backup' ? 'a backup failed' : 'a test restore failed',
    );
    await store.fail(run.id, claim, at, end.problem, nextAt);
  };

  const workAll = async () => {
    if (!isPrepared) await prepare();
    isPrepared = true;
    while (await workOne());
  };

  /** Claims the next run and works on it; returns false where there is none. */
  const workOne = async (): Promise<boolean> => {
    if (stopped) return false;
    const claim = randomUUID();
    const at = now();
    // A proof needs the archive, which is on the machine that made it.
    const kinds = (await newestArchive()) ? (['backup', 'proof'] as const) : (['backup'] as const);
    const until = new Date(at.getTime() + claimFor).toISOString();
    const run = await store.claim(claim, at.toISOString(), until, { kinds });
    if (!run) return false;
    const lease = await takeBackupLease(store, now);
    if (!lease) {
      // A command or another server makes one; this run is tried again when the schedule is checked.
      await store.release(run.id, claim);
      return false;
    }
    try {
      if (run.tries > 1) await prepare();
      await perform(run, claim);
    } finally {
      await lease.end();
    }
    return true;
  };

  const runner = createSerialRunner(workAll, log);
  const runDueBackups = () =>
    runner.start(async () => {
      await addDueBackup();
      await workAll();
      void copies?.runDue();
      await addDueProof();
      await workAll();
      await store.removeBefore(new Date(now().getTime() - recordedFor).toISOString());
    });

  let timer = setTimeout(() => {
    void runDueBackups();
    timer = setInterval(() => void runDueBackups(), checkEvery).unref();
  }, firstCheck).unref();

  return {
    trigger: () => void runner.start(workAll).then(() => copies?.runDue()),
    async runDue() {
      await runDueBackups();
      await copies?.runDue();
    },
    async stop() {
      stopped = true;
      runner.stop();
      // Clears an interval too.
      clearTimeout(timer);
      job?.kill();
      await Promise.all([runner.idle(), copies?.stop()]);
    },
  };
}
