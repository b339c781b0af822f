/** Uploads of the same bytes at the same time: they share the keys of the storage. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../../server/files/disk.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { createS3Storage } from '../../server/files/s3/s3.ts';
import { openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { createReport, saveReport } from '../setup/api/reports.ts';
import { createBucket } from '../setup/programs/s3-bucket.ts';
import { fileOf, wordFile } from '../setup/samples.ts';

const places = [
  ['sqlite', 'the disk'],
  ['postgres', 'the disk'],
  ['sqlite', 'a bucket'],
] as const;

describe.each(places)('the same bytes over %s, in %s', (dialect, place) => {
  let folder: string;
  let storage: FileStorage;
  let site: TestApp;
  let staff: StaffClient;
  /** What the next uploads wait for after they have written their bytes. */
  let waits: Promise<void>[];
  let written: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'minbar-same-'));
    storage = place === 'the disk' ? createDiskStorage(folder) : createS3Storage(await createBucket());
    [waits, written] = [[], 0];
    const waiting: FileStorage = {
      ...storage,
      put: async (key, source) => {
        const wait = waits.shift();
        const done = await storage.put(key, source);
        written += 1;
        await wait;
        return done;
      },
    };
    site = await openTestApp(dialect, { storage: waiting });
    staff = await site.signIn('superadmin');
  });
  afterEach(async () => {
    await site.close();
    storage.close();
    await rm(folder, { recursive: true, force: true });
  });

  const document = () => fileOf(wordFile(), 'a.docx');
  const seen = async (address: unknown) => (await site.get(String(address))).status;
  const saveDraft = (path: string, fields: Record<string, string | File>) =>
    staff.send('PUT', `${path}?draft=1`, formOf(fields));

  it('stay where a save with them is sent twice and one is refused', async () => {
    const { json } = await saveReport(staff, { file: document() });
    expect(await seen(json['file'])).toBe(200);
    const own = await createReport(staff);
    const { revision } = (await staff.get(`${own}?all=1`)).json;
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    waits = [first.promise, second.promise];
    const save = (title: string) => saveDraft(own, { title, revision: String(revision), file: document() });
    const saved = save('one');
    await expect.poll(() => written).toBe(2);
    const refused = save('two');
    await expect.poll(() => written).toBe(3);
    first.resolve();
    expect((await saved).status).toBe(200);
    second.resolve();
    expect((await refused).status).toBe(409);
    expect(await seen(json['file'])).toBe(200);
  });

  it.each(['another upload is taken back', 'the cleanup runs'])(
    'are stored where %s between the file and its record',
    async (what) => {
      const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      waits = [first.promise, second.promise];
      const own = await createReport(staff);
      const { revision } = (await staff.get(`${own}?all=1`)).json;
      const uploading = staff.send('POST', '/api/files', formOf({ document: document() }));
      await expect.poll(() => written).toBe(1);
      if (what === 'the cleanup runs') {
        expect(await site.unrecorded.clear(0)).toBe(1);
      } else {
        const refused = saveDraft(own, { title: 'Refused', revision: String(revision), file: document() });
        await expect.poll(() => written).toBe(2);
        expect((await saveDraft(own, { title: 'Meanwhile' })).status).toBe(200);
        second.resolve();
        expect((await refused).status).toBe(409);
      }
      const keys: string[] = [];
      for await (const key of storage.list()) keys.push(key);
      expect(keys).toEqual([]);
      first.resolve();
      const { status, json } = await uploading;
      expect(status).toBe(201);
      expect((await staff.get(String(json['url']))).status).toBe(200);
    },
  );
});
