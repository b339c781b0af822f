import type { Kysely, Migration } from 'kysely';

/**
 * Who uploaded a file, so that what each person stores can be bounded. What is there already counts for the site alone.
 */
export const uploaders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('files').addColumn('uploaded_by', 'varchar(24)').execute();
    // With the size in it, so that a sum reads the index alone.
    await db.schema.createIndex('files_uploaded_by').on('files').columns(['uploaded_by', 'bytes']).execute();
  },
};
