import { day } from '../../../domain/durations.ts';

/** The time within which all tries, claims and jobs are planned, in milliseconds. */
const planned = day;

/**
 * Returns the latest moment for which a try or a claim may be planned (ISO 8601). A stored moment after it is ignored:
 * it was stored while the clock was ahead.
 */
export const getLatestPlanned = (now: string): string => new Date(Date.parse(now) + planned).toISOString();
