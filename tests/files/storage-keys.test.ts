/** A storage key leads into the storage folder or nowhere, whatever the database contains. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../../server/backup/backup.ts';
import { readArchive } from '../../server/backup/archive/archive.ts';
import { readOrMakeBackupKey } from '../../server/backup/archive/backup-key.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import { isFileKey } from '../../server/files/file-storage.ts';
import { openTestApp, type TestApp } from '../setup/api/app.ts';
import { runTestCleanup } from '../setup/servers/run-test-cleanup.ts';
import { fileRow } from '../setup/file-row.ts';

const hostile = [
  '../../outside/secret',
  '../outside/secret.txt',
  '/etc/passwd',
  'pictures/../../../outside/secret.txt',
  'pictures//secret.txt',
  'documents/.env',
  'documents/a/../b.pdf',
  'pictures/a\u0000.jpg',
  'pictures\\..\\secret.txt',
  'pictures/A.jpg',
  'documents/x.pdf/',
  'uploads/a.pdf',
  '',
  `pictures/${'a/'.repeat(200)}b.jpg`,
];

describe('a file row with keys outside the storage folder', () => {
  let site: TestApp;
  let outside = '';
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    outside = join(site.dataDir, 'outside');
    await mkdir(outside);
    for (const name of ['secret', 'secret.txt']) await writeFile(join(outside, name), 'not yours');
    const renditions = hostile.map((key) => ({ key, format: 'jpg', width: 1, bytes: 1 }));
    const row = fileRow({
      id: '0123456789abcdef01234567',
      renditions: JSON.stringify(renditions),
      deleted_at: '2020-01-01T00:00:00.000Z',
    });
    await site.db.insertInto('files').values(row).execute();
  });
  afterAll(() => site.close());

  it('adds no outside file to a backup', async () => {
    const file = join(site.dataDir, 'backup.tar.gz');
    const backup = await writeBackup(
      { db: site.db, dialect: 'sqlite', storage: createDiskStorage(join(site.dataDir, 'files')) },
      file,
      { now: new Date(), key: await readOrMakeBackupKey(join(site.dataDir, 'backup-key')) },
    );
    expect(backup).toMatchObject({ files: 0, missing: expect.arrayContaining(hostile) });
    await readArchive(file, {}, (name, bytes) => {
      expect(name).not.toMatch(/^files\//);
      expect(bytes.toString()).not.toContain('not yours');
    });
  });

  it('lets the cleanup remove no outside file', async () => {
    await runTestCleanup(site);
    expect(await site.db.selectFrom('files').select('id').execute()).toEqual([]);
    for (const name of ['secret', 'secret.txt']) expect(await readFile(join(outside, name), 'utf8')).toBe('not yours');
  });
});

describe('the disk storage', () => {
  it.each(hostile)('refuses the key %j', async (key) => {
    const site = await openTestApp('sqlite');
    const storage = createDiskStorage(join(site.dataDir, 'files'));
    await mkdir(join(site.dataDir, 'outside'));
    await writeFile(join(site.dataDir, 'outside', 'secret.txt'), 'not yours');
    expect(isFileKey(key)).toBe(false);
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('Not a key');
    expect([await storage.read(key), await storage.open(key)]).toEqual([undefined, undefined]);
    await storage.remove(key);
    expect(await readFile(join(site.dataDir, 'outside', 'secret.txt'), 'utf8')).toBe('not yours');
    await site.close();
  });

  it('refuses keys that are not texts', () => {
    for (const key of [null, 7, {}, ['pictures/a.jpg'], undefined]) expect(isFileKey(key)).toBe(false);
  });

  it('makes files and folders readable for their owner only', async () => {
    const site = await openTestApp('sqlite');
    const storage = createDiskStorage(join(site.dataDir, 'files'));
    const source = join(site.dataDir, 'source');
    await writeFile(source, 'open to all', { mode: 0o666 });
    await storage.write('pictures/a/1.jpg', Buffer.from('x'));
    await storage.write('documents/b.pdf', { path: source });
    const modeOf = async (path: string) => (await stat(join(site.dataDir, 'files', path))).mode & 0o777;
    expect(await Promise.all(['', 'pictures', 'pictures/a', 'documents'].map(modeOf))).toEqual([
      0o700, 0o700, 0o700, 0o700,
    ]);
    expect(await Promise.all(['pictures/a/1.jpg', 'documents/b.pdf'].map(modeOf))).toEqual([0o600, 0o600]);
    expect((await storage.read('documents/b.pdf'))?.toString()).toBe('open to all');
    await site.close();
  });
});
