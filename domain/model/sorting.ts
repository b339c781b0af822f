/** The order of a list of items, as staff choose it in the dashboard. */
import type { ContentType } from './define.ts';

/** By title, by the date of the list (publication, else creation), by state, or by the last change. */
export const sortColumns = ['title', 'date', 'state', 'updatedAt'] as const;
export type SortColumn = (typeof sortColumns)[number];
export type Sort = { by: SortColumn; descending: boolean };

/** Returns the order that a text such as `title` or `-updatedAt` names; undefined where it names none of this type. */
export function parseSort(type: ContentType, text: string): Sort | undefined {
  const descending = text.startsWith('-');
  const by = sortColumns.find((column) => column === (descending ? text.slice(1) : text));
  return by === undefined || (by === 'title' && !type.titleField) ? undefined : { by, descending };
}

/** Returns the text that `parseSort` reads. */
export const formatSort = ({ by, descending }: Sort): string => (descending ? `-${by}` : by);
