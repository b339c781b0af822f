/** Every field of every form, every parameter and every header, filled with one nasty piece repeated. */
import { contentTypes } from '../../domain/content/index.ts';
import { contactForm, membershipForm } from '../../domain/messages/message.ts';
import { getWireName } from '../../domain/model/wire.ts';
import { allTypes } from '../../domain/site/index.ts';
import type { ContentType } from '../../domain/model/define.ts';
import { repeat } from '../setup/nasty-texts.ts';
import { headerSafe } from './hostile-values.ts';
import type { FuzzRequest } from './make-request.ts';
import type { Sender } from './staff.ts';

/** A request to put a piece into, and the paths to read afterwards. Requests are selected by `name`. */
export type NastyRequest = { name: string; make: (piece: string) => FuzzRequest; readAfterwards?: readonly string[] };

/** The largest bodies that sign-in, a form and staff may send, in bytes. A route refuses bodies above its own limit. */
const bodySizes = [3_900, 64_000, 999_000];
const headerSize = 7_000; // characters; Node accepts 16 KB in all
const addressSizes = [2_000, 12_000];

const json = (sender: Sender, method: string, path: string, body: object): ReturnType<NastyRequest['make']> => ({
  sender,
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});
const urlencoded = (
  sender: Sender,
  method: string,
  path: string,
  fields: Record<string, string>,
): ReturnType<NastyRequest['make']> => ({
  sender,
  method,
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: Buffer.from(
    Object.entries(fields)
      .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
      .join('&'),
  ),
});
/** Returns the piece repeated to fill that many bytes of JSON. */
const fillBytes = (piece: string, bytes: number) =>
  repeat(piece, Math.floor((bytes * piece.length) / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))));

/** Forms with their field names. */
const forms: readonly { sender: Sender; method: string; path: string; fields: readonly string[] }[] = [
  { sender: 'visitor', method: 'POST', path: '/api/users/login', fields: ['email', 'password'] },
  { sender: 'visitor', method: 'POST', path: '/api/users/set-password', fields: ['token', 'password'] },
  {
    sender: 'visitor',
    method: 'POST',
    path: '/api/v1.0/email/send-form',
    fields: [...Object.keys(contactForm.fields), 'seconds', 'homepage'],
  },
  { sender: 'superadmin', method: 'PUT', path: '/api/users/profile', fields: ['name', 'password'] },
  { sender: 'superadmin', method: 'PUT', path: '/api/site-texts/home.latestNews', fields: ['en'] },
  { sender: 'superadmin', method: 'PUT', path: '/api/messages/{message}', fields: ['state'] },
  { sender: 'superadmin', method: 'PUT', path: '/api/users/{user}', fields: ['name', 'email', 'role'] },
  { sender: 'superadmin', method: 'PUT', path: '/api/files/{file}', fields: ['fileName', 'alt'] },
];

/** Returns one field of each kind and format, from the first type that has one: the same code reads all others. */
function kindsOfFields(): { type: ContentType; field: string }[] {
  const found = new Map<string, { type: ContentType; field: string }>();
  for (const type of allTypes) {
    for (const [name, field] of Object.entries(type.fields)) {
      const kind = `${field.kind} ${'format' in field ? field.format : ''} ${'localized' in field && field.localized ? 'localized' : ''}`;
      if (!found.has(kind)) found.set(kind, { type, field: name });
    }
  }
  return [...found.values()];
}

/** Returns texts of the greatest length for all fields of a type. */
function longestTexts(type: ContentType, piece: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(type.fields).flatMap(([name, field]) => {
      const wire = getWireName(name, field);
      if (field.kind === 'date') return [[wire, '2026-11-01']];
      if (field.kind !== 'text' || field.pattern || !['line', 'lines', 'markdown'].includes(field.format)) return [];
      return (field.localized ? [wire, `${wire}.so`, `${wire}.ar`] : [wire]).map((key) => [
        key,
        repeat(piece, field.max),
      ]);
    }),
  );
}

/** Returns the paths where staff and visitors read the stored texts. */
function readPathsOf(type: ContentType): string[] {
  const pages: Record<string, string> = {
    news: '/publications/news/{news}',
    articles: '/publications/articles/{articles}',
    projects: '/project/{projects}',
  };
  const page = pages[type.name];
  return [`/api/${type.name}/{item}`, `/api/${type.name}/{item}?all=1`, ...(page ? [page] : []), '/', '/rss.xml'];
}

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'user-agent',
  'cookie',
  'referer',
  'origin',
  'range',
  'if-none-match',
  'if-modified-since',
  'x-forwarded-for',
  'x-forwarded-proto',
  'host',
  'content-type',
  'x-csrf-token',
  'sec-fetch-site',
];
const parameters: readonly [path: string, names: readonly string[]][] = [
  ['/', ['lang', 'page', 'preview', 'anything']],
  ['/publications/news.data', ['_routes', 'page']],
  ['/set-password', ['token']],
  ['/api/news', ['page', 'limit', 'lang', 'q', 'all']],
  ['/api/news?all=1', ['q', 'state', 'missing', 'outdated', 'mine']],
  ['/api/messages', ['q', 'state', 'kind']],
  ['/api/users', ['q']],
  ['/api/files', ['q', 'kind', 'used', 'missing']],
  ['/api/site-texts', ['q', 'group', 'changed']],
  ['/api/activity', ['kind', 'by']],
  ['/api/trash', ['kind']],
];

export const nastyRequests: readonly NastyRequest[] = [
  ...forms.flatMap(({ sender, method, path, fields }) =>
    fields.flatMap((field) =>
      bodySizes.map((size): NastyRequest => ({
        name: `${field} of ${method} ${path}`,
        // Membership has its own fields, which are read by the same code.
        make: (piece) =>
          json(sender, method, path, {
            ...Object.fromEntries(Object.keys(membershipForm.fields).map((name) => [name, 'a'])),
            [field]: fillBytes(piece, size - 200),
          }),
      })),
    ),
  ),
  ...forms.slice(0, 3).map(({ sender, method, path, fields }): NastyRequest => ({
    name: `urlencoded ${method} ${path}`,
    make: (piece) =>
      urlencoded(sender, method, path, Object.fromEntries(fields.map((field) => [field, repeat(piece, 8_000)]))),
  })),
  ...kindsOfFields().map(({ type, field }): NastyRequest => {
    const wire = getWireName(field, type.fields[field]!);
    return {
      name: `${field} of ${type.name}`,
      make: (piece) =>
        json('superadmin', 'PUT', `/api/${type.name}/{item}`, {
          [wire]: fillBytes(piece, 950_000),
          [`${wire}.alt`]: 'a',
        }),
    };
  }),
  {
    name: 'names of fields',
    make: (piece) => json('superadmin', 'PUT', '/api/news/{item}', { [fillBytes(piece, 900_000)]: 'a' }),
  },
  {
    name: 'order of ids',
    make: () =>
      json('superadmin', 'PUT', '/api/goals/order', {
        ids: Array.from({ length: 36_000 }, (_, index) => index.toString(16).padStart(24, '0')),
      }),
  },
  {
    name: 'order',
    make: (piece) =>
      json('superadmin', 'PUT', '/api/goals/order', {
        ids: Array.from({ length: 50_000 }, (_, index) => `${piece}${index}`.slice(0, 12)),
      }),
  },
  ...contentTypes.map((type): NastyRequest => ({
    name: `all texts of ${type.name}`,
    make: (piece) => json('superadmin', 'PUT', `/api/${type.name}/{item}`, longestTexts(type, piece)),
    readAfterwards: readPathsOf(type),
  })),
  ...headerNames.flatMap((name) =>
    (
      [
        ['visitor', '/'],
        ['visitor', '/api/news'],
        ['superadmin', '/api/users/me'],
        ['visitor', '/files/{address}'],
      ] as const
    ).map(([sender, path]): NastyRequest => ({
      name: `${name} of GET ${path}`,
      make: (piece) => ({
        sender,
        method: 'GET',
        path,
        headers: { [name]: headerSafe(repeat(piece, headerSize), headerSize) },
        body: undefined,
      }),
    })),
  ),
  ...parameters.flatMap(([path, names]) =>
    names.flatMap((name) =>
      addressSizes.map((size): NastyRequest => ({
        name: `?${name} of GET ${path}`,
        make: (piece) => ({
          sender: path.startsWith('/api') ? 'superadmin' : 'visitor',
          method: 'GET',
          path: `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(repeat(piece, size).toWellFormed())}`.slice(
            0,
            size + 100,
          ),
          headers: {},
          body: undefined,
        }),
      })),
    ),
  ),
  ...addressSizes.flatMap((size) =>
    ['/', '/api/', '/api/news/', '/files/', '/publications/news/', '/sitemaps/', '/dashboard/'].map(
      (start): NastyRequest => ({
        name: `path after ${start}`,
        make: (piece) => ({
          sender: 'visitor',
          method: 'GET',
          path: (
            start +
            piece
              .repeat(size)
              .slice(0, size)
              .replace(/[^\u0021-\u007e]|[?#]/g, (sign) => encodeURIComponent(sign.toWellFormed()))
          ).slice(0, size),
          headers: {},
          body: undefined,
        }),
      }),
    ),
  ),
  ...['/?', '/search?q=school&', '/publications/news?page=1&page=1&'].flatMap((start) =>
    addressSizes.map((size): NastyRequest => ({
      name: 'many parameters',
      make: (piece) => ({
        sender: 'visitor',
        method: 'GET',
        path: `${start}${`${encodeURIComponent(piece.toWellFormed())}=1&`.repeat(size)}`.slice(0, size),
        headers: {},
        body: undefined,
      }),
    })),
  ),
];
