import { sql, type CreateTableBuilder, type Kysely, type Migration } from 'kysely';

/** The five types as they are today, with what orders their lists. */
const tables = [
  ['news', 'published_at'],
  ['articles', 'published_at'],
  ['projects', 'created_at'],
  ['videos', 'created_at'],
  ['reports', 'created_at'],
] as const;

/**
 * Undo: revisions of items, what was done to them and by whom, who has which form open, and who threw something away.
 */
export const history: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, order] of tables) {
      await db.schema
        .alterTable(table)
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      // Translations whose English has changed since: ` title.so content.ar `.
      await db.schema
        .alterTable(table)
        .addColumn('outdated', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema.alterTable(table).addColumn('updated_by', 'varchar(24)').execute();
      await db.schema.alterTable(table).addColumn('deleted_by', 'varchar(24)').execute();
      await sql`create index ${sql.ref(`${table}_trash`)} on ${sql.table(table)} (deleted_at desc, id desc) where deleted_at is not null`.execute(
        db,
      );
      await sql`create index ${sql.ref(`${table}_outdated`)} on ${sql.table(table)} (${sql.ref(order)} desc, id desc) where deleted_at is null and outdated <> ''`.execute(
        db,
      );
    }
    await db.schema.alterTable('users').addColumn('deleted_by', 'varchar(24)').execute();

    const entry = db.schema.createTable('history') as CreateTableBuilder<string>;
    await entry
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('at', 'varchar(30)', (column) => column.notNull())
      .addColumn('kind', 'varchar(40)', (column) => column.notNull())
      .addColumn('item_id', 'varchar(40)', (column) => column.notNull())
      .addColumn('action', 'varchar(20)', (column) => column.notNull())
      // The name as it was: people go, what they did stays.
      .addColumn('person_id', 'varchar(24)')
      .addColumn('person_name', 'text')
      .addColumn('title', 'text')
      .addColumn('revision', 'integer')
      // The item as it was after this; empty where nothing of it changed, or when the item left the trash for good.
      .addColumn('snapshot', 'text')
      // The files that the snapshot names.
      .addColumn('files', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('history_list').on('history').columns(['at desc', 'id desc']).execute();
    await db.schema.createIndex('history_kind').on('history').columns(['kind', 'at desc', 'id desc']).execute();
    await db.schema.createIndex('history_person').on('history').columns(['person_id', 'at desc', 'id desc']).execute();
    // One version of a revision: two people who save at the same moment cannot both have made it.
    await sql`create unique index history_versions on history (kind, item_id, revision desc) where revision is not null`.execute(
      db,
    );
    await sql`create index history_files on history (id) where files <> ''`.execute(db);

    await db.schema
      .createTable('presence')
      .addColumn('kind', 'varchar(40)', (column) => column.notNull())
      .addColumn('item_id', 'varchar(24)', (column) => column.notNull())
      .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
      .addColumn('since', 'varchar(30)', (column) => column.notNull())
      .addColumn('seen_at', 'varchar(30)', (column) => column.notNull())
      .addPrimaryKeyConstraint('presence_key', ['kind', 'item_id', 'user_id'])
      .execute();
  },
};
