import { useRef } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { activityTypes } from '../data/entry-types.ts';
import { historyApi } from '../data/history-api.ts';
import { DaySkeleton } from '../list/by-day.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { TypeSelect } from '../list/type-select.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { Pager } from '../list/pager.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { usePeople } from '../parts/use-people.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useExistingPage } from '../list/use-existing-page.ts';
import { ActivityByDay } from './activity-by-day.tsx';

const pageSize = 50;

/** The activity list, newest first, grouped by day; optionally of one content type or one person. */
export function ActivityList() {
  const { t } = useStaffTranslation();
  const { page, kind, filter: by, hrefOf, replaceWith } = useListAddress();
  const { data, currentData, error, isError, isFetching, refetch } = historyApi.useListActivityQuery(
    { page, limit: pageSize, ...(kind ? { kind } : {}), ...(by ? { by } : {}) },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const people = usePeople(data?.activity.flatMap(({ by: person }) => person ?? []) ?? []);
  const list = useRef<HTMLDivElement>(null);

  useExistingPage({ data, isFetching }, page, replaceWith);

  const failed = isError && !isFetching;
  const empty = data?.total === 0 && !isFetching;
  const chosen = kind !== '' || by !== '';
  return (
    <>
      <ScreenHead title={t('activity.title')} intro={t('activity.intro')} />
      <div className="mb-5 flex flex-wrap gap-3">
        <TypeSelect typeNames={activityTypes} chosen={kind} onChoose={(next) => replaceWith({ kind: next })} />
        <FilterSelect
          label={t('activity.person')}
          all={t('activity.allPeople')}
          entries={people}
          chosen={by}
          onChoose={(next) => replaceWith({ filter: next })}
        />
      </div>
      <output className="sr-only">{data && !isFetching && t('table.count', { count: data.total })}</output>
      {failed && <LoadProblem error={error} fallback={t('activity.listFailed')} onRetry={() => void refetch()} />}
      {failed && !currentData ? null : empty ? (
        <StaffNotice
          title={t(chosen ? 'activity.noMatch' : 'activity.empty')}
          action={
            chosen && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => replaceWith({ kind: '', filter: '' })}
              >
                {t('table.showAll')}
              </button>
            )
          }
        />
      ) : (
        <>
          <div ref={list} tabIndex={-1} className="activity-list" aria-busy={isFetching || !data}>
            {data ? <ActivityByDay activities={data.activity} heading="h2" /> : <DaySkeleton />}
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
