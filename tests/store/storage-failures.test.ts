/**
 * A full disk, a lost database file, a database that does not respond: the errors that people see, and the recovery.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDiskFull, isUnavailable } from '../../server/store/database-errors.ts';
import { lockDataFolder } from '../../server/store/dialects/sqlite-lock.ts';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';
import { openDatabase, requireDatabaseOfSite } from '../../server/store/open.ts';
import { migrate } from '../../server/store/migrate.ts';
import { recordFinishedRestore, recordUnfinishedRestore } from '../../server/store/unfinished-restore.ts';
import { createWriteProbe } from '../../server/store/write-probe.ts';
import { openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { mayMount, mountSmallDisk } from '../setup/programs/faulty-disk.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

const message = () => formOf({ name: 'Ayan', email: 'ayan@example.org', message: 'x'.repeat(9_000) });
const pageCount = async ({ db }: TestApp) =>
  (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]!.page_count;
const setMaxPages = ({ db }: TestApp, pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);

/** Advances the clock of the process until the result of a write probe has expired. */
const laterProbe = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);

describe('a full disk', () => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    staff = await site.signIn('superadmin');
    await site.addUser({ email: 'hodan@example.org' });
    await setMaxPages(site, await pageCount(site));
    // Fills the rest of the last pages.
    for (let n = 0; n < 200; n += 1)
      if (
        (await site.visit().send('POST', '/api/v1.0/email/send-form', message(), { remoteAddress: `10.0.${n}.1` }))
          .status !== 200
      )
        break;
    for (let n = 0; n < 2_000; n += 1) {
      const filled = await site.db
        .insertInto('settings')
        .values({ name: `filler ${n}`, value: JSON.stringify('x'.repeat(80)) })
        .execute()
        .then(() => false, isDiskFull);
      if (filled) break;
    }
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await site.close();
  });

  it.each([
    [
      'the contact form',
      () => site.visit().send('POST', '/api/v1.0/email/send-form?lang=so', message(), { remoteAddress: '192.0.2.9' }),
    ],
    ['a new item', () => staff.send('POST', '/api/news?lang=so')],
    [
      'signing in',
      () =>
        site
          .visit()
          .send('POST', '/api/users/login?lang=so', { email: 'hodan@example.org', password: 'a lamp in the window' }),
    ],
  ])("is reported in the reader's language by %s", async (_what, ask) => {
    // The last pages may have space for a few small rows.
    let response = await ask();
    for (let n = 0; n < 300 && response.status < 300; n += 1) response = await ask();
    const { status, json } = response;
    expect([status, json['code']]).toEqual([507, 'disk_full']);
    expect(json['message']).toMatch(/\p{L}/u);
    expect(json['message']).not.toMatch(/no room left/);
  });

  it('makes the site not ready, recovers without a restart, and leaves nothing half written', async () => {
    expect((await site.get('/readyz')).status).toBe(503);
    expect((await site.get('/healthz')).status).toBe(200);
    expect((await site.get('/api/news')).status).toBe(200);
    // A session that is due to be extended can still be read.
    site.advance(2 * 60 * 60_000);
    expect((await staff.get('/api/users/me')).status).toBe(200);
    await setMaxPages(site, 1_000_000);
    laterProbe();
    expect((await site.get('/readyz')).status).toBe(200);
    expect((await staff.send('POST', '/api/news')).status).toBe(201);
    expect((await site.visit().login('hodan@example.org', 'a lamp in the window')).status).toBe(200);
    expect((await sql<{ integrity_check: string }>`pragma integrity_check`.execute(site.db)).rows).toEqual([
      { integrity_check: 'ok' },
    ]);
    expect(await site.db.selectFrom('settings').select('name').where('name', '=', 'write-probe').execute()).toEqual([]);
  });
});

it('makes one write probe for all requests within the same seconds', async () => {
  const site = await openTestApp('sqlite');
  const transaction = vi.spyOn(site.db, 'transaction');
  const isWritable = createWriteProbe(site.db);
  expect(new Set(await Promise.all(Array.from({ length: 20 }, isWritable)))).toEqual(new Set([true]));
  expect(await isWritable()).toBe(true);
  expect(transaction).toHaveBeenCalledTimes(1);
  await site.close();
});

describe('a database file that is no longer the one that was opened', () => {
  it.each<[string, (file: string) => Promise<void>]>([
    ['deleted', (file) => rm(file)],
    ['moved', (file) => rename(file, `${file}.old`)],
    [
      'replaced',
      async (file) => {
        await writeFile(`${file}.new`, '');
        await rename(`${file}.new`, file);
      },
    ],
    ['left without its write-ahead log', (file) => rm(`${file}-wal`)],
  ])('acknowledges no more writes when it was %s', async (_how, spoil) => {
    const site = await openTestApp('sqlite');
    const staff = await site.signIn('superadmin');
    expect((await staff.send('POST', '/api/news')).status).toBe(201);
    await spoil(join(site.dataDir, 'minbar.sqlite'));
    const { status, json, headers } = await staff.send('POST', '/api/news');
    expect([status, json['code'], headers.get('retry-after')]).toEqual([503, 'database_unavailable', '10']);
    expect(json['message']).toContain('try again');
    expect((await site.visit().send('POST', '/api/v1.0/email/send-form', message())).status).toBe(503);
    expect((await site.get('/readyz')).status).toBe(503);
    await site.close();
  });

  it('is not replaced by a new site at the next start', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'minbar-lost-'));
    const file = join(dataDir, 'minbar.sqlite');
    const settings = { databaseUrl: undefined, dataDir, processes: 1 };
    const empty = await openDatabase(settings);
    await requireDatabaseOfSite(empty.db, settings);
    await empty.db.destroy();
    for (const remains of [
      'files/pictures/a.jpg',
      'files/documents/a.pdf',
      'file-places',
      // It is put there for a restore.
      'backup-key',
      'backups/minbar-2026.tar.gz',
    ]) {
      const path = join(dataDir, remains);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, '');
      for (const name of ['', '-wal', '-shm']) await rm(`${file}${name}`, { force: true });
      await expect(openDatabase(settings)).rejects.toThrow(/minbar\.sqlite is missing, though .* npm run restore/);
      expect(existsSync(file)).toBe(false);
      await writeFile(file, '');
      await expect(openDatabase(settings)).rejects.toThrow(/minbar\.sqlite is empty, though /);
      const restored = await openDatabase(settings, { mayBeLost: true });
      await restored.db.destroy();
      // A log that is not of this database.
      await writeFile(file, '');
      await writeFile(`${file}-wal`, randomBytes(4_096));
      const databaseUrl = await createPostgresDatabase();
      for (const one of [settings, { ...settings, databaseUrl }]) {
        const { db } = await openDatabase(one);
        await expect(requireDatabaseOfSite(db, one)).rejects.toThrow(/(?:sqlite|DATABASE_URL) is empty, though /);
        await recordUnfinishedRestore(db);
        await expect(requireDatabaseOfSite(db, one)).rejects.toThrow(/A restore into the database .* did not finish/);
        await migrate(db);
        await expect(requireDatabaseOfSite(db, one)).rejects.toThrow(/A restore into the database .* did not finish/);
        await recordFinishedRestore(db);
        await requireDatabaseOfSite(db, one);
        await db.destroy();
      }
      await rm(path);
      await rm(join(dataDir, 'files'), { recursive: true, force: true });
    }
    await rm(dataDir, { recursive: true });
  });
});

it.skipIf(!mayMount)('says that the disk is full where neither the lock nor the database can be written', async () => {
  const disk = await mountSmallDisk(1);
  try {
    disk.fill();
    await expect(lockDataFolder(disk.folder)).rejects.toThrow(/^The disk of .* is full\. Free some space/);
    expect(() => openSqlite(join(disk.folder, 'minbar.sqlite'))).toThrow(/^The disk of .* is full\. Free some space/);
  } finally {
    await disk.unmount();
  }
});

/** Starts a proxy to a database that can stop forwarding, like a broken network. */
async function startProxy(to: URL): Promise<{ url: string; freeze: () => void; thaw: () => void; stop: () => void }> {
  let frozen = false;
  const sockets = new Set<Socket>();
  const server: Server = createServer((source) => {
    const target = createConnection(Number(to.port), to.hostname);
    for (const [from, other] of [
      [source, target],
      [target, source],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => void (frozen || other.write(chunk)));
      from.on('close', () => {
        sockets.delete(from);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => (frozen = true),
    thaw: () => (frozen = false),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a PostgreSQL that does not respond', () => {
  it('is reported within ten seconds, and used again when it responds', async () => {
    const proxy = await startProxy(new URL(await createPostgresDatabase()));
    const site = await openTestApp('postgres', { environment: { DATABASE_URL: proxy.url } });
    const staff = await site.signIn('superadmin');
    expect((await staff.get('/api/users/me')).status).toBe(200);
    proxy.freeze();
    const startedAt = performance.now();
    const responses = await Promise.all([
      staff.get('/api/users/me'),
      staff.send('POST', '/api/news'),
      site.visit().send('POST', '/api/v1.0/email/send-form', message()),
      ...Array.from({ length: 12 }, () => staff.get('/api/users/me')),
    ]);
    expect(responses.map(({ status, json }) => `${status} ${String(json['code'])}`)).toEqual(
      responses.map(() => '503 database_unavailable'),
    );
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    const asked = performance.now();
    expect((await site.get('/readyz')).status).toBe(503);
    expect(performance.now() - asked).toBeLessThan(3_000);
    proxy.thaw();
    await expect.poll(async () => (await staff.get('/api/users/me')).status, { timeout: 15_000 }).toBe(200);
    await expect.poll(async () => (await site.get('/readyz')).status, { timeout: 15_000 }).toBe(200);
    expect((await staff.send('POST', '/api/news')).status).toBe(201);
    await site.close();
    proxy.stop();
  }, 60_000);

  it('ends queries that take too long, except those of a migration', async () => {
    const databaseUrl = await createPostgresDatabase();
    const settings = { databaseUrl, dataDir: '', processes: 1 };
    const [serving, patient] = await Promise.all([
      openDatabase(settings),
      openDatabase(settings, { purpose: 'maintenance' }),
    ]);
    await migrate(patient.db);
    const limits = async ({ db }: typeof serving) =>
      (
        await sql<{
          limit: string;
        }>`select current_setting('statement_timeout') || ' ' || current_setting('idle_in_transaction_session_timeout') as limit`.execute(
          db,
        )
      ).rows[0]!.limit;
    expect([await limits(serving), await limits(patient)]).toEqual(['7s 4s', '0 30min']);
    await sql`set statement_timeout = 100`.execute(serving.db);
    const error = await sql`select pg_sleep(2)`.execute(serving.db).then(
      () => undefined,
      (failed: unknown) => failed,
    );
    expect(isUnavailable(error)).toBe(true);
    await Promise.all([serving.db.destroy(), patient.db.destroy()]);
  });
});
