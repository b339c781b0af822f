import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDriver from 'better-sqlite3';
import { createUnusableFolderError } from '../../start-error.ts';
import { isDiskFull } from '../database-errors.ts';
import { createDiskFullStartError } from './sqlite.ts';

/** Open for the life of the process; the operating system releases the locks however it ends. */
const heldLocks = new Set<SqliteDriver.Database>();

/**
 * Makes this process the only server of a data folder, by a SQLite lock on a separate file, which ends with the
 * process, also by `kill -9`. Waits for a process that is just ending. Returns whether it has the lock. Throws
 * StartError where the folder cannot be used, as on a full disk.
 */
export async function lockDataFolder(dataDir: string, timeout = 3_000 /* milliseconds */): Promise<boolean> {
  return tryToLock(dataDir, timeout).catch((error: unknown) => {
    throw isDiskFull(error)
      ? createDiskFullStartError(dataDir)
      : createUnusableFolderError(dataDir, error as NodeJS.ErrnoException);
  });
}

async function tryToLock(dataDir: string, timeout: number): Promise<boolean> {
  const file = join(dataDir, 'server.lock');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new SqliteDriver(file, { timeout: 0 });
  const until = Date.now() + timeout;
  for (;;) {
    try {
      lock.exec('begin exclusive');
      heldLocks.add(lock);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY' || Date.now() >= until) {
        lock.close();
        if ((error as { code?: string }).code === 'SQLITE_BUSY') return false;
        throw error;
      }
    }
    await sleep(100);
  }
}
