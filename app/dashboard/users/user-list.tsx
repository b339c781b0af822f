import { useState } from 'react';
import { defaultLimit } from '../../../domain/model/paging.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import type { WireUser } from '../data/api-types.ts';
import { DataTable } from '../list/data-table.tsx';
import { ListFoot } from '../list/list-foot.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { useExistingPage } from '../list/use-existing-page.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useListFocus } from '../list/use-list-focus.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { useUserActions } from './use-user-actions.ts';
import { useUserColumns } from './user-columns.tsx';

/** The table of users: search, pages, creating, deleting and inviting. */
export function UserList() {
  const { t } = useStaffTranslation();
  const { page, q, rows, hrefOf, replaceWith } = useListAddress();
  const query = api.useListUsersQuery(
    { page, limit: rows ?? defaultLimit, ...(q ? { q } : {}) },
    { refetchOnReconnect: true },
  );
  const { create, creating, remove, deletingId } = useUserActions();
  const [invited, setInvited] = useState<WireUser>();
  const [isInviting, setIsInviting] = useState(false);
  const { data, isFetching } = query;
  const isEmpty = data?.total === 0 && !isFetching;
  const { table, notice, focusTable } = useListFocus(isEmpty);
  useExistingPage({ data, isFetching }, page, replaceWith);

  const removeRow = async (id: string) => {
    // The deleted row had the focus.
    if (await remove(id)) focusTable();
  };
  const columns = useUserColumns({ deletingId, onDelete: (id) => void removeRow(id), onInvite: setInvited });

  const failed = query.isError && !isFetching;
  return (
    <>
      <ScreenHead
        title={t('users.title')}
        intro={t('users.intro')}
        action={
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button button-quiet" disabled={creating} onClick={() => void create()}>
              {t('users.create')}
            </button>
            <button type="button" className="button" aria-haspopup="dialog" onClick={() => setIsInviting(true)}>
              {t('inviteNew.title')}
            </button>
          </div>
        }
      />
      <div className="mb-5 flex max-w-xl">
        <SearchBox label={t('users.search')} value={q} onSearch={(term) => replaceWith({ q: term })} />
      </div>
      <output className="sr-only">{data && !isFetching && t('users.count', { count: data.total })}</output>
      {failed && (
        <LoadProblem error={query.error} fallback={t('users.listFailed')} onRetry={() => void query.refetch()} />
      )}
      {failed && !query.currentData ? null : isEmpty ? (
        <StaffNotice
          ref={notice}
          title={t('table.noMatch', { query: q })}
          text={t('table.noMatchHint')}
          action={
            <button type="button" className="button button-quiet" onClick={() => replaceWith({ q: '' })}>
              {t('table.showAll')}
            </button>
          }
        />
      ) : (
        <>
          <DataTable
            ref={table}
            caption={t('users.title')}
            columns={columns}
            rows={data && data.users.length > 0 ? data.users : undefined}
            keyOf={(user) => user._id}
            busy={isFetching}
          />
          {data?.total === 1 && q === '' && <p className="mt-4 text-muted">{t('inviteNew.first')}</p>}
          {data && (
            <ListFoot
              page={page}
              total={data.total}
              rows={rows}
              usual={defaultLimit}
              hrefOf={hrefOf}
              replaceWith={replaceWith}
              onTurn={focusTable}
            />
          )}
        </>
      )}
      {isInviting && <InviteForm onClose={() => setIsInviting(false)} />}
      {invited && <InviteDialog user={invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}
