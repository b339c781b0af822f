import { sql, SqliteAdapter, type Kysely } from 'kysely';

/**
 * Indexes of trigrams for searching the media library and the security log on PostgreSQL, where they have grown for
 * years. SQLite reads 100,000 of these short rows in some milliseconds, without an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  // Without the extension searching works too, only slower.
  if (!rows[0]) return;
  const trigrams = sql.id(rows[0].schema, 'gin_trgm_ops');
  await sql`create index files_search on files using gin (search_text ${trigrams}) where deleted_at is null`.execute(
    db,
  );
  await sql`create index security_log_search on security_log using gin (search_text ${trigrams})`.execute(db);
}
