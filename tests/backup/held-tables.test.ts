/** An open session of another program that has read a table keeps an upgrade from putting PostgreSQL back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { copyDatabase, putBackPostgres, removeDatabaseCopy } from '../../server/backup/database-copy.ts';
import type { Database } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/dialects/postgres.ts';
import { limitWaitingForLocks } from '../../server/store/limit-waiting-for-locks.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

const alone = async () => undefined;
const ignore = () => undefined;

async function openCopiedSite() {
  const url = await createPostgresDatabase('site');
  const db = await openPostgres(url, 2, 'maintenance');
  onTestFinished(() => db.destroy());
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-copy-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const site = { db, dialect: 'postgres' as const, dataDir };
  await copyDatabase(site);
  return { ...site, url };
}

/** Begins a transaction of another program that has read a table; returns its process and how to end it. */
async function startReading(url: string, table: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'nightly dump' });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query(`select count(*) from ${table}`);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { pid: rows[0]!.pid, end: () => client.query('commit') };
}

/** As a new version that has migrated. */
const migrateFurther = (db: Database) =>
  sql`insert into kysely_migration (name, timestamp) values ('999-new', '2026-01-01')`.execute(db);

const listTables = async (db: Database) =>
  (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name).sort();

it('names the session that has read a table, and goes on when it ends', async () => {
  const { db, url } = await openCopiedSite();
  const before = await listTables(db);
  await migrateFurther(db);
  const reader = await startReading(url, 'messages');
  const lines: string[] = [];
  const putBack = limitWaitingForLocks(
    db,
    (connection) => putBackPostgres(connection, alone),
    (line) => lines.push(line),
  );
  await expect.poll(() => lines, { timeout: 15_000 }).toHaveLength(1);
  expect(lines[0]).toMatch(
    new RegExp(`nightly dump \\(user \\w+, pid ${reader.pid}, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC\\)`),
  );
  expect(lines[0]).toContain('pg_terminate_backend');
  expect(lines[0]).not.toContain('select count');
  await reader.end();
  await putBack;
  expect(await listTables(db)).toEqual(before.filter((name) => !name.startsWith('before_upgrade_')));
});

it('gives up after a time, with everything as it was, and can be run again', async () => {
  const { db, url } = await openCopiedSite();
  await migrateFurther(db);
  const before = await listTables(db);
  const reader = await startReading(url, 'news');
  const putBack = () => limitWaitingForLocks(db, (connection) => putBackPostgres(connection, alone), ignore, 6_000);
  await expect(putBack()).rejects.toThrow(
    new RegExp(`for 6 seconds: nightly dump .*pid ${reader.pid}.*Wait until they end, or end them`, 's'),
  );
  expect(await listTables(db)).toEqual(before);
  expect((await sql`show lock_timeout`.execute(db)).rows).toEqual([{ lock_timeout: '0' }]);
  await reader.end();
  await putBack();
  expect(await listTables(db)).not.toContain('before_upgrade_news');
});

it('waits no longer for a session that reads the copy, where it is removed', async () => {
  const { db, url, dataDir } = await openCopiedSite();
  await startReading(url, 'before_upgrade_news');
  const remove = limitWaitingForLocks(db, (connection) => removeDatabaseCopy(dataDir, connection), ignore, 6_000);
  await expect(remove).rejects.toThrow('for 6 seconds: nightly dump');
  expect(await listTables(db)).toContain('before_upgrade_news');
});
