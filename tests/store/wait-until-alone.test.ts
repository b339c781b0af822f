/** A process that was ended leaves PostgreSQL working at its last statement. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../server/store/dialects/postgres.ts';
import { waitUntilAlone } from '../../server/store/wait-until-alone.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

const root = resolve(import.meta.dirname, '../..');

async function open(url: string) {
  const db = await openPostgres(url, 2, 'maintenance');
  onTestFinished(() => db.destroy());
  return db;
}

/** Starts a command whose statement takes two minutes. */
async function startLongStatement(url: string) {
  const text = `import { sql } from 'kysely';
    import { openPostgres } from './server/store/dialects/postgres.ts';
    const db = await openPostgres(process.env.DATABASE_URL, 2, 'maintenance');
    await sql\`select pg_sleep(120)\`.execute(db);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
    stdio: 'inherit',
  });
  const ended = new Promise((done) => child.once('exit', done));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const db = await open(url);
  const isRunning = async () =>
    (await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`.execute(db))
      .rows.length === 1;
  await expect.poll(isRunning, { timeout: 30_000 }).toBe(true);
  await db.destroy();
  return { kill };
}

it('ends the statement of a process that has ended', async () => {
  const url = await createPostgresDatabase();
  const { kill } = await startLongStatement(url);
  await kill();
  const startedAt = performance.now();
  expect(await waitUntilAlone(await open(url), () => undefined)).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
}, 60_000);

it('waits for the connections of others that are about to end, and ends none of theirs', async () => {
  const url = await createPostgresDatabase();
  const { kill } = await startLongStatement(url);
  const db = await open(url);
  const lines: string[] = [];
  expect(await waitUntilAlone(db, () => lines.push('waiting'))).toBe(false);
  expect(lines).toEqual(['waiting']);
  await kill();
  expect(await waitUntilAlone(db, () => undefined)).toBe(true);

  const server = await openPostgres(url, 1);
  await sql`select 1`.execute(server);
  setTimeout(() => void server.destroy(), 1_000);
  expect(await waitUntilAlone(db, () => lines.push('waiting again'))).toBe(true);
  expect(lines).toEqual(['waiting', 'waiting again']);
}, 90_000);
