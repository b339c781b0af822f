/**
 * The copy of the database that an upgrade makes while no server runs, and returns to if the new version does not
 * start. SQLite: the database file. PostgreSQL: an archive of the rows. Files are not copied: a version that fails
 * removes none.
 */
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import type { FileStorage } from '../files/file-storage.ts';
import { syncToDisk } from '../files/sync-to-disk.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { StartError } from '../start-error.ts';
import type { Database, DialectName } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { dropAllTables, listOtherObjects } from '../store/drop-tables.ts';
import { getSqliteFile } from '../store/open.ts';
import { isOwnTable } from '../store/snapshot.ts';
import { readBackupKey, readOrMakeBackupKey } from './backup-key.ts';
import { writeBackup } from './backup.ts';
import { checkBackup, restoreBackup } from './restore.ts';

type Site = { db: Database; dialect: DialectName; storage: FileStorage; dataDir: string; keyFile: string };

const folderIn = (dataDir: string) => join(dataDir, 'upgrade');
const copyNames = { sqlite: 'before.sqlite', postgres: 'before.tar.gz' };

/** Returns the path of the copy, whether it exists or not. */
export const copyFile = (dataDir: string, dialect: DialectName): string => join(folderIn(dataDir), copyNames[dialect]);

/** Makes the folder of the copy, for this user alone. A link is refused: the server may write the data folder. */
async function prepareFolder(dataDir: string): Promise<string> {
  const folder = folderIn(dataDir);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (!(await lstat(folder)).isDirectory())
    throw new StartError(`${folder} is not a folder. Move it away. Nothing was changed.`);
  return folder;
}

/**
 * Throws StartError where a PostgreSQL database has tables or functions of other programs: putting the old version back
 * drops them all, since those of the version that failed are not known to it.
 */
export async function requireOnlyOwnTables(db: Database): Promise<void> {
  const others = await listOtherObjects(db, isOwnTable);
  if (others.length === 0) return;
  const named = others.slice(0, 5).join(', ') + (others.length > 5 ? ', ...' : '');
  throw new StartError(
    `The database also has tables or functions that are not Minbar's: ${named}. If the new version failed, putting the ` +
      'old one back would remove them. Move them to another database, and try again. Nothing was changed.',
  );
}

/** Copies the database, which no server may use meanwhile. The copy is on the disk when this returns. */
export async function copyDatabase(site: Site): Promise<void> {
  const { dataDir, dialect } = site;
  const folder = await prepareFolder(dataDir);
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
  const file = copyFile(dataDir, dialect);
  const part = `${file}.part`;
  if (dialect === 'sqlite') {
    const source = new SqliteDriver(getSqliteFile(dataDir), { fileMustExist: true });
    try {
      // All pages in one step: no server runs meanwhile.
      await source.backup(part, { progress: () => 0x7fffffff });
    } finally {
      source.close();
    }
  } else {
    // Without the files, which stay where they are, and without a passphrase: the copy stays on this machine.
    const storage = { ...site.storage, read: async () => undefined };
    await writeBackup({ ...site, storage }, part, { now: new Date(), key: await readOrMakeBackupKey(site.keyFile) });
  }
  await syncToDisk(part);
  await rename(part, file);
  await syncToDisk(folder);
}

/**
 * Returns the database to its copy, which no server may use meanwhile. With SQLite the database of the version that
 * failed stays in the folder of the copy, and its path is returned. Does nothing where there is no copy; may be
 * interrupted and run again. PostgreSQL must be done by the program of the version that made the copy; `requireAlone`
 * throws where a server uses it.
 */
export async function putBackDatabase(
  { dataDir, dialect, keyFile }: Pick<Site, 'dataDir' | 'dialect' | 'keyFile'>,
  openSite: () => Promise<Pick<Site, 'db' | 'storage'> & { requireAlone: (db: Database) => Promise<void> }>,
): Promise<string | undefined> {
  const copy = copyFile(dataDir, dialect);
  const exists = await lstat(copy).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!exists) return undefined;
  const folder = folderIn(dataDir);
  if (dialect === 'sqlite') {
    const file = getSqliteFile(dataDir);
    // SQLite applies a log to any database of that name, so the copy takes the name after all logs are moved.
    for (const end of ['-wal', '-shm', '-journal', ''])
      await unlessMissing(rename(`${file}${end}`, join(folder, `failed.sqlite${end}`)));
    await rename(copy, file);
    await syncToDisk(dataDir);
    return join(folder, 'failed.sqlite');
  }
  const backup = await checkBackup(copy, { key: await readBackupKey(keyFile) });
  const { db, storage, requireAlone } = await openSite();
  await requireAlone(db);
  await dropAllTables(db);
  await migrate(db);
  await restoreBackup(backup, { db, storage, folder, requireAlone });
  await rm(copy);
  return undefined;
}

/** Removes the copy once the new version has started. */
export async function removeDatabaseCopy(dataDir: string): Promise<void> {
  await rm(folderIn(dataDir), { recursive: true, force: true });
}
