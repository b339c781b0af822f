import type { ContentType, Item } from './define.ts';

/** Returns whether visitors see an item at a moment (ISO 8601): it is published, and its publication date has come. */
export function isPublic(
  type: ContentType,
  { state, values }: Pick<Item, 'state' | 'values'>,
  moment: string,
): boolean {
  const due = type.publicationField ? values[type.publicationField] : '';
  return state === 'published' && typeof due === 'string' && due <= moment;
}
