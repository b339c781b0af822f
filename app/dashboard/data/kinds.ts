/** What the trash and the history tell of: items of every content type, people, and kinds that may come later. */
import { contentTypes } from '../../../domain/content/index.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import type { StaffMessageKey, StaffTranslate } from '../../i18n/translator.ts';

const people = 'users';

/** The kinds that a list can be narrowed to. */
export const kinds: readonly string[] = [...contentTypes.map(({ name }) => name), people];

export function typeOfKind(kind: string): ContentType | undefined {
  return contentTypes.find(({ name }) => name === kind);
}

/** Where a thing is edited; undefined for a kind that has no form. */
export function formAddressOf(kind: string, id: string): string | undefined {
  return kind === people || typeOfKind(kind) ? `/dashboard/${kind}/${id}/edit` : undefined;
}

/** Where its versions are; people have none. */
export function historyAddressOf(kind: string, id: string): string | undefined {
  return typeOfKind(kind) && `/dashboard/${kind}/${id}/history`;
}

/** What one thing of a kind is called; a kind that nobody has named yet is still told decently. */
export function nameOfKind(kind: string, t: StaffTranslate): string {
  return firstKnown([`content.${kind}.singular`, `kinds.${kind}`], t) ?? t('kinds.other');
}

/** The first of some words that is in the catalogue, whose keys may be made of what the server names. */
export function firstKnown(keys: readonly string[], t: StaffTranslate, values?: Record<string, string>): string | undefined {
  return keys.map((key) => [key, t(key as StaffMessageKey, values)] as const).find(([key, words]) => words !== key)?.[1];
}
