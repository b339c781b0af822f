import type { Ref } from 'react';
import { messageKinds } from '../../../domain/messages/message.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { DownloadButton } from '../parts/download-button.tsx';
import { DataTable } from '../list/data-table.tsx';
import { FilterChoice } from '../list/filter-choice.tsx';
import { ListFoot } from '../list/list-foot.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useListFocus } from '../list/use-list-focus.ts';
import { useExistingPage } from '../list/use-existing-page.ts';
import { isMailMissing } from './mail-status.ts';
import { messageApi } from './message-api.ts';
import { useMessageColumns } from './message-columns.tsx';
import { messageFilters } from './message-filters.ts';
import { useMessageActions } from './use-message-actions.ts';

const pageSize = 20;

/** The table of messages: search, filters, pages and the export to a spreadsheet. */
export function MessageList() {
  const { t } = useStaffTranslation();
  const { page, q, filter, kind, rows, hrefOf, replaceWith } = useListAddress();
  const state = messageFilters.find((name) => name === filter);
  const chosenKind = messageKinds.find((name) => name === kind);
  const filters = { ...(state ? { state } : {}), ...(chosenKind ? { kind: chosenKind } : {}), ...(q ? { q } : {}) };
  const query = messageApi.useListMessagesQuery(
    { page, limit: rows ?? pageSize, ...filters },
    { refetchOnFocus: true, refetchOnReconnect: true },
  );
  const actions = useMessageActions();
  const { data, isFetching } = query;
  const isEmpty = data?.total === 0 && !isFetching;
  const { table, notice, focusTable } = useListFocus(isEmpty);
  const columns = useMessageColumns({ actions, onRemoved: focusTable });

  // The page no longer exists: its last row was deleted, or the address is old.
  useExistingPage({ data, isFetching }, page, replaceWith);

  const failed = query.isError && !isFetching;
  return (
    <>
      <ScreenHead
        title={t('inbox.title')}
        intro={t('inbox.intro')}
        action={
          <div className="flex flex-wrap gap-3">
            <LocalLink to="/dashboard/messages/personal-data" className="button button-quiet">
              {t('personalData.open')}
            </LocalLink>
            {data && data.total > 0 && (
              <DownloadButton
                label={t('inbox.export')}
                hint={t('inbox.exportHint')}
                url="/messages/export"
                params={filters}
                failureMessage={t('inbox.exportFailed')}
              />
            )}
          </div>
        }
      />
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchBox label={t('inbox.search')} value={q} onSearch={(term) => replaceWith({ q: term })} />
        <FilterChoice
          label={t('inbox.kind')}
          entries={[
            { key: '', label: t('inbox.all') },
            ...messageKinds.map((key) => ({ key, label: t(`inbox.kinds.${key}`) })),
          ]}
          chosen={chosenKind ?? ''}
          hrefOf={(key) => hrefOf({ kind: key })}
        />
        <FilterChoice
          label={t('inbox.state')}
          entries={[
            { key: '', label: t('inbox.all') },
            ...messageFilters.map((key) => ({ key, label: t(`inbox.states.${key}`) })),
          ]}
          chosen={state ?? ''}
          hrefOf={(key) => hrefOf({ filter: key })}
        />
      </div>
      <output className="sr-only">{data && !isFetching && t('inbox.count', { count: data.total })}</output>
      {failed && (
        <LoadProblem error={query.error} fallback={t('inbox.listFailed')} onRetry={() => void query.refetch()} />
      )}
      {failed && !query.currentData ? null : isEmpty ? (
        <NothingHere
          ref={notice}
          term={q}
          text={state ? t(`inbox.nothing.${state}`) : t('inbox.empty')}
          onShowAll={q || state || chosenKind ? () => replaceWith({ q: '', filter: '', kind: '' }) : undefined}
        />
      ) : (
        <>
          {data?.messages.some(({ mail, deletedAt }) => deletedAt === null && isMailMissing(mail)) && (
            <p className="mb-5 rounded-card bg-surface-subtle px-5 py-3">{t('inbox.mail.missing')}</p>
          )}
          <DataTable
            ref={table}
            caption={t('inbox.title')}
            columns={columns}
            rows={data && data.messages.length > 0 ? data.messages : undefined}
            keyOf={(message) => message._id}
            busy={isFetching && !data}
            expected={8}
          />
          {data && (
            <ListFoot
              page={page}
              total={data.total}
              rows={rows}
              usual={pageSize}
              hrefOf={hrefOf}
              replaceWith={replaceWith}
              onTurn={focusTable}
            />
          )}
        </>
      )}
    </>
  );
}

type NothingHereProps = {
  term: string;
  text: string;
  onShowAll: (() => void) | undefined;
  ref: Ref<HTMLDivElement>;
};

/** Explains why the list is empty, and what to do next. */
function NothingHere({ term, text, onShowAll, ref }: NothingHereProps) {
  const { t } = useStaffTranslation();
  if (!onShowAll) return <StaffNotice ref={ref} text={text} />;
  const showAll = (
    <button type="button" className="button button-quiet" onClick={onShowAll}>
      {t('inbox.clear')}
    </button>
  );
  return term ? (
    <StaffNotice ref={ref} title={t('table.noMatch', { query: term })} text={t('table.noMatchHint')} action={showAll} />
  ) : (
    <StaffNotice ref={ref} title={text} action={showAll} />
  );
}
