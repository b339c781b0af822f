import { sql, SqliteAdapter, type Kysely } from 'kysely';

/**
 * Keeps by triggers how many items of a table are outside the trash, and how many of them are published, in the table
 * `item_counts` of the first migration: a page of a list then costs the same at 100,000 items as at 100 (decision 006).
 * The table is still empty.
 */
export async function countItems(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`insert into item_counts (kind, items, published) values (${sql.lit(name)}, 0, 0)`.execute(db);
  if (db.getExecutor().adapter instanceof SqliteAdapter) await countInSqlite(db, name);
  else await countInPostgres(db, name);
}

async function countInSqlite(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name);
  const trigger = (event: string) => sql.ref(`${name}_count_${event}`);
  const isItem = (row: string) => sql.raw(`(${row}.deleted_at is null)`);
  const isPublished = (row: string) => sql.raw(`(${row}.deleted_at is null and ${row}.state = 'published')`);
  const kind = sql.lit(name);
  await sql`create trigger ${trigger('insert')} after insert on ${table} when ${isItem('new')} begin
    update item_counts set items = items + 1, published = published + ${isPublished('new')} where kind = ${kind}; end`.execute(
    db,
  );
  await sql`create trigger ${trigger('delete')} after delete on ${table} when ${isItem('old')} begin
    update item_counts set items = items - 1, published = published - ${isPublished('old')} where kind = ${kind}; end`.execute(
    db,
  );
  await sql`create trigger ${trigger('change')} after update of state, deleted_at on ${table}
    when ${isItem('old')} <> ${isItem('new')} or ${isPublished('old')} <> ${isPublished('new')} begin
    update item_counts set items = items + ${isItem('new')} - ${isItem('old')}, published = published + ${isPublished('new')} - ${isPublished('old')} where kind = ${kind}; end`.execute(
    db,
  );
}

/** Once for each statement: a trigger for each row would write the same row anew for every item of a large import. */
async function countInPostgres(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name);
  const change = sql.ref(`${name}_count`);
  const some = (rows: string, sign: string) =>
    sql.raw(
      `select ${sign}count(*) as items, ${sign}count(*) filter (where state = 'published') as published from ${rows} where deleted_at is null`,
    );
  const add = (rows: ReturnType<typeof some>) => sql`
    update item_counts set items = item_counts.items + more.items, published = item_counts.published + more.published
    from (select sum(items) as items, sum(published) as published from (${rows}) as changed) as more
    where kind = ${sql.lit(name)} and (more.items <> 0 or more.published <> 0);`;
  await sql`create function ${change}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${add(some('after', ''))}
    elsif tg_op = 'DELETE' then ${add(some('before', '-'))}
    else ${add(sql`${some('after', '')} union all ${some('before', '-')}`)}
    end if;
    return null;
  end $$`.execute(db);
  const trigger = (event: string) => sql.ref(`${name}_count_${event}`);
  const each = sql`for each statement execute function ${change}()`;
  await sql`create trigger ${trigger('insert')} after insert on ${table} referencing new table as after ${each}`.execute(
    db,
  );
  await sql`create trigger ${trigger('delete')} after delete on ${table} referencing old table as before ${each}`.execute(
    db,
  );
  await sql`create trigger ${trigger('change')} after update on ${table} referencing old table as before new table as after ${each}`.execute(
    db,
  );
}
