import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { createSearchIndex } from './search-index.ts';

/** Files, messages, history, texts of the site's own, settings: what is no content, and whose people are elsewhere. */
export async function createRecords(db: Kysely<unknown>): Promise<void> {
  await createFiles(db);
  await createMessages(db);
  await createHistory(db);
  await createSiteTexts(db);
  await db.schema
    .createTable('settings')
    .addColumn('name', 'varchar(60)', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  // How often what a tag stands for was written: by it, several processes on one database know what to forget.
  await db.schema
    .createTable('change_versions')
    .addColumn('tag', 'varchar(60)', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.createTable('files') as CreateTableBuilder<string>;
  await table
    .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('renditions', 'text', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('tint', 'varchar(7)')
    .addColumn('pages', 'integer')
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('alt_en', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('alt_so', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('alt_ar', 'text', (column) => column.notNull().defaultTo(''))
    // Since when nothing names the file; after 30 days it is cleaned up.
    .addColumn('unused_since', 'varchar(30)')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    // By it the same bytes are recognised when they come again; the folder or name of all that is stored of a file.
    .addColumn('content_hash', 'varchar(24)', (column) => column.notNull().defaultTo(''))
    // Since when somebody keeps the file, whether or not anything uses it.
    .addColumn('in_library_since', 'varchar(30)')
    .addColumn('deleted_at', 'varchar(30)')
    // Bounds what each person stores; what has no uploader counts for the site alone.
    .addColumn('uploaded_by', 'varchar(24)')
    .execute();
  const list = sql`created_at desc, id desc`;
  await sql`create index files_library on files (${list}) where deleted_at is null`.execute(db);
  await sql`create index files_library_kind on files (kind, ${list}) where deleted_at is null`.execute(db);
  await sql`create index files_trash on files (deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index files_content on files (content_hash)`.execute(db);
  // With the size in it, so that a sum reads the index alone.
  await sql`create index files_uploaded_by on files (uploaded_by, bytes)`.execute(db);
  for (const language of ['en', 'so', 'ar']) {
    const [index, alt] = [sql.ref(`files_lack_${language}`), sql.ref(`alt_${language}`)];
    await sql`create index ${index} on files (${list})
      where deleted_at is null and kind = 'picture' and ${alt} = ''`.execute(db);
  }
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(12)', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull().defaultTo('new'))
    .addColumn('spam_reasons', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('mail_state', 'varchar(8)', (column) => column.notNull())
    .addColumn('mail_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('mail_next_at', 'varchar(30)')
    // Until when one of several servers has the message in hand to mail it.
    .addColumn('mail_claimed_until', 'varchar(30)')
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('deleted_at', 'varchar(30)')
    .execute();
  const list = sql`created_at desc, id desc`;
  const inbox = sql`where deleted_at is null and state <> 'spam'`;
  await sql`create index messages_inbox on messages (${list}) ${inbox}`.execute(db);
  await sql`create index messages_kinds on messages (kind, ${list}) ${inbox}`.execute(db);
  await sql`create index messages_states on messages (state, ${list}) where deleted_at is null`.execute(db);
  await sql`create index messages_trash on messages (deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index messages_mail on messages (mail_state, created_at)`.execute(db);
  await createSearchIndex(db, 'messages');
}

/** Revisions of items, what was done to them and by whom, and who has which form open. */
async function createHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('history')
    .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
    .addColumn('at', 'varchar(30)', (column) => column.notNull())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('item_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('action', 'varchar(20)', (column) => column.notNull())
    // The name as it was: people go, what they did stays.
    .addColumn('person_id', 'varchar(24)')
    .addColumn('person_name', 'text')
    .addColumn('title', 'text')
    .addColumn('revision', 'integer')
    // The item as it was after this; empty where nothing of it changed, or when the item left the trash for good.
    .addColumn('snapshot', 'text')
    // The files that the snapshot names.
    .addColumn('files', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index history_list on history (at desc, id desc)`.execute(db);
  await sql`create index history_kind on history (kind, at desc, id desc)`.execute(db);
  await sql`create index history_person on history (person_id, at desc, id desc)`.execute(db);
  // One version of a revision: two people who save at the same moment cannot both have made it.
  await sql`create unique index history_versions on history (kind, item_id, revision desc)
    where revision is not null`.execute(db);
  await sql`create index history_files on history (id) where files <> ''`.execute(db);

  await db.schema
    .createTable('presence')
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('item_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('since', 'varchar(30)', (column) => column.notNull())
    .addColumn('seen_at', 'varchar(30)', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['kind', 'item_id', 'user_id'])
    .execute();
}

/** The association's own texts in place of those of the catalogue, and every wording there has been. */
async function createSiteTexts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_texts')
    .addColumn('key', 'varchar(200)', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_texts_key', ['key', 'language'])
    .execute();
  await db.schema
    .createTable('site_text_versions')
    .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
    .addColumn('key', 'varchar(200)', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    // An empty text stands for the way back to the catalogue.
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('changed_by', 'varchar(24)', (column) => column.notNull())
    .execute();
  await sql`create index site_text_versions_key on site_text_versions (key, changed_at desc, id desc)`.execute(db);
}
