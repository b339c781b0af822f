import type { ContentType } from '../../../domain/model/define.ts';
import type english from '../../../locales/en/dashboard.json';
import type { StaffMessageKey } from '../../i18n/translator.ts';

/** What the catalogue says about every content type: its titles, confirmations, toasts and errors. */
type TypeLabel = keyof (typeof english)['content']['news'];

/** The key of a type's word; each type in the list has the same words in the catalogue. */
export function labelKey(type: ContentType, word: TypeLabel): StaffMessageKey {
  return `content.${type.name}.${word}` as StaffMessageKey;
}

/** What a part of the site is and where it shows; only these have it. */
export function introOf(type: ContentType): StaffMessageKey {
  return `content.${type.name}.intro` as StaffMessageKey;
}
