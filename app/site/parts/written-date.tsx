import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';

/** A day written out, with the same day for machines. */
export function WrittenDate({ iso }: { iso: string }) {
  const lang = useLanguage();
  return <time dateTime={iso}>{formatDate(iso, lang)}</time>;
}
