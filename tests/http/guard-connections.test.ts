import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createConnectionGuard, handleInOrder } from '../../server/http/limits/guard-connections.ts';
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

it('handles the requests of a connection one after another', async () => {
  const begun: string[] = [];
  const counting = createServer(
    handleInOrder((request, response) => {
      begun.push(request.url ?? '');
      if (request.url === '/slow') setTimeout(() => response.end('made'), idle);
      else response.end(Buffer.alloc(40_000_000));
    }),
  );
  await new Promise<void>((done) => counting.listen(0, '127.0.0.1', done));
  const socket = await openSocket(`http://127.0.0.1:${(counting.address() as AddressInfo).port}`);
  socket.on('error', () => undefined);
  socket.pause();
  for (const path of ['/slow', '/large', '/other']) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await expect.poll(() => begun, { timeout: 8 * idle }).toEqual(['/slow', '/large']);
  // Nothing is made while the client does not read.
  await new Promise((done) => setTimeout(done, idle));
  expect(begun).toEqual(['/slow', '/large']);
  socket.resume();
  await expect.poll(() => begun, { timeout: 8 * idle }).toEqual(['/slow', '/large', '/other']);
  socket.destroy();
  counting.closeAllConnections();
  counting.close();
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
