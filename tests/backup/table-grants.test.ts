/** What the administrator of a PostgreSQL database has granted on the site's tables is granted again by a put-back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { copyDatabase, putBackPostgres } from '../../server/backup/database-copy.ts';
import type { Database } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/dialects/postgres.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

const alone = async () => undefined;

async function openSite() {
  const db = await openPostgres(await createPostgresDatabase('site'), 2, 'maintenance');
  onTestFinished(() => db.destroy());
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-copy-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { db, dialect: 'postgres' as const, dataDir };
}

/** Makes a role, whose name needs quotation marks. */
async function createRole(db: Database, name: string) {
  const role = sql.ref(`${name} "of ${Date.now()}`);
  await sql`create role ${role}`.execute(db);
  const drop = async () => {
    await sql`drop owned by ${role}`.execute(db);
    await sql`drop role ${role}`.execute(db);
  };
  return { role, drop };
}

/** As a new version that has migrated. */
const migrateFurther = (db: Database) =>
  sql`insert into kysely_migration (name, timestamp) values ('999-new', '2026-01-01')`.execute(db);

/** Returns what others than the owners may do with tables, columns and sequences. */
async function listGrants(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', relname, attname, privilege_type, grantee, is_grantable) as line
    from (select relname, null as attname, relowner, relacl as acl from pg_class
        where relnamespace = current_schema()::regnamespace
      union all select relname, attname, relowner, attacl from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = current_schema()::regnamespace and not attisdropped) as granted
    cross join aclexplode(acl) where grantee <> relowner order by line`.execute(db);
  return rows.map(({ line }) => line);
}

it('grants again where the new version has migrated', async () => {
  const site = await openSite();
  const { db } = site;
  const { role, drop } = await createRole(db, 'reports');
  onTestFinished(drop);
  await sql`grant select on all tables in schema public to ${role}`.execute(db);
  await sql`grant usage on all sequences in schema public to ${role}`.execute(db);
  await sql`grant insert on messages to ${role} with grant option`.execute(db);
  await sql`grant update (title_en, title_so) on news to ${role}`.execute(db);
  await sql`grant select on settings to public`.execute(db);
  const before = await listGrants(db);
  await copyDatabase(site);
  await migrateFurther(db);
  await putBackPostgres(db, alone);
  expect(await listGrants(db)).toEqual(before);
});

it('grants no more than before where tables are made with default privileges', async () => {
  const site = await openSite();
  const { db } = site;
  const { role, drop } = await createRole(db, 'reports');
  onTestFinished(drop);
  await sql`alter default privileges in schema public grant select on tables to ${role}`.execute(db);
  await sql`alter default privileges in schema public grant select on tables to public`.execute(db);
  await sql`grant select (id, kind) on messages to ${role}`.execute(db);
  const before = await listGrants(db);
  await copyDatabase(site);
  await migrateFurther(db);
  await putBackPostgres(db, alone);
  expect(await listGrants(db)).toEqual(before);
});

it('grants nothing to a role that has been dropped', async () => {
  const site = await openSite();
  const { db } = site;
  const [dropped, other] = [await createRole(db, 'dropped'), await createRole(db, 'other')];
  onTestFinished(other.drop);
  await sql`grant select on news to ${other.role}`.execute(db);
  const before = await listGrants(db);
  await sql`grant select on news to ${dropped.role}`.execute(db);
  await copyDatabase(site);
  await migrateFurther(db);
  await dropped.drop();
  await putBackPostgres(db, alone);
  expect(await listGrants(db)).toEqual(before);
});
