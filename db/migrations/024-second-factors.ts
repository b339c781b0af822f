import type { Kysely, Migration } from 'kysely';

/** Two-step sign-in: passkeys, authenticator apps, recovery codes, and the challenges that are open. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      // 32 bits without a sign, more than PostgreSQL's integer holds; its bigint reaches JavaScript as text.
      .addColumn('counter', 'double precision', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('rp_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('used_at', 'varchar(30)')
      .execute();
    await db.schema.createIndex('passkeys_user').on('passkeys').columns(['user_id', 'created_at']).execute();

    await db.schema
      .createTable('authenticator_apps')
      .addColumn('user_id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('used_at', 'varchar(30)')
      .execute();

    await db.schema
      .createTable('recovery_codes')
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('used_at', 'varchar(30)')
      .execute();
    await db.schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute();

    await db.schema
      .createTable('factor_challenges')
      .addColumn('id_hash', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('purpose', 'varchar(20)', (column) => column.notNull())
      .addColumn('user_id', 'varchar(24)')
      .addColumn('place', 'varchar(64)')
      .addColumn('session_id', 'varchar(24)')
      .addColumn('challenge', 'varchar(64)', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
      .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('factor_challenges_user')
      .on('factor_challenges')
      .columns(['user_id', 'created_at'])
      .execute();
    await db.schema
      .createIndex('factor_challenges_place')
      .on('factor_challenges')
      .columns(['place', 'created_at'])
      .execute();
    await db.schema.createIndex('factor_challenges_end').on('factor_challenges').column('expires_at').execute();
  },
};
