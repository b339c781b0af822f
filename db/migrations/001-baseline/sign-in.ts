import { sql, type Kysely } from 'kysely';

/** Sessions, one-time links, known devices, rate limits, and the second factors of sign-in. */
export async function createSignIn(db: Kysely<unknown>): Promise<void> {
  await createSessions(db);
  await createRateLimits(db);
  await createFactors(db);
  await createChallenges(db);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('id', 'varchar(24)', (column) => column.notNull().unique())
    .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('seen_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
    // When the person last proved who they are in this session; the sign-in counts.
    .addColumn('confirmed_at', 'varchar(30)', (column) => column.notNull().defaultTo(''))
    // When the device was first signed in from.
    .addColumn('device_since', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index sessions_user on sessions (user_id)`.execute(db);

  await db.schema
    .createTable('password_links')
    .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
    .execute();
  await sql`create index password_links_user on password_links (user_id)`.execute(db);

  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
    // A keyed hash of the network of the last sign-in; empty where the address tells nothing.
    .addColumn('network', 'varchar(64)', (column) => column.notNull())
    .addColumn('signed_in_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
    // When the device was first signed in from.
    .addColumn('known_since', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index known_devices_user on known_devices (user_id, signed_in_at)`.execute(db);
}

async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    // A keyed hash; nothing here names anybody.
    .addColumn('key', 'varchar(120)', (column) => column.notNull())
    // Milliseconds since 1970: the moment from which all tries are allowed again.
    .addColumn('full_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_limits_key', ['kind', 'key'])
    .execute();
  await sql`create index rate_limits_full on rate_limits (kind, full_at)`.execute(db);
}

async function createFactors(db: Kysely<unknown>): Promise<void> {
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
  await sql`create index passkeys_user on passkeys (user_id, created_at)`.execute(db);

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
  await sql`create index recovery_codes_user on recovery_codes (user_id)`.execute(db);
}

/** Challenges of the second factor that are open. */
async function createChallenges(db: Kysely<unknown>): Promise<void> {
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
  await sql`create index factor_challenges_user on factor_challenges (user_id, created_at)`.execute(db);
  await sql`create index factor_challenges_place on factor_challenges (place, created_at)`.execute(db);
  await sql`create index factor_challenges_end on factor_challenges (expires_at)`.execute(db);
}
