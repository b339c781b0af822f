import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Stop } from './progress.mjs';

/**
 * The argument for Node by which settings are read from `.env` of a checkout, where there is one: Node prints a line
 * for a file that is missing. The environment overrides them. Throws Stop for a value of which Node leaves out a part,
 * after a `#` or a second quotation mark: a shortened passphrase would not be noticed. So would the misspelt name of a
 * setting: with `DATABSE_URL` a new site would begin on SQLite.
 * @param {string} root
 */
export function settingsArguments(root) {
  const file = join(root, '.env');
  if (!existsSync(file)) return [];
  const known = listSettings(root);
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, name, value = ''] = /^\s*(?:export\s+)?([A-Z]\w*)\s*=(.*)$/.exec(line) ?? [];
    const meant = name === undefined || known.includes(name) ? undefined : known.find((one) => isMisspelt(name, one));
    if (meant !== undefined)
      throw new Stop(
        `There is no setting ${name}, which .env names. If you mean ${meant}, correct it; otherwise remove it.`,
      );
    if (name !== undefined && isCut(value.trim()))
      throw new Stop(
        `The setting ${name} in .env has a # or a second quotation mark, and what follows would be left out. Put all of the value in quotation marks that are not in it, ${name}="..." or ${name}='...', and comments on lines of their own.`,
      );
  }
  return ['--env-file-if-exists=.env'];
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

/** @param {string} value */
function isCut(value) {
  const [quote = ''] = value;
  if (!['"', "'", '`'].includes(quote)) return value.includes('#');
  const end = value.indexOf(quote, 1);
  // A value of several lines ends on another one.
  return end > 0 && !/^\s*(?:#|$)/.test(value.slice(end + 1));
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
