import { languages } from '../../../domain/model/localized.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { nameOfKind } from '../data/kinds.ts';
import type { Trashed } from '../data/undo-api.ts';
import type { Column } from '../parts/data-table.tsx';
import { ActivityTitle } from '../parts/activity-title.tsx';

/** Counts started days as whole ones. */
function daysUntil(moment: string, now = Date.now()): number {
  return Math.ceil((Date.parse(moment) - now) / (24 * 60 * 60_000));
}

type Setting = { restoringId: string | undefined; onRestore: (thing: Trashed) => void };

/** The columns of the trash: what it is, who deleted it and when, and until when it can be restored. */
export function useTrashColumns({ restoringId, onRestore }: Setting): Column<Trashed>[] {
  const { lang, t } = useStaffTranslation();
  const titleId = ({ _id }: Trashed) => `title-${_id}`;
  const fact = (key: string, title: string, text: (thing: Trashed) => string): Column<Trashed> => ({
    key,
    title,
    place: 'fact',
    // Cards do not show the column headings.
    render: (thing) => (
      <span className="card-row card-fact">
        <span className="card-label">{title}: </span>
        {text(thing)}
      </span>
    ),
  });
  const timeLeft = ({ goneAt }: Trashed) => {
    const count = daysUntil(goneAt);
    return count > 1 ? t('trash.goneIn', { count }) : t('trash.goneSoon');
  };
  return [
    {
      key: 'title',
      title: t('table.title'),
      place: 'title',
      render: (thing) => (
        <span id={titleId(thing)} className="font-semibold">
          {languages.some((language) => thing.title[language].trim() !== '') ? (
            <ActivityTitle kind={thing.kind} title={thing.title} />
          ) : (
            <span className="font-normal text-stone">{t('table.untitled')}</span>
          )}
        </span>
      ),
    },
    fact('kind', t('trash.kind'), ({ kind }) => nameOfKind(kind, t)),
    fact('by', t('trash.deletedBy'), ({ deletedBy }) => deletedBy?.name ?? t('undo.unknown')),
    fact('at', t('trash.deletedAt'), ({ deletedAt }) => formatMoment(deletedAt, lang)),
    fact('gone', t('trash.goneAt'), timeLeft),
    {
      key: 'actions',
      title: t('table.actions'),
      place: 'actions',
      render: (thing) => (
        <div className="row-actions">
          <button
            type="button"
            className="row-action"
            disabled={restoringId === thing._id}
            aria-describedby={titleId(thing)}
            onClick={() => onRestore(thing)}
          >
            {t('trash.restore')}
          </button>
        </div>
      ),
    },
  ];
}
