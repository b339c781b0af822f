import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { hour, minute } from '../../../domain/durations.ts';
import type { BackupRun, BackupRunStore } from '../../store/backup-run-store.ts';
import { findBeyondLimits, findArchive } from '../backup-folder.ts';
import type { BackupSettings, OffsiteBackup } from '../jobs/backup-jobs.ts';
import { runBackupJob, type RunningJob } from '../jobs/backup-process.ts';
import { claimFor, performRun } from '../jobs/perform-run.ts';
import { createSerialRunner } from '../jobs/serial-runner.ts';

/** A copy that fails is tried again after minutes, later after hours, for as long as its archive is here. */
const retryAfter = (tries: number) => Math.min(minute * 4 ** tries, 6 * hour);
/** How many runs are read, the newest first. */
const maxRuns = 2_000;
/** How often each server looks whether the copies are still in the bucket (milliseconds), and for how many of them. */
const lookEvery = 6 * hour;
const maxLookedFor = 20;

type Deps = {
  store: BackupRunStore;
  settings: BackupSettings;
  /** The folder of backups. */
  folder: string;
  /** The store and bucket. */
  place: string;
  log: Logger;
  now: () => Date;
};

export type OffsiteScheduler = {
  /** Copies what is not in the bucket yet, and looks whether the copies are still there. */
  runDue: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Copies the backups that the server makes to the bucket, one at a time, beside the making of others: a copy over a
 * slow line takes hours. The server that has the archive copies it.
 */
export function startOffsiteScheduler({ store, settings, folder, place, log, now }: Deps): OffsiteScheduler {
  let stopped = false;
  let job: RunningJob | undefined;
  let lookedAt = 0;
  const placeId = createHash('sha256').update(place).digest('hex').slice(0, 8);

  const listOffsiteBackups = async () => (await store.list('copy', maxRuns)).filter((run) => run.place === place);

  /** Adds a copy of each archive that is here. Those of `npm run backup` belong to whoever made them. */
  const addDue = async () => {
    const known = new Set((await listOffsiteBackups()).map(({ copyOf }) => copyOf));
    for (const { id, reason, createdAt, file, bytes, ...run } of await store.list('backup', maxRuns)) {
      if (reason === 'command' || known.has(id)) continue;
      if (!(await findArchive(folder, { ...run, file, bytes }))) continue;
      const copy = { id: `copy-${placeId}-${id}`, kind: 'copy', copyOf: id, place } as const;
      await store.add({ ...copy, reason, createdAt, file, bytes, requestedBy: null });
    }
  };

  /** Returns the path of the archive that a run copies, if it is on this machine. */
  const findCopiedArchive = async ({ copyOf }: BackupRun) => {
    const backup = copyOf === null ? undefined : await store.find(copyOf);
    return backup && findArchive(folder, backup);
  };

  /** Returns the copies that are beyond the limits once this one is made; `missing`: the files that it lacks. */
  const findOld = (run: BackupRun, missing: number, copies: readonly BackupRun[]): BackupRun[] => {
    const there = [{ ...run, missing }, ...copies.filter((copy) => copy.id !== run.id && isStored(copy))];
    return findBeyondLimits(there, settings.backup.keep, now()).filter(({ id }) => id !== run.id);
  };

  const perform = async (run: BackupRun, claim: string) => {
    const copies = await listOffsiteBackups();
    const missing = (run.copyOf === null ? undefined : await store.find(run.copyOf))?.missing ?? 0;
    const old = findOld(run, missing, copies);
    // Those of a lost server may have the files that this one lacks.
    const recorded = missing > 0 ? undefined : copies.map(({ file }) => file);
    const end = await performRun({
      run,
      claim,
      job: { kind: 'copy', settings, file: join(folder, run.file), old: old.map(toOffsiteBackup), recorded },
      store,
      log,
      now,
      isStopped: () => stopped,
      onStart: (started) => (job = started),
    });
    job = undefined;
    if (!end) return;
    const at = now();
    if ('outcome' in end) {
      const { removed } = end;
      if (!(await store.finish(run.id, claim, at.toISOString(), { ...end.outcome, missing }))) return;
      for (const { id, file } of old) if (removed?.names.includes(file)) await store.clearFile(id);
      log.info({ file: run.file, bytes: run.bytes, place, removed: removed?.names }, 'copied a backup to the bucket');
      if (removed && removed.problems.length > 0)
        log.warn({ place, problems: removed.problems }, 'old backups could not be removed from the bucket');
      return;
    }
    const nextAt = new Date(at.getTime() + retryAfter(run.tries)).toISOString();
    const { problem, reason } = end;
    log.error({ file: run.file, place, problem, reason, nextAt }, 'a backup could not be copied to the bucket');
    await store.fail(run.id, claim, at.toISOString(), problem, nextAt);
  };

  /** Records which of the newest copies somebody has deleted in the bucket. */
  const findDeleted = async () => {
    const at = now().getTime();
    if (stopped || Math.abs(at - lookedAt) < lookEvery) return;
    lookedAt = at;
    const copies = (await listOffsiteBackups()).filter(isStored).slice(0, maxLookedFor);
    if (stopped || copies.length === 0) return;
    job = runBackupJob({ kind: 'findMissing', settings, copies: copies.map(toOffsiteBackup) }, () => undefined);
    const end = await job.ended;
    job = undefined;
    if (!('outcome' in end)) {
      if (!stopped) log.warn({ place, ...end }, 'whether the copies are still in the bucket is not known');
      return;
    }
    const deleted = copies.filter(({ file }) => end.missingCopies?.includes(file));
    for (const { id } of deleted) await store.clearFile(id);
    if (deleted.length > 0)
      log.warn({ place, files: deleted.map(({ file }) => file) }, 'copies of backups are no longer in the bucket');
  };

  const workAll = async () => {
    await copyDue();
    await findDeleted();
  };

  const copyDue = async () => {
    await addDue();
    for (;;) {
      if (stopped) return;
      const claim = randomUUID();
      const at = now();
      const until = new Date(at.getTime() + claimFor).toISOString();
      const canDo = async (run: BackupRun) => run.place === place && (await findCopiedArchive(run)) !== undefined;
      const run = await store.claim(claim, at.toISOString(), until, { kinds: ['copy'], canDo });
      if (!run) return;
      await perform(run, claim);
    }
  };
  const runner = createSerialRunner(workAll, log);

  return {
    runDue: () => runner.start(workAll),
    async stop() {
      stopped = true;
      runner.stop();
      job?.kill();
      await runner.idle();
    },
  };
}

const isStored = ({ state, file }: BackupRun): boolean => state === 'done' && file !== '';

const toOffsiteBackup = ({ file, bytes }: BackupRun): OffsiteBackup => ({ name: file, bytes });
