/** The site with its files in a real S3 store: uploads, downloads, and what everybody sees while the store is away. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecentError } from '../../../domain/operating/site-state.ts';
import { readEnv, type S3Settings } from '../../../server/env.ts';
import { openFilePlaces } from '../../../server/files/open-storage.ts';
import { createLog } from '../../../server/log.ts';
import { createStorageState } from '../../../server/files/storage-state.ts';
import { createFileKeyStore } from '../../../server/store/files/file-key-store.ts';
import { openTestApp, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { createBucket, environmentOf } from '../../setup/programs/s3-bucket.ts';
import { fileOf, wordFile } from '../../setup/samples.ts';
import { runToEnd } from '../../setup/servers/site.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';
import { openProxy, type UnreliableProxy } from '../../setup/programs/unreliable-proxy.ts';

describe('files in a store', () => {
  let bucket: S3Settings & { endpoint: string };
  let proxy: UnreliableProxy;
  let site: TestApp;

  beforeEach(async () => {
    bucket = await createBucket();
    proxy = await openProxy(bucket.endpoint);
    site = await openTestApp('sqlite', { environment: environmentOf({ ...bucket, endpoint: proxy.url }) });
  });
  afterEach(async () => {
    await site.close();
    await proxy.close();
  });

  /** The keys in the bucket, asked for on another connection. */
  const stored = async () => {
    const { s3 } = await openFilePlaces({ dataDir: site.dataDir, s3: bucket });
    const keys: string[] = [];
    for await (const key of s3!.list()) keys.push(key);
    s3!.close();
    return keys;
  };

  /** A report with a small document and pictures that do not compress well. */
  const newReport = async () => {
    const staff = await site.signIn('superadmin');
    const path = `/api/reports/${String((await staff.send('POST', '/api/reports')).json['_id'])}`;
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const picture = await sharp({ create: { width: 500, height: 350, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer();
    const form = () =>
      formOf({
        title: 'A report',
        file: fileOf(wordFile(), 'a.docx'),
        image: fileOf(picture, 'a.png'),
        'image.alt': 'Words',
      });
    return { staff, path, form };
  };

  it('are written, read whole and in parts, and removed', async () => {
    const { staff, path, form } = await newReport();
    expect((await staff.send('PUT', path, form())).status).toBe(200);
    const rows = await site.db.selectFrom('files').select('renditions').execute();
    const named = rows.flatMap((row) => (JSON.parse(row.renditions) as { key: string }[]).map(({ key }) => key));
    expect((await stored()).toSorted()).toEqual(named.toSorted());
    expect(await readdir(join(site.dataDir, 'files')).catch(() => [])).toEqual([]);

    const key = named.find((each) => each.endsWith('.jpg'))!;
    const whole = await site.app.request(`/files/${key}`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Number(whole.headers.get('content-length'))).toBe(bytes.length);
    const part = await site.app.request(`/files/${key}`, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    const again = await site.app.request(`/files/${key}`, {
      headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await site.app.request(`/files/${key}`, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
    const missing = key.replace('.jpg', '1.jpg');
    expect((await site.get(`/files/${missing}`)).status).toBe(404);

    // The picture of a shared link is made of a stored one, and stored beside it.
    const { id } = await site.db
      .selectFrom('files')
      .select('id')
      .where('kind', '=', 'picture')
      .executeTakeFirstOrThrow();
    const share = await site.app.request(`/files/share/${id}.jpg`);
    expect([share.status, share.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await stored()).length).toBe(named.length + 1);

    expect((await staff.send('DELETE', path)).status).toBe(200);
    for (const days of [0, 31, 62]) {
      site.clock.now = new Date(Date.parse('2026-11-20T08:00:00.000Z') + days * 86_400_000);
      await runTestCleanup(site);
    }
    expect(await stored()).toEqual([]);
  });

  it('of an upload that is cut half-way are not there, and the same form goes through later', async () => {
    const { staff, path, form } = await newReport();
    const before = (await staff.get(`${path}?all=1`)).text;
    // The document is small enough to arrive, the pictures are not.
    for (const state of [40_000, 'refusing'] as const) {
      await proxy.set(state);
      const response = await staff.send('PUT', `${path}?lang=so`, form());
      expect([response.status, response.json['code']]).toEqual([503, 'files_unavailable']);
      expect(response.json['message']).toContain('sawirradiisa');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await site.db.selectFrom('files').select('id').execute()).toEqual([]);
      expect((await staff.get(`${path}?all=1`)).text).toBe(before);
      await proxy.set('working');
      expect(await stored()).toEqual([]);
    }
    expect((await staff.send('PUT', path, form())).status).toBe(200);
  });

  it('answer 503 in the language of the reader while the store is away, and come back by themselves', async () => {
    const { staff, path, form } = await newReport();
    await staff.send('PUT', path, form());
    const [key] = await stored();
    const ready = async () => {
      const response = await site.app.request('/readyz');
      return [response.status, await response.text()];
    };
    await expect.poll(ready).toEqual([200, 'ready']);

    await proxy.set('refusing');
    for (const [language, text] of [
      ['en', 'cannot reach its pictures'],
      ['ar', 'صوره ومستنداته'],
    ]) {
      const response = await site.get(`/files/${key}?lang=${language}`);
      expect([response.status, response.json['code']]).toEqual([503, 'files_unavailable']);
      expect(response.json['message']).toContain(text);
    }
    // The rest goes on.
    expect((await site.get('/api/reports')).status).toBe(200);
    await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 'not ready: the file store does not answer']);

    await proxy.set('working');
    expect((await site.get(`/files/${key}`)).status).toBe(200);
    await expect.poll(ready, { timeout: 10_000 }).toEqual([200, 'ready']);
  });

  it.each([
    ['refusing', 'ECONNREFUSED'],
    ['silent', 'TIMEOUT'],
  ] as const)(
    'are a part of the state of the site, which is %s, and the log names the cause once',
    async (state, code) => {
      const { staff, path, form } = await newReport();
      const look = async () => {
        const { parts } = (await staff.get('/api/site-state')).json as { parts: { name: string }[] };
        return parts.find(({ name }) => name === 'files');
      };
      const place = { name: 'filePlace', kind: 'text', value: `${new URL(proxy.url).host}/${bucket.bucket}` };
      expect(await look()).toEqual({ name: 'files', level: 'ok', advice: 'ok', facts: [place] });

      const errors: RecentError[] = [];
      const lines: string[] = [];
      const log = createLog('info', { write: (line) => lines.push(line), onError: (error) => errors.push(error) });
      const storageState = createStorageState(
        site.storage,
        { dataDir: site.dataDir, s3: bucket, fileStorage: 's3' },
        createFileKeyStore(site.db),
        log,
      );
      expect(await storageState.isReady()).toBe(true);
      await proxy.set(state);
      await expect.poll(look, { timeout: 20_000 }).toEqual({
        name: 'files',
        level: 'problem',
        advice: 'away',
        facts: [place, { name: 'error', kind: 'text', value: code }],
      });
      for (let n = 0; n < 2; n += 1) expect(await storageState.isReady()).toBe(false);
      const cause = `AppError files_unavailable: S3StoreError ${code}`;
      expect(errors).toMatchObject([{ message: 'the file store does not answer', cause, times: 1 }]);
      log.error(
        { err: await site.storage.put('pictures/a.avif', Buffer.from('a')).catch((error: unknown) => error) },
        'a request failed',
      );
      expect(errors[1]).toMatchObject({ message: 'a request failed', cause });

      await proxy.set('working');
      await expect.poll(look, { timeout: 20_000 }).toMatchObject({ level: 'ok' });
      await expect.poll(storageState.isReady, { timeout: 10_000 }).toBe(true);
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
        'the file store does not answer',
        'a request failed',
        'the file store answers again',
      ]);
      expect((await staff.send('PUT', path, form())).status).toBe(200);
    },
  );
});

describe('the start with a store', () => {
  it('is refused with a sentence where the settings are wrong', async () => {
    const bucket = await createBucket();
    const folder = await mkdtemp(join(tmpdir(), 'minbar-start-'));
    const start = (change: Record<string, string>) =>
      runToEnd({ DATA_DIR: folder, PORT: '0', SEED: 'none', ...environmentOf(bucket), ...change });
    const refused = await start({ S3_SECRET_ACCESS_KEY: 'something else' });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('S3_SECRET_ACCESS_KEY: one of them is wrong');
    expect(refused.output).not.toContain('something else');
    // A new site cannot store its first pictures.
    const away = await start({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    expect(away).toEqual({ code: 1, output: expect.stringContaining('The file store does not answer') });
    await rm(folder, { recursive: true, force: true });
  });

  it('needs all of the settings or none', () => {
    const all = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readEnv({}).s3).toBeUndefined();
    expect(readEnv(all)).toMatchObject({
      fileStorage: 's3',
      s3: { endpoint: undefined, region: 'us-east-1', bucket: 'files', pathStyle: false },
    });
    expect(readEnv({ ...all, S3_ENDPOINT: 'https://s3.example.org', FILE_STORAGE: 'disk' })).toMatchObject({
      fileStorage: 'disk',
      s3: { endpoint: 'https://s3.example.org', pathStyle: true },
    });
    expect(() => readEnv({ ...all, S3_ACCESS_KEY_ID: '' })).toThrow('S3_ACCESS_KEY_ID is missing');
    expect(() => readEnv({ S3_REGION: 'eu-central-1' })).toThrow('S3_BUCKET is missing: with S3_REGION');
    expect(() => readEnv({ FILE_STORAGE: 's3' })).toThrow('S3_BUCKET is missing: FILE_STORAGE is s3');
    expect(() => readEnv({ ...all, S3_ENDPOINT: 'https://id:key@s3.example.org' })).toThrow('without a password');
    expect(() => readEnv({ ...all, S3_BUCKET: '../Files' })).toThrow('S3_BUCKET is wrong');
    expect(readEnv({ ...all, S3_PUBLIC_URL: 'https://files.example.org/minbar' }).s3).toMatchObject({
      publicUrl: 'https://files.example.org/minbar/',
    });
    for (const bad of [
      "https://files.example.org/;script-src 'self'",
      'https://*',
      'ftp://a.example',
      'https://a.b/?c',
    ])
      expect(() => readEnv({ ...all, S3_PUBLIC_URL: bad })).toThrow('S3_PUBLIC_URL is wrong');
    expect(() => readEnv({ S3_PUBLIC_URL: 'https://files.example.org' })).toThrow('S3_BUCKET is missing');
    expect(() => readEnv({ ...all, S3_PUBLIC_URL: 'https://files.example.org', FILE_STORAGE: 'disk' })).toThrow(
      'exclude each other',
    );
    expect(() => readEnv({ ...all, S3_PATH_STYLE: 'maybe' })).toThrow('"yes" or "no"');
  });
});
