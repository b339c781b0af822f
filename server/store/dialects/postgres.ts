import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import type { Database, Tables } from '../database.ts';
import { applicationName } from './application-name.ts';

/**
 * Opens a PostgreSQL database by its address, over at most so many connections. Throws StartError where nothing answers there.
 */
export async function openPostgres(url: string, connections = 10): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000, application_name: applicationName });
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    // Through Kysely, which closes the pool at its end only where it has used it.
    await sql`select 1`.execute(db);
    return db;
  } catch (cause) {
    await db.destroy();
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : String((cause as { code?: string }).code ?? cause);
    throw new StartError(`PostgreSQL cannot be reached with DATABASE_URL: ${reason}.`);
  }
}
