import { useId, useState } from 'react';
import type { Language } from '../../../domain/model/localized.ts';
import { splitPlural } from '../../../domain/site/plural.ts';
import type { SiteTextEntry } from '../../../domain/site/site-texts.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { api } from '../data/api.ts';
import { LoadProblem } from '../screen/load-problem.tsx';

type Props = { entry: SiteTextEntry; onUse: (language: Language, text: string) => void };

/** The earlier versions of a text and who wrote them; each can be put back into its field. */
export function EarlierTexts({ entry, onUse }: Props) {
  const { t } = useStaffTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-2">
      <button
        type="button"
        className="quiet-action gap-1.5"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <svg
          viewBox="0 0 12 12"
          className={`size-3 ${open ? 'rotate-90' : 'rtl:-scale-x-100'}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.800"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 2l4 4-4 4" />
        </svg>
        {t('siteTexts.earlier')}
      </button>
      {open && (
        <div id={id}>
          <Versions entry={entry} onUse={onUse} />
        </div>
      )}
    </div>
  );
}

function Versions({ entry, onUse }: Props) {
  const { lang, t } = useStaffTranslation();
  const { data, error, isLoading, refetch } = api.useListSiteTextVersionsQuery(entry.key);
  if (isLoading) {
    return (
      <div className="py-4" role="status">
        <StarSpinner className="size-6" />
        <span className="sr-only">{t('siteTexts.earlierLoading')}</span>
      </div>
    );
  }
  if (!data)
    return <LoadProblem error={error} fallback={t('siteTexts.earlierFailed')} onRetry={() => void refetch()} />;
  return (
    <ul className="divide-y divide-border">
      {data.versions.map(({ at, by, language, text }) => (
        <li key={`${at}-${language}`} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <div className="min-w-0">
            <p className="wrap-anywhere">
              {text === '' ? <em>{t('siteTexts.theOriginal')}</em> : <bdi lang={language}>{toOneLine(text)}</bdi>}
            </p>
            <p className="text-sm text-muted">
              {t('siteTexts.made', {
                language: t(`languages.${language}`),
                moment: formatDateTime(at, lang),
                name: by.name || t('siteTexts.somebody'),
              })}
            </p>
          </div>
          <button
            type="button"
            className="quiet-action"
            aria-label={t('siteTexts.useOf', { text: toOneLine(text) || t('siteTexts.theOriginal') })}
            onClick={() => onUse(language, text || entry.catalogue[language])}
          >
            {t('siteTexts.use')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns a text on one line; of a plural, its sentences joined. */
export const toOneLine = (text: string): string => Object.values(splitPlural(text)?.forms ?? { text }).join(' / ');
