import { spawnSync } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createConnectionGuard } from '../../server/http/limits/guard-connections.ts';
import { listen } from '../../server/listen.ts';
import { openSocket } from '../setup/servers/raw-http.ts';

const idle = 300; // milliseconds
let server: Server;
let url = '';
let open = 0;
beforeAll(async () => {
  const guard = createConnectionGuard({ idle });
  server = createServer(
    guard.wrap((request, response) => {
      if (request.url === '/slow') setTimeout(() => response.end('made'), 4 * idle);
      else response.end(Buffer.alloc(40_000_000));
    }),
  );
  guard.watch(server);
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('ends a connection whose client does not read the response', async () => {
  const socket = await openSocket(url);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => open).toBe(1);
  await expect.poll(() => open, { timeout: 8 * idle }).toBe(0);
  socket.destroy();
});

/** Listens with a guard; returns the address, and how much happened at most in one turn of the event loop. */
async function listenAndCount() {
  const most = { requests: 0, ends: 0 };
  const now = { requests: 0, ends: 0 };
  const count = (what: keyof typeof now) => {
    setImmediate(() => (now[what] = 0));
    now[what] += 1;
    most[what] = Math.max(most[what], now[what]);
  };
  const guard = createConnectionGuard();
  const answer: RequestListener = (request, response) => {
    if (request.url === '/slow') setTimeout(() => response.end('made'), idle);
    else response.end('made');
  };
  const guarded = createServer({ connectionsCheckingInterval: 100 }, guard.wrap(answer));
  guard.watch(guarded);
  guarded.on('request', () => count('requests'));
  guarded.on('connection', (socket) => socket.once('close', () => count('ends')));
  await new Promise<void>((done) => guarded.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    guarded.closeAllConnections();
    guarded.close();
  });
  return { url: `http://127.0.0.1:${(guarded.address() as AddressInfo).port}`, most, guarded };
}

/** Opens connections; `received` has what came back on each. */
async function openMany(to: string, count: number) {
  const received = Array.from({ length: count }, () => '');
  const sockets = await Promise.all(
    received.map(async (_, index) => {
      const socket = await openSocket(to);
      socket.on('error', () => undefined);
      socket.on('data', (data) => (received[index] += String(data)));
      return socket;
    }),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return { sockets, received };
}

it('answers the first of several requests that do not wait, and ends the connection', async () => {
  const { url: to, most } = await listenAndCount();
  const { sockets, received } = await openMany(to, 1);
  const closed = new Promise((done) => sockets[0]!.once('close', done));
  sockets[0]!.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((done) => setTimeout(done, idle / 3));
  sockets[0]!.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
  await closed;
  expect(received[0]!.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  expect(received[0]).toContain('made');
  expect(most.requests).toBe(1);
});

it('reads few of the requests in a turn of the event loop that arrive at one moment, and answers all', async () => {
  const { url: to, most } = await listenAndCount();
  const { sockets, received } = await openMany(to, 500);
  for (let round = 1; round <= 3; round += 1) {
    for (const socket of sockets) socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(1_000)}\r\n\r\n`);
    await expect
      .poll(() => received.every((text) => text.split('HTTP/1.1 200').length === round + 1), { timeout: 10_000 })
      .toBe(true);
  }
  expect(most.requests).toBeLessThanOrEqual(140);
});

it('reads few unfinished headers in a turn, and ends few connections with errors', async () => {
  const { url: to, most } = await listenAndCount();
  const { sockets, received } = await openMany(to, 500);
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  await new Promise((done) => setTimeout(done, idle));
  for (const socket of sockets) socket.write('not a header\r\n\r\n');
  await expect.poll(() => received.every((text) => text.startsWith('HTTP/1.1 400')), { timeout: 10_000 }).toBe(true);
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed), { timeout: 10_000 }).toBe(true);
  expect(most.ends).toBeLessThanOrEqual(130);
});

it('answers 408 to many requests whose headers do not end in time', async () => {
  const { url: to, guarded } = await listenAndCount();
  guarded.headersTimeout = 200;
  const { sockets, received } = await openMany(to, 100);
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  await expect.poll(() => received.every((text) => text.startsWith('HTTP/1.1 408')), { timeout: 10_000 }).toBe(true);
});

it('reads no more of a connection that sends many requests at once', async () => {
  let parsed = 0;
  const guarded = createServer(createConnectionGuard().wrap((_, response) => response.end()));
  guarded.on('request', () => (parsed += 1));
  await new Promise<void>((done) => guarded.listen(0, '127.0.0.1', done));
  onTestFinished(() => void guarded.close());
  const socket = await openSocket(`http://127.0.0.1:${(guarded.address() as AddressInfo).port}`);
  socket.on('error', () => undefined);
  socket.resume();
  const closed = new Promise((done) => socket.once('close', done));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
  await closed;
  expect(parsed).toBeLessThan(10);
});

it('keeps a connection open for a response that takes longer to make', async () => {
  expect(await (await fetch(`${url}/slow`)).text()).toBe('made');
});

it('handles no request of a connection that was reset before', async () => {
  let handled = 0;
  const counting = await listen(
    (_, response) => {
      handled += 1;
      response.end();
    },
    '127.0.0.1',
    0,
  );
  onTestFinished(() => counting.close(0));
  const { port } = new URL(counting.address);
  const leave = `for (let n = 0; n < 20; n += 1) {
    const socket = require('net').connect(${port}, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => socket.resetAndDestroy());
    });
  }`;
  // This process accepts nothing until the other one has ended.
  expect(spawnSync(process.execPath, ['-e', leave]).status).toBe(0);
  expect(await (await fetch(counting.address)).text()).toBe('');
  expect(handled).toBe(1);
});
