import { sql, type Kysely } from 'kysely';

/** What a person has typed into the form of an item and not saved, so that another device can go on with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('working_copies')
    .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('item_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('form_key', 'varchar(40)', (column) => column.notNull())
    .addColumn('based_on', 'integer', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('had_file', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'varchar(30)', (column) => column.notNull())
    .addPrimaryKeyConstraint('working_copies_key', ['user_id', 'kind', 'item_id'])
    .execute();
  await sql`create index working_copies_item on working_copies (kind, item_id)`.execute(db);
}
