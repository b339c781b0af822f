import type { Kysely, Migration } from 'kysely';

/** The security log, and what a session knows of its last proof of identity. */
export const securityLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('security_log')
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('at', 'varchar(30)', (column) => column.notNull())
      .addColumn('event', 'varchar(40)', (column) => column.notNull())
      .addColumn('person_id', 'varchar(24)')
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('security_log_list').on('security_log').columns(['at desc', 'id desc']).execute();

    await db.schema
      .alterTable('sessions')
      .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // When the person last proved who they are in this session; the sign-in counts.
    await db.schema
      .alterTable('sessions')
      .addColumn('confirmed_at', 'varchar(30)', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
