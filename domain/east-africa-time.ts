import { hour } from './durations.ts';

/** How far the clocks of Somaliland are ahead of UTC, in milliseconds, all year round. */
export const eastAfricaOffset = 3 * hour;

/** Returns a time (ISO 8601) as the clocks of Somaliland show it: `2026-11-21 14:05`. */
export const formatEastAfricaTime = (iso: string): string =>
  new Date(Date.parse(iso) + eastAfricaOffset).toISOString().slice(0, 16).replace('T', ' ');
