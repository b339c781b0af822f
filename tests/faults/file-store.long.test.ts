/** An S3 store that freezes, and a server that is killed between a file and its record. */
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnrecordedFiles } from '../../server/files/unrecorded-files.ts';
import { createFileStore } from '../../server/store/files/file-store.ts';
import { dialects, openTestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { environmentOf } from '../setup/programs/s3-bucket.ts';
import { fileOf, twoColours } from '../setup/samples.ts';
import { startSite } from '../setup/servers/site.ts';
import { bucketClient, createBucketAt, startSwift, swiftKey, type TestSwift } from '../setup/programs/swift.ts';
import { createNews, environment, openPage, signIn, untilReady } from './site-client.ts';

const unavailable = {
  en: 'The site cannot reach its pictures and documents at the moment. If you were saving a file, it was not saved. Please try again in a minute.',
  so: 'Degelku hadda ma gaadhi karo sawirradiisa iyo dukumentiyadiisa. Haddii aad fayl kaydinaysay, lama kaydin. Fadlan isku day mar kale daqiiqad ka dib.',
};

describe('a store of files', () => {
  let swift: TestSwift;
  beforeAll(async () => {
    swift = await startSwift();
  });
  afterAll(() => swift?.stop());
  const settingsOf = (bucket: string) => ({
    endpoint: swift.url,
    region: 'us-east-1',
    bucket,
    keyId: swiftKey.id,
    secret: swiftKey.secret,
    pathStyle: true,
    publicUrl: undefined,
  });
  const keysIn = async (bucket: string) => {
    const client = bucketClient(swift.url);
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
    client.destroy();
    return Contents.map(({ Key }) => Key!);
  };

  // Takes half a minute; tests/api/files/object-storage.test.ts has a store that is away.
  it.runIf(process.env['FAULTS'] === 'all')(
    'that freezes stops only uploads and pictures, and is used again when it goes on',
    async () => {
      await createBucketAt(swift.url, 'frozen');
      const settings = { ...environment, ...environmentOf(settingsOf('frozen')) };
      const dataDir = await mkdtemp(join(tmpdir(), 'minbar-frozen-'));
      const site = await startSite({ ...settings, DATA_DIR: dataDir });
      const staff = await signIn(site);
      const id = await createNews(staff, 'Before');
      const picture = async () => fileOf(await twoColours(300, 200).png().toBuffer(), 'a.png');
      const first = await staff.send('POST', '/api/files', formOf({ file: await picture() }));
      expect(first.status).toBe(201);
      const before = await keysIn('frozen');
      swift.freeze();
      try {
        const startedAt = performance.now();
        const [shown, ...uploads] = await Promise.all([
          fetch(`${site.url}${String(first.json['url'])}?lang=so`),
          ...Object.entries(unavailable).map(async ([lang, message]) => {
            const form = formOf({ file: fileOf(await twoColours(310, 200).png().toBuffer(), `${lang}.png`) });
            return { message, ...(await staff.send('POST', `/api/files?lang=${lang}`, form)) };
          }),
        ]);
        for (const { status, json, message } of uploads) expect([status, json['message']]).toEqual([503, message]);
        expect([shown.status, ((await shown.json()) as { message: string }).message]).toEqual([503, unavailable.so]);
        expect(performance.now() - startedAt).toBeLessThan(20_000);
        // What needs no file goes on.
        expect((await openPage(site, `/publications/news/${id}`)).status).toBe(200);
        expect((await staff.send('PUT', `/api/news/${id}`, { Title: 'Meanwhile' })).status).toBe(200);
        expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
      } finally {
        swift.thaw();
      }
      await untilReady(site);
      expect((await fetch(`${site.url}${String(first.json['url'])}`)).status).toBe(200);
      // What the frozen store has taken all the same is removed by its note.
      await site.kill();
      const next = await startSite({ ...settings, DATA_DIR: dataDir });
      expect(await keysIn('frozen')).toEqual(before);
      expect(await readdir(join(dataDir, 'unrecorded-files'))).toEqual([]);
      await next.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  );

  it.each(['the disk', 'a bucket'])('removes the files that no record names from %s, and no others', async (place) => {
    const settings = place === 'a bucket' ? environmentOf(settingsOf(await createBucketAt(swift.url, 'orphans'))) : {};
    const app = await openTestApp('sqlite', { environment: settings });
    const staff = await app.signIn('superadmin');
    const upload = async (width: number) =>
      staff.send(
        'POST',
        '/api/files',
        formOf({ file: fileOf(await twoColours(width, 200).png().toBuffer(), 'a.png') }),
      );
    const kept = await upload(300);
    expect(kept.status).toBe(201);
    const list = async () => {
      const keys: string[] = [];
      for await (const key of app.storage.list()) keys.push(key);
      return keys.toSorted();
    };
    const before = await list();
    // The record cannot be stored, as where the process is killed before.
    await app.db.schema.alterTable('files').renameTo('files_away').execute();
    await app.db.schema
      .createTable('files')
      .addColumn('content_hash', 'text')
      .addColumn('kind', 'text')
      .addColumn('deleted_at', 'text')
      .addColumn('id', 'text')
      .addColumn('bytes', 'integer')
      .addColumn('uploaded_by', 'text')
      .execute();
    expect((await upload(310)).status).toBe(500);
    await app.db.schema.dropTable('files').execute();
    await app.db.schema.alterTable('files_away').renameTo('files').execute();
    expect((await list()).length).toBeGreaterThan(before.length);
    // Uploads of the last day may be under way.
    expect(await app.unrecorded.clear(24 * 60 * 60_000)).toBe(0);
    expect(await app.unrecorded.clear(0)).toBeGreaterThan(0);
    expect(await list()).toEqual(before);
    expect(await app.unrecorded.clear(0)).toBe(0);
    await app.close();
  });
});

it.each(dialects)('finds the keys that a record names over %s', async (dialect) => {
  const app = await openTestApp(dialect);
  const staff = await app.signIn('superadmin');
  const { json } = await staff.send(
    'POST',
    '/api/files',
    formOf({ file: fileOf(await twoColours(300, 200).png().toBuffer(), 'a.png') }),
  );
  const key = String(json['url']).replace('/files/', '');
  const share = key.replace(/[^/]+$/, 'share.jpg');
  const removed: string[] = [];
  const unrecorded = createUnrecordedFiles({
    dataDir: join(app.dataDir, 'other'),
    storage: {
      remove: async (gone) => void removed.push(gone),
      removeLeftovers: async () => undefined,
      findFailure: async () => undefined,
    },
    files: createFileStore(app.db),
  });
  const other = 'pictures/0123456789abcdef01234567/480.webp';
  await unrecorded.note([key, share, other, '../outside']);
  expect(await unrecorded.clear(0)).toBe(1);
  expect(removed).toEqual([other]);
  await app.close();
});
