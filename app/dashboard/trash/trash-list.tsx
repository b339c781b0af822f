import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { getFormAddress, trashTypes } from '../data/entry-types.ts';
import { historyApi, type Trashed } from '../data/history-api.ts';
import { DataTable } from '../list/data-table.tsx';
import { TypeSelect } from '../list/type-select.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { Pager } from '../list/pager.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useListFocus } from '../list/use-list-focus.ts';
import { useRestore } from '../saving/use-restore.ts';
import { useExistingPage } from '../list/use-existing-page.ts';
import { useTrashColumns } from './trash-columns.tsx';

const pageSize = 20;

/** Screens with a trash of their own. */
const otherTrashes = [
  { label: 'menu.messages', to: '/dashboard/messages?filter=deleted' },
  { label: 'menu.media', to: '/dashboard/media?filter=trash' },
] as const;

/** Everything that was deleted in the last 30 days, newest first (ruling 19). */
export function TrashList() {
  const { t } = useStaffTranslation();
  const navigate = useLocalNavigate();
  const { page, kind, hrefOf, replaceWith } = useListAddress();
  const { data, currentData, error, isError, isFetching, refetch } = historyApi.useListTrashQuery(
    { page, limit: pageSize, ...(kind ? { kind } : {}) },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const { restore, restoringId } = useRestore();
  const empty = data?.total === 0 && !isFetching;
  const { table, notice, focusTable } = useListFocus(empty);

  useExistingPage({ data, isFetching }, page, replaceWith);

  const restoreEntry = async (entry: Trashed) => {
    const form = getFormAddress(entry.kind, entry._id);
    // The restored row had the focus.
    if (
      await restore(entry.kind, entry._id, form ? { label: t('undo.open'), run: () => void navigate(form) } : undefined)
    )
      focusTable();
  };
  const columns = useTrashColumns({ restoringId, onRestore: (entry) => void restoreEntry(entry) });
  const failed = isError && !isFetching;
  const showAll = (
    <button type="button" className="button button-quiet" onClick={() => replaceWith({ kind: '' })}>
      {t('table.showAll')}
    </button>
  );
  return (
    <>
      <ScreenHead title={t('trash.title')} intro={t('trash.intro')} />
      {!(empty && kind === '') && (
        <div className="mb-5 flex flex-wrap gap-3">
          <TypeSelect typeNames={trashTypes} chosen={kind} onChoose={(chosen) => replaceWith({ kind: chosen })} />
        </div>
      )}
      <output className="sr-only">{data && !isFetching && t('table.count', { count: data.total })}</output>
      {failed && <LoadProblem error={error} fallback={t('trash.listFailed')} onRetry={() => void refetch()} />}
      {failed && !currentData ? null : empty ? (
        kind === '' ? (
          <StaffNotice ref={notice} title={t('trash.empty')} text={t('trash.emptyHint')} />
        ) : (
          <StaffNotice ref={notice} title={t('trash.emptyKind')} action={showAll} />
        )
      ) : (
        <>
          <DataTable
            ref={table}
            caption={t('trash.title')}
            columns={columns}
            rows={data && data.trash.length > 0 ? data.trash : undefined}
            keyOf={({ kind: typeName, _id }) => `${typeName}/${_id}`}
            busy={isFetching}
          />
          {data && (
            <Pager
              page={page}
              totalPages={data.totalPages}
              hrefOf={(number) => hrefOf({ page: number })}
              onTurn={focusTable}
            />
          )}
        </>
      )}
      <p className="mt-6 flex flex-wrap items-center gap-x-4 text-muted">
        {t('trash.elsewhere')}
        {otherTrashes.map(({ label, to }) => (
          <LocalLink key={to} to={to} className="text-link inline-flex min-h-11 items-center">
            {t(label)}
          </LocalLink>
        ))}
      </p>
    </>
  );
}
