import type { ContentType } from '../../../domain/model/define.ts';
import type english from '../../../locales/en/dashboard.json';
import type { StaffMessageKey } from '../../i18n/translator.ts';

/** The texts that the catalogue has for every content type: titles, confirmations, toasts and errors. */
type TypeLabel = keyof (typeof english)['content']['news'];

/** Returns the catalogue key of one of a type's texts; every type has the same ones. */
export function labelKey(type: ContentType, label: TypeLabel): StaffMessageKey {
  return `content.${type.name}.${label}` as StaffMessageKey;
}

/** Returns the key of the text that explains a part of the site and where it is shown; only these types have it. */
export function introKey(type: ContentType): StaffMessageKey {
  return `content.${type.name}.intro` as StaffMessageKey;
}
