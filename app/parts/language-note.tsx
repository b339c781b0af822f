import type { ReadText } from '../../domain/model/localized.ts';
import { useTranslation } from '../i18n/language.ts';

/** Names the language of a text shown for lack of a translation. */
export function LanguageNote({
  text: { text, lang },
  className = '',
}: {
  text: Pick<ReadText, 'lang'> & Partial<ReadText>;
  className?: string;
}) {
  const { lang: shown, t } = useTranslation();
  return lang === shown || text === '' ? null : (
    <p className={`text-sm text-muted ${className}`}>{t(`detail.writtenIn.${lang}`)}</p>
  );
}
