/** Forms with files as they arrive: limited in every respect, and leaving no temporary files. */
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { createApp } from '../../../server/app.ts';
import { createServerContext } from '../../../server/create-server-context.ts';
import { readEnv } from '../../../server/env.ts';
import { createUploadFolder, type UploadBounds } from '../../../server/files/upload-folder.ts';
import { openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { listenTo, openConnection, type Listening } from '../../setup/servers/over-http.ts';
import { fileOf, twoColours } from '../../setup/samples.ts';
import { expectNoUploads as expectNoUploadsIn } from '../../setup/upload-folder.ts';

const bounds: Partial<UploadBounds> = { perPerson: 2, inAll: 3, idle: 2_000 };
const shared: Partial<UploadBounds> = { perPerson: 3, perSession: 2, inAll: 5 };

let site: TestApp;
let listening: Listening;
let superadmin: StaffClient;
let admin: StaffClient;
let uploads = '';
let context: Awaited<ReturnType<typeof createServerContext>>;

beforeAll(async () => {
  site = await openTestApp('sqlite');
  [superadmin, admin] = [await site.signIn('superadmin'), await site.signIn('admin')];
  uploads = join(site.dataDir, 'uploads');
  context = await createServerContext(readEnv({ DATA_DIR: site.dataDir }), site.db, pino({ level: 'silent' }), {
    now: () => site.clock.now,
  });
  listening = await listenTo(createApp({ ...context, uploadFolder: createUploadFolder(uploads, bounds) }));
});
afterAll(async () => {
  await listening.close();
  await site.close();
});

const left = () => readdir(uploads).catch(() => []);
const expectNoUploads = () => expectNoUploadsIn(uploads);

/** Returns the head of a form request; `length` is its declared length, undefined for a chunked body. */
const head = (client: StaffClient | undefined, path: string, method: string, length?: number) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: x',
    'Content-Type: multipart/form-data; boundary=b',
    ...(client ? [`Cookie: ${client.cookie()}`, `X-CSRF-Token: ${client.token}`] : []),
    length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');
const partHead = (name: string, fileName: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`;
const chunkOf = (data: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(data).toString(16)}\r\n`),
    Buffer.from(data as string),
    Buffer.from('\r\n'),
  ]);

describe('an upload that is not permitted or too large', () => {
  it.each([
    ['PUT', '/api/users/profile', 401],
    ['POST', '/api/files', 401],
    ['PUT', '/api/news/0123456789abcdef01234567', 401],
    ['PUT', '/api/users/0123456789abcdef01234567', 401],
  ])('is refused from a visitor at %s %s before its body is read', async (method, path, status) => {
    const one = await openConnection(listening.port);
    one.send(head(undefined, path, method, 20_000_000));
    one.send(partHead('image', 'a.png'));
    expect(await one.answer(/"code"/)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    one.socket.destroy();
    expect(await left()).toEqual([]);
  });

  it.each([
    ['/api/files', 'POST', 43_000_000],
    ['/api/users/profile', 'PUT', 28_000_000],
    // Ten header images of 25 MB.
    ['/api/banners/000000000000000000000001', 'PUT', 70_000_000],
  ])('is refused at %s by its declared length', async (path, method, length) => {
    const one = await openConnection(listening.port);
    one.send(head(superadmin, path, method, length));
    expect(await one.answer(/"code"/)).toMatch(/^HTTP\/1\.1 413 [^]*payload_too_large/);
    one.socket.destroy();
    expect(await left()).toEqual([]);
  });

  it('is cut off at the limit when it declares no length', async () => {
    const one = await openConnection(listening.port);
    one.send(head(admin, '/api/files', 'POST'));
    one.send(chunkOf(partHead('file', 'a.png')));
    const answer = one.answer(/"code"/);
    const megabyte = chunkOf(Buffer.alloc(1_000_000));
    let sent = 0;
    while (sent < 200 && !one.socket.destroyed && one.socket.bytesRead === 0) {
      if (!one.socket.write(megabyte)) await new Promise((done) => setTimeout(done, 30));
      sent += 1;
    }
    const received = Buffer.from(await answer, 'latin1').toString();
    expect(received).toMatch(/^HTTP\/1\.1 413 [^]*"file":"This file is too large: at most 25\u00a0MB\."/);
    expect(sent).toBeLessThan(150);
    one.socket.destroy();
    await expectNoUploads();
  });
});

describe('an upload', () => {
  it('is accepted when complete, also slowly and in chunks', async () => {
    const picture = await twoColours(64, 48).png().toBuffer();
    const one = await openConnection(listening.port);
    one.send(head(admin, '/api/files', 'POST'));
    const body = Buffer.concat([Buffer.from(partHead('file', 'slow.png')), picture, Buffer.from('\r\n--b--\r\n')]);
    for (let at = 0; at < body.length; at += 50) {
      one.send(chunkOf(body.subarray(at, at + 50)));
      if (at % 500 === 0) await new Promise((done) => setTimeout(done, 20));
    }
    one.send('0\r\n\r\n');
    expect(await one.answer(/"_id"/)).toMatch(/^HTTP\/1\.1 201 [^]*"fileName":"slow\.png"/);
    one.socket.destroy();
    await expectNoUploads();
  });

  it('is stored in a file that only its owner can read, and removed in every case', async () => {
    const one = await openConnection(listening.port);
    one.send(head(admin, '/api/files', 'POST'));
    one.send(chunkOf(partHead('file', 'a.png')));
    one.send(chunkOf(Buffer.alloc(300_000)));
    const found = async () => (await readdir(uploads, { recursive: true }).catch(() => [])).toSorted();
    for (let tries = 0; tries < 50 && (await found()).length < 2; tries += 1)
      await new Promise((done) => setTimeout(done, 20));
    const modes = await Promise.all(
      [...(await found()), ''].map(async (name) => (await stat(join(uploads, name))).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600, 0o700]);
    one.socket.destroy();
    await expectNoUploads();

    expect((await admin.send('POST', '/api/files', formOf({ file: fileOf('no picture', 'a.png') }))).status).toBe(400);
    expect(
      (
        await admin.send(
          'POST',
          '/api/files',
          formOf({ file: fileOf(await twoColours(31, 31).png().toBuffer(), 'a.png') }),
        )
      ).status,
    ).toBe(201);
    await expectNoUploads();
  });

  it('is ended when no data arrives', async () => {
    const one = await openConnection(listening.port);
    one.send(head(admin, '/api/files', 'POST', 20_000));
    one.send(partHead('file', 'a.png'));
    expect(await one.answer(/"code"/)).toMatch(/^HTTP\/1\.1 408 [^]*request_timeout/);
    await expectNoUploads();
  });

  it('is limited in number, per person and in total', async () => {
    const start = async (client: StaffClient) => {
      const one = await openConnection(listening.port);
      one.send(head(client, '/api/files', 'POST', 20_000));
      one.send(partHead('file', 'a.png'));
      // Keeps the upload going for the duration of the test.
      const more = setInterval(() => one.send('x'), 200);
      one.socket.once('close', () => clearInterval(more));
      return one;
    };
    const first = [await start(admin), await start(admin)];
    for (let tries = 0; tries < 50 && (await left()).length < 2; tries += 1)
      await new Promise((done) => setTimeout(done, 10));
    const third = await start(admin);
    expect(await third.answer(/"code"/)).toMatch(/^HTTP\/1\.1 429 [^]*too_many_uploads/);
    const other = [await start(superadmin)];
    for (let tries = 0; tries < 50 && (await left()).length < 3; tries += 1)
      await new Promise((done) => setTimeout(done, 10));
    const last = await start(superadmin);
    expect(await last.answer(/"code"/)).toMatch(/^HTTP\/1\.1 503 [^]*busy/);
    for (const { socket } of [...first, third, ...other, last]) socket.destroy();
    await expectNoUploads();
    // The places are free again.
    expect((await admin.send('POST', '/api/files', formOf({ file: fileOf('x', 'a.png') }))).status).toBe(400);
  });

  it('is ended when data arrives too slowly', async () => {
    const slow = await listenTo(
      createApp({ ...context, uploadFolder: createUploadFolder(uploads, { minBytes: 3_000, period: 1_000 }) }),
    );
    const send = async (bytes: number, times: number) => {
      const one = await openConnection(slow.port);
      one.send(head(admin, '/api/files', 'POST'));
      one.send(chunkOf(partHead('file', 'a.png')));
      const answer = one.answer(/"code"/);
      for (let n = 0; n < times && one.socket.bytesRead === 0; n += 1) {
        one.send(chunkOf(Buffer.alloc(bytes)));
        await new Promise((done) => setTimeout(done, 200));
      }
      if (!one.socket.destroyed) one.send(`${chunkOf('\r\n--b--\r\n').toString()}0\r\n\r\n`);
      const status = /^HTTP\/1\.1 (\d+) /.exec(await answer)?.[1];
      one.socket.destroy();
      return status;
    };
    // The second is complete, and no picture.
    expect(await Promise.all([send(200, 20), send(1_000, 12)])).toEqual(['408', '400']);
    await slow.close();
    await expectNoUploads();
  });

  describe('that others keep going', () => {
    let site2: Listening;
    const open: Awaited<ReturnType<typeof openConnection>>[] = [];
    beforeAll(async () => {
      site2 = await listenTo(createApp({ ...context, uploadFolder: createUploadFolder(uploads, shared) }));
    });
    afterEach(async () => {
      for (const { socket } of open.splice(0)) socket.destroy();
      await expectNoUploads();
    });
    afterAll(() => site2.close());

    /** Starts an upload that goes on until the end of the test. */
    const keep = async (client: StaffClient) => {
      const before = (await left()).length;
      const one = await openConnection(site2.port);
      open.push(one);
      one.send(head(client, '/api/files', 'POST', 20_000));
      one.send(partHead('file', 'a.png'));
      const more = setInterval(() => one.send('x'), 100);
      one.socket.once('close', () => clearInterval(more));
      const answered = { text: '' };
      void one.answer(/"code"/).then((text) => (answered.text = text));
      for (let tries = 0; tries < 60 && (await left()).length === before && answered.text === ''; tries += 1)
        await new Promise((done) => setTimeout(done, 20));
      await new Promise((done) => setTimeout(done, 250));
      return { status: () => /^HTTP\/1\.1 (\d+) /.exec(answered.text)?.[1] };
    };
    /** Saves a form, with an empty file input, as a browser sends it. */
    const save = async (client: StaffClient, path: string, fields: Record<string, string>) => {
      const body = formOf({ ...fields, image: fileOf('', '') });
      const headers = { cookie: client.cookie(), 'x-csrf-token': client.token! };
      const response = await fetch(`http://127.0.0.1:${site2.port}${path}`, { method: 'PUT', headers, body });
      return response.status;
    };

    it('stops no form without a file, and leaves the owner of a stolen session a file', async () => {
      const mine = await site.addUser({ role: 'admin' });
      const [stolen, own] = [await site.signIn(mine), await site.signIn(mine)];
      const article = `/api/articles/${String((await own.send('POST', '/api/articles')).json['_id'])}`;
      for (let n = 0; n < 2; n += 1) expect((await keep(stolen)).status()).toBeUndefined();
      expect((await keep(stolen)).status()).toBe('429');
      expect((await keep(own)).status()).toBeUndefined();
      expect((await keep(own)).status()).toBe('429');
      expect(await save(own, article, { Title: 'Mine', Content: 'Text', publishedDate: '2026-11-01' })).toBe(200);
      expect(await save(own, '/api/users/profile', { name: 'Owner', password: 'a new lamp in the window' })).toBe(200);
    });

    it('loses its place to somebody with fewer', async () => {
      const [first, second] = [await site.signIn('admin'), await site.signIn('admin')];
      const mine = await site.addUser({ role: 'admin' });
      const [third, again] = [await site.signIn(mine), await site.signIn(mine)];
      const held = [await keep(first), await keep(third), await keep(third), await keep(again), await keep(second)];
      const one = await keep(superadmin);
      expect([...held, one].map(({ status }) => status())).toEqual([
        undefined,
        '503',
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      // Now nobody has more than one more.
      expect((await keep(superadmin)).status()).toBe('503');
      expect(await save(superadmin, '/api/users/profile', { name: 'Superadmin' })).toBe(200);
    });
  });

  it('of an earlier run is removed', async () => {
    const folder = createUploadFolder(uploads);
    for (const name of ['old', 'new']) {
      await mkdir(join(uploads, name), { recursive: true });
      await writeFile(join(uploads, name, 'file'), 'x');
    }
    await utimes(join(uploads, 'old'), 1_000, 1_000);
    await folder.clear(60_000);
    expect(await left()).toEqual(['new']);
    await folder.clear(0);
    expect(await left()).toEqual([]);
  });
});
