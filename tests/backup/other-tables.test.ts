/** An upgrade over PostgreSQL begins only where putting the old version back would drop nothing of other programs. */
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { requireReplaceable } from '../../server/backup/database-copy.ts';
import { dropAllTables } from '../../server/store/drop-tables.ts';
import { openTestApp } from '../setup/api/app.ts';

async function openSite() {
  const site = await openTestApp('postgres');
  onTestFinished(() => site.close());
  return site.db;
}

it('knows the tables and functions of the site', async () => {
  await expect(requireReplaceable(await openSite())).resolves.toBeUndefined();
});

it('names the tables and functions of other programs', async () => {
  const db = await openSite();
  await sql`create table other_program (id text)`.execute(db);
  await sql`create function monitor_lag() returns integer language sql as 'select 1'`.execute(db);
  await expect(requireReplaceable(db)).rejects.toThrow(/not Minbar's: other_program, monitor_lag\..*Nothing was/s);
});

it('names the types, sequences and views of other programs', async () => {
  const db = await openSite();
  await sql`create type mood as enum ('calm')`.execute(db);
  await sql`create sequence numbers`.execute(db);
  await sql`create view one as select 1 as one`.execute(db);
  await expect(requireReplaceable(db)).rejects.toThrow("not Minbar's: one, numbers, mood. If");
});

it('names partitioned tables, collations and text search configurations of other programs', async () => {
  const db = await openSite();
  await sql`create table parts (at integer) partition by range (at)`.execute(db);
  await sql`create collation so from "C"`.execute(db);
  await sql`create text search dictionary plain (template = simple)`.execute(db);
  await sql`create text search configuration somali (copy = simple)`.execute(db);
  await expect(requireReplaceable(db)).rejects.toThrow("not Minbar's: parts, so, somali, plain. If");
});

it('names the views on its tables, and the tables that refer to them', async () => {
  const db = await openSite();
  await sql`create view news_titles as select title_en from news`.execute(db);
  await sql`create schema reports_of_others`.execute(db);
  await sql`create materialized view reports_of_others.total as select count(*) from news`.execute(db);
  await sql`create table reports_of_others.links (news varchar(24) references news (id))`.execute(db);
  await expect(requireReplaceable(db)).rejects.toThrow(
    "not Minbar's: news_titles, reports_of_others.links, reports_of_others.total. If",
  );
});

it('names the functions and tables in other schemas that use the types of its tables', async () => {
  const db = await openSite();
  await sql`create schema reports_of_others`.execute(db);
  await sql`create function reports_of_others.all_news() returns setof news language sql as 'select * from news'`.execute(
    db,
  );
  await sql`create function reports_of_others.show(news[]) returns text language sql as 'select 1::text'`.execute(db);
  await sql`create table reports_of_others.kept (copied news)`.execute(db);
  await expect(requireReplaceable(db)).rejects.toThrow(
    "not Minbar's: reports_of_others.all_news(), reports_of_others.kept, reports_of_others.show(news[]). If",
  );
});

it('is refused where the role may not create tables', async () => {
  const db = await openSite();
  const role = sql.ref(`reading_${Date.now()}`);
  await sql`create role ${role}`.execute(db);
  onTestFinished(async () => void (await sql`drop role ${role}`.execute(db)));
  await db.connection().execute(async (connection) => {
    await sql`set role ${role}`.execute(connection);
    await expect(requireReplaceable(connection)).rejects.toThrow(/may not create tables.*Nothing was changed/s);
    await sql`reset role`.execute(connection);
  });
});

it('is refused where some tables or functions of the site belong to another role', async () => {
  const db = await openSite();
  const [owner, role] = [sql.ref(`owner_${Date.now()}`), sql.ref(`user_${Date.now()}`)];
  await sql`create role ${owner}`.execute(db);
  await sql`create role ${role}`.execute(db);
  await sql`grant usage, create on schema public to ${role}`.execute(db);
  onTestFinished(async () => {
    await sql`drop owned by ${role}, ${owner}`.execute(db);
    await sql`drop role ${role}, ${owner}`.execute(db);
  });
  const { rows } = await sql<{ kind: string; reference: string }>`
    select 'table' as kind, oid::regclass::text as reference from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all select 'routine', oid::regprocedure::text from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(db);
  const ofOthers = (name: string) => /^news(_|\(|$)/.test(name);
  for (const { kind, reference } of rows)
    await sql`alter ${sql.raw(kind)} ${sql.raw(reference)} owner to ${ofOthers(reference) ? owner : role}`.execute(db);
  await db.connection().execute(async (connection) => {
    await sql`set role ${role}`.execute(connection);
    await expect(requireReplaceable(connection)).rejects.toThrow(
      /do not belong to the role of DATABASE_URL: news, news_.*Nothing was changed/s,
    );
    await sql`reset role`.execute(connection);
    await sql`grant ${owner} to ${role}`.execute(connection);
    await sql`set role ${role}`.execute(connection);
    await expect(requireReplaceable(connection)).resolves.toBeUndefined();
    await sql`reset role`.execute(connection);
  });
});

it('drops only what its role may drop', async () => {
  const db = await openSite();
  const role = sql.ref(`limited_${Date.now()}`);
  await sql`create role ${role}`.execute(db);
  await sql`grant usage, create on schema public to ${role}`.execute(db);
  onTestFinished(async () => {
    await sql`drop owned by ${role}`.execute(db);
    await sql`drop role ${role}`.execute(db);
  });
  await db.connection().execute(async (connection) => {
    await sql`set role ${role}`.execute(connection);
    await sql`create table of_the_role (id text)`.execute(connection);
    await dropAllTables(connection);
    await sql`reset role`.execute(connection);
  });
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect([names.includes('of_the_role'), names.includes('news')]).toEqual([false, true]);
});
