/** Random requests: a sender, a method, an address, headers and a body, of which some are valid. */
import type { Staff, Sender } from './staff.ts';
import { makeBody } from './make-body.ts';
import { headerSafe, hostileText } from './hostile-values.ts';
import type { Random } from './random.ts';
import { fillIn, targets, type Ids } from './targets.ts';

export type FuzzRequest = {
  sender: Sender;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Sends the body chunked, in pieces of so many bytes. */ pieceLength?: number | undefined;
};

const parameters = [
  'lang',
  'page',
  'limit',
  'all',
  'mine',
  'q',
  'missing',
  'outdated',
  'state',
  'kind',
  'by',
  'used',
  'trash',
  'group',
  'changed',
  'preview',
  'draft',
  'token',
  '_routes',
  'index',
  'p',
  'type',
  'sort',
  '',
];
const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'user-agent',
  'referer',
  'origin',
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'host',
  'content-type',
  'x-csrf-token',
  'sec-fetch-site',
  'sec-fetch-mode',
  'x-http-method-override',
  'cache-control',
  'te',
  'via',
  'authorization',
  'save-data',
  'purpose',
  'x-requested-with',
  'content-encoding',
];
const validValues: Readonly<Record<string, readonly string[]>> = {
  'accept-encoding': ['br', 'gzip', 'br;q=0, gzip', 'identity', '*'],
  'accept-language': ['so,en;q=0.8', 'ar', '*'],
  range: ['bytes=0-99', 'bytes=-1', 'bytes=99999999999-', 'bytes=0-0,5-9', 'bytes=5-1', 'lines=1-2'],
  'x-forwarded-proto': ['https', 'http'],
  'if-none-match': ['*', 'W/"x"', '"a", "b"'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'none'],
  'if-modified-since': ['Sat, 21 Nov 2026 10:00:00 GMT', 'yesterday'],
};
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'M-SEARCH', 'QUERY'];

export function makeRequest(random: Random, ids: Ids, staff: Pick<Staff, 'session'>): FuzzRequest {
  const target = random.pick(targets);
  const sender = random.pick(['visitor', 'admin', 'superadmin'] as const);
  const method = random.chance(0.85) ? random.pick(target.methods) : random.pick(methods);
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${random.below(200)}.${random.below(250)}.${random.below(250)}, 203.0.${random.below(250)}.${random.below(250)}`,
  };
  const session = staff.session(sender);
  if (session) {
    headers['cookie'] = session.cookie;
    if (random.chance(0.9)) headers['x-csrf-token'] = session.token;
  }
  if (method !== 'GET' || random.chance(0.2)) headers['accept'] = random.pick(['text/html', 'application/json', '*/*']);
  const body = ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) ? undefined : makeBody(random, target.path);
  if (body?.type !== undefined) headers['content-type'] = body.type;
  for (let count = random.chance(0.4) ? random.below(4) : 0; count > 0; count -= 1) {
    const name = random.pick(headerNames);
    const known = validValues[name];
    headers[name] = known && random.chance(0.5) ? random.pick(known) : headerSafe(hostileText(random, 4_000), 4_000);
  }
  // Headers with two lengths, or with a protocol upgrade, are sent over raw connections.
  const path = makePath(random, target.path, ids);
  // A tenth of the bodies arrive chunked, down to single bytes.
  const pieceLength = body?.body && random.chance(0.1) ? random.pick([1, 2, 100, 4_096]) : undefined;
  return { sender, method, path, headers, body: body?.body, pieceLength };
}

function makePath(random: Random, template: string, ids: Ids): string {
  let path = fillIn(template, ids, random.pick);
  if (random.chance(0.15)) path = mutate(random, path);
  if (random.chance(0.4)) {
    const parameterTexts = random.many(
      random.chance(0.03) ? random.below(400) : random.below(4) + 1,
      () => `${encode(random.pick(parameters))}=${encode(hostileText(random, 3_000))}`,
    );
    path += (path.includes('?') ? '&' : '?') + parameterTexts.join('&');
  }
  // Only what Node's own client can send; other bytes go over raw connections.
  return path.replace(/[^\u0021-\u007e]/g, (sign) => encode(sign)).slice(0, 12_000);
}

function mutate(random: Random, path: string): string {
  const at = 1 + random.below(path.length);
  const insert = random.chance(0.5)
    ? encode(hostileText(random, 2_000))
    : random.pick([
        '/',
        '//',
        '/../',
        '/./',
        '%2f',
        '%2e%2e/',
        '\\',
        ';',
        '?',
        '#',
        '.data',
        '.data.data',
        '%00',
        '%',
        '%e0%a4%a',
        '*',
        '/*',
        ':',
        '/:id',
        '@',
      ]);
  return random.chance(0.5) ? path.slice(0, at) + insert + path.slice(at) : path.slice(0, at) + insert;
}

/** Lone surrogates, which encodeURIComponent refuses, become replacement characters. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
