/** The files that a restore leaves without a row, and those that a killed one has written. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOrMakeBackupKey } from '../../server/backup/archive/backup-key.ts';
import { writeBackup } from '../../server/backup/backup.ts';
import { checkBackup, restoreBackup } from '../../server/backup/restore.ts';
import { openDatabase } from '../../server/store/open.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { fileOf, twoColours } from '../setup/samples.ts';

const day = 24 * 60 * 60_000;

describe.each(dialects)('over %s', (dialect) => {
  let folder = '';
  let site: TestApp;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'minbar-left-'));
    site = await openTestApp(dialect);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  const upload = async (width: number) => {
    const staff = await site.signIn('superadmin');
    const { json } = await staff.send('POST', '/api/articles', {});
    const image = fileOf(await twoColours(width, 400).png().toBuffer(), 'a.png');
    const saved = await staff.send(
      'PUT',
      `/api/articles/${String(json['_id'])}`,
      formOf({ Title: 'A', Content: 'x', publishedDate: '2026-01-01', image, 'image.alt': 'Colours' }),
    );
    expect(saved.status).toBe(200);
  };
  const listKeys = async () => {
    const keys: string[] = [];
    for await (const key of site.storage.list()) keys.push(key);
    return keys.toSorted();
  };
  const backUp = async () => {
    const file = join(folder, 'site.tar.gz');
    const { db } =
      dialect === 'sqlite' ? await openDatabase({ databaseUrl: undefined, dataDir: site.dataDir, processes: 1 }) : site;
    const key = await readOrMakeBackupKey(join(folder, 'backup-key'));
    await writeBackup({ db, dialect, storage: site.storage }, file, { now: site.clock.now, key });
    if (db !== site.db) await db.destroy();
    return checkBackup(file);
  };

  it('files that a restored backup does not name stay for 30 days, also those of uploads just before', async () => {
    await upload(500);
    const before = await listKeys();
    const backup = await backUp();
    await upload(600);
    // The note of its upload is gone; that of the next one is not.
    await site.unrecorded.clear(0);
    await upload(700);
    const after = await listKeys();
    expect(after.length).toBeGreaterThan(before.length);

    const to = { db: site.db, storage: site.storage, folder, unrecorded: site.unrecorded };
    await restoreBackup(backup, to);
    await site.unrecorded.clear(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * day });
    await site.unrecorded.clear(0);
    expect(await listKeys()).toEqual(after);
    // Restored once more meanwhile, they stay for 30 days from then on.
    await restoreBackup(backup, to);
    vi.setSystemTime(Date.now() + 29 * day);
    await site.unrecorded.clear(day);
    expect(await listKeys()).toEqual(after);
    vi.setSystemTime(Date.now() + 2 * day);
    await site.unrecorded.clear(day);
    expect(await listKeys()).toEqual(before);
  });

  it('files that a killed restore has written are removed', async () => {
    await upload(500);
    const backup = await backUp();
    const other = await openTestApp(dialect);
    const seeded: string[] = [];
    for await (const key of other.storage.list()) seeded.push(key);
    let written = 0;
    const storage = {
      ...other.storage,
      async put(key: string, bytes: Uint8Array) {
        if (written > 0) throw new Error('killed');
        written += 1;
        await other.storage.put(key, bytes);
      },
    };
    const to = { db: other.db, storage, folder, unrecorded: other.unrecorded };
    await expect(restoreBackup(backup, to)).rejects.toThrow('killed');
    expect(written).toBe(1);
    await other.unrecorded.clear(0);
    const left: string[] = [];
    for await (const key of other.storage.list()) left.push(key);
    expect(left.toSorted()).toEqual(seeded.toSorted());
    await other.close();
  });
});
