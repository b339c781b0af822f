import { SqliteAdapter, type Kysely } from 'kysely';
import { createPostgresFinder, createSearchTriggers, indexAtOnce } from '../tables/public-search.ts';

const tables: readonly { name: string; dueColumn?: string }[] = [
  { name: 'news', dueColumn: 'published_at' },
  { name: 'projects' },
  { name: 'articles', dueColumn: 'published_at' },
  { name: 'videos' },
  { name: 'reports' },
  { name: 'departments' },
];

/**
 * On PostgreSQL a search is one query instead of one for each rank of its results, and reads the index alone; items of
 * the same millisecond can be published at the same time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await createPostgresFinder(db);
  await indexAtOnce(db);
  for (const { name, dueColumn } of tables) await createSearchTriggers(db, name, dueColumn);
}
