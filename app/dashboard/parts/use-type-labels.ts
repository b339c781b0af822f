import type { ContentType } from '../../../domain/model/define.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { hasMessage, type StaffMessageKey } from '../../i18n/translator.ts';

/**
 * Returns the texts of a content type, which the catalogue has under its name; `labelIfAny` returns undefined for a
 * missing key.
 */
export function useTypeLabels(type: ContentType): {
  labelOf: (key: string) => string;
  labelIfAny: (key: string) => string | undefined;
} {
  const { lang, t } = useStaffTranslation();
  const labelOf = (key: string) => t(`content.${type.name}.${key}` as StaffMessageKey);
  const labelIfAny = (key: string) => (hasMessage(lang, `content.${type.name}.${key}`) ? labelOf(key) : undefined);
  return { labelOf, labelIfAny };
}
