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
