import { useState } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { getEnglishText, findOutdatedLanguages } from '../data/form-values.ts';
import { TextComparison } from '../text-comparison/text-comparison.tsx';
import { OutdatedBadge } from '../parts/outdated-badge.tsx';
import { useForm } from './form-context.ts';
import { useTypeLabels } from '../data/type-labels.ts';

type Props = { id: string; name: string; language: 'so' | 'ar' };

/**
 * Reports that the English of a translation has changed since; the user may confirm the translation as still correct.
 */
export function OutdatedHint({ id, name, language }: Props) {
  const { type, outdated, confirmedTranslations, setConfirmedTranslation } = useForm();
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const key = toTextKey(name, language);
  const [open, setOpen] = useState(false);
  if (!outdated.has(key)) return null;
  const isConfirmed = confirmedTranslations.has(key);
  const what = `${labelOf(`fields.${name}`)}, ${t(`languages.${language}`)}`;
  return (
    <div className="outdated-hint">
      <p id={id} className="flex gap-2">
        <OutdatedBadge className="mt-[0.25em] size-[1.1em] shrink-0" />
        {t(isConfirmed ? 'outdated.marked' : 'outdated.hint')}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <button
          type="button"
          className="quiet-action"
          aria-pressed={isConfirmed}
          onClick={() => setConfirmedTranslation(key, !isConfirmed)}
        >
          {t('outdated.stillCorrect')}
          <span className="sr-only">: {what}</span>
        </button>
        <button type="button" className="quiet-action" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('outdated.what')}
          <span className="sr-only">: {what}</span>
        </button>
      </div>
      {open && <EnglishChanges name={name} language={language} />}
    </div>
  );
}

function EnglishChanges({ name, language }: Omit<Props, 'id'>) {
  const { type, item, formValues } = useForm();
  const { t } = useStaffTranslation();
  // Changes in this form are compared with the stored English; earlier changes with that of an earlier version.
  const isOld = findOutdatedLanguages(type, item).includes(toTextKey(name, language));
  const query = api.useGetEarlierEnglishQuery(
    { type, id: item._id, revision: item.revision, name, language },
    { skip: !isOld },
  );
  const earlierEnglish = isOld ? query.data : getEnglishText(type, item, name);
  if (query.isFetching) return <p role="status">{t('outdated.loading')}</p>;
  if (typeof earlierEnglish !== 'string')
    return <p role="status">{t(query.isError ? 'outdated.failed' : 'outdated.unknown')}</p>;
  return (
    // Long texts scroll; a tab stop makes that possible with a keyboard.
    <div className="shown-text" tabIndex={0} role="group" aria-label={t('outdated.changes')}>
      <TextComparison older={earlierEnglish} newer={formValues.texts[name] ?? ''} language="en" />
    </div>
  );
}
