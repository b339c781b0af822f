import { useRef } from 'react';
import { securityEventGroups } from '../../../domain/people/security-event.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { ByDay, DaySkeleton } from '../list/by-day.tsx';
import { DownloadButton } from '../parts/download-button.tsx';
import { FilterChoice } from '../list/filter-choice.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { Pager } from '../list/pager.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { usePeople } from '../parts/use-people.ts';
import { useExistingPage } from '../list/use-existing-page.ts';
import { logApi } from './log-api.ts';
import { LogEntryItem } from './log-entry.tsx';

const pageSize = 50;

/** Sign-ins, account changes, exports, deletions and settings, newest first, grouped by day. */
export function LogList() {
  const { t } = useStaffTranslation();
  const { page, q, kind, filter: person, hrefOf, replaceWith } = useListAddress();
  const group = securityEventGroups.find((name) => name === kind);
  const filters = { ...(group ? { group } : {}), ...(person ? { person } : {}), ...(q ? { q } : {}) };
  const { data, currentData, error, isError, isFetching, refetch } = logApi.useListSecurityLogQuery(
    { page, limit: pageSize, ...filters },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const people = usePeople(
    data?.entries.flatMap(({ person: { _id, name } }) => (_id === null ? [] : { _id, name })) ?? [],
  );
  const list = useRef<HTMLDivElement>(null);

  useExistingPage({ data, isFetching }, page, replaceWith);

  const failed = isError && !isFetching;
  const isEmpty = data?.total === 0 && !isFetching;
  const isFiltered = q !== '' || person !== '' || group !== undefined;
  return (
    <>
      <ScreenHead
        title={t('securityLog.title')}
        intro={t('securityLog.intro')}
        {...(data && data.total > 0
          ? {
              action: (
                <DownloadButton
                  label={t('securityLog.export')}
                  hint={t('securityLog.exportHint')}
                  url="/security-log/export"
                  params={filters}
                  failureMessage={t('securityLog.exportFailed')}
                />
              ),
            }
          : {})}
      />
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <SearchBox label={t('securityLog.search')} value={q} onSearch={(term) => replaceWith({ q: term })} />
        <FilterSelect
          label={t('activity.person')}
          all={t('activity.allPeople')}
          entries={people}
          chosen={person}
          onChoose={(next) => replaceWith({ filter: next })}
        />
        <FilterChoice
          label={t('securityLog.group')}
          entries={[
            { key: '', label: t('securityLog.groups.all') },
            ...securityEventGroups.map((key) => ({ key, label: t(`securityLog.groups.${key}`) })),
          ]}
          chosen={group ?? ''}
          hrefOf={(key) => hrefOf({ kind: key })}
        />
      </div>
      <output className="sr-only">{data && !isFetching && t('table.count', { count: data.total })}</output>
      {failed && <LoadProblem error={error} fallback={t('securityLog.listFailed')} onRetry={() => void refetch()} />}
      {failed && !currentData ? null : isEmpty ? (
        <StaffNotice
          title={t(isFiltered ? 'activity.noMatch' : 'securityLog.empty')}
          action={
            isFiltered && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => replaceWith({ q: '', kind: '', filter: '' })}
              >
                {t('table.showAll')}
              </button>
            )
          }
        />
      ) : (
        <>
          <div ref={list} tabIndex={-1} className="activity-list" aria-busy={isFetching || !data}>
            {data ? (
              <ByDay entries={data.entries} heading="h2">
                {(entry) => <LogEntryItem key={entry._id} entry={entry} />}
              </ByDay>
            ) : (
              <DaySkeleton />
            )}
          </div>
          {data && (
            <Pager
              page={page}
              totalPages={data.totalPages}
              hrefOf={(number) => hrefOf({ page: number })}
              onTurn={() => list.current?.focus({ preventScroll: true })}
            />
          )}
        </>
      )}
    </>
  );
}
