/** What the trash and the history tell of: items of every content type, people, and kinds that may come later. */
import type { ContentType } from '../../../domain/model/define.ts';
import { allTypes } from '../../../domain/site/index.ts';
import type { StaffTranslate } from '../../i18n/translator.ts';
import { labelKey } from '../content/type-labels.ts';

const people = 'users';

/** What else may be told of than items, with words of its own. */
const otherKinds = [people, 'files', 'site-texts', 'messages'] as const;

const knownActions = [
  'created',
  'saved',
  'published',
  'updated',
  'deleted',
  'restored',
  'reverted',
  'invited',
  'read',
  'unread',
  'answered',
  'spam',
  'mailed',
  'ordered',
] as const;

/** What the trash can be narrowed to; files and messages have one of their own, and what there is one of stays. */
export const trashKinds: readonly string[] = [
  ...allTypes.filter(({ single }) => !single).map(({ name }) => name),
  people,
];
/** What the activity can be narrowed to. */
export const activityKinds: readonly string[] = [...allTypes.map(({ name }) => name), ...otherKinds];

export function typeOfKind(kind: string): ContentType | undefined {
  return allTypes.find(({ name }) => name === kind);
}

/** Where a thing is edited; undefined for a kind that has no form. */
export function formAddressOf(kind: string, id: string): string | undefined {
  if (kind === 'files') return `/dashboard/media/${id}`;
  if (kind === 'messages') return `/dashboard/messages/${id}`;
  return kind === people || typeOfKind(kind) ? `/dashboard/${kind}/${id}/edit` : undefined;
}

/** Where its versions are; people have none. */
export function historyAddressOf(kind: string, id: string): string | undefined {
  return typeOfKind(kind) && `/dashboard/${kind}/${id}/history`;
}

/** What one thing of a kind is called; a kind that nobody has named yet is still told decently. */
export function nameOfKind(kind: string, t: StaffTranslate): string {
  const type = typeOfKind(kind);
  return type ? t(labelKey(type, 'singular')) : t(`kinds.${otherKinds.find((known) => known === kind) ?? 'other'}`);
}

/** What tells of something without a name: what there is one of by its kind, an order by the whole list. */
export function nameWithoutTitle(kind: string, action: string, t: StaffTranslate): string | undefined {
  const type = typeOfKind(kind);
  if (type?.single) return t(labelKey(type, 'singular'));
  return type && action === 'ordered' ? t(labelKey(type, 'title')) : undefined;
}

/** An action as the catalogue knows it, under `actions` and `activity.did`. */
export function knownAction(action: string): (typeof knownActions)[number] | 'other' {
  return knownActions.find((known) => known === action) ?? 'other';
}
