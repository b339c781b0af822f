import { sql, SqliteAdapter, type Kysely, type Migration, type RawBuilder } from 'kysely';

/** The five types as they are today: what orders their lists, and their fields in three languages. */
const tables = [
  { name: 'news', order: 'published_at', localized: ['title', 'description', 'content'] },
  { name: 'articles', order: 'published_at', localized: ['title', 'content'] },
  { name: 'projects', order: 'created_at', localized: ['name', 'description'] },
  { name: 'videos', order: 'created_at', localized: ['title', 'description'] },
  { name: 'reports', order: 'created_at', localized: ['title'] },
];

/** An index of trigrams for the search of staff, and one for each language that items may lack (decision 008). */
export const searchIndex: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) {
      for (const { name } of tables) await indexInSqlite(db, name);
      // SQLite prefers an index that begins with what the query fixes.
      await indexLanguages((flag, order) => sql`((${flag}), ${order} desc, id desc) where deleted_at is null`);
    } else {
      await indexInPostgres(db);
      // PostgreSQL counts without a look at the rows only where the condition is the index's own.
      await indexLanguages((flag, order) => sql`(${order} desc, id desc) where deleted_at is null and ${flag} = 1`);
    }

    async function indexLanguages(
      shape: (flag: RawBuilder<unknown>, order: RawBuilder<unknown>) => RawBuilder<unknown>,
    ): Promise<void> {
      for (const { name, order, localized } of tables) {
        for (const language of ['en', 'so', 'ar']) {
          await sql`create index ${sql.ref(`${name}_lacks_${language}`)} on ${sql.table(name)} ${shape(sql.raw(lacks(localized, language)), sql.ref(order))}`.execute(
            db,
          );
        }
      }
    }
  },
};

/**
 * The full-text index holds no text of its own, and only items outside the trash. It knows items by a number that
 * stays: the rowid of a table without a numeric key may change when an operator compacts or reloads the database.
 */
async function indexInSqlite(db: Kysely<unknown>, name: string): Promise<void> {
  const [index, keys, table] = [sql.table(`${name}_search`), sql.table(`${name}_search_keys`), sql.table(name)];
  const trigger = (event: string) => sql.ref(`${name}_search_${event}`);
  const add = sql`
    insert into ${keys} (id) values (new.id);
    insert into ${index} (rowid, search_text) select key, new.search_text from ${keys} where id = new.id;`;
  const drop = sql`
    delete from ${index} where rowid = (select key from ${keys} where id = old.id);
    delete from ${keys} where id = old.id;`;

  await sql`create table ${keys} (key integer primary key, id varchar(24) not null unique)`.execute(db);
  // What is searched is folded already, hence case_sensitive.
  await sql`create virtual table ${index} using fts5 (search_text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`insert into ${keys} (id) select id from ${table} where deleted_at is null`.execute(db);
  await sql`insert into ${index} (rowid, search_text) select key, search_text from ${keys} join ${table} using (id) order by key`.execute(
    db,
  );

  await sql`create trigger ${trigger('insert')} after insert on ${table} when new.deleted_at is null begin ${add} end`.execute(
    db,
  );
  await sql`create trigger ${trigger('delete')} after delete on ${table} when old.deleted_at is null begin ${drop} end`.execute(
    db,
  );
  const change = sql`after update of id, search_text, deleted_at on ${table}`;
  await sql`create trigger ${trigger('text')} ${change} when old.deleted_at is null and new.deleted_at is null and (old.search_text <> new.search_text or old.id <> new.id) begin ${drop} ${add} end`.execute(
    db,
  );
  await sql`create trigger ${trigger('trash')} ${change} when old.deleted_at is null and new.deleted_at is not null begin ${drop} end`.execute(
    db,
  );
  await sql`create trigger ${trigger('restore')} ${change} when old.deleted_at is not null and new.deleted_at is null begin ${add} end`.execute(
    db,
  );
}

/** Where the extension is not there and may not be made, searching works without the index, only slower. */
async function indexInPostgres(db: Kysely<unknown>): Promise<void> {
  // The block is a transaction of its own within the migration's: what fails in it leaves that one usable.
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'pg_trgm is not available; search works without an index';
    end $$`.execute(db);
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(
    db,
  );
  if (!rows[0]) return;
  // The schema of an extension that was there before may not be on the search path.
  const trigrams = sql.id(rows[0].schema, 'gin_trgm_ops');
  for (const { name } of tables) {
    await sql`create index ${sql.ref(`${name}_search`)} on ${sql.table(name)} using gin (search_text ${trigrams}) where deleted_at is null`.execute(
      db,
    );
  }
}

/** Must read as the condition of the store does (`lacks` in content-conditions.ts), else the index is not used. */
function lacks(fields: readonly string[], language: string): string {
  const written = (field: string, without?: string) =>
    ['en', 'so', 'ar']
      .filter((other) => other !== without)
      .map((other) => `"${field}_${other}" <> ''`)
      .join(' or ');
  const partly = fields.map((field) => `("${field}_${language}" = '' and (${written(field, language)}))`);
  return `case when ${partly.join(' or ')} or not (${fields.map((field) => written(field)).join(' or ')}) then 1 else 0 end`;
}
