import { existsSync, readdirSync, statSync } from 'node:fs';
import { commandName } from '../command-name.ts';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Database, DialectName } from './database.ts';
import type { Purpose } from './dialects/postgres.ts';

export type OpenDatabase = {
  db: Database;
  dialect: DialectName;
  /** Returns whether the database file was deleted or replaced since. */
  isGone: () => boolean;
};

type Options = {
  /** The time limits of queries. */
  purpose?: Purpose;
  /** A database may be created although there are stored files: a restore is about to fill it. */
  besideFiles?: boolean;
};

/**
 * Opens the database in the settings: PostgreSQL by its URL, else SQLite in the data folder. The drivers are loaded
 * only when used.
 */
export async function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string; processes: number },
  { purpose = 'serving', besideFiles = false }: Options = {},
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
  if (!besideFiles && isLost(file) && hasFiles(settings.dataDir)) {
    throw new StartError(
      `The database ${file} is ${existsSync(file) ? 'empty' : 'missing'}, though there are pictures and documents in ` +
        `${join(settings.dataDir, 'files')}. Restore the last backup with: ${commandName} restore FILE. To start with an ` +
        'empty site instead, move the folder away.',
    );
  }
  return { ...openGuardedSqlite(file), dialect: 'sqlite' };
}

/** Returns the path of the SQLite database of a data folder. */
export const getSqliteFile = (dataDir: string): string => join(dataDir, 'minbar.sqlite');

/** Returns whether a database file is missing, or empty without a log that has its content. */
function isLost(file: string): boolean {
  const isEmpty = (path: string) => !existsSync(path) || statSync(path).size === 0;
  return !existsSync(file) || (isEmpty(file) && isEmpty(`${file}-wal`));
}

function hasFiles(dataDir: string): boolean {
  const folder = join(dataDir, 'files');
  return existsSync(folder) && readdirSync(folder).length > 0;
}
