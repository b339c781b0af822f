/** Backups in the dashboard: make, list and download, over both databases, with real archives. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyArchive } from '../../server/backup/archive/archive.ts';
import { readBackupKey } from '../../server/backup/archive/backup-key.ts';
import { createBackupRunStore } from '../../server/store/backup-run-store.ts';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

type Shown = { _id: string; state: string; file: string; bytes: number; isHere: boolean; by: string; reason: string };

describe.each(dialects)('backups over %s', (dialect) => {
  let site: TestApp;
  let boss: StaffClient;
  beforeAll(async () => {
    // The process that makes the backup opens the database by its settings.
    const environment: Record<string, string> =
      dialect === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : {};
    site = await openTestApp(dialect, { environment });
    boss = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  const list = async () => (await boss.get('/api/backups')).json as { backups: Shown[]; warnings: unknown[] };
  const download = (id: string, headers: Record<string, string> = {}, client = boss) =>
    site.app.request(`/api/backups/${id}/archive`, { headers: { cookie: client.cookie(), ...headers } });
  /** Reads the body to its end too, which closes the file. */
  const statusOf = async (asked: Response | Promise<Response>) => {
    const response = await asked;
    await response.arrayBuffer();
    return response.status;
  };
  const logged = async (event: string) =>
    (await site.db.selectFrom('security_log').selectAll().where('event', '=', event).execute()).length;

  it('are made when a superadmin asks, once for several requests', async () => {
    expect((await list()).backups).toEqual([]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => boss.send('POST', '/api/backups')));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(new Set(answers.map(({ json }) => json['_id'])).size).toBe(1);
    await expect.poll(async () => (await list()).backups[0]?.state, { timeout: 20_000, interval: 200 }).toBe('done');
    expect((await list()).backups).toEqual([
      expect.objectContaining({ isHere: true, by: 'Staff', reason: 'dashboard', problem: null, missing: 0 }),
    ]);
    expect(await logged('backup_made')).toBe(1);
    const { file } = (await list()).backups[0]!;
    const { origin } = await verifyArchive(join(site.dataDir, 'backups', file), {
      key: await readBackupKey(join(site.dataDir, 'backup-key')),
    });
    expect(origin).toBe('own');
  }, 30_000);

  it('are downloaded whole or in parts, which is recorded once', async () => {
    const { _id, file, bytes } = (await list()).backups[0]!;
    const stored = await readFile(join(site.dataDir, 'backups', file));
    const whole = await download(_id);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await whole.arrayBuffer()).equals(stored)).toBe(true);
    const etag = whole.headers.get('etag')!;
    const rest = await download(_id, { range: 'bytes=100-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes 100-${bytes - 1}/${bytes}`]);
    expect(Buffer.from(await rest.arrayBuffer()).equals(stored.subarray(100))).toBe(true);
    expect(await statusOf(download(_id, { range: 'bytes=100-', 'if-range': '"other"' }))).toBe(200);
    expect(await statusOf(download(_id, { range: `bytes=${bytes}-` }))).toBe(416);
    expect(await logged('backup_downloaded')).toBe(1);
    // Another session is another download, whatever part it asks for.
    const other = await site.signIn('superadmin');
    expect(await statusOf(download(_id, { range: 'bytes=1-' }, other))).toBe(206);
    expect(await logged('backup_downloaded')).toBe(2);
  });

  it('are downloaded only after a recent sign-in', async () => {
    const { _id } = (await list()).backups[0]!;
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 11 * 60_000);
    expect(await (await download(_id)).json()).toMatchObject({ code: 'recent_sign_in_required' });
    expect((await boss.confirm(testPassword)).status).toBe(200);
    expect(await statusOf(download(_id))).toBe(200);
    site.clock.now = before;
  });

  it('that are not on this machine are listed without a download', async () => {
    const { _id, file } = (await list()).backups[0]!;
    await rm(join(site.dataDir, 'backups', file));
    expect((await list()).backups[0]).toMatchObject({ isHere: false });
    expect(await statusOf(download(_id))).toBe(404);
    expect(await statusOf(download('..%2F..%2Fminbar.sqlite'))).toBe(404);
  });
});

it('shows the newest copy in the bucket, but none of a clock that was wrong', async () => {
  const site = await openTestApp('sqlite', {
    environment: {
      BACKUP_SCHEDULE: 'daily',
      BACKUP_S3_BUCKET: 'copies',
      BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9',
      BACKUP_S3_ACCESS_KEY_ID: 'a',
      BACKUP_S3_SECRET_ACCESS_KEY: 'b',
    },
  });
  const boss = await site.signIn('superadmin');
  await sql`update users set created_at = '2026-11-01T00:00:00.000Z'`.execute(site.db);
  const file = 'minbar-2026-11-19T020000-daily.tar.gz';
  await mkdir(join(site.dataDir, 'backups'), { recursive: true });
  await writeFile(join(site.dataDir, 'backups', file), '1');
  const ago = (days: number) => new Date(site.clock.now.getTime() - days * 24 * 60 * 60_000);
  const add = (kind: 'backup' | 'copy', days: number) =>
    createBackupRunStore(site.db).addDone(
      {
        id: `${kind} ${days}`,
        kind,
        reason: 'schedule',
        requestedBy: null,
        createdAt: ago(days).toISOString(),
        ...(kind === 'copy' ? { place: '127.0.0.1:9/copies', copyOf: `backup ${days}` } : {}),
      },
      { file, bytes: 1, rows: 1, files: 0, missing: 0 },
    );
  const look = async () => {
    const { warnings, copies } = (await boss.get('/api/backups')).json as {
      warnings: object[];
      copies: { newestMadeAt?: string };
    };
    return { warnings, madeAt: copies.newestMadeAt, metric: (await site.siteGauges.newestCopy?.())?.toISOString() };
  };

  await add('backup', 0);
  expect(await look()).toEqual({ warnings: [{ key: 'copyNone' }], madeAt: undefined, metric: undefined });
  const old = { warnings: [{ key: 'copyOld', days: 3 }], madeAt: ago(3).toISOString(), metric: ago(3).toISOString() };
  await add('copy', 3);
  expect(await look()).toEqual(old);
  await add('copy', -365);
  expect(await look()).toEqual(old);
  await add('copy', 1);
  expect(await look()).toEqual({ warnings: [], madeAt: ago(1).toISOString(), metric: ago(1).toISOString() });
  await site.close();
});
