import { sql, SqliteAdapter, type Kysely } from 'kysely';
import { indexFileColumn } from './content-table.ts';

/** Staff, what they are told of their own accounts, and the security log. */
export async function createPeople(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createSecurityLog(db);
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
  await sql`create index notices_user on notices (user_id, at desc, id desc)`.execute(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    // Folded to lower case; empty for somebody who was made and not filled in yet.
    .addColumn('email', 'varchar(254)', (column) => column.notNull())
    .addColumn('role', 'varchar(12)', (column) => column.notNull())
    .addColumn('image', 'varchar(24)')
    .addColumn('password_hash', 'text')
    // Of the last sign-in.
    .addColumn('last_language', 'varchar(2)', (column) => column.notNull().defaultTo('en'))
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('deleted_at', 'varchar(30)')
    .addColumn('deleted_by', 'varchar(24)')
    .execute();
  await sql`create unique index users_email on users (email) where deleted_at is null and email <> ''`.execute(db);
  await sql`create index users_list on users (created_at desc, id desc)`.execute(db);
  await indexFileColumn(db, 'users', 'image');
}

async function createSecurityLog(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index security_log_list on security_log (at desc, id desc)`.execute(db);
  await sql`create index security_log_events on security_log (event, at desc, id desc)`.execute(db);
  await sql`create index security_log_people on security_log (person_id, at desc, id desc)`.execute(db);
  // Earlier sign-ins of a person tell whether a device is new.
  await sql`create index security_log_person on security_log (person_id, event, at desc)`.execute(db);

  // Entries are added, and removed when their time is over; nothing changes one.
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`create trigger security_log_unchanged before update on security_log begin
      select raise(abort, 'entries of the security log do not change'); end`.execute(db);
    return;
  }
  await sql`create function security_log_unchanged() returns trigger language plpgsql as $$ begin
      raise exception 'entries of the security log do not change';
    end $$`.execute(db);
  await sql`create trigger security_log_unchanged before update on security_log
    for each row execute function security_log_unchanged()`.execute(db);
}
