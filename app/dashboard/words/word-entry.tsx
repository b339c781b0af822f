import { directionOf, languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import type { WordEntry } from '../../../domain/site/words.ts';
import { useStaffSpeech } from '../../i18n/language.ts';
import { describedBy, FieldProblemText } from '../fields/field-frame.tsx';
import { holdLine, withoutBreaks } from '../fields/line-control.tsx';
import { RoomLeft } from '../fields/text-control.tsx';
import { standing } from './use-word-drafts.ts';
import { EarlierWords } from './earlier-words.tsx';
import { fieldId, placeholderMeaning, wordName } from './word-names.ts';

type Props = {
  entry: WordEntry;
  draft: { typed: Partial<Localized>; problems: Partial<Localized> } | undefined;
  onType: (language: Language, text: string) => void;
};

/** One text of the site in its three languages: what stands, what stood at first, and what it may be called back to. */
export function WordField({ entry, draft, onType }: Props) {
  const { lang, t } = useStaffSpeech();
  const name = wordName(entry, lang, t);
  const id = fieldId(entry.key, 'en');
  const hintId = entry.placeholders.length > 0 ? `${id}-stands` : undefined;
  const isOwn = languages.some((language) => entry.own[language] !== '');
  return (
    <li className="py-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h3 className="line-clamp-2 min-w-0 font-body text-base font-semibold wrap-anywhere">{name}</h3>
        {isOwn && <span className="rounded-full bg-palm-ground px-2.5 py-0.5 text-sm font-semibold text-palm">{t('words.changed')}</span>}
      </div>
      {hintId && <Placeholders id={hintId} entry={entry} />}
      <div className="grid gap-4 lg:grid-cols-3">
        {languages.map((language) => (
          <OneLanguage
            key={language}
            entry={entry}
            language={language}
            name={name}
            value={draft?.typed[language] ?? standing(entry, language)}
            problem={draft?.problems[language]}
            hintId={hintId}
            onType={(text) => onType(language, text)}
          />
        ))}
      </div>
      {entry.changed && <EarlierWords entry={entry} onUse={onType} />}
    </li>
  );
}

type LanguageProps = { entry: WordEntry; language: Language; name: string; value: string; problem: string | undefined; hintId: string | undefined; onType: (text: string) => void };

function OneLanguage({ entry, language, name, value, problem, hintId, onType }: LanguageProps) {
  const { t } = useStaffSpeech();
  const id = fieldId(entry.key, language);
  const original = entry.catalogue[language];
  const differs = value.trim() !== original;
  const goBack = () => {
    onType(original);
    // The button goes once it has done its work.
    document.getElementById(id)?.focus();
  };
  return (
    <div className="field">
      <label htmlFor={id} className="text-sm text-stone">
        <span className="sr-only">{name}: </span>
        {t(`languages.${language}`)}
      </label>
      <textarea
        id={id}
        lang={language}
        dir={directionOf(language)}
        className="field-input"
        rows={1}
        data-grows="line"
        autoComplete="off"
        spellCheck={language === 'en'}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(hintId, differs && `${id}-original`, problem && `${id}-problem`)}
        onChange={(event) => onType(withoutBreaks(event.currentTarget.value))}
        onKeyDown={holdLine}
      />
      {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
      <RoomLeft value={value} max={entry.max} />
      {differs && (
        <>
          <p id={`${id}-original`} className="text-sm text-stone">
            {value.trim() === '' && `${t('words.emptyHint')} `}
            {t('words.original')}{' '}
            <bdi lang={language} className="wrap-anywhere text-ink">
              {original}
            </bdi>
          </p>
          <button type="button" className="quiet-action self-start" aria-label={t('words.backOf', { text: name, language: t(`languages.${language}`) })} onClick={goBack}>
            {t('words.back')}
          </button>
        </>
      )}
    </div>
  );
}

/** What the names in brackets stand for. */
function Placeholders({ id, entry }: { id: string; entry: WordEntry }) {
  const { t } = useStaffSpeech();
  return (
    <div id={id} className="mb-4 text-sm text-stone">
      <p>{t('words.stands')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {entry.placeholders.map((placeholder) => (
          <li key={placeholder}>
            <code dir="ltr" className="rounded-card bg-sand px-1 text-ink">{`{${placeholder}}`}</code> {placeholderMeaning(placeholder, t)}
          </li>
        ))}
      </ul>
      {entry.plural && <p className="mt-1">{t('words.plural')}</p>}
    </div>
  );
}
