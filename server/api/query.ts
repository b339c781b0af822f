import { readPaging, type Paging } from '../../domain/model/paging.ts';

/** `page` and `limit` of a request's address (specification 7: defaults 1 and 10). */
export function pagingOf(url: string): Paging {
  const search = new URL(url).searchParams;
  return readPaging(search.getAll('page'), search.getAll('limit'));
}
