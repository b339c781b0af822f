/** The kinds of entries in the trash and the activity list: content types, people, and others. */
import type { ContentType } from '../../../domain/model/define.ts';
import { allTypes } from '../../../domain/site/index.ts';
import type { StaffTranslate } from '../../i18n/translator.ts';
import { labelKey } from '../content/type-labels.ts';

const people = 'users';

/** Kinds that are not content types, which have their own texts. */
const otherKinds = [people, 'files', 'site-texts', 'messages'] as const;

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
export const trashKinds: readonly string[] = [
  ...allTypes.filter(({ single }) => !single).map(({ name }) => name),
  people,
];
/** The filters of the activity list. */
export const activityKinds: readonly string[] = [...allTypes.map(({ name }) => name), ...otherKinds];

export function typeOfKind(kind: string): ContentType | undefined {
  return allTypes.find(({ name }) => name === kind);
}

/** Returns where an item is edited; undefined for a kind without a form. */
export function formAddressOf(kind: string, id: string): string | undefined {
  if (kind === 'files') return `/dashboard/media/${id}`;
  if (kind === 'messages') return `/dashboard/messages/${id}`;
  return kind === people || typeOfKind(kind) ? `/dashboard/${kind}/${id}/edit` : undefined;
}

/** Returns the address of an item's versions; only content items have them. */
export function historyAddressOf(kind: string, id: string): string | undefined {
  return typeOfKind(kind) && `/dashboard/${kind}/${id}/history`;
}

/** Returns the name of one item of a kind; a general term for unknown kinds. */
export function nameOfKind(kind: string, t: StaffTranslate): string {
  const type = typeOfKind(kind);
  return type ? t(labelKey(type, 'singular')) : t(`kinds.${otherKinds.find((known) => known === kind) ?? 'other'}`);
}

/** Returns the name for an entry without a title: single items by their type, a change of order by the list. */
export function nameWithoutTitle(kind: string, action: string, t: StaffTranslate): string | undefined {
  const type = typeOfKind(kind);
  if (type?.single) return t(labelKey(type, 'singular'));
  return type && action === 'ordered' ? t(labelKey(type, 'title')) : undefined;
}

/** Returns the action as the catalogue names it, under `actions` and `activity.did`. */
export function toKnownAction(action: string): (typeof knownActions)[number] | 'other' {
  return knownActions.find((known) => known === action) ?? 'other';
}
