import { isLocalizedText } from '../../../../domain/fields/text.ts';
import type { ContentType } from '../../../../domain/model/define.ts';
import { isLanguage } from '../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { useTypeLabels } from '../../data/type-labels.ts';
import { findDescribedPicture } from './merge/merge-form-values.ts';

/** Returns the readable names of a form's keys: "Title, Somali" for `title.so`. */
export function useFieldNames(type: ContentType): (key: string) => string {
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  return (key) => {
    const picture = findDescribedPicture(key);
    const [name = key] = key.split('.');
    const field = type.fields[name];
    const last = key.split('.').at(-1);
    const language = isLanguage(last) ? last : 'en';
    if (picture !== undefined)
      return t('compare.inLanguage', { field: t('picture.alt'), language: t(`languages.${language}`) });
    const label = labelOf(`fields.${name}`);
    return isLocalizedText(field)
      ? t('compare.inLanguage', { field: label, language: t(`languages.${language}`) })
      : label;
  };
}
