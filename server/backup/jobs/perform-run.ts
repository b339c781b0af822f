import type { Logger } from 'pino';
import type { BackupRun, BackupRunStore } from '../../store/backup-run-store.ts';
import type { BackupJob } from './backup-jobs.ts';
import { runBackupJob, type JobEnd, type RunningJob } from './backup-process.ts';

/** A run whose server has not extended its claim for so long is taken over by another server (milliseconds). */
export const claimFor = 5 * 60_000;
const extendEvery = 2_000; // milliseconds

type RunOptions = {
  run: BackupRun;
  claim: string;
  job: BackupJob;
  store: BackupRunStore;
  log: Logger;
  now: () => Date;
  isStopped: () => boolean;
  /** Called with the job, so that the caller can kill it. */
  onStart: (job: RunningJob) => void;
};

/**
 * Does the job of a claimed run in a process of its own, and extends the claim meanwhile. Returns undefined where
 * another server has taken over, and where this one ends: then the run is given back.
 */
export async function performRun({
  run,
  claim,
  job,
  store,
  log,
  now,
  isStopped,
  onStart,
}: RunOptions): Promise<JobEnd | undefined> {
  let percent = 0;
  let isLost = false;
  const started = runBackupJob(job, (done) => (percent = done));
  onStart(started);
  const extending = setInterval(() => {
    const until = new Date(now().getTime() + claimFor).toISOString();
    store.extend(run.id, claim, until, percent).then(
      (isOurs) => {
        if (isOurs) return;
        // This process was suspended for so long that another server has taken over.
        isLost = true;
        started.kill();
      },
      (error: unknown) => log.warn({ err: error }, 'the progress of a backup could not be stored'),
    );
  }, extendEvery);
  const end = await started.ended.finally(() => clearInterval(extending));
  if (isLost) return undefined;
  if (isStopped() && !('outcome' in end)) {
    await store.release(run.id, claim);
    return undefined;
  }
  return end;
}
