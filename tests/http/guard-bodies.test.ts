import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { guardBodies, markFromStaff } from '../../server/http/limits/guard-bodies.ts';
import { createRequestScheduler } from '../../server/http/limits/request-scheduler.ts';
import { limitParsing } from '../../server/http/limits/stop-parsing.ts';
import { openSocket, sendRaw, statusOf } from '../setup/servers/raw-http.ts';

let server: Server | undefined;
/** Requests that have reached the handler. */
let handled = 0;
/** Bodies that have ended in this turn of the event loop, and the most so far. */
let [inTurn, mostInTurn] = [0, 0];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(options: { max?: number; maxPerIp?: number; maxHeld?: number } = {}): Promise<string> {
  handled = 0;
  mostInTurn = 0;
  const echo: RequestListener = (request, response) => {
    handled += 1;
    if (request.headers['x-staff'] !== undefined)
      markFromStaff({ env: { incoming: request } } as unknown as Parameters<typeof markFromStaff>[0]);
    let length = 0;
    request.on('data', (piece: Buffer) => (length += piece.length));
    request.on('end', () => {
      inTurn += 1;
      mostInTurn = Math.max(mostInTurn, inTurn);
      setImmediate(() => (inTurn = 0));
      response.end(String(length));
    });
  };
  const getIp = (request: { headers: Record<string, unknown> }) => String(request.headers['x-client']);
  const opened = createServer(
    guardBodies(echo, { getIp, scheduler: createRequestScheduler(getIp), maxPerIp: 50, ...options }),
  );
  opened.on('connection', (socket) => limitParsing(socket, 1_000));
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

/** Sends beginnings of bodies one after another; returns the number of each whose connection has ended. */
async function beginBodies(url: string, heads: readonly string[]) {
  const ended: number[] = [];
  const sockets: Socket[] = [];
  for (const [index, text] of heads.entries()) {
    const socket = await openSocket(url);
    socket.on('error', () => undefined);
    socket.once('close', () => ended.push(index));
    socket.write(text);
    sockets.push(socket);
    await arrived(index + 1);
  }
  return { ended, end: () => sockets.forEach((socket) => socket.destroy()) };
}

it('ends the oldest body where all subnets have as many', async () => {
  const url = await serve({ max: 3 });
  const { ended, end } = await beginBodies(
    url,
    [1, 2, 3].map((subnet) => head(`2001:db8:${subnet}::1`)),
  );
  expect(statusOf(await sendRaw(url, head('2001:db8:4::1') + 'a'.repeat(100), 300))).toBe(200);
  await expect.poll(() => ended).toEqual([0]);
  // Requests without a body are not counted.
  expect(statusOf(await sendRaw(url, 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n', 300))).toBe(200);
  end();
});

it('ends a body of the ISP whose subnets have the most together, not of a subnet with several', async () => {
  const url = await serve({ max: 10 });
  const office = Array.from({ length: 3 }, () => head('203.0.113.1'));
  const flood = Array.from({ length: 17 }, (_, subnet) => head(`2001:db8:${subnet}::1`));
  const { ended, end } = await beginBodies(url, [...office, ...flood]);
  expect(statusOf(await sendRaw(url, head('198.51.100.1') + 'a'.repeat(100), 300))).toBe(200);
  await expect.poll(() => ended).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  end();
});

it('ends no body of staff for one of a visitor', async () => {
  const url = await serve({ max: 3 });
  const staff = Array.from({ length: 5 }, () => head('203.0.113.1').replace('\r\n\r\n', '\r\nX-Staff: 1\r\n\r\n'));
  const visitors = [1, 2, 3, 4].map((last) => head(`203.0.113.${last}`));
  const { ended, end } = await beginBodies(url, [...staff, ...visitors]);
  await expect.poll(() => ended).toEqual([5]);
  end();
});

it('ends a body of the ISP that holds the most bytes, not of a visitor who began before', async () => {
  const url = await serve({ maxHeld: 320_000 });
  const begun = (client: string, bytes: number) =>
    head(client).replace('Length: 100', 'Length: 100000') + 'a'.repeat(bytes);
  const flood = Array.from({ length: 15 }, (_, subnet) => begun(`2001:db8:${subnet}::1`, 20_000));
  const { ended, end } = await beginBodies(url, [begun('203.0.113.1', 10_000), ...flood]);
  await expect.poll(() => ended).toEqual([1]);
  end();
});

it('answers in the language of the reader', async () => {
  const url = await serve({ maxPerIp: 0 });
  const inArabic = head('203.0.113.3').replace('/', '/?lang=ar');
  const answer = Buffer.from(await sendRaw(url, inArabic, 300), 'latin1').toString();
  expect(answer).toMatch(/"message":"[\u0621-\u064a]/);
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

const chunked = 'POST / HTTP/1.1\r\nHost: x\r\nX-Client: a\r\nTransfer-Encoding: chunked\r\n\r\n';

it('ends the connection after some tiny pieces of a body', async () => {
  const url = await serve();
  const startedAt = performance.now();
  const answer = await sendRaw(url, chunked + '1\r\na\r\n'.repeat(60), 10_000);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(answer).not.toContain('200 OK');
});

it('goes on with a connection that sends many small bodies, as that of a proxy with those of many clients', async () => {
  const url = await serve();
  const one = `${chunked}5\r\nabcde\r\n${'1\r\na\r\n'.repeat(10)}0\r\n\r\n`;
  const answer = await sendRaw(url, one.repeat(200), 1_000);
  expect(answer.match(/200 OK/g)).toHaveLength(200);
});

it('ends the oldest body of the subnet with the most', async () => {
  const url = await serve({ max: 10 });
  const many = Array.from({ length: 9 }, () => head('203.0.113.1'));
  const { ended, end } = await beginBodies(url, [head('203.0.113.2'), ...many]);
  expect(statusOf(await sendRaw(url, head('203.0.113.3') + 'a'.repeat(100), 300))).toBe(200);
  await expect.poll(() => ended).toEqual([1]);
  end();
});

it('limits the bytes that unfinished bodies hold, at the cost of the subnet that holds the most', async () => {
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

it('keeps the body of staff while many subnets hold unfinished bodies', async () => {
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

it('passes on the ends of few bodies in a turn of the event loop, however many arrive together', async () => {
  const url = await serve();
  const open = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const socket = await openSocket(url);
      socket.write(head(`198.51.100.${index}`) + 'a'.repeat(99));
      return socket;
    }),
  );
  await arrived(open.length);
  const answer = (socket: Socket) => new Promise((done) => socket.once('data', done));
  const answers = open.map(answer);
  for (const socket of open) socket.write('a');
  await Promise.all(answers);
  // Four, and those of the turn before where the count begins late.
  expect(mostInTurn).toBeLessThanOrEqual(8);
  // The connection goes on.
  open[0]!.write(head('198.51.100.1') + 'a'.repeat(100));
  await answer(open[0]!);
  for (const socket of open) socket.destroy();
});

it('ends a body that arrives after an early response, so that the connection goes on', async () => {
  let ends = 0;
  const early: RequestListener = (request, response) => {
    request.on('end', () => (ends += 1));
    request.resume();
    response.end('early');
  };
  const getIp = () => '203.0.113.1';
  server = createServer(guardBodies(early, { getIp, scheduler: createRequestScheduler(getIp) }));
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const socket = await openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  let answers = '';
  socket.on('data', (piece: Buffer) => (answers += piece.toString()));
  socket.write(head('a') + 'a'.repeat(40));
  await expect.poll(() => answers).toContain('early');
  socket.write('a'.repeat(60));
  await expect.poll(() => ends).toBe(1);
  socket.write(head('a') + 'a'.repeat(100));
  await expect.poll(() => answers.split('early').length).toBe(3);
  socket.destroy();
});
