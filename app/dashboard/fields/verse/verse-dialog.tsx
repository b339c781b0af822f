import { useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { number, readNumber } from '../../../../domain/fields/number.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import { writeReference } from '../../../../domain/quran/quotations.ts';
import { maxVerses, type Surah, type VerseRange } from '../../../../domain/quran/surahs.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { verseApi } from '../../data/verse-api.ts';
import { ModalDialog } from '../../parts/modal-dialog.tsx';
import { translateProblem } from '../../parts/translate-problem.ts';
import { ChooseSurah } from './choose-surah.tsx';
import { VerseNumber } from './verse-number.tsx';
import { VersePreview } from './verse-preview.tsx';
import './verse-dialog.css';

/** `language` is that of the text. */
type Props = { language: Language; onInsert: (quotation: string) => void; onClose: () => void };

/**
 * A dialog over the form that chooses verses of the Quran. Their words come from the server. Rendered outside the form,
 * which would otherwise receive its key presses.
 */
export function VerseDialog({ language, onInsert, onClose }: Props) {
  const { t } = useStaffTranslation();
  return createPortal(
    <ModalDialog title={t('verses.title')} onClose={onClose} className="verse-dialog">
      <VerseForm language={language} onInsert={onInsert} />
    </ModalDialog>,
    document.body,
  );
}

function VerseForm({ language, onInsert }: Omit<Props, 'onClose'>) {
  const { t } = useStaffTranslation();
  const [surah, setSurah] = useState<Surah>();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [wasSent, setSent] = useState(false);
  const [loadQuotation, { isFetching }] = verseApi.useLazyGetQuotationQuery();

  const first = readVerse(from, 1, surah?.verses ?? 1);
  const last = readVerse(to, first.verse ?? 1, Math.min(surah?.verses ?? 1, (first.verse ?? 1) + maxVerses - 1));
  const range: VerseRange | undefined =
    surah && first.verse !== undefined && !last.problem
      ? { surah: surah.number, from: first.verse, to: last.verse ?? first.verse }
      : undefined;
  const firstProblem =
    first.problem ?? (wasSent && first.verse === undefined ? { key: 'required' as const } : undefined);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The event would reach the form below the dialog too.
    event.stopPropagation();
    // The second click of a double click.
    if (isFetching) return;
    setSent(true);
    if (!range) {
      const form = event.currentTarget;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const { data } = await loadQuotation(writeReference(range), true);
    // A failure is shown in place of the preview.
    if (data) onInsert(data.quotation);
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ChooseSurah
        chosen={surah}
        onChoose={setSurah}
        onVerses={(verses) => {
          setFrom(verses.from);
          setTo(verses.to);
        }}
        problem={wasSent && !surah ? t('verses.chooseSurah') : undefined}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <VerseNumber
          label={t('verses.from')}
          value={from}
          onChange={setFrom}
          problem={surah && firstProblem && translateProblem(firstProblem, t)}
        />
        <VerseNumber
          label={t('verses.to')}
          optional
          value={to}
          onChange={setTo}
          problem={first.verse !== undefined && last.problem ? translateProblem(last.problem, t) : undefined}
        />
      </div>
      <VersePreview range={range} language={language} />
      <button type="submit" className="button justify-self-stretch">
        {t('verses.insert')}
      </button>
    </form>
  );
}

/** Returns the verse that was typed, or why there is none. */
function readVerse(text: string, min: number, max: number) {
  const read = readNumber(number({ min, max }), text);
  if ('problem' in read) return { problem: read.problem };
  return { verse: read.value === null ? undefined : Number(read.value) };
}
