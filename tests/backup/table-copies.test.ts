/** The copy of a PostgreSQL database that an upgrade makes has every row, those that no backup has included. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { copyDatabase, putBackPostgres, removeDatabaseCopy } from '../../server/backup/database-copy.ts';
import type { Database } from '../../server/store/database.ts';
import { dropAllTables } from '../../server/store/drop-tables.ts';
import { openTestApp } from '../setup/api/app.ts';

/** Tables that migrations fill, or that count changes. */
const isDerived = (name: string) => /^kysely_|^change_versions$/.test(name);

/** Returns the names of all that the schema has. */
async function listNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace
    union select typname from pg_type where typnamespace = current_schema()::regnamespace
    union select proname from pg_proc where pronamespace = current_schema()::regnamespace
    union select cfgname from pg_ts_config where cfgnamespace = current_schema()::regnamespace
    union select dictname from pg_ts_dict where dictnamespace = current_schema()::regnamespace
    union select collname from pg_collation where collnamespace = current_schema()::regnamespace
    order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('pg_toast'));
}

/** Returns the number of rows and a sum of their content, by table. */
async function describeRows(db: Database) {
  const sums: Record<string, unknown> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (isDerived(name)) continue;
    const { rows } = await sql`select count(*)::int as count, md5(string_agg(row::text, '' order by row::text)) as sum
      from ${sql.table(name)} as row`.execute(db);
    sums[name] = rows[0];
  }
  return sums;
}

async function openSite() {
  const site = await openTestApp('postgres');
  onTestFinished(() => site.close());
  const { db } = site;
  const at = '2026-01-01T00:00:00.000Z';
  await db
    .insertInto('password_links')
    .values({ token_hash: 'hash', user_id: 'person', expires_at: at, made_by: null })
    .execute();
  await sql`insert into working_copies (user_id, kind, item_id, form_key, based_on, had_file, saved_at, title, texts)
    values ('person', 'news', 'item', 'key', 1, 0, ${at}, 'Typed', '{}')`.execute(db);
  await sql`insert into backup_runs
      (id, kind, reason, state, tries, created_at, file, bytes, row_count, file_count, missing_count, progress)
    values ('run', 'backup', 'schedule', 'done', 1, ${at}, 'a.tar.gz', 5000000000, 1, 1, 0, 100)`.execute(db);
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-copy-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { db, dialect: 'postgres' as const, dataDir };
}

async function breakSite(db: Database) {
  await sql`delete from working_copies`.execute(db);
  await sql`alter table news drop column state cascade`.execute(db);
  await sql`create table of_the_new_version (id bigint generated always as identity, kept serial)`.execute(db);
  await sql`create type mood as enum ('calm')`.execute(db);
  await sql`create domain short_text as text`.execute(db);
  await sql`create type pair as (one mood, two short_text)`.execute(db);
  await sql`create type span as range (subtype = integer)`.execute(db);
  await sql`create sequence numbers`.execute(db);
  await sql`create table parts (at integer, mood mood) partition by range (at)`.execute(db);
  await sql`create table part_one partition of parts for values from (1) to (2)`.execute(db);
  await sql`create collation "So" from "C"`.execute(db);
  await sql`create text search dictionary plain (template = simple)`.execute(db);
  await sql`create text search configuration "Somali" (copy = simple)`.execute(db);
  await sql`alter text search configuration "Somali" alter mapping for word with plain`.execute(db);
  await sql`create view one as select 1 as one`.execute(db);
  await sql`create materialized view two as select 2 as two`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values ('999-new', ${new Date().toISOString()})`.execute(db);
}

const alone = async () => undefined;

it('has unsaved texts, password links and the list of backups too', async () => {
  const site = await openSite();
  const before = await describeRows(site.db);
  await copyDatabase(site);
  await breakSite(site.db);
  await putBackPostgres(site.db, alone);
  expect(await describeRows(site.db)).toEqual(before);
  // Run again after an interruption, it changes nothing.
  await putBackPostgres(site.db, alone);
  expect(await describeRows(site.db)).toEqual(before);
});

it('leaves nothing of what the version that failed has made', async () => {
  const site = await openSite();
  const before = await listNames(site.db);
  await copyDatabase(site);
  await breakSite(site.db);
  await putBackPostgres(site.db, alone);
  expect(await listNames(site.db)).toEqual(before);
});

it('is put back after an interruption, and where a server has been started meanwhile, later', async () => {
  const site = await openSite();
  const before = await describeRows(site.db);
  await copyDatabase(site);
  await breakSite(site.db);
  await dropAllTables(site.db);
  let calls = 0;
  const served = async () => {
    calls += 1;
    if (calls === 3) throw new Error('A server has been started.');
  };
  await expect(putBackPostgres(site.db, served)).rejects.toThrow('A server has been started.');
  await putBackPostgres(site.db, alone);
  expect(await describeRows(site.db)).toEqual(before);
});

it('leaves the tables as they are where the new version has migrated nothing', async () => {
  const site = await openSite();
  await sql`create view news_titles as select title_en from news`.execute(site.db);
  const before = await describeRows(site.db);
  await copyDatabase(site);
  await sql`delete from working_copies`.execute(site.db);
  await putBackPostgres(site.db, alone);
  expect(await describeRows(site.db)).toEqual(before);
});

it('is replaced by the next one, and removed after the upgrade', async () => {
  const site = await openSite();
  const before = await describeRows(site.db);
  await copyDatabase(site);
  await copyDatabase(site);
  await removeDatabaseCopy(site.dataDir, site.db);
  expect(await describeRows(site.db)).toEqual(before);
});
