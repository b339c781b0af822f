/** Hostile values for addresses, headers and bodies. */
import { nastyPieces, repeat } from '../setup/nasty-texts.ts';
import type { Random } from './random.ts';

const oddValues = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '999999999999',
  '9007199254740993',
  '1'.repeat(400),
  '0x10',
  '1_000',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%',
  '%zz',
  '%c0%ae',
  '%ed%a0%80',
  '%f8%88%80%80%80',
  "' or 1=1 --",
  '";drop table news;--',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://evil.example\\@host',
  'so',
  'ar',
  'en',
  'superadmin',
  'draft',
  'published',
  'deleted',
  '2026-11-21',
  '2026-02-30',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  'a@example.org',
  'https://example.org/',
  '000000000000000000000001',
  'f'.repeat(24),
  '/api/users/me',
  'image',
  'revision',
];

/** Returns a text: mostly short, sometimes a long repetition, sometimes noise. */
export function hostileText(random: Random, longest = 20_000): string {
  const kind = random.below(10);
  if (kind < 4) return random.pick(oddValues);
  if (kind < 6) return random.many(random.below(6) + 1, () => random.pick(nastyPieces)).join('');
  if (kind < 8)
    return repeat(random.pick(nastyPieces), 1 + random.below(random.chance(0.1) ? longest : Math.min(300, longest)));
  return noise(random, random.below(60));
}

/** Returns random code units, including lone surrogates. */
function noise(random: Random, length: number): string {
  return String.fromCharCode(
    ...random.many(length, () => (random.chance(0.5) ? random.below(0x80) : random.below(0x10000))),
  );
}

/** Returns a random JSON value. */
export function hostileJson(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9);
  if (kind < 4) return hostileText(random);
  if (kind === 4) return random.pick([0, -0, -1, 1e308, -1e-308, 2 ** 53, 0.1, 4_294_967_296]);
  if (kind === 5) return random.pick([null, true, false]);
  if (kind === 6) return random.many(random.below(8), () => hostileJson(random, depth + 1));
  return Object.fromEntries(
    random.many(random.below(8), () => [hostileText(random, 200), hostileJson(random, depth + 1)]),
  );
}

/** Returns text that Node accepts in a header: no control characters, one byte per character. */
export function headerSafe(text: string, longest: number): string {
  return (
    Buffer.from(text.slice(0, longest), 'utf8')
      .toString('latin1')
      // oxlint-disable-next-line no-control-regex -- these are exactly the characters that no header may have
      .replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '')
      .slice(0, longest)
  );
}
