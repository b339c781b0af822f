import type { Kysely, Migration } from 'kysely';

/** Since when nothing names a file any more; after 30 days it is cleaned up. */
export const unusedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('files').addColumn('unused_since', 'varchar(30)').execute();
  },
};
