import type { ContentType } from '../../../domain/model/define.ts';
import { formatSort, type Sort, type SortColumn } from '../../../domain/model/sorting.ts';
import type { Sorting } from '../list/sort-link.tsx';

/** Returns the order of a list where nobody chose one, if a column shows it. */
const ownOrderOf = (type: ContentType): Sort | undefined =>
  !type.ordered && type.publicationField ? { by: 'date', descending: true } : undefined;

const isSame = (one: Sort | undefined, other: Sort | undefined) =>
  one?.by === other?.by && one?.descending === other?.descending;

/**
 * Returns the sorting of a column: its heading first sorts the list by it, times from the newest; then the other way;
 * then the list returns to its own order. `hrefOf` gets the value of `sort` in the address, empty for the own order.
 */
export function createSorting(
  type: ContentType,
  chosen: Sort | undefined,
  by: SortColumn,
  hrefOf: (sort: string) => string,
): Sorting {
  const own = ownOrderOf(type);
  const current = chosen ?? own;
  const first: Sort = { by, descending: by === 'date' || by === 'updatedAt' };
  const next = current?.by !== by ? first : isSame(current, first) ? { by, descending: !first.descending } : own;
  const direction = current?.by !== by ? 'none' : current.descending ? 'descending' : 'ascending';
  return { direction, href: hrefOf(next && !isSame(next, own) ? formatSort(next) : '') };
}
