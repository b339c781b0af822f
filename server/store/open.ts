import { join } from 'node:path';
import type { Database, DialectName } from './database.ts';

/**
 * Opens the database that the settings name: PostgreSQL by its address, else SQLite in the data folder.
 * The drivers are loaded only when used.
 */
export async function openDatabase(settings: { databaseUrl: string | undefined; dataDir: string; processes: number }): Promise<{ db: Database; dialect: DialectName }> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('./dialects/postgres.ts');
    // PostgreSQL takes 100 connections unless told otherwise; the processes share them.
    const connections = Math.max(2, Math.min(10, Math.floor(60 / settings.processes)));
    return { db: await openPostgres(settings.databaseUrl, connections), dialect: 'postgres' };
  }
  const { openSqlite } = await import('./dialects/sqlite.ts');
  return { db: openSqlite(join(settings.dataDir, 'minbar.sqlite')), dialect: 'sqlite' };
}
