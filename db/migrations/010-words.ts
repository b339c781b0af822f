import type { Kysely, Migration } from 'kysely';

/** The association's own words in place of those of the catalogue, and every wording there has been. */
export const words: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('words')
      .addColumn('key', 'varchar(200)', (column) => column.notNull())
      .addColumn('language', 'varchar(2)', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('words_key', ['key', 'language'])
      .execute();

    // An empty text stands for the way back to the catalogue.
    await db.schema
      .createTable('word_versions')
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('key', 'varchar(200)', (column) => column.notNull())
      .addColumn('language', 'varchar(2)', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('changed_by', 'varchar(24)', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('word_versions_key')
      .on('word_versions')
      .columns(['key', 'changed_at desc', 'id desc'])
      .execute();
  },
};
