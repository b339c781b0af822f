import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BackupProblem } from '../../../domain/backups/backup-run.ts';
import type { BackupAnswer, BackupJob, JobResult } from './backup-jobs.ts';

export type JobEnd = JobResult | { problem: BackupProblem; reason: string };

export type RunningJob = {
  /** Never rejects: a process that ends early counts as interrupted. */
  ended: Promise<JobEnd>;
  /** Kills the process, whatever it does. */
  kill: () => void;
};

/**
 * Runs a job in a process of its own: reading the database is synchronous with SQLite and would hold up all requests of
 * this process.
 */
export function runBackupJob(job: BackupJob, onProgress: (percent: number) => void): RunningJob {
  const child = fork(fileURLToPath(new URL('./backup-child.ts', import.meta.url)), {
    // Its settings come with the job.
    env: childEnvironment(),
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // It must not keep the program alive.
  child.unref();
  child.channel?.unref();
  const { promise: ended, resolve } = Promise.withResolvers<JobEnd>();
  let end: JobEnd = { problem: 'interrupted', reason: 'the backup process ended before it was done' };
  child.on('message', (answer: BackupAnswer) => {
    if (answer.type === 'progress') onProgress(answer.percent);
    else end = answer;
  });
  child.once('error', () => resolve(end));
  child.once('exit', () => resolve(end));
  child.send(job, () => undefined);
  return { ended, kill: () => void child.kill('SIGKILL') };
}

function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TZ, NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    ...(TZ ? { TZ } : {}),
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    MALLOC_ARENA_MAX: '2',
  };
}
