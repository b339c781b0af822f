/** The types of entries in the trash and the activity list, by their names: content types, people, and others. */
import type { ContentType } from '../../../domain/model/define.ts';
import { allTypes } from '../../../domain/site/index.ts';
import type { StaffTranslate } from '../../i18n/translator.ts';
import { labelKey } from './type-labels.ts';

const people = 'users';

/** Types that are not content types, which have their own texts. */
const otherTypes = [people, 'files', 'site-texts', 'messages'] as const;

const knownActions = [
  'created',
  'saved',
  'published',
  'scheduled',
  'rescheduled',
  'unpublished',
  'updated',
  'deleted',
  'restored',
  'reverted',
  'invited',
  'read',
  'unread',
  'answered',
  'notAnswered',
  'spam',
  'notSpam',
  'mailed',
  'ordered',
] as const;

/** The filters of the trash; files and messages have a trash of their own, and single items cannot be deleted. */
export const trashTypes: readonly string[] = [
  ...allTypes.filter(({ single }) => !single).map(({ name }) => name),
  people,
];
/** The filters of the activity list. */
export const activityTypes: readonly string[] = [...allTypes.map(({ name }) => name), ...otherTypes];

/** Returns the content type of a name; undefined for other types of entries. */
export function findTypeByName(typeName: string): ContentType | undefined {
  return allTypes.find(({ name }) => name === typeName);
}

/** Returns where an item is edited; undefined for a type without a form. */
export function getFormAddress(typeName: string, id: string): string | undefined {
  if (typeName === 'files') return `/dashboard/media/${id}`;
  if (typeName === 'messages') return `/dashboard/messages/${id}`;
  return typeName === people || findTypeByName(typeName) ? `/dashboard/${typeName}/${id}/edit` : undefined;
}

/** Returns the address of an item's versions; only content items have them. */
export function getHistoryAddress(typeName: string, id: string): string | undefined {
  return findTypeByName(typeName) && `/dashboard/${typeName}/${id}/history`;
}

/** Returns the name of one item of a type; a general term for unknown types. */
export function getTypeName(typeName: string, t: StaffTranslate): string {
  const type = findTypeByName(typeName);
  return type ? t(labelKey(type, 'singular')) : t(`kinds.${otherTypes.find((known) => known === typeName) ?? 'other'}`);
}

/** Returns the name for an entry without a title: single items by their type, a change of order by the list. */
export function nameWithoutTitle(typeName: string, action: string, t: StaffTranslate): string | undefined {
  const type = findTypeByName(typeName);
  if (type?.single) return t(labelKey(type, 'singular'));
  return type && action === 'ordered' ? t(labelKey(type, 'title')) : undefined;
}

/** Returns the action as the catalogue names it, under `actions` and `activity.did`. */
export function toKnownAction(action: string): (typeof knownActions)[number] | 'other' {
  return knownActions.find((known) => known === action) ?? 'other';
}
