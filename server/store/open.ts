import { existsSync, readdirSync } from 'node:fs';
import { commandName } from '../command-name.ts';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Database, DialectName } from './database.ts';
import type { Purpose } from './dialects/postgres.ts';
import { listExecutedMigrations } from './migrate.ts';

export type OpenDatabase = {
  db: Database;
  dialect: DialectName;
  /** Returns whether the database file was deleted or replaced since. */
  isGone: () => boolean;
};

type Options = {
  /** The time limits of queries. */
  purpose?: Purpose;
  /** A database may be empty although the data folder is that of a site: a restore is about to fill it. */
  mayBeLost?: boolean;
};

/**
 * Opens the database in the settings: PostgreSQL by its URL, else SQLite in the data folder. The drivers are loaded
 * only when used. Throws StartError where the database is missing or empty although the data folder is that of a site:
 * it was lost, and a new site in its place would be shown to everybody.
 */
export async function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string; processes: number },
  { purpose = 'serving', mayBeLost = false }: Options = {},
): Promise<OpenDatabase> {
  const file = settings.databaseUrl ? undefined : getSqliteFile(settings.dataDir);
  const hasSite = !mayBeLost && isFolderOfSite(settings.dataDir);
  // Opening it would make the file.
  if (hasSite && file !== undefined && !existsSync(file)) throw createLostError(settings, `${file} is missing`);
  const opened = await open(settings, purpose);
  if (!hasSite || (await listExecutedMigrations(opened.db)).length > 0) return opened;
  await opened.db.destroy();
  throw createLostError(settings, `${file ?? 'in DATABASE_URL'} is empty`);
}

async function open(
  settings: { databaseUrl: string | undefined; dataDir: string; processes: number },
  purpose: Purpose,
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
  return { ...openGuardedSqlite(getSqliteFile(settings.dataDir)), dialect: 'sqlite' };
}

/** Returns the path of the SQLite database of a data folder. */
export const getSqliteFile = (dataDir: string): string => join(dataDir, 'minbar.sqlite');

/** Returns whether a data folder has what a site leaves there: files, where they are, or backups. */
function isFolderOfSite(dataDir: string): boolean {
  const isThere = (name: string) => existsSync(join(dataDir, name));
  const backups = join(dataDir, 'backups');
  return (
    ['files/pictures', 'files/documents', 'file-places'].some(isThere) ||
    (existsSync(backups) && readdirSync(backups).some((name) => /\.tar\.gz(?:\.age)?$/.test(name)))
  );
}

const createLostError = ({ dataDir }: { dataDir: string }, fault: string): StartError =>
  new StartError(
    `The database ${fault}, though ${dataDir} has the files or backups of a site. Stop the server (systemctl stop ` +
      `minbar), and restore the last backup with: ${commandName} restore FILE. To begin a new site instead, move the ` +
      'folder away.',
  );
