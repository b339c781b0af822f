import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Stop } from './progress.mjs';

/**
 * The argument for Node by which settings are read from `.env` of a checkout, where there is one: Node prints a line
 * for a file that is missing. The environment overrides them. Throws Stop for a value of which Node leaves out a part,
 * after a `#` or a second quotation mark: a shortened passphrase would not be noticed.
 * @param {string} root
 */
export function settingsArguments(root) {
  const file = join(root, '.env');
  if (!existsSync(file)) return [];
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, name, value = ''] = /^\s*(?:export\s+)?([A-Z]\w*)\s*=(.*)$/.exec(line) ?? [];
    if (name !== undefined && isCut(value.trim()))
      throw new Stop(
        `The setting ${name} in .env has a # or a second quotation mark, and what follows would be left out. Put all of the value in quotation marks that are not in it, ${name}="..." or ${name}='...', and comments on lines of their own.`,
      );
  }
  return ['--env-file-if-exists=.env'];
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
