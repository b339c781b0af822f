/** Backups that are made by themselves, with real processes and files, over both databases. */
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { middle } from '../../domain/media/focal-point.ts';
import { startBackupScheduler, type BackupScheduler } from '../../server/backup/jobs/backup-scheduler.ts';
import { takeBackupLease } from '../../server/backup/jobs/backup-lease.ts';
import { backUpBeforeMigration } from '../../server/backup/before-migration.ts';
import { checkBackup } from '../../server/backup/restore.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import type { S3Settings } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';
import { migrations } from '../../server/store/migrations.ts';
import { createFileStore } from '../../server/store/files/file-store.ts';
import { night, prepareBackups } from '../setup/servers/backed-up-site.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { dialects, localized, openTestApp, type TestApp } from '../setup/api/app.ts';

const started: BackupScheduler[] = [];
const sites: TestApp[] = [];
afterEach(async () => {
  for (const scheduler of started.splice(0)) await scheduler.stop();
  for (const site of sites.splice(0)) await site.close();
});

const hour = 60 * 60_000;

/** Opens a site with some content, and schedulers on it as several servers would have them. */
async function openSite(
  dialect: 'sqlite' | 'postgres',
  {
    keep = 2,
    servers = 1,
    log = pino({ level: 'silent' }),
    s3,
  }: { keep?: number; servers?: number; log?: Logger; s3?: S3Settings } = {},
) {
  const databaseUrl = dialect === 'postgres' ? await createPostgresDatabase() : undefined;
  const site = await openTestApp(dialect, { environment: databaseUrl ? { DATABASE_URL: databaseUrl } : {} });
  sites.push(site);
  const backups = await prepareBackups(site);
  const backup = {
    keyFile: join(site.dataDir, 'backup-key'),
    passphrase: undefined,
    schedule: 'daily',
    keep,
    bucket: undefined,
  } as const;
  const schedulers = Array.from({ length: servers }, () =>
    startBackupScheduler({
      store: backups.store,
      settings: { dataDir: site.dataDir, databaseUrl, s3, fileStorage: s3 ? 's3' : 'disk', backup },
      log,
      now: () => site.clock.now,
    }),
  );
  started.push(...schedulers);
  return { ...backups, site, schedulers, runDue: schedulers[0]!.runDue };
}

const daily = expect.stringMatching(/^minbar-\d{4}-\d\d-\d\dT\d{6}-daily\.tar\.gz$/);

describe.each(dialects)('the schedule over %s', (dialect) => {
  it('makes one backup a night, proves it, and deletes its own old ones alone', async () => {
    const { runDue, archives, store, pass, folder } = await openSite(dialect);
    await mkdir(folder, { recursive: true });
    const others = [
      'minbar-2026-01-01T000000-before-restore.tar.gz',
      'minbar-2026-01-01T000000-daily.tar.gz',
      'own.txt',
    ];
    for (const name of others) await writeFile(join(folder, name), 'of somebody else');
    await runDue();
    await runDue();
    const [backup, ...more] = await store.list('backup', 9);
    expect([backup, more]).toEqual([
      expect.objectContaining({ state: 'done', problem: null, file: daily, reason: 'schedule', missing: 0, tries: 1 }),
      [],
    ]);
    expect(backup!.rows).toBeGreaterThan(2);
    expect(await store.list('proof', 9)).toMatchObject([
      { state: 'done', file: backup!.file, rows: backup!.rows, files: backup!.files },
    ]);
    for (let n = 0; n < 2; n += 1) {
      pass(24);
      await runDue();
    }
    const left = await archives();
    expect(left).toHaveLength(5);
    expect(left).toEqual(expect.arrayContaining(others));
    const kept = (await store.list('backup', 9)).map(({ file }) => file !== '');
    expect(kept).toEqual([true, true, false]);
    // Of one week.
    expect(await store.list('proof', 9)).toHaveLength(1);
  }, 60_000);

  it('is followed by one of several servers, also where one is killed during a backup', async () => {
    const { schedulers, store, pass, folder, archives } = await openSite(dialect, { servers: 3 });
    await Promise.all(schedulers.map(({ runDue }) => runDue()));
    expect(await store.list('backup', 9)).toHaveLength(1);
    expect(await store.list('proof', 9)).toHaveLength(1);

    // A server claims the next run and is never heard of again; it leaves half a proof behind.
    pass(24);
    await store.add({ id: 'lost', kind: 'proof', reason: 'schedule', createdAt: iso(night), requestedBy: null });
    const until = new Date(night.getTime() + 24 * hour + 60_000).toISOString();
    expect(await store.claim('dead', new Date(night.getTime() + 24 * hour).toISOString(), until)).toMatchObject({
      id: 'lost',
    });
    await mkdir(join(folder, 'proving-abcdef', 'files'), { recursive: true });
    await Promise.all(schedulers.map(({ runDue }) => runDue()));
    expect((await store.find('lost'))?.state).toBe('running');
    pass(1);
    await Promise.all(schedulers.map(({ runDue }) => runDue()));
    expect(await store.find('lost')).toMatchObject({ state: 'done', tries: 2 });
    expect(await store.finish('lost', 'dead', until, { file: 'x', bytes: 1, rows: 1, files: 1, missing: 0 })).toBe(
      false,
    );
    expect(await archives()).toEqual([daily, daily]);
  }, 60_000);
});

const iso = (moment: Date) => moment.toISOString();

type NewFile = Parameters<ReturnType<typeof createFileStore>['insert']>[0];

const addFile = (site: TestApp, file: Pick<NewFile, 'kind' | 'fileName' | 'bytes' | 'renditions'>) =>
  createFileStore(site.db).insert({
    id: 'f'.repeat(24),
    width: null,
    height: null,
    tint: null,
    pages: null,
    alt: localized({}),
    focus: middle,
    createdAt: iso(night),
    uploadedBy: null,
    ...file,
  });

const storeAway: S3Settings = {
  endpoint: 'http://127.0.0.1:9',
  region: 'eu',
  bucket: 'files',
  keyId: 'a',
  secret: 'b',
  pathStyle: true,
  publicUrl: undefined,
};

/** A log whose lines and recent errors can be read. */
function openLog() {
  const lines: string[] = [];
  const errors: string[] = [];
  const log = createLog('error', {
    write: (line) => lines.push(line),
    onError: ({ message, cause }) => errors.push(`${message}: ${cause}`),
  });
  return { log, lines, errors };
}

it('records why a backup failed, with a sentence in the log', async () => {
  const { log, lines, errors } = openLog();
  const { runDue, store, site } = await openSite('sqlite', { log });
  // Like a file of root, it cannot be read.
  await mkdir(join(site.dataDir, 'backup-key'));
  await runDue();
  expect((await store.list('backup', 1))[0]).toMatchObject({ state: 'waiting', problem: 'keyUnusable' });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: 'a backup failed',
    reason: expect.stringMatching(/^The backup key .* cannot be read \(EISDIR\)\. Give the user of the server/),
  });
  expect(errors).toEqual(['a backup failed: keyUnusable']);
  const superadmin = await site.signIn('superadmin');
  const { parts } = (await superadmin.get('/api/site-state')).json as { parts: unknown[] };
  expect(parts).toContainEqual(
    expect.objectContaining({ name: 'backups', warnings: [{ key: 'failed', problem: 'keyUnusable' }] }),
  );
}, 60_000);

it('records that the files could not be read', async () => {
  const { log, lines } = openLog();
  const { runDue, store, site } = await openSite('sqlite', { log, s3: storeAway });
  const rendition = { key: `documents/${'a'.repeat(32)}.pdf`, format: 'pdf', bytes: 9, width: null };
  await addFile(site, { kind: 'document', fileName: 'one.pdf', bytes: 9, renditions: [rendition] });
  await runDue();
  expect((await store.list('backup', 1))[0]).toMatchObject({ state: 'waiting', problem: 'filesAway' });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    reason: expect.stringMatching(/^The file store does not answer, or refuses \(The S3 store failed: .*ECONNREFUSED/),
  });
}, 60_000);

it('waits while a command makes a backup, and not for one that was killed', async () => {
  const { runDue, store, pass, archives, site } = await openSite('sqlite');
  const lease = await takeBackupLease(store, () => site.clock.now);
  expect(await takeBackupLease(store, () => site.clock.now)).toBeUndefined();
  await runDue();
  expect(await archives()).toEqual([]);
  expect((await store.list('backup', 9))[0]).toMatchObject({ state: 'waiting', tries: 0 });
  await lease!.end();
  await runDue();
  expect(await archives()).toEqual([daily]);

  // A killed command extends nothing.
  const killed = await takeBackupLease(store, () => site.clock.now);
  pass(24);
  await runDue();
  expect(await archives()).toEqual([daily, daily]);
  await killed!.end();
}, 60_000);

it('reports a damaged archive, and proves the next one', async () => {
  const { runDue, store, pass, folder, site } = await openSite('sqlite');
  await runDue();
  const [first] = await store.list('backup', 1);
  pass(7 * 24);
  // The newest archive is proved, so none is made in between.
  await store.add({
    id: 'daily-2026-11-27',
    kind: 'backup',
    reason: 'schedule',
    createdAt: iso(night),
    requestedBy: null,
  });
  await store.claim('other server', iso(site.clock.now), iso(new Date(site.clock.now.getTime() + 23 * hour)));
  const file = await open(join(folder, first!.file), 'r+');
  await file.write(Buffer.from('spoiled'), 0, 7, Math.floor(first!.bytes / 2));
  await file.close();
  await runDue();
  expect((await store.list('proof', 1))[0]).toMatchObject({ state: 'waiting', problem: 'damaged', tries: 1 });
  for (let n = 0; n < 2; n += 1) {
    pass(1.1);
    await runDue();
  }
  expect((await store.list('proof', 1))[0]).toMatchObject({ state: 'failed', problem: 'damaged', tries: 3 });
  const superadmin = await site.signIn('superadmin');
  const shown = (await superadmin.get('/api/backups')).json;
  expect(shown['warnings']).toContainEqual({ key: 'proofFailed', problem: 'damaged' });
  pass(24);
  await runDue();
  expect((await store.list('proof', 1))[0]).toMatchObject({ state: 'done', problem: null });
  expect((await readdir(folder)).filter((name) => name.startsWith('proving-'))).toEqual([]);
}, 60_000);

it('refuses to fill the disk, and tries again later', async () => {
  const { runDue, store, pass, site, archives } = await openSite('sqlite');
  await addFile(site, { kind: 'document', fileName: 'huge.pdf', bytes: 1e15, renditions: [] });
  await runDue();
  expect((await store.list('backup', 9))[0]).toMatchObject({ state: 'waiting', problem: 'noRoom', tries: 1 });
  expect(await archives()).toEqual([]);
  const superadmin = await site.signIn('superadmin');
  expect((await superadmin.get('/api/backups')).json['warnings']).toEqual([{ key: 'failed', problem: 'noRoom' }]);
  await site.db.deleteFrom('files').where('bytes', '=', 1e15).execute();
  await runDue();
  expect(await archives()).toEqual([]);
  pass(1.1);
  await runDue();
  expect(await archives()).toEqual([daily]);
  expect((await superadmin.get('/api/backups')).json['warnings']).toEqual([]);
}, 60_000);

it('gives a backup back when the server ends, and removes what a killed one has left', async () => {
  const { schedulers, store, folder, site, archives } = await openSite('sqlite');
  const [scheduler] = schedulers;
  await site.db
    .insertInto('settings')
    .values({ name: 'large', value: JSON.stringify('x'.repeat(20_000_000)) })
    .execute();
  const running = scheduler!.runDue();
  await expect.poll(async () => (await store.list('backup', 1))[0]?.state, { timeout: 15_000 }).toBe('running');
  await scheduler!.stop();
  await running;
  const [stopped] = await store.list('backup', 1);
  // On a fast machine it may be done by then.
  expect(['waiting', 'done']).toContain(stopped?.state);
  if (stopped?.state === 'waiting') expect(stopped.tries).toBe(0);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'minbar-2026-11-20T000000-daily.tar.gz.999999999.part'), 'half');
  await site.db.deleteFrom('settings').where('name', '=', 'large').execute();
  const next = startBackupScheduler({
    store,
    settings: {
      dataDir: site.dataDir,
      databaseUrl: undefined,
      s3: undefined,
      fileStorage: 'disk' as const,
      backup: {
        keyFile: join(site.dataDir, 'backup-key'),
        passphrase: 'a passphrase of words',
        schedule: 'daily',
        keep: 2,
        bucket: undefined,
      },
    },
    log: pino({ level: 'silent' }),
    now: () => site.clock.now,
  });
  started.push(next);
  await next.runDue();
  expect(await archives()).toHaveLength(1);
  if (stopped?.state === 'waiting') {
    const [name] = await archives();
    expect(name).toMatch(/-daily\.tar\.gz\.age$/);
    expect((await readFile(join(folder, name!))).toString('latin1', 0, 18)).toBe('age-encryption.org');
    // Proved with the passphrase.
    expect((await store.list('proof', 1))[0]).toMatchObject({ state: 'done', problem: null });
  }
}, 60_000);

describe.each(dialects)('a migration over %s', (dialect) => {
  it('is preceded by a backup of a database with content, once for the same content', async () => {
    const { site, folder, archives, store } = await openSite(dialect);
    const later = { ...migrations, '999-later': { up: async () => undefined } };
    const backup = {
      keyFile: join(site.dataDir, 'backup-key'),
      passphrase: undefined,
      schedule: 'daily',
      keep: 2,
      bucket: undefined,
    } as const;
    const settings = {
      dataDir: site.dataDir,
      databaseUrl: undefined,
      s3: undefined,
      fileStorage: 'disk' as const,
      backup,
    };
    const storage = createDiskStorage(join(site.dataDir, 'files'));
    const db = dialect === 'sqlite' ? openSqlite(join(site.dataDir, 'minbar.sqlite')) : site.db;
    const said: string[] = [];
    const before = (provided: typeof migrations, schedule: 'daily' | 'off' = 'daily') =>
      backUpBeforeMigration(
        { db, dialect, storage },
        { ...settings, backup: { ...backup, schedule } },
        (line) => said.push(line),
        provided,
      );
    await before(migrations);
    await before(later, 'off');
    expect(said).toEqual([]);

    const record = await before(later);
    await record('upgrade');
    expect(said).toEqual([`Backup before the migration: ${join(folder, (await archives())[0]!)}`]);
    expect(await archives()).toEqual([expect.stringMatching(/-migration\.tar\.gz$/)]);
    expect(await store.find('upgrade')).toMatchObject({
      reason: 'migration',
      state: 'done',
      file: (await archives())[0],
    });
    expect((await checkBackup(join(folder, (await archives())[0]!))).manifest.migrations).toEqual(
      Object.keys(migrations),
    );
    // The migration failed, and the server is started again.
    await before(later);
    expect(await archives()).toHaveLength(1);

    // It starts only with a backup: here a file is in the place of the folder.
    site.clock.now = new Date(Date.now() + 24 * hour);
    await site.addUser();
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');
    await expect(before(later)).rejects.toThrow(/EEXIST|ENOTDIR/);
    if (db !== site.db) await db.destroy();
  }, 30_000);
});
