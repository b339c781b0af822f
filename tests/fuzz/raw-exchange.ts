/** What no HTTP client sends: broken heads, several requests at once, wrong body lengths, connections closed early. */
import { connect } from 'node:net';
import { hostileText } from './hostile-values.ts';
import type { Random } from './random.ts';
import { timeout, timedOut, type Outcome } from './send-request.ts';
import { fillIn, targets, type Ids } from './targets.ts';

const chunkedBodies = [
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffff\r\n',
  'zz\r\n',
  '-1\r\n',
  `5;${'a'.repeat(2_000)}\r\nhello\r\n0\r\nX: y\r\n\r\n`,
  '1\r\n{\r\n'.repeat(500),
];
const invalidTargets = ['*', 'http://[::1', 'http://evil.example/', '//', '/%', '/\u00e9', `/${'a'.repeat(20_000)}`];

export type RawExchange = {
  /** Sent one after the other, with a pause between. */ pieces: Buffer[];
  /** Our side is closed after the last piece, while the response may still arrive. */ halfClose: boolean;
};

const bytes = (text: string) => Buffer.from(text, 'utf8');

export function makeRawExchange(random: Random, ids: Ids): RawExchange {
  const target = () => fillIn(random.pick(targets).path, ids, random.pick);
  const head = (method: string, path: string, more = '') => `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}`;
  const login = '{"email":"a@example.org","password":"x"}';
  const texts: readonly (() => string)[] = [
    // Several requests at once.
    () => random.many(1 + random.below(20), () => `${head('GET', target())}\r\n`).join(''),
    () =>
      `${head('POST', '/api/users/login', `Content-Type: application/json\r\nContent-Length: ${login.length}\r\n`)}\r\n${login}`.repeat(
        1 + random.below(3),
      ),
    // A wrong length, or two lengths.
    () =>
      `${head('POST', '/api/users/login', `Content-Type: application/json\r\nContent-Length: ${random.below(200)}\r\n`)}\r\n${login}`,
    () => `${head('POST', '/api/users/login', `Content-Length: 5\r\nContent-Length: 6\r\n`)}\r\n${login}`,
    () =>
      `${head('POST', '/api/users/login', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`)}\r\n0\r\n\r\n${login}`,
    () =>
      head('POST', '/api/users/login', 'Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n') +
      `\r\n${random.pick(chunkedBodies)}`,
    // Invalid heads.
    () =>
      [
        random.pick(['GET', 'get', 'G ET', '', 'GET\t', hostileText(random, 200)]),
        random.pick([target(), ...invalidTargets, hostileText(random, 3_000)]),
        `${random.pick(['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''])}\r\nHost:`,
        `${random.pick(['127.0.0.1', '', 'a b', '[', 'a:99999', 'x'.repeat(4_000)])}\r\n\r\n`,
      ].join(' '),
    () =>
      head(
        'GET',
        target(),
        `${random.pick(['X', 'Cookie', 'Accept-Encoding', 'Range', 'Host', 'If-None-Match'])}: ${hostileText(random, 30_000)}\r\n`.repeat(
          1 + random.below(5),
        ),
      ) + '\r\n',
    () => head('GET', target(), random.many(random.below(3_000), () => 'A: b\r\n').join('')) + '\r\n',
    () =>
      head('GET', target(), `Expect: ${random.pick(['100-continue', 'something'])}\r\nContent-Length: 10\r\n`) + '\r\n',
    () =>
      head('GET', target(), `Connection: Upgrade\r\nUpgrade: ${random.pick(['websocket', 'h2c', 'x'])}\r\n`) + '\r\n',
    () => head(random.pick(['CONNECT', 'TRACE', 'OPTIONS']), random.pick(['example.org:443', '*', target()])) + '\r\n',
    () => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    () => hostileText(random, 20_000),
    () => `GET ${target()}\r\n\r\n`,
  ];
  const text = random.pick(texts)();
  let whole = random.chance(0.1)
    ? Buffer.concat([bytes(text), Buffer.from(random.many(50, () => random.below(256)))])
    : bytes(text);
  if (random.chance(0.3)) whole = whole.subarray(0, random.below(whole.length + 1));
  const cut = random.below(whole.length + 1);
  return {
    pieces: random.chance(0.5) ? [whole] : [whole.subarray(0, cut), whole.subarray(cut)],
    halfClose: random.chance(0.4),
  };
}

/** Milliseconds to wait after the last byte; an incomplete request gets no response for minutes. */
const quietTime = 150;

/**
 * Sends the pieces, reads for a moment and closes. Returns the highest status of all responses, 0 if there was none.
 */
export function exchangeRaw(port: number, { pieces, halfClose }: RawExchange): Promise<Outcome> {
  return new Promise((done) => {
    let responseText = '';
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    const finish = () => {
      clearTimeout(quiet);
      clearTimeout(limit);
      socket.destroy();
      const statuses = [...responseText.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
      done({ status: Math.max(0, ...statuses), responseText: responseText.slice(0, 2_000) });
    };
    let quiet = setTimeout(finish, quietTime);
    const limit = setTimeout(() => {
      responseText ||= timedOut;
      finish();
    }, timeout);
    socket.on('data', (chunk: Buffer) => {
      // Only heads matter; the bodies of many responses would fill the memory.
      if (responseText.length < 200_000) responseText += chunk.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietTime);
    });
    socket.on('error', finish);
    socket.on('end', finish);
    const send = async () => {
      for (const piece of pieces) {
        socket.write(piece);
        await new Promise((next) => setTimeout(next, 5));
      }
      if (halfClose) socket.end();
    };
    socket.on('connect', () => void send());
  });
}
