import type { Logger } from 'pino';
import { isArchiveName } from './backup/archive/make-archive.ts';
import { findArchive } from './backup/backup-folder.ts';
import { getBackupFolder, startBackupScheduler } from './backup/jobs/backup-scheduler.ts';
import { formatBucketPlace } from './files/s3/format-bucket-place.ts';
import type { Env } from './env.ts';
import type { OtherWorkers } from './processes/other-workers.ts';
import { createBackupStatus } from './services/backups/backup-status.ts';
import { createBackupService } from './services/backups/backups.ts';
import type { SecurityLog } from './services/accounts/security-log.ts';
import type { BackupRun } from './store/backup-run-store.ts';
import type { Stores } from './store/stores.ts';

type Deps = {
  env: Env;
  stores: Stores;
  securityLog: SecurityLog;
  /** The other processes of this machine, if any: then the primary runs the scheduler for all. */
  otherWorkers: OtherWorkers | undefined;
  log: Logger;
  now: () => Date;
  newId: () => string;
};

/** Creates the service of the backups, and the scheduler that makes them. */
export function createBackups({ env, stores, securityLog, otherWorkers, log, now, newId }: Deps) {
  // A folder that cannot be read has no archive to download or restore.
  const findArchiveHere = (run: BackupRun) =>
    findArchive(getBackupFolder(env.dataDir), run).catch((error: unknown) => {
      log.warn({ err: error }, 'the folder of the backups cannot be read');
      return undefined;
    });
  const readStatus = createBackupStatus({
    store: stores.backupRuns,
    schedule: env.backup.schedule,
    place: env.backup.bucket && formatBucketPlace(env.backup.bucket),
    findArchive: findArchiveHere,
    // With files on disk all machines share DATA_DIR (docs/several-machines.md).
    mayBeElsewhere: ({ reason, file }) =>
      (env.databaseUrl !== undefined && env.s3 !== undefined) || (reason === 'command' && !isArchiveName(file)),
    now,
  });
  const scheduler = otherWorkers
    ? undefined
    : startBackupScheduler({
        store: stores.backupRuns,
        settings: {
          dataDir: env.dataDir,
          databaseUrl: env.databaseUrl,
          backup: env.backup,
          s3: env.s3,
          fileStorage: env.fileStorage,
        },
        log,
        now,
      });
  /** Tells the scheduler that a backup is waiting. */
  const trigger = otherWorkers?.triggerBackups ?? (() => scheduler?.trigger());

  return {
    service: createBackupService({
      store: stores.backupRuns,
      readStatus,
      schedule: env.backup.schedule,
      keep: env.backup.keep,
      findArchive: findArchiveHere,
      trigger,
      securityLog,
      findNames: stores.users.findNames,
      now,
      newId,
    }),
    readStatus,
    gauges: {
      newestBackup: async () => toDate((await readStatus()).last?.finishedAt),
      newestCopy: env.backup.bucket && (async () => toDate((await readStatus()).copies?.newestMadeAt)),
    },
    trigger,
    stop: async () => scheduler?.stop(),
  };
}

const toDate = (moment: string | null | undefined) => (moment ? new Date(moment) : undefined);
