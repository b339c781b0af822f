import { readPaging, type Page, type Paging } from '../../domain/model/paging.ts';

/** `page` and `limit` of a request's address (specification 7: defaults 1 and 10). */
export function pagingOf(url: string): Paging {
  const search = new URL(url).searchParams;
  return readPaging(search.getAll('page'), search.getAll('limit'));
}

/**
 * The envelope of a list (specification 3, "List responses"): the entries under a name, and where in the list they
 * stand.
 */
export function toWirePage<T>(
  name: string,
  { items, page, limit, total, totalPages }: Page<T>,
  toEntry: (item: T) => object,
) {
  return { [name]: items.map(toEntry), page, limit, total, totalPages, currentPage: page };
}
