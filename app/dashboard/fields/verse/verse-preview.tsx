import { writeReference } from '../../../../domain/quran/quotations.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import type { VerseRange } from '../../../../domain/quran/surahs.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { verseApi } from '../../data/verse-api.ts';
import { LoadProblem } from '../../screen/load-problem.tsx';
import { MarkdownPreview } from '../markdown/markdown-preview.tsx';

/** The chosen verses as their page will show them in a text of this language. */
export function VersePreview({ range, language }: { range: VerseRange | undefined; language: Language }) {
  const { t } = useStaffTranslation();
  const reference = range ? writeReference(range) : '';
  const { currentData, error, isFetching, refetch } = verseApi.useGetQuotationQuery(reference, { skip: !range });
  if (!range) return <p className="verse-preview text-muted">{t('verses.previewHint')}</p>;
  if (error && !isFetching)
    return <LoadProblem error={error} fallback={t('verses.failed')} onRetry={() => void refetch()} />;
  return (
    // Can be scrolled by keyboard.
    <section className="verse-preview" aria-label={t('markdown.preview')} aria-busy={isFetching} tabIndex={0}>
      {currentData && <MarkdownPreview text={`> ${currentData.quotation}`} language={language} />}
    </section>
  );
}
