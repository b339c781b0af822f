/** Copies of backups in a bucket of a real store that checks signatures, and restores from there. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { openBackupBucket } from '../../server/backup/offsite/backup-bucket.ts';
import { runBackupJob } from '../../server/backup/jobs/backup-process.ts';
import { startBackupScheduler, type BackupScheduler } from '../../server/backup/jobs/backup-scheduler.ts';
import type { S3Settings } from '../../server/env.ts';
import { openTestApp, type TestApp } from '../setup/api/app.ts';
import { prepareBackups } from '../setup/servers/backed-up-site.ts';
import { createBucket, environmentOf } from '../setup/programs/s3-bucket.ts';
import { bucketClient } from '../setup/programs/swift.ts';
import { openProxy } from '../setup/programs/unreliable-proxy.ts';

const toClose: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close();
});

type Bucket = S3Settings & { endpoint: string };

async function openSite(bucket: Bucket, { passphrase }: { passphrase?: string } = {}) {
  const site = await openTestApp('sqlite', {
    environment: { BACKUP_SCHEDULE: 'daily', ...environmentOf(bucket, 'BACKUP_S3_') },
  });
  toClose.push(() => site.close());
  const backups = await prepareBackups(site);
  const settings = (change: Partial<S3Settings> = {}) => ({
    dataDir: site.dataDir,
    databaseUrl: undefined,
    s3: undefined,
    fileStorage: 'disk' as const,
    backup: {
      keyFile: join(site.dataDir, 'backup-key'),
      passphrase,
      schedule: 'daily' as const,
      keep: 1,
      bucket: { ...bucket, ...change },
    },
  });
  const { store } = backups;
  const start = (change: Partial<S3Settings> = {}): BackupScheduler => {
    const log = pino({ level: 'silent' });
    const scheduler = startBackupScheduler({ store, settings: settings(change), log, now: () => site.clock.now });
    toClose.push(() => scheduler.stop());
    return scheduler;
  };
  return {
    ...backups,
    site,
    start,
    settings,
    shown: async (who: Awaited<ReturnType<TestApp['signIn']>>) => (await who.get('/api/backups')).json,
  };
}

/** Returns the archives in a bucket, and the number of unfinished uploads, as the store lists them. */
async function listBucket(settings: Bucket) {
  const bucket = openBackupBucket(settings);
  const found = await bucket.list();
  bucket.close();
  const client = bucketClient(settings.endpoint);
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }));
  client.destroy();
  return { names: found.map(({ name }) => name).toSorted(), unfinished: Uploads.length };
}

function restore(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/operate/restore.ts', ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  );
}

it('copies each backup, encrypted as it is, keeps as many as on the disk, and restores one on an empty machine', async () => {
  const bucket = await createBucket();
  const passphrase = 'lamp window river seven';
  const { site, store, start, archives, folder, pass, shown } = await openSite(bucket, { passphrase });
  const superadmin = await site.signIn('superadmin');
  const { runDue } = start();
  for (let n = 0; n < 2; n += 1) {
    await runDue();
    pass(24);
  }
  pass(-24);
  const names = await archives();
  expect(names).toEqual([expect.stringMatching(/-daily\.tar\.gz\.age$/)]);
  expect(await listBucket(bucket)).toEqual({ names, unfinished: 0 });
  const copies = await store.list('copy', 9);
  expect(copies.map(({ state, file }) => [state, file])).toEqual([
    ['done', names[0]],
    ['done', ''],
  ]);
  const place = `${new URL(bucket.endpoint).host}/${bucket.bucket}`;
  const list = await shown(superadmin);
  expect(list).toMatchObject({ warnings: [], copies: { place, newestMadeAt: copies[0]!.createdAt, problem: null } });
  expect((list['backups'] as { copy: { state: string } }[]).map(({ copy }) => copy.state)).toEqual(['done', 'deleted']);
  // The page State of the site has the copy too.
  const backups = ((await superadmin.get('/api/site-state')).json['parts'] as { name: string }[]).find(
    ({ name }) => name === 'backups',
  );
  expect(backups).toMatchObject({ facts: expect.arrayContaining([{ name: 'copyPlace', kind: 'text', value: place }]) });
  pass(73);
  expect((await shown(superadmin))['warnings']).toContainEqual({ key: 'copyOld', days: 3 });

  const empty = await mkdtemp(join(tmpdir(), 'minbar-copies-'));
  toClose.push(() => rm(empty, { recursive: true, force: true }));
  const elsewhere = { ...environmentOf(bucket, 'BACKUP_S3_'), DATA_DIR: empty };
  const listed = await restore(['--from-s3'], elsewhere);
  expect(listed).toEqual({ code: 0, output: expect.stringContaining(`  ${names[0]!} `) });
  // Without the key of the site it is not accepted, though it is fetched; without the passphrase it is not opened.
  const unlocked = { ...elsewhere, BACKUP_PASSPHRASE: passphrase };
  expect(await restore(['--from-s3', names[0]!, '--yes'], unlocked)).toEqual({
    code: 1,
    output: expect.stringMatching(/Fetched .*not signed with the key of this site.*backup-key/s),
  });
  await writeFile(join(empty, 'backup-key'), await readFile(join(site.dataDir, 'backup-key')));
  expect(await restore(['--from-s3', names[0]!, '--yes'], elsewhere)).toEqual({
    code: 1,
    output: expect.stringMatching(/is here already.*is encrypted\. Give its passphrase/s),
  });
  const restored = await restore(['--from-s3', names[0]!, '--yes'], unlocked);
  expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/The plan:.*Restored in .*news 1/s)]);
  expect(await readFile(join(empty, 'backups', names[0]!))).toEqual(await readFile(join(folder, names[0]!)));
}, 180_000);

it('notices that the copies were deleted in the bucket, and does not take a store that refuses for an empty one', async () => {
  const bucket = await createBucket();
  const proxy = await openProxy(bucket.endpoint);
  toClose.push(() => proxy.close());
  const { site, store, start, archives, folder, pass, shown } = await openSite({ ...bucket, endpoint: proxy.url });
  const superadmin = await site.signIn('superadmin');
  const scheduler = start();
  await scheduler.runDue();
  const [name] = await archives();
  const opened = openBackupBucket(bucket);
  toClose.push(async () => opened.close());
  const [stored] = await opened.list();
  expect(await opened.remove(name!, stored!.bytes)).toBe(true);
  await rm(join(folder, name!));
  const look = async () => {
    const { warnings, copies, backups } = await shown(superadmin);
    const { newestMadeAt } = copies as { newestMadeAt?: string };
    return { warnings, isThere: newestMadeAt !== undefined, copy: (backups as { copy: object }[])[0]!.copy };
  };
  const copied = { warnings: [], isThere: true, copy: { state: 'done' } };

  // Not with each check of the schedule, and not by a store that does not answer.
  pass(2);
  await scheduler.runDue();
  expect(await look()).toMatchObject(copied);
  await proxy.set('refusing');
  pass(6);
  await scheduler.runDue();
  expect(await look()).toMatchObject(copied);

  await proxy.set('working');
  pass(6);
  await scheduler.runDue();
  const deleted = { warnings: [{ key: 'gone' }, { key: 'copyGone' }], isThere: false, copy: { state: 'deleted' } };
  expect(await look()).toMatchObject(deleted);
  expect(await opened.list()).toEqual([]);

  // The next backup is copied as ever.
  pass(10);
  await scheduler.runDue();
  expect(await look()).toMatchObject({ ...copied, isThere: true });
  expect((await opened.list()).map((copy) => copy.name)).toEqual(await archives());
  expect((await store.list('copy', 9)).map(({ file }) => file !== '')).toEqual([true, false]);
}, 120_000);

it('copies a backup from the server that has the archive', async () => {
  const bucket = await createBucket();
  const { site, store, start, settings, archives } = await openSite(bucket);
  const empty = await mkdtemp(join(tmpdir(), 'minbar-copies-'));
  toClose.push(() => rm(empty, { recursive: true, force: true }));
  await start({ endpoint: 'http://127.0.0.1:9' }).runDue();
  // A backup of one server, which has no bucket yet; the other one has its own folder.
  const log = pino({ level: 'silent' });
  const now = () => site.clock.now;
  const other = startBackupScheduler({ store, settings: { ...settings(), dataDir: empty }, log, now });
  toClose.push(() => other.stop());
  await other.runDue();
  expect((await listBucket(bucket)).names).toEqual([]);
  const first = start();
  await Promise.all([first.runDue(), other.runDue()]);
  expect((await listBucket(bucket)).names).toEqual(await archives());
}, 120_000);

it('reports that the store is away or refuses, and copies when it is back', async () => {
  const bucket = await createBucket();
  const proxy = await openProxy(bucket.endpoint);
  toClose.push(() => proxy.close());
  const { site, store, start, archives, pass, shown } = await openSite({ ...bucket, endpoint: proxy.url });
  const superadmin = await site.signIn('superadmin');
  await proxy.set('refusing');
  const scheduler = start();
  await scheduler.runDue();
  expect(await archives()).toHaveLength(1);
  const problemOf = async () => (await store.list('copy', 1))[0];
  expect(await problemOf()).toMatchObject({ state: 'waiting', problem: 'storeAway', tries: 1 });
  expect(await shown(superadmin)).toMatchObject({
    copies: { problem: 'storeAway' },
    warnings: [{ key: 'copyFailed', problem: 'storeAway' }],
  });
  // Not before its time.
  await proxy.set('working');
  await scheduler.runDue();
  expect((await listBucket(bucket)).names).toEqual([]);
  await scheduler.stop();

  // The same place with a wrong secret, as after a mistake in the settings.
  pass(0.2);
  const wrong = start({ secret: 'another secret' });
  await wrong.runDue();
  expect(await problemOf()).toMatchObject({ state: 'waiting', problem: 'storeRefuses', tries: 2 });
  await wrong.stop();
  pass(1);
  await start().runDue();
  expect(await listBucket(bucket)).toEqual({ names: await archives(), unfinished: 0 });
  expect(await problemOf()).toMatchObject({ state: 'done', problem: null, tries: 3 });
  expect((await shown(superadmin))['warnings']).toEqual([]);
}, 120_000);

it('leaves no object of an upload that fails or is killed, and no parts of it after the next upload', async () => {
  const bucket = await createBucket();
  const proxy = await openProxy(bucket.endpoint);
  const folder = await mkdtemp(join(tmpdir(), 'minbar-copies-'));
  toClose.push(
    () => rm(folder, { recursive: true, force: true }),
    () => proxy.close(),
  );
  // Three parts.
  const bytes = randomBytes(20_000_000);
  const name = 'minbar-2026-11-20T020000-daily.tar.gz';
  await writeFile(join(folder, name), bytes);
  const settings = {
    dataDir: folder,
    databaseUrl: undefined,
    s3: undefined,
    fileStorage: 'disk' as const,
    backup: {
      keyFile: join(folder, 'backup-key'),
      passphrase: undefined,
      schedule: 'daily' as const,
      keep: 2,
      bucket: { ...bucket, endpoint: proxy.url },
    },
  };
  const copy = () =>
    runBackupJob({ kind: 'copy', settings, file: join(folder, name), old: [], recorded: [] }, () => undefined);

  // Each connection is cut in the middle of a part, also those of the repetitions.
  await proxy.set(5_000_000);
  expect(await copy().ended).toMatchObject({ problem: 'storeAway' });
  expect(await listBucket(bucket)).toEqual({ names: [], unfinished: 0 });

  // Killed in the second part.
  await proxy.set({ stallAfter: 12_000_000 });
  const killed = copy();
  await expect.poll(async () => (await listBucket(bucket)).unfinished, { timeout: 30_000 }).toBe(1);
  killed.kill();
  expect(await killed.ended).toMatchObject({ problem: 'interrupted' });
  expect(await listBucket(bucket)).toEqual({ names: [], unfinished: 1 });

  await proxy.set('working');
  expect(await copy().ended).toMatchObject({ outcome: { file: name, bytes: bytes.length } });
  expect(await listBucket(bucket)).toEqual({ names: [name], unfinished: 0 });
  const opened = openBackupBucket(bucket);
  const [stored] = await opened.list();
  await opened.download(stored!, join(folder, 'fetched'), () => undefined);
  const sum = (of: Buffer) => createHash('sha256').update(of).digest('hex');
  expect(sum(await readFile(join(folder, 'fetched')))).toBe(sum(bytes));

  // An object of another size under the name of an old copy is not ours to remove.
  expect(await opened.remove(name, 1)).toBe(false);
  expect(await opened.remove(name, bytes.length)).toBe(true);
  expect(await opened.remove(name, bytes.length)).toBe(true);
  opened.close();
}, 180_000);

it('refuses the bucket of the files, and a key without its id or secret', async () => {
  const { readEnv } = await import('../../server/env.ts');
  const files = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'site',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  expect(readEnv({ ...files, BACKUP_S3_BUCKET: 'backups' }).backup.bucket).toMatchObject({
    endpoint: 'https://s3.example.org',
    bucket: 'backups',
    keyId: 'a',
    secret: 'b',
    pathStyle: true,
  });
  expect(() => readEnv({ ...files, BACKUP_S3_BUCKET: 'site' })).toThrow('name the same bucket');
  expect(() => readEnv({ ...files, BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ACCESS_KEY_ID: 'c' })).toThrow(
    'BACKUP_S3_SECRET_ACCESS_KEY is missing',
  );
  expect(() => readEnv({ BACKUP_S3_ENDPOINT: 'https://s3.example.org' })).toThrow('BACKUP_S3_BUCKET is missing');
});
