import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseIp } from '../../server/parse-ip.ts';
import { exemptFromLimit, guardResponses } from '../../server/http/limits/guard-responses.ts';
import { createUnreadResponses } from '../../server/http/limits/unread-responses.ts';
import { openSocket } from '../setup/servers/raw-http.ts';

const body = Buffer.alloc(20_000_000, 'Minbar ');
let server: Server;
let url = '';
/** The clients of open connections. */
const open: string[] = [];

const unread = createUnreadResponses(3.5 * body.length);
const getIp = (request: IncomingMessage) => String(request.headers['x-client']);

beforeAll(async () => {
  server = createServer(
    guardResponses(
      (request, response) => {
        const address = getIp(request);
        open.push(address);
        request.socket.once('close', () => open.splice(open.indexOf(address), 1));
        if (request.url === '/excepted') exemptFromLimit(response);
        if (request.url === '/late')
          response.once('close', () => setImmediate(() => unread.add(response, parseIp(address).subnet, body.length)));
        else response.end(body);
      },
      { getIp, unread },
    ),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function readNothing(path: string, address: string) {
  const socket = await openSocket(url);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Client: ${address}\r\n\r\n`);
  await expect.poll(() => open.includes(address)).toBe(true);
  return socket;
}

const end = async (sockets: readonly { destroy: () => unknown }[]) => {
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => open).toEqual([]);
};

it('ends the oldest response of the subnet that reads least', async () => {
  const sockets = [];
  for (const address of ['203.0.113.1', '2001:db8:1:1::1', '2001:db8:1:2::1'])
    sockets.push(await readNothing('/', address));
  const answer = await fetch(`${url}/`, { headers: { 'x-client': '198.51.100.9', connection: 'close' } });
  expect((await answer.arrayBuffer()).byteLength).toBe(body.length);
  await expect.poll(() => open.toSorted()).toEqual(['2001:db8:1:2::1', '203.0.113.1']);
  await end(sockets);
});

it('counts a response until it closes, and none that is excepted', async () => {
  const sockets = [];
  for (let last = 1; last <= 6; last += 1) sockets.push(await readNothing('/excepted', `203.0.113.${last}`));
  for (let last = 11; last <= 13; last += 1) sockets.push(await readNothing('/', `203.0.113.${last}`));
  expect(open.length).toBe(9);
  await end(sockets);
  for (let tries = 0; tries < 6; tries += 1) {
    const answer = await fetch(`${url}/`, { headers: { 'x-client': '203.0.113.9', connection: 'close' } });
    expect((await answer.arrayBuffer()).byteLength).toBe(body.length);
  }
});

it('counts nothing for a client that has gone', async () => {
  await end([await readNothing('/late', '203.0.113.1')]);
  const sockets = [await readNothing('/', '203.0.113.2'), await readNothing('/', '203.0.113.3')];
  const answer = await fetch(`${url}/`, { headers: { 'x-client': '203.0.113.9', connection: 'close' } });
  expect((await answer.arrayBuffer()).byteLength).toBe(body.length);
  await expect.poll(() => open.toSorted()).toEqual(['203.0.113.2', '203.0.113.3']);
  await end(sockets);
});
