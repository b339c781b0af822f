import { SqliteAdapter, type Kysely } from 'kysely';
import { createPostgresFinder } from '../tables/public-search.ts';

/** Searches are fast on PostgreSQL before it has analyzed the table: after a restore, and after many new items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) await createPostgresFinder(db);
}
