/** `npm run upgrade` in a real checkout with a real server: releases that start, that do not, and interruptions. */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDriver from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJournal } from '../../scripts/runtime/upgrade/journal.mjs';
import { notesForOperators } from '../../scripts/runtime/upgrade/releases.mjs';
import { readStatus } from '../../scripts/runtime/upgrade/running-server.mjs';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { startSite } from '../setup/servers/site.ts';
import { install, type Installation } from './releases.ts';

const healthz = "c.text('ok')";
const answering = (version: string) => (text: string) => text.replace(healthz, `c.text('${version}')`);
const migration = (name: string, more = '') =>
  `import { sql, type Kysely } from 'kysely';
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('${name}').addColumn('id', 'integer').execute();
  await sql\`update messages set body = 'changed by ${name}'\`.execute(db);
  ${more}
}
`;
const opened = 'const context = await createServerContext(env, database.db, log, { recentErrors });';

/** The server ends after it has migrated. */
const fault = {
  'server/app.ts': answering('0.2.0'),
  'server/main.ts': (text: string) => text.replace(opened, `throw new StartError('A fault of 0.2.0.');`),
  'db/migrations/900-fault.ts': () => migration('fault'),
};
const third = { 'server/app.ts': answering('0.3.0'), 'db/migrations/901-third.ts': () => migration('third') };

let site: Installation;
beforeAll(async () => {
  site = await install();
  await site.start();
  await site.release('0.2.0', fault);
  await site.release('0.2.1', {
    'server/app.ts': answering('0.2.1'),
    'db/migrations/900-half.ts': () => migration('half', `throw new Error('A fault of the migration.');`),
  });
  await site.release('0.2.2', { 'server/main.ts': (text) => `process.exit(1);\n${text}` });
}, 120_000);
afterAll(() => site?.remove());

const version = (of = site) =>
  fetch(`${of.url}/healthz`).then(
    (response) => response.text(),
    () => 'down',
  );
const isReady = () =>
  fetch(`${site.url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
async function untilReady(): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await isReady())) {
    if (Date.now() > until) throw new Error(`The site is not ready:\n${site.output()}`);
    await sleep(50);
  }
}

async function postMessage(to = site): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Khadra Abdi', email: 'khadra@example.org' }))
    form.set(name, value);
  form.set('message', `Message ${messages}`);
  return (await fetch(`${to.url}/api/v1.0/email/send-form`, { method: 'POST', body: form })).status;
}

let messages = 0;
async function sendMessage(to = site): Promise<void> {
  messages += 1;
  expect(await postMessage(to)).toBe(200);
}

/** What a whole version leaves: its program, its tables and every message. */
async function state() {
  const db = new SqliteDriver(join(site.dataDir, 'minbar.sqlite'), { readonly: true });
  const names = db.prepare("select name from kysely_migration where name > '9' order by name").pluck().all();
  const bodies = db.prepare('select body from messages order by created_at').pluck().all();
  db.close();
  return {
    version: await version(),
    head: await site.git('describe', '--tags', '--exact-match'),
    changed: await site.git('status', '--porcelain'),
    isInterrupted: existsSync(join(site.root, '.upgrade', 'journal.json')),
    migrations: names,
    messages: bodies,
  };
}
const whole = (tag: string, answer: string, migrations: string[], bodies: string[]) => ({
  version: answer,
  head: tag,
  changed: '',
  isInterrupted: false,
  migrations,
  messages: bodies,
});
const sent = () => Array.from({ length: messages }, (_value, index) => `Message ${index + 1}`);
const old = () => whole('v0.1.0', 'ok', [], sent());

it('refuses what is not a release, local changes, and a second upgrade, and changes nothing', async () => {
  expect(await site.upgrade(['9.9.9'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no release 9.9.9. There are: v0.1.0, v0.2.0, v0.2.1, v0.2.2.'),
  });
  expect(await site.upgrade(['v0.1.0'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('this is 0.1.0 already'),
  });
  await site.git('tag', '--force', 'v0.2.0', 'HEAD');
  expect(await site.upgrade(['0.2.0'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('The release v0.2.0 is another one at origin than before.'),
  });
  await site.git('tag', '--delete', 'v0.2.0');

  await appendFile(join(site.root, 'README.md'), 'A note of the operator.\n');
  await writeFile(join(site.root, 'db/migrations/900-fault.ts'), '');
  await writeFile(join(site.root, 'notes.txt'), 'not in the way');
  expect(await site.upgrade(['0.2.0'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('would overwrite them: README.md, db/migrations/900-fault.ts.'),
  });
  await site.git('checkout', '--quiet', 'README.md');
  await rm(join(site.root, 'db/migrations/900-fault.ts'));
  await rm(join(site.root, 'notes.txt'));

  const lock = join(site.root, '.upgrade', 'lock');
  await mkdir(join(site.root, '.upgrade'), { recursive: true });
  await writeFile(lock, JSON.stringify({ pid: process.pid, host: hostname(), id: 'another' }));
  expect(await site.upgrade()).toMatchObject({
    code: 1,
    output: expect.stringContaining('Another upgrade is running.'),
  });
  await rm(lock);
  expect(await state()).toEqual(old());
});

it('returns to the old version and its data where the new one ends at its start', async () => {
  await sendMessage();
  const { code, output } = await site.upgrade(['0.2.0']);
  expect([code, output]).toEqual([1, expect.stringContaining('0.1.0 is in use again, with the data')]);
  expect(output).toContain('A fault of 0.2.0.');
  await untilReady();
  expect(await state()).toEqual(old());
  // The database of the new version is still there for an inspection.
  const failed = new SqliteDriver(join(site.dataDir, 'upgrade', 'failed.sqlite'));
  expect(failed.prepare('select body from messages').pluck().all()).toEqual(['changed by fault']);
  failed.close();
  // The new version took the copy for the backup before its migration.
  const backups = await readdir(join(site.dataDir, 'backups'));
  expect(backups.filter((name) => name.includes('-migration'))).toHaveLength(1);
}, 120_000);

it('returns at once where the new one ends before it can say anything', async () => {
  const startedAt = performance.now();
  const { code, output } = await site.upgrade(['0.2.2']);
  expect([code, output]).toEqual([1, expect.stringContaining('It ended at its start, without saying why')]);
  await untilReady();
  expect(await state()).toEqual(old());
  expect(performance.now() - startedAt).toBeLessThan(50_000);
}, 120_000);

it('loses no message where the new one serves, but is not ready', async () => {
  await site.release('0.2.3', {
    'server/app.ts': (text) => answering('0.2.3')(text).replace('if (!database) return', 'if (database) return'),
  });
  const statuses: number[] = [];
  const upgraded = new AbortController();
  const send = async () => {
    while (!upgraded.signal.aborted) {
      if ((await version()) === '0.2.3') statuses.push(await postMessage());
      await sleep(200);
    }
  };
  const sending = send();
  const { code, output } = await site.upgrade(['0.2.3', '--wait', '8']);
  upgraded.abort();
  await sending;
  expect([code, output]).toEqual([1, expect.stringContaining('It was not ready after 8 s')]);
  expect(new Set(statuses)).toEqual(new Set([503]));
  await untilReady();
  expect(await state()).toEqual(old());
}, 120_000);

it('upgrades only a site that is ready', async () => {
  await rename(join(site.dataDir, 'server.json'), join(site.dataDir, 'aside.json'));
  const status = JSON.parse(await readFile(join(site.dataDir, 'aside.json'), 'utf8')) as object;
  const file = join(site.dataDir, 'server.json');
  await writeFile(file, JSON.stringify({ ...status, address: 'http://127.0.0.1:1' }));
  const { code, output } = await site.upgrade(['0.2.2']);
  expect([code, output]).toEqual([1, expect.stringContaining('The running site is not ready: it does not answer')]);
  await rename(join(site.dataDir, 'aside.json'), file);
  expect(await state()).toEqual(old());
}, 60_000);

/** Kills the upgrade as soon as its journal has reached a step, and the new server a state. */
async function upgradeKilledIn(step: string, release: string, state?: string) {
  let isWatched = false;
  const hasReached = async () =>
    (await readJournal(site.root))?.step === step && (!state || (await readStatus(site.dataDir))?.state === state);
  return site.upgrade([release], {
    onOutput: (child) => {
      if (isWatched) return;
      isWatched = true;
      const timer = setInterval(() => {
        if (child.exitCode !== null || child.signalCode !== null) clearInterval(timer);
        else
          void hasReached().then(
            (reached) => reached && child.kill('SIGKILL'),
            () => false,
          );
      }, 2);
    },
  });
}

it('an upgrade that is killed before the new version serves is taken back by the next start', async () => {
  await sendMessage();
  // The old server may not have been asked to stop yet.
  expect((await upgradeKilledIn('stop', '0.2.1')).code).toBe(null);
  await site.stop();
  await site.start();
  expect(await state()).toEqual(old());
  // Also in the middle of its checkout, when files of the new version are there that git does not know yet.
  for (const killAt of ['half-switch', 'switch']) {
    expect((await site.upgrade(['0.2.1'], { killAt })).code).toBe(null);
    await untilReady();
    expect(await state()).toEqual(old());
  }
  // A migration fails, and the way back is interrupted.
  const { code, output } = await site.upgrade(['0.2.1'], { killAt: 'back' });
  expect([code, output]).toEqual([null, expect.stringContaining('A fault of the migration.')]);
  await untilReady();
  expect(await state()).toEqual(old());
}, 180_000);

it('upgrades with the data kept, and stands still for less than five seconds', async () => {
  const restarted = performance.now();
  await site.stop();
  await site.start();
  const restart = performance.now() - restarted;
  await site.release('0.3.0', {
    ...third,
    'CHANGELOG.md': (text) =>
      text.replace('## Unreleased', '## 0.3.0\n\n### For operators\n\n- Third needs nothing.\n\n## Unreleased'),
  });
  await site.release('0.4.0-rc.1', {});
  const upgraded = new AbortController();
  let [longest, lastGood] = [0, Date.now()];
  const poll = (async () => {
    while (!upgraded.signal.aborted) {
      if (await isReady()) {
        longest = Math.max(longest, Date.now() - lastGood);
        lastGood = Date.now();
      }
      await sleep(100);
    }
  })();
  const { code, output } = await site.upgrade();
  upgraded.abort();
  await poll;
  expect([code, output]).toEqual([0, expect.stringContaining('0.3.0 is ready')]);
  expect(output).toContain('- Third needs nothing.');
  expect(await state()).toEqual(
    whole(
      'v0.3.0',
      '0.3.0',
      ['901-third'],
      sent().map(() => 'changed by third'),
    ),
  );
  expect(existsSync(join(site.root, '.upgrade', 'new'))).toBe(false);
  expect(existsSync(join(site.dataDir, 'upgrade'))).toBe(false);
  // On a machine that is busy with other tests, not much more than what any restart takes.
  expect(longest).toBeLessThan(Math.max(5_000, 3 * restart));
  expect(await site.upgrade()).toMatchObject({ code: 0, output: expect.stringContaining('there is no newer release') });
}, 180_000);

it('an upgrade that is killed after the new version began to serve is completed by the next start', async () => {
  await site.release('0.4.0', { ...third, 'server/app.ts': answering('0.4.0') });
  await site.release('0.4.1', { ...third, 'server/app.ts': answering('0.4.1') });
  const before = sent().map(() => 'changed by third');

  expect((await upgradeKilledIn('start', '0.4.0', 'opening')).code).toBe(null);
  await untilReady();
  await sendMessage();
  const last = `Message ${messages}`;
  await site.stop();
  await site.start();
  expect(await state()).toEqual(whole('v0.4.0', '0.4.0', ['901-third'], [...before, last]));

  // A site that is not running is started afterwards, which removes what is left.
  await site.stop();
  expect((await site.upgrade(['0.4.1'], { killAt: 'done' })).code).toBe(null);
  await site.start();
  expect(await state()).toEqual(whole('v0.4.1', '0.4.1', ['901-third'], [...before, last]));
  expect(existsSync(join(site.root, '.upgrade', 'old'))).toBe(false);
}, 180_000);

async function installWithPostgres() {
  await site.stop();
  const databaseUrl = await createPostgresDatabase();
  const postgres = await install({ DATABASE_URL: databaseUrl });
  const db = new pg.Client(databaseUrl);
  await db.connect();
  return {
    postgres,
    databaseUrl,
    db,
    listMessages: async () =>
      (await db.query<{ body: string }>('select body from messages order by id')).rows.map(({ body }) => body),
    async remove() {
      await db.end();
      await postgres.remove();
    },
  };
}

it('returns the rows of PostgreSQL too', async () => {
  const { postgres, db, listMessages, remove } = await installWithPostgres();
  try {
    await postgres.release('0.2.0', fault);
    await postgres.start();
    await sendMessage(postgres);
    const { code, output } = await postgres.upgrade();
    expect([code, output]).toEqual([1, expect.stringContaining('A fault of 0.2.0.')]);
    expect(await version(postgres)).toBe('ok');
    expect(await listMessages()).toEqual([`Message ${messages}`]);
    expect((await db.query("select tablename from pg_tables where tablename = 'fault'")).rows).toEqual([]);
  } finally {
    await remove();
  }
}, 180_000);

it('names the session of another program that keeps PostgreSQL from being put back, and goes on when it ends', async () => {
  const { postgres, databaseUrl, listMessages, remove } = await installWithPostgres();
  const reader = new pg.Client({ connectionString: databaseUrl, application_name: 'nightly dump' });
  await reader.connect();
  try {
    await postgres.release('0.2.0', fault);
    await postgres.start();
    await sendMessage(postgres);
    await reader.query('begin');
    await reader.query('select count(*) from messages');
    let printed = '';
    const onOutput = (child: ChildProcess) => {
      if (printed !== '') return;
      printed = ' ';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
          if (printed.includes('Waiting for other sessions')) void reader.query('commit').catch(() => undefined);
        });
    };
    const { code, output } = await postgres.upgrade([], { onOutput });
    expect([code, output]).toEqual([1, expect.stringContaining('nightly dump (user')]);
    expect(output).toContain('0.1.0 is in use again, with the data from before');
    expect(await listMessages()).toEqual([`Message ${messages}`]);
  } finally {
    await reader.end();
    await remove();
  }
}, 180_000);

it('returns where a statement of the new version still runs in PostgreSQL', async () => {
  const { postgres, listMessages, remove } = await installWithPostgres();
  try {
    await postgres.release('0.2.0', {
      'db/migrations/900-long.ts': () => migration('long', 'await sql`select pg_sleep(110)`.execute(db);'),
    });
    await postgres.start();
    await sendMessage(postgres);
    const { code, output } = await postgres.upgrade(['0.2.0', '--wait', '12']);
    expect([code, output]).toEqual([1, expect.stringContaining('0.1.0 is in use again, with the data from before')]);
    expect(await version(postgres)).toBe('ok');
    expect(await listMessages()).toEqual([`Message ${messages}`]);
  } finally {
    await remove();
  }
}, 300_000);

it('is refused while a server of another machine uses PostgreSQL', async () => {
  const { postgres, databaseUrl, listMessages, remove } = await installWithPostgres();
  try {
    await postgres.release('0.2.0', fault);
    await postgres.start();
    const other = await startSite({ DATABASE_URL: databaseUrl, SEED: 'none' });
    await sendMessage(postgres);
    const refused = await postgres.upgrade();
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Stop it, and upgrade again') });
    expect(await version(postgres)).toBe('ok');
    expect(existsSync(join(postgres.root, '.upgrade', 'journal.json'))).toBe(false);
    expect(await listMessages()).toEqual([`Message ${messages}`]);
    await other.stop();
    expect((await postgres.upgrade()).output).toContain('A fault of 0.2.0.');
    expect(await listMessages()).toEqual([`Message ${messages}`]);
  } finally {
    await remove();
  }
}, 300_000);

it('prints what operators must know of the releases in between', () => {
  const changelog = [
    '# Changelog\n\n## Unreleased\n\n### For operators\n\n- later\n',
    '## 1.10.0\n\n### For operators\n\n- ten\n\n### For staff\n\n- not this\n',
    '## 1.9.0 (2026-01-01)\n\n### For operators\n\n- nine\n',
    '## 1.8.0\n\n### For operators\n\n- eight\n',
  ].join('\n');
  expect(notesForOperators(changelog, '1.8.0', '1.10.0')).toBe('1.10.0\n\n- ten\n\n1.9.0\n\n- nine');
});
