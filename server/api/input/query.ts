import type { MiddlewareHandler } from 'hono';
import { badRequest, invalidSort } from '../../../domain/errors.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { readPaging, type Page, type Paging } from '../../../domain/model/paging.ts';
import { parseSort, type Sort } from '../../../domain/model/sorting.ts';

/** Refuses NUL in a query (400), on which PostgreSQL fails; but in the words of a search, which are folded. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  const given = [...new URL(c.req.url).searchParams];
  if (given.some(([name, value]) => name !== 'q' && value.includes('\0'))) throw badRequest();
  await next();
};

/** Returns `page` and `limit` of a request's address (specification 7: defaults 1 and 10). */
export function parsePaging(url: string): Paging {
  const search = new URL(url).searchParams;
  return readPaging(search.getAll('page'), search.getAll('limit'));
}

/** Returns `sort` of a request's address: throws 400 for a repeated or unknown one; undefined for none. */
export function readSort(type: ContentType, url: string): Sort | undefined {
  const values = new URL(url).searchParams.getAll('sort');
  if (values.length === 0) return undefined;
  const sort = values.length === 1 ? parseSort(type, values[0]!) : undefined;
  if (!sort) throw invalidSort();
  return sort;
}

/**
 * Returns the envelope of a list (specification 3, "List responses"): the entries under a name, and their position in
 * the list.
 */
export function toWirePage<Name extends string, T, Entry extends object>(
  name: Name,
  { items, page, limit, total, totalPages }: Page<T>,
  toEntry: (item: T) => Entry,
): WirePage<Name, Entry> {
  const entries = { [name]: items.map(toEntry) } as Record<Name, Entry[]>;
  return { ...entries, page, limit, total, totalPages, currentPage: page };
}

export type WirePage<Name extends string, Entry> = Record<Name, Entry[]> &
  Paging & {
    total: number;
    totalPages: number;
    currentPage: number;
  };
