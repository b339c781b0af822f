import { readPaging, type Page, type Paging } from '../../domain/model/paging.ts';

/** Returns `page` and `limit` of a request's address (specification 7: defaults 1 and 10). */
export function pagingOf(url: string): Paging {
  const search = new URL(url).searchParams;
  return readPaging(search.getAll('page'), search.getAll('limit'));
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
