import { existsSync, readdirSync, statSync } from 'node:fs';
import { commandName } from '../command-name.ts';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Database, DialectName } from './database.ts';
import type { Purpose } from './dialects/postgres.ts';
import { listExecutedMigrations } from './migrate.ts';
import { isRestoreUnfinished } from './unfinished-restore.ts';

export type OpenDatabase = {
  db: Database;
  dialect: DialectName;
  /** Returns whether the database file was deleted or replaced since. */
  isGone: () => boolean;
};

type Options = {
  /** The time limits of queries. */
  purpose?: Purpose;
  /** The database may be missing although the data folder is that of a site: a restore is about to fill it. */
  mayBeLost?: boolean;
};

/**
 * Opens the database in the settings: PostgreSQL by its URL, else SQLite in the data folder. The drivers are loaded
 * only when used. Throws StartError where the file of SQLite is missing or empty although the data folder is that of a
 * site.
 */
export async function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string; processes: number },
  { purpose = 'serving', mayBeLost = false }: Options = {},
): Promise<OpenDatabase> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('./dialects/postgres.ts');
    // By default PostgreSQL accepts 100 connections; the processes share them.
    const connections = Math.max(2, Math.min(10, Math.floor(60 / settings.processes)));
    return {
      db: await openPostgres(settings.databaseUrl, connections, purpose),
      dialect: 'postgres',
      isGone: () => false,
    };
  }
  const { openGuardedSqlite } = await import('./dialects/sqlite.ts');
  const file = getSqliteFile(settings.dataDir);
  // Opening it would make the file.
  if (!mayBeLost && isLost(file) && isFolderOfSite(settings.dataDir))
    throw createLostError(settings.dataDir, `${file} is ${existsSync(file) ? 'empty' : 'missing'}`);
  return { ...openGuardedSqlite(file), dialect: 'sqlite' };
}

/** Returns the path of the SQLite database of a data folder. */
export const getSqliteFile = (dataDir: string): string => join(dataDir, 'minbar.sqlite');

/**
 * Throws StartError where a database has no tables of this program although the data folder is that of a site: it was
 * lost, or another one is named; and where a restore into an empty database did not finish. A new site in its place
 * would be shown to everybody. For what is about to make tables.
 */
export async function requireDatabaseOfSite(
  db: Database,
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
): Promise<void> {
  const database = databaseUrl ? 'in DATABASE_URL' : getSqliteFile(dataDir);
  if (await isRestoreUnfinished(db))
    throw new StartError(
      `A restore into the database ${database} did not finish, so the site is not there yet. Restore it again with: ` +
        `${commandName} restore FILE. To begin a new site instead, use another DATA_DIR` +
        `${databaseUrl ? ' and an empty database' : ''}.`,
    );
  if (isFolderOfSite(dataDir) && (await listExecutedMigrations(db)).length === 0)
    throw createLostError(dataDir, `${database} is empty`);
}

/** Returns whether a database file is missing, or empty without a log that may have its content. */
function isLost(file: string): boolean {
  const isEmpty = (path: string) => !existsSync(path) || statSync(path).size === 0;
  return !existsSync(file) || (isEmpty(file) && isEmpty(`${file}-wal`));
}

/** Returns whether a data folder has what a site leaves there: files, where they are, backups, or their key. */
function isFolderOfSite(dataDir: string): boolean {
  const isThere = (name: string) => existsSync(join(dataDir, name));
  const backups = join(dataDir, 'backups');
  return (
    ['files/pictures', 'files/documents', 'file-places', 'backup-key'].some(isThere) ||
    (existsSync(backups) && readdirSync(backups).some((name) => /\.tar\.gz(?:\.age)?$/.test(name)))
  );
}

const createLostError = (dataDir: string, fault: string): StartError =>
  new StartError(
    `The database ${fault}, though ${dataDir} is the data folder of a site. Check that DATA_DIR and DATABASE_URL are ` +
      `as they were. If the database is lost, stop the server (systemctl stop minbar), and restore the last backup ` +
      `with: ${commandName} restore FILE. To begin a new site instead, move the folder away.`,
  );
