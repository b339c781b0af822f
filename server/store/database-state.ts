import { sql, SqliteAdapter } from 'kysely';
import type { DatabaseFacts } from '../../domain/operating/site-state.ts';
import type { Database } from './database.ts';

/** Returns kind, version and size of the database, and how long it takes to answer, in milliseconds. */
export async function readDatabaseState(db: Database): Promise<DatabaseFacts> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const started = performance.now();
  const asked = isSqlite
    ? await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
    : await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const responseTime = Math.round(performance.now() - started);
  const { rows } = isSqlite
    ? await sql<{ size: number }>`select page_count * page_size as size
        from pragma_page_count(), pragma_page_size()`.execute(db)
    : await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
  return {
    kind: isSqlite ? 'SQLite' : 'PostgreSQL',
    // Debian adds its own package version in brackets.
    version: (asked.rows[0]?.version ?? '').split(' ')[0]!.slice(0, 20),
    size: Number(rows[0]?.size ?? 0),
    responseTime,
  };
}
