import { languages, type Language } from '../../../domain/model/localized.ts';
import { useStaffSpeech } from '../../i18n/language.ts';

/** In which languages an item can be read: a tick, or an open outline; never told by colour alone. */
export function LanguageMarks({ completeness }: { completeness: Record<Language, boolean> }) {
  return (
    <ul className="flex gap-2">
      {languages.map((language) => (
        <LanguageMark key={language} language={language} complete={completeness[language]} />
      ))}
    </ul>
  );
}

function LanguageMark({ language, complete }: { language: Language; complete: boolean }) {
  const { t } = useStaffSpeech();
  const words = t(complete ? 'marks.complete' : 'marks.missing', { language: t(`languages.${language}`) });
  const look = complete ? 'border-transparent text-palm' : 'border-dashed border-stone px-1.5 text-stone';
  return (
    <li title={words} className={`flex items-center gap-0.5 rounded-full border py-1 ${look}`}>
      <span className="sr-only">{words}</span>
      <span className="text-xs/none font-semibold uppercase" lang="en" dir="ltr" aria-hidden="true">
        {language}
      </span>
      {complete && (
        <svg viewBox="0 0 12 12" className="size-2.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          <path d="M2 6.500l2.700 2.700L10 3.500" />
        </svg>
      )}
    </li>
  );
}
