import type { Kysely, Migration } from 'kysely';

/** How often what a tag stands for was written: by it, several processes on one database know what to forget. */
export const changeVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('change_versions')
      .addColumn('tag', 'varchar(60)', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
  },
};
