import { existsSync, readdirSync } from 'node:fs';
import { commandName } from '../command-name.ts';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Database, DialectName } from './database.ts';
import type { Purpose } from './dialects/postgres.ts';

export type OpenDatabase = {
  db: Database;
  dialect: DialectName;
  /** Returns whether the database file was deleted or replaced since. */ isGone: () => boolean;
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
  const file = sqliteFile(settings.dataDir);
  if (!besideFiles && !existsSync(file) && hasFiles(settings.dataDir)) {
    throw new StartError(
      `The database ${file} is missing, though there are pictures and documents in ` +
        `${join(settings.dataDir, 'files')}. Restore the last backup with: ${commandName} restore FILE. To start with an ` +
        'empty site instead, move the folder away.',
    );
  }
  return { ...openGuardedSqlite(file), dialect: 'sqlite' };
}

/** Returns the path of the SQLite database of a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'minbar.sqlite');

function hasFiles(dataDir: string): boolean {
  const folder = join(dataDir, 'files');
  return existsSync(folder) && readdirSync(folder).length > 0;
}
