/**
 * The copy of the database that an upgrade makes while no server runs, and returns to if the new version does not
 * start. SQLite: the database file. PostgreSQL: the tables, in the same database. Files are not copied: a version that
 * fails removes none.
 */
import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import { syncToDisk } from '../files/sync-to-disk.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { StartError } from '../start-error.ts';
import type { Database, DialectName } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { dropAllTables, listDropProblems, mayCreateTables } from '../store/drop-tables.ts';
import { getSqliteFile } from '../store/open.ts';
import { isOwnTable } from '../store/snapshot.ts';
import {
  copyTables,
  dropTableCopies,
  hasCopiedMigrations,
  hasTableCopies,
  isTableCopy,
  putBackTables,
} from '../store/table-copies.ts';

type Site = { db: Database; dialect: DialectName; dataDir: string };

const folderIn = (dataDir: string) => join(dataDir, 'upgrade');
const fileNames = { sqlite: 'before.sqlite', postgres: 'before.copied' };

/** Returns the path of the copy, whether it exists or not; with PostgreSQL, of an empty file as old as the copy. */
export const copyFile = (dataDir: string, dialect: DialectName): string => join(folderIn(dataDir), fileNames[dialect]);

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
 * Throws StartError where the old version could not be put back into a PostgreSQL database. All tables are dropped then,
 * since those of the version that failed are not known, and with them what other programs have there.
 */
export async function requireReplaceable(db: Database): Promise<void> {
  if (!(await mayCreateTables(db)))
    throw new StartError(
      'The role of DATABASE_URL may not create tables in its schema. Make the role the owner of the database, or grant ' +
        'it CREATE on the schema, and try again. Nothing was changed.',
    );
  const { kept, others } = await listDropProblems(db, (name) => isOwnTable(name) || isTableCopy(name));
  if (kept.length > 0)
    throw new StartError(
      `Some tables or functions of the site do not belong to the role of DATABASE_URL: ${nameSome(kept)}. If the new ` +
        'version failed, the role could not put the old one back. Make it their owner (ALTER TABLE ... OWNER TO ..., ' +
        'ALTER FUNCTION ... OWNER TO ...), or grant it the role that owns them, and try again. Nothing was changed.',
    );
  if (others.length === 0) return;
  throw new StartError(
    `The database also has tables, views, functions, types or the like that are not Minbar's: ${nameSome(others)}. If ` +
      'the new version failed, putting the old one back would remove them. Move them to another database, and try again. Nothing was changed.',
  );
}

const nameSome = (names: readonly string[]): string => names.slice(0, 5).join(', ') + (names.length > 5 ? ', ...' : '');

/** Copies the database, which no server may use meanwhile. The copy is on the disk when this returns. */
export async function copyDatabase({ db, dataDir, dialect }: Site): Promise<void> {
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
    await copyTables(db);
    await writeFile(part, '');
  }
  await syncToDisk(part);
  await rename(part, file);
  await syncToDisk(folder);
}

/**
 * Returns a SQLite database to its copy, which no server may use meanwhile. The database of the version that failed
 * stays in the folder of the copy, and its path is returned. Does nothing where there is no copy; may be interrupted
 * and run again.
 */
export async function putBackSqlite(dataDir: string): Promise<string | undefined> {
  const copy = copyFile(dataDir, 'sqlite');
  if (!(await unlessMissing(lstat(copy)))?.isFile()) return undefined;
  const folder = folderIn(dataDir);
  const file = getSqliteFile(dataDir);
  // SQLite applies a log to any database of that name, so the copy takes the name after all logs are moved.
  for (const end of ['-wal', '-shm', '-journal', ''])
    await unlessMissing(rename(`${file}${end}`, join(folder, `failed.sqlite${end}`)));
  await rename(copy, file);
  await syncToDisk(dataDir);
  return join(folder, 'failed.sqlite');
}

/**
 * Returns a PostgreSQL database to its copy. Does nothing where there is no copy; may be interrupted and run again.
 * Must be done by the program of the version that made the copy; `requireAlone` throws where a server uses the
 * database.
 */
export async function putBackPostgres(db: Database, requireAlone: (db: Database) => Promise<void>): Promise<void> {
  if (!(await hasTableCopies(db))) return;
  await requireAlone(db);
  // A version that has migrated nothing has the same tables.
  if (!(await hasCopiedMigrations(db))) {
    await dropAllTables(db);
    await migrate(db);
  }
  await putBackTables(db, requireAlone);
}

/** Removes the copy once the new version has started; `db` is that of a site on PostgreSQL. */
export async function removeDatabaseCopy(dataDir: string, db: Database | undefined): Promise<void> {
  if (db) await dropTableCopies(db);
  await rm(folderIn(dataDir), { recursive: true, force: true });
}
