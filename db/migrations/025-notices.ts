import type { Kysely, Migration } from 'kysely';

/** What people are told of their own accounts, and in which language they signed in last. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notices')
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
      .addColumn('session_id', 'varchar(24)', (column) => column.notNull())
      .addColumn('at', 'varchar(30)', (column) => column.notNull())
      .addColumn('event', 'varchar(40)', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('notices_user').on('notices').columns(['user_id', 'at desc', 'id desc']).execute();
    // Earlier sign-ins of a person tell whether a device is new.
    await db.schema
      .createIndex('security_log_person')
      .on('security_log')
      .columns(['person_id', 'event', 'at desc'])
      .execute();
    await db.schema
      .alterTable('users')
      .addColumn('last_language', 'varchar(2)', (column) => column.notNull().defaultTo('en'))
      .execute();
  },
};
