/** Settings may be in `.env`; the environment overrides them. */
export const SETTINGS_FILE = '--env-file-if-exists=.env';

/**
 * V8 flags of the server. A page is a few large texts that become garbage at once: an unlimited young generation takes
 * 130 MB where 30 are enough; with semi-spaces of 8 MB, collection costs the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];

/**
 * Settings of memory, which the environment overrides. By default the C library has an arena per thread, and returns
 * little of it to the system: with two arenas the server takes 20 to 50 MB less, at the same speed. V8 collects late
 * where it may use gigabytes: with a limit of 1 GB a flood leaves 260 MB in use instead of 490.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] || '2',
  NODE_OPTIONS: process.env['NODE_OPTIONS'] || '--max-old-space-size=1024',
};
