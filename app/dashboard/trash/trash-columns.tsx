import type { ReactNode } from 'react';
import { day } from '../../../domain/durations.ts';
import { listWrittenLanguages } from '../../../domain/model/localized.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { getTypeName } from '../data/entry-types.ts';
import type { Trashed } from '../data/history-api.ts';
import type { Column } from '../list/data-table.tsx';
import { ActivityTitle } from '../parts/activity-title.tsx';

/** Counts started days as whole ones. */
function daysUntil(date: string, now = Date.now()): number {
  return Math.ceil((Date.parse(date) - now) / day);
}

type Options = { restoringId: string | undefined; onRestore: (entry: Trashed) => void };

/** The columns of the trash: what it is, who deleted it and when, and until when it can be restored. */
export function useTrashColumns({ restoringId, onRestore }: Options): Column<Trashed>[] {
  const { lang, t } = useStaffTranslation();
  const titleId = ({ _id }: Trashed) => `title-${_id}`;
  const fact = (key: string, title: string, text: (entry: Trashed) => ReactNode): Column<Trashed> => ({
    key,
    title,
    slot: 'fact',
    // Cards do not show the column headings.
    render: (entry) => (
      <span className="card-row card-fact">
        <span className="card-label">{title}: </span>
        {text(entry)}
      </span>
    ),
  });
  const timeLeft = ({ purgeAt }: Trashed) => {
    const count = daysUntil(purgeAt);
    return count > 1 ? t('trash.purgeIn', { count }) : t('trash.purgeSoon');
  };
  return [
    {
      key: 'title',
      title: t('table.title'),
      slot: 'title',
      render: (entry) => (
        <span id={titleId(entry)} className="font-semibold">
          {listWrittenLanguages(entry.title).length > 0 ? (
            <ActivityTitle typeName={entry.kind} title={entry.title} />
          ) : (
            <span className="font-normal text-muted">{t('table.untitled')}</span>
          )}
        </span>
      ),
    },
    fact('kind', t('trash.kind'), ({ kind }) => getTypeName(kind, t)),
    fact('by', t('trash.deletedBy'), ({ deletedBy }) => deletedBy?.name ?? t('undo.unknown')),
    fact('at', t('trash.deletedAt'), ({ deletedAt }) => (
      <time dateTime={deletedAt}>{formatDateTime(deletedAt, lang)}</time>
    )),
    fact('gone', t('trash.purgeAt'), (entry) => <time dateTime={entry.purgeAt}>{timeLeft(entry)}</time>),
    {
      key: 'actions',
      title: t('table.actions'),
      slot: 'actions',
      render: (entry) => (
        <div className="row-actions">
          <button
            type="button"
            className="row-action"
            disabled={restoringId === entry._id}
            aria-describedby={titleId(entry)}
            onClick={() => onRestore(entry)}
          >
            {t('trash.restore')}
          </button>
        </div>
      ),
    },
  ];
}
