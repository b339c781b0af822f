import { useMemo, useState } from 'react';
import { directionOf, type Language } from '../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { compareWords, type Stretch } from './compare-words.ts';
import './text-comparison.css';

/** The number of unchanged characters shown beside a difference. */
const context = 160;

/**
 * A text with the words that only one of two versions has: struck out or underlined, and labelled for screen readers.
 */
export function TextComparison({ older, newer, language }: { older: string; newer: string; language: Language }) {
  const { t } = useStaffTranslation();
  const stretches = useMemo(() => compareWords(older, newer, language), [older, newer, language]);
  const [whole, setWhole] = useState(false);
  const shown = whole ? stretches : shorten(stretches);
  return (
    <>
      {stretches.every((stretch) => stretch.in === 'both') && (
        <p className="mb-2 text-sm text-stone">{t('versions.onlySpaces')}</p>
      )}
      <div lang={language} dir={directionOf(language)} className="compared-text">
        {shown.map((stretch, index) => (
          <Marked key={index} stretch={stretch} />
        ))}
      </div>
      {shown !== stretches && shown.some(({ text }, index) => text !== stretches[index]?.text) && (
        <button type="button" className="row-action -ms-2 text-sm text-gold" onClick={() => setWhole(true)}>
          {t('versions.wholeText')}
        </button>
      )}
    </>
  );
}

function Marked({ stretch }: { stretch: Stretch }) {
  const { lang, dir, t } = useStaffTranslation();
  if (stretch.in === 'both') return stretch.text;
  const Tag = stretch.in === 'older' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="sr-only" lang={lang} dir={dir}>
        {t(stretch.in === 'older' ? 'versions.removed' : 'versions.added')}:{' '}
      </span>
      {stretch.text}
    </Tag>
  );
}

/** Leaves out the middle of long unchanged parts, cut between words. */
function shorten(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch, index) => {
    if (stretch.in !== 'both' || stretch.text.length < 3 * context) return stretch;
    const start = index === 0 ? '' : `${withoutLastWord(stretch.text.slice(0, context))}… `;
    const end = index === stretches.length - 1 ? '' : ` …${stretch.text.slice(-context).replace(/^\S+/, '')}`;
    return { ...stretch, text: start !== '' && end !== '' ? `${start}\n${end}` : start + end };
  });
}

/** Returns the text up to its last space. */
function withoutLastWord(text: string): string {
  let end = text.length;
  while (end > 0 && /\S/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
