/** Shared by the commands for operators: opening the site of the settings, and reporting errors. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeBackupError } from '../../server/backup/backup-problem.ts';
import { createArchiveName } from '../../server/backup/archive/make-archive.ts';
import { readEnv } from '../../server/env.ts';
import { makeDataFolder, makeFolder } from '../../server/files/make-folder.ts';
import { openFilePlaces, combineStorages } from '../../server/files/open-storage.ts';
import { restrictNewFiles } from '../../server/private-files.ts';
import { StartError } from '../../server/start-error.ts';
import { lockDataFolder } from '../../server/store/dialects/sqlite-lock.ts';
import { findMissingRight } from '../../server/store/database-errors.ts';
import { findSqliteStartError } from '../../server/store/dialects/sqlite.ts';
import { openDatabase, getSqliteFile } from '../../server/store/open.ts';
import { requireServerUser } from './require-server-user.ts';

/** Returns the sentence for an operator whose server must be stopped before a command. */
export const createRunningError = (): StartError =>
  new StartError(
    'The server is running. Stop it first (systemctl stop minbar, or Ctrl+C where it was started in a terminal): it ' +
      'would keep serving cached data. Nothing was changed.',
  );

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/**
 * Opens the database, without migrations, and the files. `alone`: no server may run, and none can start meanwhile; the
 * database may be missing.
 */
async function openSite(alone: boolean) {
  restrictNewFiles();
  const env = readEnv(process.env);
  await makeDataFolder(env.dataDir);
  if (alone && !env.databaseUrl && !(await lockDataFolder(env.dataDir, 0))) {
    throw createRunningError();
  }
  const { db, dialect } = await openDatabase({ ...env, processes: 1 }, { purpose: 'maintenance', mayBeLost: alone });
  const folder = join(env.dataDir, 'backups');
  await makeFolder(folder);
  const filePlaces = await openFilePlaces(env);
  return {
    env,
    db,
    dialect,
    dataDir: env.dataDir,
    filePlaces,
    storage: combineStorages(filePlaces, env.fileStorage),
    folder,
    keyFile: env.backup.keyFile,
    passphrase: env.backup.passphrase,
    /** The default path of a backup; an encrypted one ends with `.age`. */
    backupPath: (suffix: string, passphrase?: string) => join(folder, createArchiveName(suffix, passphrase)),
  };
}

/** What others must not wait for after this process was interrupted. */
const releases = new Set<() => Promise<unknown>>();
/** In milliseconds, for a database that does not answer. */
const releaseTimeout = 2_000;

/** Does the work, and gives back what it holds where the command is interrupted meanwhile. */
export async function releasingOnInterrupt<T>(release: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  releases.add(release);
  try {
    return await work();
  } finally {
    releases.delete(release);
  }
}

/**
 * Runs a command on the data folder, as the user of the server; prints a sentence for an error with a known cause, the
 * whole error otherwise. `interrupted` returns what is printed after Ctrl+C: what is so then, and how to go on.
 */
export async function runCommand(work: () => Promise<void>, interrupted?: () => string): Promise<void> {
  if (interrupted)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        console.error(`\nInterrupted. ${interrupted()}`);
        const released = Promise.allSettled([...releases].map((release) => release()));
        void Promise.race([released, sleep(releaseTimeout)]).then(() => process.kill(process.pid, signal));
      });
  try {
    await requireServerUser(readEnv(process.env).dataDir);
    await work();
  } catch (error) {
    console.error(describeBackupError(error) ?? error);
    process.exitCode = 1;
  }
}

/** Opens the site, does the work, and closes it. */
export async function withSite(work: (site: OpenSite) => Promise<void>, { alone = false } = {}): Promise<void> {
  const site = await openSite(alone);
  try {
    await work(site);
  } catch (error) {
    throw findMissingRight(error) ?? findSqliteStartError(error, getSqliteFile(site.dataDir)) ?? error;
  } finally {
    site.storage.close();
    await site.db.destroy();
  }
}
