import type { Kysely } from 'kysely';
import { createSearchTriggers, indexWordsByLength } from '../tables/public-search.ts';

const tables: readonly { name: string; dueColumn?: string }[] = [
  { name: 'news', dueColumn: 'published_at' },
  { name: 'projects' },
  { name: 'articles', dueColumn: 'published_at' },
  { name: 'videos' },
  { name: 'reports' },
  { name: 'departments' },
];

/**
 * Words of drafts are not looked up, and items of any year can be published. The daily cleanup removes the words that
 * drafts have left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexWordsByLength(db);
  for (const { name, dueColumn } of tables) await createSearchTriggers(db, name, dueColumn);
}
