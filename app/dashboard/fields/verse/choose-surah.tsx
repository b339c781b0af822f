import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { findSurahs, readVerseNumbers } from '../../../../domain/quran/find-surahs.ts';
import type { Surah } from '../../../../domain/quran/surahs.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { FieldProblemText } from '../field-frame.tsx';

/** `onVerses` gets verses that were typed after the surah, as in `2:183`. */
type Props = {
  chosen: Surah | undefined;
  onChoose: (surah: Surah) => void;
  onVerses: (verses: { from: string; to: string }) => void;
  problem: string | undefined;
};

/** All surahs as a list to choose from, filtered while their number or name is typed. */
export function ChooseSurah({ chosen, onChoose, onVerses, problem }: Props) {
  const { lang, t } = useStaffTranslation();
  const [term, setTerm] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const found = findSurahs(term);
  const choose = (surah: Surah) => {
    onChoose(surah);
    const verses = readVerseNumbers(term);
    if (verses) onVerses(verses);
  };

  const chooseFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (found[0]) choose(found[0]);
    list.current?.querySelector('input')?.focus();
  };

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="field-label mb-1">
        {t('verses.surah')}
        {chosen && (
          <span className="font-normal text-muted">
            : {chosen.number}. {chosen.name[lang]}
          </span>
        )}
      </legend>
      <input
        // Where the dialog moves the focus when it opens.
        ref={(input) => input?.setAttribute('autofocus', '')}
        type="text"
        enterKeyHint="next"
        dir={term === '' ? undefined : 'auto'}
        className="field-input"
        aria-label={t('verses.search')}
        placeholder={t('verses.search')}
        aria-controls={`${id}-list`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        onKeyDown={chooseFirst}
      />
      {problem !== undefined && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
      <output className="sr-only">{term !== '' && t('verses.found', { count: found.length })}</output>
      {found.length === 0 ? (
        <p className="verse-surahs p-3 text-muted">{t('verses.notFound')}</p>
      ) : (
        <div ref={list} id={`${id}-list`} className="verse-surahs">
          {found.map((surah) => (
            <label key={surah.number}>
              <input
                type="radio"
                name={`${id}-surah`}
                checked={surah.number === chosen?.number}
                onChange={() => choose(surah)}
              />
              <span className="min-w-0 flex-1">
                {surah.number}. {surah.name[lang]}
                <span className="text-sm text-muted"> · {t('verses.verses', { count: surah.verses })}</span>
              </span>
              {lang !== 'ar' && (
                <span lang="ar" dir="rtl" className="text-muted">
                  {surah.name.ar}
                </span>
              )}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
