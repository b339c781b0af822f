import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { guardBodies, markFromStaff } from '../../server/http/guard-bodies.ts';
import { openSocket, sendRaw, statusOf } from '../setup/raw-http.ts';

let server: Server | undefined;
/** Requests that have reached the handler. */
let handled = 0;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(options: { max?: number; maxHeld?: number } = {}): Promise<string> {
  handled = 0;
  const echo: RequestListener = (request, response) => {
    handled += 1;
    if (request.headers['x-staff'] !== undefined)
      markFromStaff({ env: { incoming: request } } as unknown as Parameters<typeof markFromStaff>[0]);
    let length = 0;
    request.on('data', (piece: Buffer) => (length += piece.length));
    request.on('end', () => response.end(String(length)));
  };
  const addressOf = (request: { headers: Record<string, unknown> }) => String(request.headers['x-client']);
  const opened = createServer(guardBodies(echo, { addressOf, maxPerAddress: 50, ...options }));
  server = opened;
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

const head = (client: string) =>
  `POST / HTTP/1.1\r\nHost: site.example\r\nX-Client: ${client}\r\nContent-Length: 100\r\n\r\n`;

const arrived = async (count: number) => {
  await expect.poll(() => handled, { timeout: 10_000 }).toBe(count);
};

it('limits the simultaneous bodies of one address, and accepts another when one ends', async () => {
  const url = await serve();
  const open = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = await openSocket(url);
      socket.on('error', () => undefined);
      socket.write(head('203.0.113.1'));
      return socket;
    }),
  );
  await arrived(open.length);
  await expect.poll(async () => statusOf(await sendRaw(url, head('203.0.113.1'), 300)), { timeout: 10_000 }).toBe(503);
  expect(statusOf(await sendRaw(url, head('203.0.113.2') + 'a'.repeat(100), 300))).toBe(200);
  for (const socket of open.slice(0, 10)) socket.destroy();
  await expect
    .poll(async () => statusOf(await sendRaw(url, head('203.0.113.1') + 'a'.repeat(100), 300)), { timeout: 10_000 })
    .toBe(200);
  for (const socket of open) socket.destroy();
});

it('limits the simultaneous bodies of all addresses', async () => {
  const url = await serve({ max: 2 });
  const open = await Promise.all(
    ['203.0.113.1', '203.0.113.2'].map(async (client) => {
      const socket = await openSocket(url);
      socket.on('error', () => undefined);
      socket.write(head(client));
      return socket;
    }),
  );
  await arrived(open.length);
  await expect.poll(async () => statusOf(await sendRaw(url, head('203.0.113.3'), 300)), { timeout: 10_000 }).toBe(503);
  const inArabic = head('203.0.113.3').replace('/', '/?lang=ar');
  const answer = Buffer.from(await sendRaw(url, inArabic, 300), 'latin1').toString();
  expect(answer).toMatch(/"message":"[\u0621-\u064a]/);
  // Requests without a body are not counted.
  expect(statusOf(await sendRaw(url, 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n', 300))).toBe(200);
  for (const socket of open) socket.destroy();
});

it('accepts a body in pieces, as a slow connection sends it', async () => {
  const url = await serve();
  const pieces = Array.from({ length: 2_000 }, () => `200\r\n${'x'.repeat(512)}\r\n`).join('');
  const answer = await sendRaw(
    url,
    `POST / HTTP/1.1\r\nHost: x\r\nX-Client: a\r\nTransfer-Encoding: chunked\r\n\r\n${pieces}0\r\n\r\n`,
    1_000,
  );
  expect(answer).toContain(String(2_000 * 512));
});

it('ends a body of the network with the most bodies when another network sends one', async () => {
  const url = await serve({ max: 10 });
  const ended: number[] = [];
  const open = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const socket = await openSocket(url);
      socket.on('error', () => undefined);
      socket.once('close', () => ended.push(index));
      socket.write(head('203.0.113.1'));
      return socket;
    }),
  );
  await arrived(open.length);
  await expect
    .poll(async () => statusOf(await sendRaw(url, head('203.0.113.1') + 'a'.repeat(100), 300)), { timeout: 10_000 })
    .toBe(503);
  expect(ended).toEqual([]);
  expect(statusOf(await sendRaw(url, head('203.0.113.2') + 'a'.repeat(100), 300))).toBe(200);
  await expect.poll(() => ended.length, { timeout: 10_000 }).toBe(1);
  for (const socket of open) socket.destroy();
});

it('limits the bytes that unfinished bodies hold, at the cost of the network that holds the most', async () => {
  const url = await serve({ maxHeld: 1_000_000 });
  const large = 'POST / HTTP/1.1\r\nHost: x\r\nX-Client: 203.0.113.1\r\nContent-Length: 200000\r\n\r\n';
  let ended = 0;
  const open = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const socket = await openSocket(url);
      socket.on('error', () => undefined);
      socket.once('close', () => (ended += 1));
      socket.write(large + 'a'.repeat(150_000));
      return socket;
    }),
  );
  await arrived(open.length);
  // Twelve times 150,000 bytes: at most six of them fit.
  await expect.poll(() => ended, { timeout: 10_000 }).toBeGreaterThanOrEqual(6);
  const small = await sendRaw(url, head('203.0.113.2') + 'a'.repeat(100), 300);
  expect(statusOf(small)).toBe(200);
  expect(ended).toBeLessThan(12);
  for (const socket of open) socket.destroy();
});

it('keeps the body of staff while many networks hold unfinished bodies', async () => {
  const url = await serve({ maxHeld: 1_000_000 });
  const open = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const socket = await openSocket(url);
      socket.on('error', () => undefined);
      socket.write(
        `POST / HTTP/1.1\r\nHost: x\r\nX-Client: 198.51.100.${index}\r\nContent-Length: 60000\r\n\r\n${'a'.repeat(24_000)}`,
      );
      return socket;
    }),
  );
  await arrived(open.length);
  const save = `POST / HTTP/1.1\r\nHost: x\r\nX-Client: 203.0.113.9\r\nX-Staff: 1\r\nContent-Length: 600000\r\n\r\n`;
  const socket = await openSocket(url);
  const answer = new Promise<string>((done) => {
    let text = '';
    socket.on('data', (piece: Buffer) => {
      text += piece.toString();
      if (text.includes('600000')) done(text);
    });
    socket.on('close', () => done(text));
    socket.on('error', () => done(text));
  });
  // In pieces, so that the rest arrives after the person is known.
  socket.write(save + 'a'.repeat(50_000));
  await arrived(open.length + 1);
  for (let sent = 50_000; sent < 600_000; sent += 50_000) {
    socket.write('a'.repeat(50_000));
    for (const other of open) other.write('a'.repeat(500));
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(await answer).toContain('600000');
  for (const one of [socket, ...open]) one.destroy();
});
