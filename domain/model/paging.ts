import { invalidLimit, invalidPage } from '../errors.ts';

export const defaultLimit = 10; // specification 9: default page 1, limit 10
export const maxLimit = 100;
export const publicPageSize = 6; // specification 9: public lists

export type Paging = { page: number; limit: number };

/** One page of a longer list. `totalPages` is 0 for an empty list. */
export type Page<T> = Paging & { items: T[]; total: number; totalPages: number };

/** Reads a whole number from 1 up, in plain digits: no sign, no exponent, no leading zero. */
function readCount(values: readonly string[]): number | undefined {
  const [text] = values;
  if (values.length !== 1 || text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  return Number(text);
}

/**
 * Reads `page` and `limit` of an address, each with all its values: throws 400 for a repeated or malformed one; a
 * missing one is the default, a limit above `maxLimit` is capped.
 */
export function readPaging(pages: readonly string[], limits: readonly string[], fallbackLimit = defaultLimit): Paging {
  const page = pages.length === 0 ? 1 : readCount(pages);
  if (page === undefined) throw invalidPage();
  const limit = limits.length === 0 ? fallbackLimit : readCount(limits);
  if (limit === undefined) throw invalidLimit();
  return { page, limit: Math.min(limit, maxLimit) };
}

/** Returns a page of a list; `total`: the items of all pages. */
export function makePage<T>(paging: Paging, total: number, items: T[]): Page<T> {
  return { ...paging, items, total, totalPages: Math.ceil(total / paging.limit) };
}
