import type { Kysely, Migration } from 'kysely';

/** Rate limits as one row each instead of one row for each try, and the devices that a person has signed in from. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('login_marks').execute();
    await db.schema.dropTable('sender_marks').execute();

    // Keys are keyed hashes; nothing here names anybody.
    await db.schema
      .createTable('rate_limits')
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('key', 'varchar(120)', (column) => column.notNull())
      // Milliseconds since 1970: the moment from which all tries are allowed again.
      .addColumn('full_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_limits_key', ['kind', 'key'])
      .execute();
    await db.schema.createIndex('rate_limits_full').on('rate_limits').columns(['kind', 'full_at']).execute();

    await db.schema
      .createTable('known_devices')
      .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
      // A keyed hash of the network of the last sign-in; empty where the address tells nothing.
      .addColumn('network', 'varchar(64)', (column) => column.notNull())
      .addColumn('signed_in_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('known_devices_user')
      .on('known_devices')
      .columns(['user_id', 'signed_in_at'])
      .execute();
  },
};
