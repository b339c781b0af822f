import { sql, SqliteAdapter, type Kysely, type Migration } from 'kysely';
import { foldForSearch } from '../../domain/model/search-text.ts';

/**
 * Messages get states, a trash and a search as content has it (decision 008), and their mail a moment for the next try.
 */
export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, type, fallback] of [
      ['state', 'varchar(10)', 'new'],
      ['spam_reasons', 'text', ''],
      ['search_text', 'text', ''],
    ] as const) {
      await db.schema
        .alterTable('messages')
        .addColumn(name, type, (column) => column.notNull().defaultTo(fallback))
        .execute();
    }
    await db.schema.alterTable('messages').addColumn('mail_next_at', 'varchar(30)').execute();
    await db.schema.alterTable('messages').addColumn('deleted_at', 'varchar(30)').execute();
    // What failed before is due at once; what was given up stays so.
    await sql`update messages set mail_next_at = created_at where mail_state = 'failed' and mail_attempts < 20`.execute(
      db,
    );
    await foldOldTexts(db);

    await db.schema.dropIndex('messages_list').execute();
    const list = sql`created_at desc, id desc`;
    await sql`create index messages_inbox on messages (${list}) where deleted_at is null and state <> 'spam'`.execute(
      db,
    );
    await sql`create index messages_kinds on messages (kind, ${list}) where deleted_at is null and state <> 'spam'`.execute(
      db,
    );
    await sql`create index messages_states on messages (state, ${list}) where deleted_at is null`.execute(db);
    await sql`create index messages_trash on messages (deleted_at) where deleted_at is not null`.execute(db);
    if (db.getExecutor().adapter instanceof SqliteAdapter) await indexInSqlite(db);
    else await indexInPostgres(db);

    // Keys are keyed hashes of an address, with another key every day; rows stay for a day.
    await db.schema
      .createTable('sender_marks')
      .addColumn('key', 'varchar(80)', (column) => column.notNull())
      .addColumn('at', 'varchar(30)', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sender_marks_key').on('sender_marks').columns(['key', 'at']).execute();
    await db.schema.createIndex('sender_marks_at').on('sender_marks').column('at').execute();
  },
};

async function foldOldTexts(db: Kysely<unknown>): Promise<void> {
  type Row = { id: string; name: string; email: string; body: string; details: string };
  let last = '';
  for (;;) {
    const { rows } =
      await sql<Row>`select id, name, email, body, details from messages where id > ${last} order by id limit 500`.execute(
        db,
      );
    for (const { id, name, email, body, details } of rows) {
      const text = foldForSearch(
        [name, email, body, ...Object.values(JSON.parse(details) as Record<string, string>)].join(' '),
      );
      await sql`update messages set search_text = ${text} where id = ${id}`.execute(db);
    }
    if (rows.length < 500) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** As migration 005 has it for content: only what is outside the trash, known by a number that stays. */
async function indexInSqlite(db: Kysely<unknown>): Promise<void> {
  const add = sql`
    insert into messages_search_keys (id) values (new.id);
    insert into messages_search (rowid, search_text) select key, new.search_text from messages_search_keys where id = new.id;`;
  const drop = sql`
    delete from messages_search where rowid = (select key from messages_search_keys where id = old.id);
    delete from messages_search_keys where id = old.id;`;

  await sql`create table messages_search_keys (key integer primary key, id varchar(24) not null unique)`.execute(db);
  await sql`create virtual table messages_search using fts5 (search_text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`insert into messages_search_keys (id) select id from messages`.execute(db);
  await sql`insert into messages_search (rowid, search_text) select key, search_text from messages_search_keys join messages using (id) order by key`.execute(
    db,
  );

  await sql`create trigger messages_search_insert after insert on messages when new.deleted_at is null begin ${add} end`.execute(
    db,
  );
  await sql`create trigger messages_search_delete after delete on messages when old.deleted_at is null begin ${drop} end`.execute(
    db,
  );
  const change = sql`after update of id, search_text, deleted_at on messages`;
  await sql`create trigger messages_search_text ${change} when old.deleted_at is null and new.deleted_at is null and (old.search_text <> new.search_text or old.id <> new.id) begin ${drop} ${add} end`.execute(
    db,
  );
  await sql`create trigger messages_search_trash ${change} when old.deleted_at is null and new.deleted_at is not null begin ${drop} end`.execute(
    db,
  );
  await sql`create trigger messages_search_restore ${change} when old.deleted_at is not null and new.deleted_at is null begin ${add} end`.execute(
    db,
  );
}

/**
 * Migration 005 has made the extension where that is allowed; elsewhere searching works without the index, only slower.
 */
async function indexInPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(
    db,
  );
  if (!rows[0]) return;
  const trigrams = sql.id(rows[0].schema, 'gin_trgm_ops');
  await sql`create index messages_search on messages using gin (search_text ${trigrams}) where deleted_at is null`.execute(
    db,
  );
}
