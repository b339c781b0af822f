import type { Kysely, Migration } from 'kysely';

/** Staff: people, their sessions, one-time links and failed sign-ins. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      // Folded to lower case; empty for somebody who was made and not filled in yet.
      .addColumn('email', 'varchar(254)', (column) => column.notNull())
      .addColumn('role', 'varchar(12)', (column) => column.notNull())
      .addColumn('image', 'varchar(24)')
      .addColumn('password_hash', 'text')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('deleted_at', 'varchar(30)')
      .execute();
    await db.schema
      .createIndex('users_email')
      .unique()
      .on('users')
      .column('email')
      .where('deleted_at' as never, 'is', null as never)
      .where('email' as never, '<>', '' as never)
      .execute();
    await db.schema.createIndex('users_list').on('users').columns(['created_at desc', 'id desc']).execute();

    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('id', 'varchar(24)', (column) => column.notNull().unique())
      .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('seen_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

    await db.schema
      .createTable('password_links')
      .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
      .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('password_links_user').on('password_links').column('user_id').execute();

    // Keys are keyed hashes of an account, an address or both; nothing here names anybody.
    await db.schema
      .createTable('login_marks')
      .addColumn('key', 'varchar(80)', (column) => column.notNull())
      .addColumn('at', 'varchar(30)', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('login_marks_key').on('login_marks').columns(['key', 'at']).execute();

    for (const table of ['news', 'articles', 'projects', 'videos', 'reports']) {
      await db.schema.createIndex(`${table}_author`).on(table).columns(['created_by', 'created_at desc']).execute();
    }
  },
};
