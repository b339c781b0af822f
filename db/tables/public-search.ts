import { sql, SqliteAdapter, type Kysely, type RawBuilder } from 'kysely';

/**
 * The tables of the public search (decision 039): an entry for each item that visitors see, or will see at `due_at`.
 * Its key is the item's date, negative, so that the newest entries are read first, without sorting. Another table has
 * the indexed words of all entries, and of earlier ones until the next cleanup: a question is looked up there first.
 */
export async function createPublicSearch(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const words = isSqlite ? sql`` : sql`, words tsvector not null`;
  await sql`create table public_search_entries (
    key ${sql.raw(isSqlite ? 'integer' : 'bigint')} primary key, kind varchar(40) not null, id varchar(24) not null,
    due_at varchar(30) not null${words}, unique (kind, id))`.execute(db);
  await sql`create table public_search_words (word text ${sql.raw(isSqlite ? '' : 'collate "C"')} primary key)
    ${sql.raw(isSqlite ? 'without rowid' : '')}`.execute(db);
  if (isSqlite)
    // The words are folded and divided by spaces: every other character belongs to one.
    await sql`create virtual table public_search using fts5 (words, content = '', contentless_delete = 1,
      detail = none, tokenize = 'ascii')`.execute(db);
  else {
    await sql`create index public_search_entry_words on public_search_entries using gin (words)`.execute(db);
    await indexAtOnce(db);
    await createPostgresFinder(db);
  }
}

/** New entries are indexed when they are written: otherwise each search reads a list of those that are not yet. */
export async function indexAtOnce(db: Kysely<unknown>): Promise<void> {
  await sql`alter index public_search_entry_words set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list('public_search_entry_words'::regclass)`.execute(db);
}

/**
 * Creates the functions that find entries on PostgreSQL, in place of those that exist. `public_search_find` returns the
 * entries of several questions, each with those that it has and the ones before have not, until there are enough. A
 * question is one tsquery or two, of which an entry must have both: the index takes several times as long for one with
 * everything.
 *
 * Where many rows match, the newest are read, which costs some 10 µs for each, mostly for its long word list; otherwise
 * the index is used. PostgreSQL itself does not count what long values cost. The numbers of rows are estimates of the
 * same kind, which are there before the table has been analyzed. They may be wrong: if the newest rows are too few, the
 * index is used after all. Since an estimate takes longer than most questions, there is first one for the last
 * question, which has most entries, and the plans are kept.
 */
export async function createPostgresFinder(db: Kysely<unknown>): Promise<void> {
  await sql`drop function if exists public_search_find(tsquery, text, integer)`.execute(db);
  await sql`create or replace function public_search_estimate(question json)
    returns float language plpgsql as $$
    declare
      condition text;
      plan json;
    begin
      select coalesce(string_agg(format('words @@ %L::tsquery', value), ' and '), 'true') into condition
        from json_array_elements_text(question);
      execute 'explain (format json) select from public_search_entries where ' || condition into plan;
      return plan->0->'Plan'->>'Plan Rows';
    end $$`.execute(db);
  await sql`create or replace function public_search_find(questions json, moment text, most integer)
    returns table (question integer, kind varchar, id varchar) language plpgsql set jit = off
    set plan_cache_mode = force_generic_plan
    set enable_seqscan = off set enable_indexscan = off set enable_bitmapscan = on as $$
    declare
      total float := public_search_estimate('[]');
      many float := sqrt(10 * total * most);
      has_many boolean := public_search_estimate(questions->-1) > many;
      expected float;
      one_part tsquery;
      other_part tsquery;
      before integer;
      newest integer;
      keys bigint[] := '{}';
    begin
      for place in 0..json_array_length(questions) - 1 loop
        exit when cardinality(keys) >= most;
        one_part := questions->place->>0;
        other_part := coalesce(questions->place->>1, questions->place->>0);
        before := cardinality(keys);
        expected := case when has_many then public_search_estimate(questions->place) else 0 end;
        if expected > many then
          newest := 100 + 4 * most * total / expected;
          perform set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
          keys := keys || array(
            select entry.key from (select * from public_search_entries order by key limit newest) as entry
              where entry.words @@ one_part and entry.words @@ other_part and entry.due_at <= moment
                and entry.key <> all (keys)
              order by entry.key limit most - before);
          perform set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'on', true);
        end if;
        keys := keys || array(
          select entry.key from public_search_entries as entry
            where entry.words @@ one_part and entry.words @@ other_part and entry.due_at <= moment
              and entry.key <> all (keys) and cardinality(keys) < most
            order by entry.key limit most - cardinality(keys));
        return query select place, entry.kind, entry.id from public_search_entries as entry
          where entry.key = any (keys[before + 1:]) order by entry.key;
      end loop;
    end $$`.execute(db);
}

/** Words of a length are found without reading others: where a beginning has many words, the shortest are looked up. */
export async function indexWordsByLength(db: Kysely<unknown>): Promise<void> {
  await sql`create index public_search_words_length on public_search_words (length(word), word)`.execute(db);
}

const keysPerMillisecond = sql.raw(String(2 ** 20));
/** Keys have 64 bits, for the years from 1691 to 2248: items of other years have the key of one of these days. */
const firstDay = sql.lit('1700-01-01T00:00:00Z');
const lastDay = sql.lit('2240-01-01T00:00:00Z');

/**
 * Returns a number below `keysPerMillisecond` from the last digits of an item's id. SQLite finds removed entries by a
 * hash of the last binary digits of their keys: if all ended in zeros, each search would compare all of them.
 */
function lastDigits(indexOf: RawBuilder<unknown>): RawBuilder<unknown> {
  const digits = [20, 21, 22, 23, 24].map(
    (place) => sql`(${indexOf}('0123456789abcdef', substr(new.id, ${sql.lit(place)}, 1)) - 1)`,
  );
  return digits.reduce((number, digit) => sql`(${number} * 16 + ${digit})`);
}

/** Returns a key, or where an entry has it, the next smaller one that none has: of an item a little newer. */
const nextFree = (key: RawBuilder<unknown>) => sql`case
  when exists (select 1 from public_search_entries where key = ${key})
  then (select taken.key - 1 from public_search_entries as taken
    where taken.key <= ${key} and not exists (select 1 from public_search_entries where key = taken.key - 1)
    order by taken.key desc limit 1)
  else ${key} end`;

/**
 * Adds the column `search_words` to the table of a content type, and the triggers that keep its entries. `dueColumn`
 * has the moment from which an item is public; without it, items are public once published.
 */
export async function addToPublicSearch(db: Kysely<unknown>, name: string, dueColumn?: string): Promise<void> {
  await sql`alter table ${sql.table(name)} add column search_words text not null default ''`.execute(db);
  await createSearchTriggers(db, name, dueColumn);
}

/** Creates the triggers that keep the entries of a content type, in place of those that exist. */
export async function createSearchTriggers(db: Kysely<unknown>, name: string, dueColumn?: string): Promise<void> {
  await (db.getExecutor().adapter instanceof SqliteAdapter ? keepInSqlite : keepInPostgres)(db, name, dueColumn);
}

async function keepInSqlite(db: Kysely<unknown>, name: string, dueColumn?: string): Promise<void> {
  const [table, kind, date] = [sql.table(name), sql.lit(name), sql.ref(dueColumn ?? 'created_at')];
  const moment = sql`min(max(new.${date}, ${firstDay}), ${lastDay})`;
  const first = sql`-(cast(strftime('%s', ${moment}) as integer) * 1000
    + cast(substr(strftime('%f', ${moment}), 4) as integer)) * ${keysPerMillisecond}`;
  const own = sql`coalesce(${first} - ${lastDigits(sql`instr`)}, 0)`;
  const isEntry = sql`new.state = 'published' and new.deleted_at is null and new.${date} is not null`;
  const drop = sql`
    delete from public_search where rowid = (select key from public_search_entries where kind = ${kind} and id = old.id);
    delete from public_search_entries where kind = ${kind} and id = old.id;`;
  const add = sql`
    insert into public_search_entries (key, kind, id, due_at)
      select ${nextFree(own)},
        ${kind}, new.id, ${dueColumn ? sql`new.${date}` : sql`''`}
      where ${isEntry};
    insert or ignore into public_search_words
      select value from json_each('["' || replace(new.search_words, ' ', '","') || '"]') where ${isEntry};
    insert into public_search (rowid, words)
      select key, new.search_words from public_search_entries where kind = ${kind} and id = new.id;`;
  const trigger = (event: string) => sql.ref(`${name}_public_${event}`);
  for (const event of ['insert', 'delete', 'change']) await sql`drop trigger if exists ${trigger(event)}`.execute(db);
  await sql`create trigger ${trigger('insert')} after insert on ${table} begin ${add} end`.execute(db);
  await sql`create trigger ${trigger('delete')} after delete on ${table} begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger('change')} after update of id, state, deleted_at, search_words, ${date} on ${table}
    when old.id <> new.id or old.state <> new.state or old.deleted_at is not new.deleted_at
      or old.${date} is not new.${date} or old.search_words <> new.search_words
    begin ${drop} ${add} end`.execute(db);
}

/**
 * The cleanup holds it while it removes words: no item begins to have one of them. `tryLockUntilCommit` of the store.
 */
const wordsLock = sql.raw(`20033, hashtext('public_search_words')`);

async function keepInPostgres(db: Kysely<unknown>, name: string, dueColumn?: string): Promise<void> {
  const [table, kind, date] = [sql.table(name), sql.lit(name), sql.ref(dueColumn ?? 'created_at')];
  const change = sql.ref(`${name}_public`);
  await sql`create or replace function ${change}() returns trigger language plpgsql as $$
    declare own_key bigint;
    begin
      if tg_op <> 'INSERT' then delete from public_search_entries where kind = ${kind} and id = old.id; end if;
      if tg_op = 'DELETE' or new.state <> 'published' or new.deleted_at is not null or new.${date} is null then
        return null;
      end if;
      perform pg_advisory_xact_lock_shared(${wordsLock});
      own_key := -(extract(epoch from least(greatest(new.${date} collate "C", ${firstDay}), ${lastDay})::timestamptz)
        * 1000)::bigint * ${keysPerMillisecond} - ${lastDigits(sql`strpos`)};
      -- Another transaction may take the key meanwhile, for an item of the same millisecond.
      loop
        own_key := ${nextFree(sql`own_key`)};
        insert into public_search_entries (key, kind, id, due_at, words)
          values (own_key, ${kind}, new.id, ${dueColumn ? sql`new.${date}` : sql`''`},
            array_to_tsvector(array_remove(string_to_array(new.search_words, ' '), '')))
          on conflict (key) do nothing;
        exit when found;
      end loop;
      insert into public_search_words
        select distinct word from unnest(string_to_array(new.search_words, ' ')) as word order by 1
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  const trigger = (event: string) => sql.ref(`${name}_public_${event}`);
  for (const event of ['insert', 'change']) await sql`drop trigger if exists ${trigger(event)} on ${table}`.execute(db);
  const each = sql`for each row execute function ${change}()`;
  await sql`create trigger ${trigger('insert')} after insert or delete on ${table} ${each}`.execute(db);
  await sql`create trigger ${trigger('change')} after update on ${table} for each row
    when (old.id <> new.id or old.state <> new.state or old.deleted_at is distinct from new.deleted_at
      or old.${date} is distinct from new.${date} or old.search_words <> new.search_words)
    execute function ${change}()`.execute(db);
}
