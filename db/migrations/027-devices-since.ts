import { sql, type Kysely, type Migration } from 'kysely';

/** Devices and sessions get the moment at which their device was first signed in from. */
export const devicesSince: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('known_devices')
      .addColumn('known_since', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update known_devices set known_since = signed_in_at`.execute(db);
    await db.schema
      .alterTable('sessions')
      .addColumn('device_since', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update sessions set device_since = created_at`.execute(db);
  },
};
