import { readIn, type Localized } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';

/** Types whose title is a name, without a language. */
const typesWithName = ['users', 'files', 'messages'];
/** Longer titles, such as whole paragraphs of the site texts, are cut. */
const maxTitleLength = 160;

/** The title of the item of an activity entry, in the user's language or another. */
export function ActivityTitle({ typeName, title }: { typeName: string; title: Localized }) {
  const { lang } = useStaffTranslation();
  const read = readIn(title, lang);
  const text = read.text.length > maxTitleLength ? `${read.text.slice(0, maxTitleLength).trimEnd()}…` : read.text;
  return typesWithName.includes(typeName) ? <bdi>{text}</bdi> : <LocalizedText text={{ ...read, text }} />;
}
