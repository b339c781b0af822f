/** Downloads: by range, at the speed of the client, and aborted for a client that reads nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busy, type AppError } from '../../domain/errors.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import { createFileRoutes } from '../../server/http/file-routes.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { findClient } from '../../server/http/client-ip.ts';
import { readTrustedProxies } from '../../server/trusted-proxies.ts';
import { compress } from '../../server/http/compress.ts';
import { createUnreadResponses } from '../../server/http/limits/unread-responses.ts';
import { toErrorResponse } from '../../server/http/error-response.ts';
import { listenTo, openConnection, type Listening } from '../setup/servers/over-http.ts';

const large = Buffer.alloc(8_000_000, 'Minbar ');
const small = Buffer.from('0123456789');
const keys = { large: 'documents/large.pdf', small: 'documents/small.pdf', drawing: 'pictures/logo/1.svg' };
const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`);

let folder = '';
let app: Hono;
let listening: Listening;
/** The same routes, which end the connection of a client that reads nothing for a second. */
let impatient: Listening;
let open = 0;

/** Wraps a storage so that `open` counts its open files. */
function counted(storage: FileStorage): FileStorage {
  return {
    ...storage,
    async open(key) {
      const file = await storage.open(key);
      if (!file) return undefined;
      open += 1;
      const close = async () => {
        open -= 1;
        await file.close();
      };
      return { ...file, close };
    },
  };
}

/** The routes of files over a disk storage whose open files are counted. `idle` in milliseconds. */
function appWith(storage: FileStorage, idle: number): Hono {
  const routed = new Hono();
  routed.use(findClient(readTrustedProxies('loopback')!), compress(pino({ level: 'silent' })));
  const routes = createFileRoutes(
    (_, key) => storage.open(key),
    { findKey: async () => keys.small, open: async () => undefined },
    async () => 'everybody',
    createUnreadResponses(800_000), // six large downloads
    { perIp: 3, idle },
  );
  routed.route('/', routes);
  routed.onError((error, c) => {
    const { status, body } = toErrorResponse(error, 'en');
    return c.json(body, status as 500);
  });
  return routed;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minbar-downloads-'));
  const storage = createDiskStorage(folder);
  await storage.write(keys.large, large);
  await storage.write(keys.small, small);
  await storage.write(keys.drawing, drawing);
  app = appWith(counted(storage), 60_000);
  listening = await listenTo(app);
  impatient = await listenTo(appWith(counted(storage), 1_000));
});
afterAll(async () => {
  await listening.close();
  await impatient.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (key: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`/files/${key}`, { method, headers });
const until = async (holds: () => boolean) => {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await new Promise((done) => setTimeout(done, 50));
  expect(holds()).toBe(true);
};

describe('ranges', () => {
  it.each([
    ['bytes=0-4', '01234', 'bytes 0-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=9-99999999999', '9', 'bytes 9-9/10'],
    ['bytes=3-3', '3', 'bytes 3-3/10'],
  ])('returns a part for %s', async (range, text, told) => {
    const response = await get(keys.small, { range });
    expect([
      response.status,
      await response.text(),
      response.headers.get('content-range'),
      response.headers.get('content-length'),
    ]).toEqual([206, text, told, String(text.length)]);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999-'])('refuses %s', async (range) => {
    const response = await get(keys.small, { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      416,
      '',
      'bytes */10',
    ]);
  });

  it.each([
    'bytes=0-1,4-5',
    'bytes=5-2',
    'bytes=-',
    'bytes=',
    'lines=0-1',
    'bytes=a-b',
    'bytes=1-2-3',
    `bytes=${'9'.repeat(400)}-`,
    `bytes=${'0-1,'.repeat(10_000)}`,
  ])('returns the whole file for %.30s', async (range) => {
    const response = await get(keys.small, { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      200,
      '0123456789',
      null,
    ]);
  });

  it('returns the requested part of a large file', async () => {
    const response = await get(keys.large, { range: 'bytes=1000000-3999999' });
    expect(response.status).toBe(206);
    expect(Buffer.from(await response.arrayBuffer()).equals(large.subarray(1_000_000, 4_000_000))).toBe(true);
    await until(() => open === 0);
  });

  it('applies If-Range to the current ETag only', async () => {
    const etag = (await get(keys.small)).headers.get('etag')!;
    expect((await get(keys.small, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 10:00:00 GMT'])
      expect((await get(keys.small, { range: 'bytes=0-1', 'if-range': other })).status).toBe(200);
  });
});

describe('the headers of a file', () => {
  it('state length, ranges and caching, and are the same for HEAD, which leaves no file open', async () => {
    const [whole, head] = [await get(keys.large), await get(keys.large, { range: 'bytes=0-1' }, 'HEAD')];
    expect(Buffer.from(await whole.arrayBuffer()).equals(large)).toBe(true);
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of [
      'content-length',
      'accept-ranges',
      'etag',
      'cache-control',
      'content-type',
      'content-security-policy',
    ])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    expect(head.headers.get('content-length')).toBe('8000000');
    await until(() => open === 0);
  });

  it('lead to a 304 for a client that has the file', async () => {
    const etag = (await get(keys.small)).headers.get('etag')!;
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await get(keys.small, { 'if-none-match': header });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    expect((await get(keys.small, { 'if-none-match': '"x"' })).status).toBe(200);
    expect(open).toBe(0);
  });

  it('show that a drawing is compressed and a document is not', async () => {
    const packed = await get(keys.drawing, { 'accept-encoding': 'br' });
    expect([
      packed.headers.get('content-encoding'),
      packed.headers.get('accept-ranges'),
      packed.headers.get('etag')?.slice(0, 2),
    ]).toEqual(['br', null, 'W/']);
    expect((await get(keys.large, { 'accept-encoding': 'br' }, 'HEAD')).headers.get('content-encoding')).toBeNull();
  });

  it('allow ranges of the picture of a shared link too', async () => {
    const response = await app.request(`/files/share/${'a'.repeat(24)}.jpg`, { headers: { range: 'bytes=0-1' } });
    expect([response.status, await response.text()]).toEqual([206, '01']);
  });
});

describe('a picture for visitors who save data', () => {
  const pictureFolder = 'pictures/0123456789abcdef01234567/';
  const openFor = (problems: Record<string, AppError>) => {
    const storage = createDiskStorage(folder);
    const open: string[] = [];
    const routed = appWith(
      {
        ...storage,
        open: async (key) => {
          open.push(key);
          if (problems[key]) throw problems[key];
          return key.endsWith('960.webp') ? storage.open(keys.small) : undefined;
        },
      },
      60_000,
    );
    const request = async () =>
      (await routed.request(`/files/${pictureFolder}960.webp`, { headers: { 'save-data': 'on' } })).status;
    return { request, open };
  };

  it('is the larger one where there is no smaller one', async () => {
    const { request, open } = openFor({});
    expect([await request(), open]).toEqual([200, [`${pictureFolder}480.webp`, `${pictureFolder}960.webp`]]);
  });

  it('is not the larger one where the smaller one cannot be opened now', async () => {
    const { request, open } = openFor({ [`${pictureFolder}480.webp`]: busy() });
    expect([await request(), open]).toEqual([503, [`${pictureFolder}480.webp`]]);
  });
});

describe('over a connection', () => {
  const requestOf = (key: string, address = '203.0.113.5') =>
    `GET /files/${key} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  const readNothing = async (address: string) => {
    const { socket, send } = await openConnection(listening.port);
    socket.pause();
    send(requestOf(keys.large, address));
    return socket;
  };

  it('aborts a client that reads nothing, and closes the file', async () => {
    const { socket, send } = await openConnection(impatient.port);
    socket.pause();
    send(requestOf(keys.large));
    await until(() => open === 1);
    await until(() => open === 0);
    expect(open).toBe(0);
    socket.destroy();
  });

  it('sends everything to a client that reads slowly', async () => {
    const { socket, send } = await openConnection(listening.port);
    let receivedBytes = 0;
    socket.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 5);
    });
    send(requestOf(keys.large));
    await until(() => receivedBytes > large.length);
    await until(() => open === 0);
    expect(open).toBe(0);
    socket.destroy();
  });

  it('leaves no file open when the client disconnects', async () => {
    const { socket, send } = await openConnection(listening.port);
    socket.pause();
    send(requestOf(keys.large));
    await until(() => open === 1);
    socket.destroy();
    await until(() => open === 0);
    expect(open).toBe(0);
  });

  it('limits the large downloads of one address, but still sends small files', async () => {
    const readers = await Promise.all(Array.from({ length: 3 }, () => openConnection(listening.port)));
    for (const { socket, send } of readers) {
      socket.pause();
      send(requestOf(keys.large));
    }
    await until(() => open === 3);
    const one = await openConnection(listening.port);
    one.send(requestOf(keys.large));
    expect(await one.answer(/\}/)).toMatch(/^HTTP\/1\.1 503 [^]*"code":"busy"/);
    one.send(requestOf(keys.small));
    expect(await one.answer(/0123456789/)).toContain('200 OK');
    for (const { socket } of [...readers, one]) socket.destroy();
    await until(() => open === 0);
    expect(open).toBe(0);
  });

  it('sends a large file to a newcomer while others hold all downloads and read nothing', async () => {
    const sockets = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      sockets.push(await readNothing(address));
      await until(() => open === sockets.length);
    }
    sockets.push(await readNothing('198.51.100.3'));
    await until(() => open === 6);
    const one = await openConnection(listening.port);
    let receivedBytes = 0;
    one.socket.on('data', (chunk: Buffer) => (receivedBytes += chunk.length));
    one.send(requestOf(keys.large, '203.0.113.9'));
    await until(() => receivedBytes > large.length);
    // One of the downloads that had begun is ended, and the others continue.
    expect(open).toBe(5);
    for (const socket of [...sockets, one.socket]) socket.destroy();
    await until(() => open === 0);
  });

  it('refuses a newcomer where nobody has more than it would have', async () => {
    const sockets = [];
    for (let last = 1; last <= 6; last += 1) {
      sockets.push(await readNothing(`198.${last}.100.1`));
      await until(() => open === last);
    }
    const one = await openConnection(listening.port);
    one.send(requestOf(keys.large, '203.0.113.9'));
    expect(await one.answer(/\}/)).toMatch(/^HTTP\/1\.1 503 [^]*"code":"busy"/);
    expect(open).toBe(6);
    for (const socket of [...sockets, one.socket]) socket.destroy();
    await until(() => open === 0);
  });
});
