import type { Kysely } from 'kysely';

/** What the language menu shows, and whether addresses keep the language that a visitor chooses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('identity')
    .addColumn('language_menu', 'text', (definition) => definition.notNull().defaultTo('flags'))
    .execute();
  await db.schema
    .alterTable('identity')
    .addColumn('remember_language', 'text', (definition) => definition.notNull().defaultTo('off'))
    .execute();
}
