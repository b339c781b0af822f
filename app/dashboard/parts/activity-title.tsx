import { readIn, type Localized } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';

/** What is called by a name, which is in no language. */
const named = ['users', 'files', 'messages'];
/** Longer titles, such as whole paragraphs among the words of the site, are cut. */
const mostLetters = 160;

/** The title of something that was done something with, in the reader's language or another. */
export function ActivityTitle({ kind, title }: { kind: string; title: Localized }) {
  const { lang } = useStaffTranslation();
  const read = readIn(title, lang);
  const text = read.text.length > mostLetters ? `${read.text.slice(0, mostLetters).trimEnd()}…` : read.text;
  return named.includes(kind) ? <bdi>{text}</bdi> : <LocalizedText of={{ ...read, text }} />;
}
