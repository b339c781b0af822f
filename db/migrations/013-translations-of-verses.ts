import type { Kysely } from 'kysely';

/** Translations of the verses of the Quran that the operator has installed: one for a language, with all verses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verse_translations')
    .addColumn('language', 'varchar(2)', (column) => column.notNull().primaryKey())
    .addColumn('name', 'varchar(200)', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('translated_verses')
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('reference', 'varchar(7)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translated_verses_key', ['language', 'reference'])
    .execute();
}
