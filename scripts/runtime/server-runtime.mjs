/**
 * What V8 is told about the server. A page is a few large texts that are garbage a moment later: where the space for
 * what is young may grow as far as it likes, it takes 130 MB for the sake of 30; with 8 MB a half, collecting it costs
 * the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];

/**
 * What the C library is told: by default it keeps a store of memory for each thread, and hands little of it back. With
 * two of them the server takes 20 to 50 MB less, and no longer.
 */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] || '2' };
