import type { Kysely } from 'kysely';

/** What superadmins let an admin do with the items of a content type; without a row, what the role says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_rights')
    .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('may', 'varchar(12)', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_rights_key', ['user_id', 'kind'])
    .execute();
}
