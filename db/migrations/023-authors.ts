import type { Kysely } from 'kysely';

/** Whether visitors see who wrote news and articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('identity')
    .addColumn('show_authors', 'text', (definition) => definition.notNull().defaultTo('off'))
    .execute();
}
