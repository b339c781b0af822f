import type { ContentType } from '../../../domain/model/define.ts';
import type english from '../../../locales/en/dashboard.json';
import { useStaffTranslation } from '../../i18n/language.ts';
import { hasMessage, type StaffMessageKey } from '../../i18n/translator.ts';

type Texts = (typeof english)['content'];

/** The texts of a content type: titles, confirmations, toasts and errors. `intro`: where a part of the site is shown. */
type FixedLabel = Exclude<keyof Texts['news'], 'fields'> | 'intro';

/** The texts of its fields, and of their groups and choices, by the names in the declaration of the type. */
type FieldLabel = `${'fields' | 'hints' | 'groups' | 'groupHints' | 'choices' | 'choiceHints'}.${string}`;

export type TypeLabel = FixedLabel | FieldLabel;

/** Returns the catalogue key of one of a type's texts. Some types lack some of them. */
export function labelKey(type: ContentType, label: TypeLabel): StaffMessageKey {
  return `content.${type.name}.${label}` as StaffMessageKey;
}

/** Returns functions for the texts of a content type; `labelIfAny` returns undefined for one that it lacks. */
export function useTypeLabels(type: ContentType): {
  labelOf: (label: TypeLabel) => string;
  labelIfAny: (label: TypeLabel) => string | undefined;
} {
  const { lang, t } = useStaffTranslation();
  const labelOf = (label: TypeLabel) => t(labelKey(type, label));
  const labelIfAny = (label: TypeLabel) => (hasMessage(lang, labelKey(type, label)) ? labelOf(label) : undefined);
  return { labelOf, labelIfAny };
}
