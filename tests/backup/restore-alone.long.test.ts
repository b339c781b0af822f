/** A restore into PostgreSQL while somebody starts a server with the same database. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carriedTables } from '../../server/store/snapshot.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { runOperatorCommand } from '../setup/servers/operator-command.ts';
import { startSite } from '../setup/servers/site.ts';
import { environment as staffEnvironment, sendMessage } from '../faults/site-client.ts';

let folder = '';
let environment: Record<string, string>;
let file = '';
let blocker: pg.Client;
/** Sends a signal to the restore. */
let signal: (name: NodeJS.Signals) => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minbar-restore-'));
  environment = { ...staffEnvironment, DATA_DIR: join(folder, 'data'), DATABASE_URL: await createPostgresDatabase() };
  file = join(folder, 'site.tar.gz');
  const site = await startSite(environment);
  expect((await sendMessage(site, 'Before the backup')).status).toBe(200);
  await site.stop();
  expect((await runOperatorCommand('backup', [file], environment)).code).toBe(0);
  blocker = new pg.Client({ connectionString: environment['DATABASE_URL'] });
  await blocker.connect();
});
afterEach(async () => {
  await blocker.end();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a restore, which waits before it changes the first row until `blocker` ends its transaction. */
async function beginRestore() {
  await blocker.query(`begin; lock table ${[...carriedTables.keys()][0]} in share mode`);
  const ended = runOperatorCommand('restore', [file, '--yes'], environment, (_, send) => (signal = send));
  await expect
    .poll(async () => (await blocker.query('select 1 from pg_locks where not granted')).rowCount, { timeout: 60_000 })
    .toBe(1);
  // In an object: this function would wait for a promise that it returns.
  return { ended };
}

const listMessages = async () =>
  (await blocker.query<{ body: string }>('select body from messages order by id')).rows.map(({ body }) => body);

it('a server that starts during a restore waits for its end', async () => {
  const { ended } = await beginRestore();
  let isRestored = false;
  void ended.then(() => (isRestored = true));
  const starting = startSite({ ...environment, DATA_DIR: join(folder, 'other') }).then((site) => ({
    site,
    isRestored,
  }));
  await new Promise((done) => setTimeout(done, 8_000));
  await blocker.query('commit');
  expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('Restored in') });
  const { site, isRestored: wasRestored } = await starting;
  expect(wasRestored).toBe(true);
  expect(site.output()).toContain('a backup is being restored into it. Waiting for it');
  expect((await sendMessage(site, 'After the restore')).status).toBe(200);
  expect(await listMessages()).toEqual(['Before the backup', 'After the restore']);
  await site.stop();
}, 120_000);

it('a restore that was frozen changes nothing where a server has started meanwhile', async () => {
  const { ended } = await beginRestore();
  signal('SIGSTOP');
  // The server gets the lock when PostgreSQL has ended the session of the frozen process.
  const site = await startSite({ ...environment, DATA_DIR: join(folder, 'other') });
  expect((await sendMessage(site, 'During the restore')).status).toBe(200);
  signal('SIGCONT');
  await blocker.query('commit');
  expect(await ended).toMatchObject({
    code: 1,
    output: expect.stringContaining('keeps servers from starting was lost. The database was not replaced.'),
  });
  expect(await listMessages()).toEqual(['Before the backup', 'During the restore']);
  await site.stop();
}, 120_000);

it('a restore that was killed keeps no server from starting, and changes nothing', async () => {
  const { ended } = await beginRestore();
  signal('SIGKILL');
  await ended;
  await blocker.query('commit');
  const listLeft = async () =>
    (await readdir(join(folder, 'data', 'backups'))).filter((name) => name.startsWith('restoring-'));
  // It has all rows, with the hashes of passwords.
  expect(await listLeft()).toEqual([expect.any(String)]);
  const site = await startSite(environment);
  expect(await listLeft()).toEqual([]);
  expect(await listMessages()).toEqual(['Before the backup']);
  await site.stop();
}, 120_000);

it('an upgrade does not copy a database while a server of another machine uses it', async () => {
  const askVersion = (command: string) => runOperatorCommand('upgrade', [command], environment);
  const site = await startSite({ ...environment, DATA_DIR: join(folder, 'other') });
  expect(await askVersion('copy')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/Another server .* uses the database .* Stop it, and upgrade again/),
  });
  await site.stop();
  expect((await askVersion('copy')).code).toBe(0);
}, 120_000);

it('an upgrade does not return a database to its copy while a server uses it', async () => {
  const askVersion = (command: string) => runOperatorCommand('upgrade', [command], environment);
  expect((await askVersion('copy')).code).toBe(0);
  const site = await startSite({ ...environment, DATA_DIR: join(folder, 'other') });
  expect((await sendMessage(site, 'After the copy')).status).toBe(200);
  expect(await askVersion('put-back')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /Another server .* cannot be put back\. What it has stored .* is lost .* stop this site first/,
    ),
  });
  expect(await listMessages()).toEqual(['Before the backup', 'After the copy']);
  await site.stop();
  expect((await askVersion('put-back')).code).toBe(0);
  expect(await listMessages()).toEqual(['Before the backup']);
}, 120_000);
