import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Creates an index of trigrams over `search_text` (decision 008) of the rows outside the trash. */
export async function createSearchIndex(db: Kysely<unknown>, name: string): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await indexInSqlite(db, name);
  else await indexInPostgres(db, name);
}

/** Without PostgreSQL's extension for trigrams, searches work without the index, only slower. */
async function indexInPostgres(db: Kysely<unknown>, name: string): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  if (!rows[0]) return;
  // The schema of an existing extension may not be on the search path.
  const trigrams = sql.id(rows[0].schema, 'gin_trgm_ops');
  const [index, table] = [sql.ref(`${name}_search`), sql.table(name)];
  await sql`create index ${index} on ${table} using gin (search_text ${trigrams}) where deleted_at is null`.execute(db);
}

/**
 * The full-text index stores no texts. It refers to rows by a stable number of its own: the rowid of a table without a
 * numeric key may change when an operator compacts or reloads the database.
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
  const change = sql`after update of id, search_text, deleted_at on ${table}`;

  await sql`create table ${keys} (key integer primary key, id varchar(24) not null unique)`.execute(db);
  // Search texts are folded already, hence case_sensitive.
  await sql`create virtual table ${index} using fts5 (search_text, content = '', contentless_delete = 1,
    tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`create trigger ${trigger('insert')} after insert on ${table}
    when new.deleted_at is null begin ${add} end`.execute(db);
  await sql`create trigger ${trigger('delete')} after delete on ${table}
    when old.deleted_at is null begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger('text')} ${change}
    when old.deleted_at is null and new.deleted_at is null
      and (old.search_text <> new.search_text or old.id <> new.id) begin ${drop} ${add} end`.execute(db);
  await sql`create trigger ${trigger('trash')} ${change}
    when old.deleted_at is null and new.deleted_at is not null begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger('restore')} ${change}
    when old.deleted_at is not null and new.deleted_at is null begin ${add} end`.execute(db);
}
