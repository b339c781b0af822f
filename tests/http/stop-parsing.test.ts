/** Of a connection that is ended, what has arrived already is not parsed; others are answered by the same parsers. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createConnectionGuard } from '../../server/http/limits/guard-connections.ts';
import { canLimitParsing, findParser, stopParsing } from '../../server/http/limits/stop-parsing.ts';
import { openSocket } from '../setup/servers/raw-http.ts';

async function listenTo(listener: RequestListener, guarded: boolean): Promise<string> {
  const guard = createConnectionGuard();
  const server = createServer(guarded ? guard.wrap(listener) : listener);
  if (guarded) guard.watch(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('knows whether Node has the callbacks that the limits replace', async () => {
  expect(canLimitParsing()).toBe(true);
  const url = await listenTo((request, response) => {
    const { constructor } = findParser(request.socket)!;
    const { kOnBody } = constructor;
    delete constructor.kOnBody;
    const isKnown = canLimitParsing();
    if (kOnBody !== undefined) constructor.kOnBody = kOnBody;
    response.end(String(isKnown));
  }, false);
  expect(await (await fetch(url)).text()).toBe('false');
  expect(canLimitParsing()).toBe(true);
});

/** Sends bytes at once; returns what comes back until the connection ends. */
async function exchange(url: string, bytes: string): Promise<string> {
  const socket = await openSocket(url);
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  const closed = new Promise((done) => socket.once('close', done));
  socket.write(bytes);
  await closed;
  return received;
}

const answer: RequestListener = (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => response.end(`${Buffer.concat(parts).length}`));
};

const expectAnswers = async (url: string) => {
  const send = async (body: string) => (await fetch(url, { method: 'POST', body })).text();
  const bodies = ['', 'x', 'x'.repeat(300_000), 'x'.repeat(20), ''];
  expect(await Promise.all(bodies.map(send))).toEqual(['0', '1', '300000', '20', '0']);
};

it.each([
  ['with a host', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['without a host, which Node refuses itself', 'GET / HTTP/1.1\r\n\r\n'],
  ['that expect something, which Node refuses itself', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: y\r\n\r\n'],
  ['with a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\na'],
  ['to another host', 'CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
])('ends a connection with a thousand requests %s', async (_, request) => {
  const url = await listenTo(answer, true);
  expect((await exchange(url, request.repeat(1_000))).match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(5);
  await expectAnswers(url);
});

it.each([
  ['an upgrade', 'POST / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 1\r\n\r\na'],
  ['a connection to another host', 'CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a plain request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
])('tells all requests of a connection that it has ended after %s', async (_, last) => {
  let [begun, ended] = [0, 0];
  const url = await listenTo((_request, response) => {
    begun += 1;
    response.once('close', () => (ended += 1));
  }, true);
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\na';
  for (const before of [3, 4]) {
    const socket = await openSocket(url);
    socket.on('error', () => undefined);
    socket.write(post.repeat(before) + last);
    setTimeout(() => socket.destroy(), 200);
    await new Promise((done) => socket.once('close', done));
    await expect.poll(() => begun > 0 && begun === ended).toBe(true);
    [begun, ended] = [0, 0];
  }
});

const tiny = '1\r\na\r\n'.repeat(5_000);
const chunked = 'Transfer-Encoding: chunked\r\n\r\n';

it.each([
  ['at once', `POST / HTTP/1.1\r\nHost: x\r\n${chunked}`, 0],
  ['of a request that Node refuses itself', `POST / HTTP/1.1\r\n${chunked}`, 0],
  ['after a large one', `POST / HTTP/1.1\r\nHost: x\r\n${chunked}186a0\r\n${'x'.repeat(100_000)}\r\n`, 0],
  ['after the answer', `POST /early HTTP/1.1\r\nHost: x\r\n${chunked}`, 200],
])('ends a connection with a body in tiny chunks, %s', async (_, head, wait) => {
  const url = await listenTo((request, response) => {
    if (request.url === '/early') response.end('no');
    else answer(request, response);
  }, true);
  for (let round = 0; round < 3; round += 1) {
    const socket = await openSocket(url);
    socket.on('error', () => undefined);
    socket.resume();
    const closed = new Promise((done) => socket.once('close', done));
    socket.write(head);
    await new Promise((done) => setTimeout(done, wait));
    socket.write(tiny);
    await closed;
    expect(socket.destroyed).toBe(true);
    await expectAnswers(url);
  }
});

it('passes on no more of a body', async () => {
  let pieces = 0;
  const url = await listenTo((request, response) => {
    if (request.url !== '/tiny') return answer(request, response);
    const push = request.push.bind(request);
    request.push = (piece: Buffer | null) => {
      pieces += 1;
      if (pieces === 5) {
        stopParsing(request.socket);
        request.socket.destroy();
      }
      return push(piece);
    };
    request.resume();
  }, false);
  const head = 'POST /tiny HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  for (let round = 0; round < 5; round += 1) {
    pieces = 0;
    await exchange(url, head + '1\r\na\r\n'.repeat(5_000));
    expect(pieces).toBeLessThan(10);
    await expectAnswers(url);
  }
});
