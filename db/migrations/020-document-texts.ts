import type { Kysely } from 'kysely';

/** The texts of documents, for the public search; made again from the files where they are missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_texts')
    .addColumn('file_id', 'varchar(24)', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}
