/** Random bodies: JSON, a form or a form with files, whole or broken, of the declared type or another. */
import { getWireName } from '../../domain/model/wire.ts';
import { allTypes } from '../../domain/site/index.ts';
import { hostileJson, hostileText } from './hostile-values.ts';
import type { Random } from './random.ts';

type Body = { type: string | undefined; body: Buffer };

const commonFields = [
  'name',
  'email',
  'password',
  'role',
  'token',
  'message',
  'phone',
  'city',
  'seconds',
  'homepage',
  'state',
  'ids',
  'revision',
  'translations',
  'en',
  'so',
  'ar',
  'fileName',
  'alt',
  'alt.so',
  'file',
  'image',
  'amount',
  'kind',
  'user_id',
  'template_params',
];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'application/xml',
  '',
];

/** Returns the field names that a path accepts: those of its type, or those of all other forms. */
function fieldsOf(path: string): string[] {
  const type = allTypes.find(({ name }) => path.split(/[/?]/)[2] === name);
  if (!type) return commonFields;
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const wire = getWireName(name, field);
    return [wire, wire, `${wire}.so`, `${wire}.ar`, `${wire}.remove`, `${wire}.use`, `${wire}.alt`, `${wire}.current`];
  });
}

export function makeBody(random: Random, path: string): Body {
  const names = fieldsOf(path);
  const name = () => (random.chance(0.9) ? random.pick(names) : hostileText(random, 100));
  const values = random.many(
    random.chance(0.02) ? random.below(3_000) : random.below(8),
    () =>
      [
        name(),
        random.chance(0.5)
          ? random.pick(['Title', '2026-11-21', 'ongoing', 'https://example.org/', 'a@example.org', '1'])
          : hostileText(random, 100_000),
      ] as const,
  );
  const whole = random.pick([makeJson, makeJson, makeForm, makeMultipart, makeOther])(random, values);
  const body = random.chance(0.1) ? damage(random, whole.body) : whole.body;
  return { type: random.chance(0.9) ? whole.type : random.pick(types), body };
}

type Values = readonly (readonly [string, string])[];

function makeJson(random: Random, values: Values): Body {
  const value = random.chance(0.6)
    ? Object.fromEntries(values)
    : random.chance(0.5)
      ? Object.fromEntries(values.map(([name]) => [name, hostileJson(random)]))
      : hostileJson(random);
  const text = random.chance(0.03)
    ? `${'['.repeat(random.below(50_000))}`
    : random.chance(0.02)
      ? `{"ids":[${'"a",'.repeat(random.below(20_000))}"a"]}`
      : JSON.stringify(value);
  return { type: 'application/json', body: Buffer.from(text) };
}

function makeForm(random: Random, values: Values): Body {
  const text = values
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name.toWellFormed())}=${random.chance(0.8) ? encodeURIComponent(value.toWellFormed()) : value}`,
    )
    .join(random.chance(0.95) ? '&' : '&&&&');
  return {
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(random.chance(0.03) ? 'a&'.repeat(random.below(30_000)) : text),
  };
}

const fileBeginnings = ['\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff', '%PDF-1.7\n', 'PK\u0003\u0004', '<svg/>', ''];

function makeMultipart(random: Random, values: Values): Body {
  const boundary = random.chance(0.95) ? 'fuzzboundary' : random.pick(['-', 'a'.repeat(70), "'()+_,-./:=?"]);
  const parts = values.map(([name, value]) => {
    const isFile = random.chance(0.3);
    const fieldName = name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ');
    const fileName = isFile ? `; filename="${hostileText(random, 3_000).replace(/["\r\n]/g, '_')}"` : '';
    const disposition = `Content-Disposition: form-data; name="${fieldName}"${fileName}`;
    const more = isFile
      ? `\r\nContent-Type: ${random.pick(['image/png', 'image/jpeg', 'application/pdf', 'text/html', ''])}`
      : '';
    const beginning = isFile ? random.pick(fileBeginnings) : '';
    return `--${boundary}\r\n${disposition}${more}\r\n\r\n${beginning}${value}\r\n`;
  });
  const end = random.chance(0.9) ? `--${boundary}--\r\n` : '';
  return {
    type: `multipart/form-data; boundary=${random.chance(0.97) ? boundary : 'another'}`,
    body: Buffer.from(parts.join('') + end, 'utf8'),
  };
}

function makeOther(random: Random): Body {
  const bytes = random.chance(0.5)
    ? Buffer.from(random.many(random.below(200), () => random.below(256)))
    : Buffer.from(hostileText(random), 'utf16le');
  return { type: random.pick(types), body: bytes };
}

/** Returns a body that is cut, doubled or has bytes that are invalid in UTF-8. */
function damage(random: Random, body: Buffer): Buffer {
  const at = random.below(body.length + 1);
  const kind = random.below(3);
  if (kind === 0) return body.subarray(0, at);
  if (kind === 1) return Buffer.concat([body, body]);
  return Buffer.concat([
    body.subarray(0, at),
    Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x00]),
    body.subarray(at),
  ]);
}
