import type { Kysely } from 'kysely';
import { createContentTable } from '../tables/content-table.ts';

/** Words with the same meaning, for the search; staff extend the built-in list by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createContentTable(db, { name: 'synonyms', localized: ['words'] });
}
