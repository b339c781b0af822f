import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';

/** A date in words, with a machine-readable `dateTime`. */
export function FormattedDate({ iso }: { iso: string }) {
  const lang = useLanguage();
  return <time dateTime={iso}>{formatDate(iso, lang)}</time>;
}
