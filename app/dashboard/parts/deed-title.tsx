import { readIn, type Localized } from '../../../domain/model/localized.ts';
import { useStaffSpeech } from '../../i18n/language.ts';
import { Words } from '../../i18n/words.tsx';
import { typeOfKind } from '../data/kinds.ts';

/** The title of something that was done something with, in the reader's language or another; the name of a person is in none. */
export function DeedTitle({ kind, title }: { kind: string; title: Localized }) {
  const { lang } = useStaffSpeech();
  return typeOfKind(kind) ? <Words of={readIn(title, lang)} /> : <bdi>{readIn(title, lang).text}</bdi>;
}
