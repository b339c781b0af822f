import type { Kysely } from 'kysely';

/**
 * Pictures of the pages of documents, drawn again from the files where they are missing. Texts are stored by page, with
 * their words, which need not be found at each save.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Read again: the stored texts do not tell where a page ends.
  await (db as Kysely<{ document_texts: object }>).deleteFrom('document_texts').execute();
  await db.schema.alterTable('document_texts').addColumn('drawn_pages', 'text').execute();
  await db.schema
    .alterTable('document_texts')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('document_texts')
    .addColumn('drawn_bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
