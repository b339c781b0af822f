import type { ContentType, Item, ItemValues } from '../../../domain/model/define.ts';
import type { Action } from '../../store/content/history-store.ts';

/**
 * Returns what storing this state does to the item, for the history: an item with a publication date after `moment` is
 * scheduled.
 */
export function nameSave(
  type: ContentType,
  item: Item,
  { state, values }: Pick<Item, 'state' | 'values'>,
  moment: string,
): Action {
  if (state === 'draft') return item.state === 'draft' ? 'saved' : 'unpublished';
  const findDue = (of: ItemValues) => {
    const due = type.publicationField ? of[type.publicationField] : null;
    return typeof due === 'string' && due > moment ? due : undefined;
  };
  const due = findDue(values);
  const dueBefore = item.state === 'published' ? findDue(item.values) : undefined;
  if (due !== undefined) {
    if (dueBefore === undefined) return 'scheduled';
    return due === dueBefore ? 'updated' : 'rescheduled';
  }
  return item.state === 'draft' || dueBefore !== undefined ? 'published' : 'updated';
}
