import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Stop } from './progress.mjs';

/**
 * The argument for Node by which settings are read from `.env` of a checkout, where there is one: Node prints a line
 * for a file that is missing. The environment overrides them. Throws Stop for what Node would leave out or read as
 * something else without a word: with a misspelt `DATABASE_URL` a new site would begin on SQLite, and a shortened
 * passphrase would not be noticed.
 * @param {string} root
 */
export function settingsArguments(root) {
  const file = join(root, '.env');
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  if (text.startsWith('\ufeff'))
    throw new Stop(
      '.env begins with an invisible mark (a byte-order mark), which would become part of the first name. Save the file without it: in Notepad choose the encoding UTF-8, not UTF-8 with BOM.',
    );
  const known = listSettings(root);
  /** @type {Map<string, number>} */
  const lineOf = new Map();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    // Node removes only these spaces around a name.
    const [, name, value = ''] = /^[ \t]*(?:export +)?([\w.-]+)[ \t]*=(.*)$/.exec(line) ?? [];
    if (name === undefined)
      throw new Stop(
        `Line ${index + 1} of .env is neither NAME=value nor a comment, and would be left out. Correct it, or begin it with a #.`,
      );
    requireKnownName(name, known);
    if (lineOf.has(name))
      throw new Stop(
        `The setting ${name} is in .env twice, on lines ${lineOf.get(name)} and ${index + 1}. Remove one of them.`,
      );
    lineOf.set(name, index + 1);
    // Node skips them with the end of the line.
    if (/^[ \t]+$/.test(value))
      throw new Stop(
        `The setting ${name} in .env has spaces for a value, and would get the next line. Remove them, or write ${name}="".`,
      );
    if (!isReadAsWritten(value))
      throw new Stop(
        `The setting ${name} in .env has a #, a quotation mark or a \\n by which it would not be read as it is written. Put all of the value, on one line, in quotation marks that are not in it, ${name}='...' or ${name}="...", and comments on lines of their own.`,
      );
  }
  return ['--env-file-if-exists=.env'];
}

/** A value in quotation marks. In double ones Node makes a line break of `\n`. */
const quoted = /^[ \t]*(?:"(?:(?!\\n)[^"])*"|'[^']*'|`[^`]*`)[ \t]*(?:#.*)?$/;
/** What ends a value without quotation marks, or would become part of it: a mark without its partner, or a typographic one. */
const misread = /#|^["'`“”„«‘’]|["'`“”»‘’]$/;

/**
 * Whether Node reads a value as people do.
 * @param {string} value
 */
const isReadAsWritten = (value) => quoted.test(value) || !misread.test(value.trim());

/**
 * Throws Stop for a name that is not a setting, but differs from one only by case, punctuation or one mistake.
 * @param {string} name
 * @param {string[]} known
 */
function requireKnownName(name, known) {
  if (known.includes(name)) return;
  const plain = (/** @type {string} */ one) => one.replace(/[^a-z\d]/gi, '').toUpperCase();
  // Names of four letters, such as PORT, are too near to those of other programs, such as POST.
  const meant = known.find((one) => plain(one) === plain(name) || (one.length > 4 && isMisspelt(name, one)));
  if (meant !== undefined)
    throw new Stop(
      `There is no setting ${name}, which .env names. If you mean ${meant}, correct it; otherwise remove it.`,
    );
}

/**
 * The names of the settings.
 * @param {string} root
 */
function listSettings(root) {
  const example = join(root, '.env.example');
  if (!existsSync(example)) return [];
  return [...readFileSync(example, 'utf8').matchAll(/^# ?([A-Z\d_]+)=/gm)].map(([, name = '']) => name);
}

/**
 * Whether a name is a setting with one character too many, too few or wrong, or with two exchanged.
 * @param {string} name
 * @param {string} setting
 */
function isMisspelt(name, setting) {
  let start = 0;
  while (start < setting.length && name[start] === setting[start]) start += 1;
  const rest = (/** @type {string} */ text, /** @type {number} */ skipped) => text.slice(start + skipped);
  const [one, other] = [name[start] ?? '', setting[start] ?? ''];
  return (
    rest(name, 1) === rest(setting, 0) ||
    rest(name, 0) === rest(setting, 1) ||
    rest(name, 1) === rest(setting, 1) ||
    (name[start + 1] === other && setting[start + 1] === one && rest(name, 2) === rest(setting, 2))
  );
}

/**
 * V8 flags of the server. A page is a few large texts that become garbage at once: an unlimited young generation takes
 * 130 MB where 30 are enough; with semi-spaces of 8 MB, collection costs the same.
 */
export const serverFlags = ['--max-semi-space-size=8'];

/**
 * Settings of memory, which the environment overrides. By default the C library has an arena per thread, and returns
 * little of it to the system: with two arenas the server takes 20 to 50 MB less, at the same speed. Buffers above 128
 * KB are returned as soon as they are free: after a flood 297 MB stay in use instead of 438. V8 collects late where it
 * may use gigabytes: with a limit of 1 GB a flood leaves 260 MB in use instead of 490.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] || '2',
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] || '131072',
  NODE_OPTIONS: process.env['NODE_OPTIONS'] || '--max-old-space-size=1024',
};
