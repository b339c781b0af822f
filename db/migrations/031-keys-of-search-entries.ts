import type { Kysely } from 'kysely';
import { createSearchTriggers } from '../tables/public-search.ts';

const tables: readonly { name: string; dueColumn?: string }[] = [
  { name: 'news', dueColumn: 'published_at' },
  { name: 'projects' },
  { name: 'articles', dueColumn: 'published_at' },
  { name: 'videos' },
  { name: 'reports' },
  { name: 'departments' },
];

/** On SQLite a search takes no longer after many items were changed. Entries keep their keys until they change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, dueColumn } of tables) await createSearchTriggers(db, name, dueColumn);
}
