import { SqliteAdapter, type Kysely } from 'kysely';
import { createPostgresFinder, indexAtOnce } from '../tables/public-search.ts';

/** A search is one query of PostgreSQL instead of one for each rank of its results, and reads the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await createPostgresFinder(db);
  await indexAtOnce(db);
}
