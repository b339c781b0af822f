import { useMemo, useState } from 'react';
import { getDirection, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { compareWords, type DiffSegment } from './compare-words.ts';
import './text-comparison.css';

/** The number of unchanged characters shown beside a difference. */
const context = 160;

/**
 * A text with the words that only one of two versions has: struck out or underlined, and labelled for screen readers.
 */
export function TextComparison({ older, newer, language }: { older: string; newer: string; language: Language }) {
  const { t } = useStaffTranslation();
  const segments = useMemo(() => compareWords(older, newer, language), [older, newer, language]);
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? segments : shorten(segments);
  return (
    <>
      {segments.every((segment) => segment.in === 'both') && (
        <p className="mb-2 text-sm text-muted">{t('versions.onlySpaces')}</p>
      )}
      <div lang={language} dir={getDirection(language)} className="compared-text">
        {shown.map((segment, index) => (
          <SegmentText key={index} segment={segment} />
        ))}
      </div>
      {shown !== segments && shown.some(({ text }, index) => text !== segments[index]?.text) && (
        <button type="button" className="row-action -ms-2 text-sm text-accent" onClick={() => setIsExpanded(true)}>
          {t('versions.wholeText')}
        </button>
      )}
    </>
  );
}

function SegmentText({ segment }: { segment: DiffSegment }) {
  const { lang, dir, t } = useStaffTranslation();
  if (segment.in === 'both') return segment.text;
  const Tag = segment.in === 'older' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="sr-only" lang={lang} dir={dir}>
        {t(segment.in === 'older' ? 'versions.removed' : 'versions.added')}:{' '}
      </span>
      {segment.text}
    </Tag>
  );
}

/** Leaves out the middle of long unchanged parts, cut between words. */
function shorten(segments: readonly DiffSegment[]): DiffSegment[] {
  return segments.map((segment, index) => {
    if (segment.in !== 'both' || segment.text.length < 3 * context) return segment;
    const start = index === 0 ? '' : `${withoutLastWord(segment.text.slice(0, context))}… `;
    const end = index === segments.length - 1 ? '' : ` …${segment.text.slice(-context).replace(/^\S+/, '')}`;
    return { ...segment, text: start !== '' && end !== '' ? `${start}\n${end}` : start + end };
  });
}

/** Returns the text up to its last space. */
function withoutLastWord(text: string): string {
  let end = text.length;
  while (end > 0 && /\S/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
