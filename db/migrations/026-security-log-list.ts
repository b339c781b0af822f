import { sql, SqliteAdapter, type Kysely, type Migration } from 'kysely';

/** The security log gets a search, indexes for its list and its limits, and refuses changes of its entries. */
export const securityLogList: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('security_log')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update security_log set search_text = lower(person_name || ' ' || subject || ' ' || address || ' ' || device)`.execute(
      db,
    );
    await db.schema
      .createIndex('security_log_events')
      .on('security_log')
      .columns(['event', 'at desc', 'id desc'])
      .execute();
    await db.schema
      .createIndex('security_log_people')
      .on('security_log')
      .columns(['person_id', 'at desc', 'id desc'])
      .execute();

    // Entries are added, and removed when their time is over; nothing changes one.
    if (db.getExecutor().adapter instanceof SqliteAdapter) {
      await sql`create trigger security_log_unchanged before update on security_log begin
        select raise(abort, 'entries of the security log do not change'); end`.execute(db);
      return;
    }
    await sql`create function security_log_unchanged() returns trigger language plpgsql as $$ begin
      raise exception 'entries of the security log do not change';
    end $$`.execute(db);
    await sql`create trigger security_log_unchanged before update on security_log for each row execute function security_log_unchanged()`.execute(
      db,
    );
  },
};
