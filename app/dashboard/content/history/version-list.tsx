import { useRef } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { toKnownAction } from '../../data/entry-types.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { historyApi } from '../../data/history-api.ts';
import { LoadProblem } from '../../screen/load-problem.tsx';
import { Pager } from '../../list/pager.tsx';
import type { useHistoryAddress } from './use-history-address.ts';

const pageSize = 20;

type Props = {
  type: ContentType;
  item: StaffItem;
  chosen: number;
  page: number;
  hrefOf: ReturnType<typeof useHistoryAddress>['hrefOf'];
};

/** The versions, newest first: who made them, when and how. */
export function VersionList({ type, item, chosen, page, hrefOf }: Props) {
  const { lang, t } = useStaffTranslation();
  const { data, currentData, error, isError, isFetching, refetch } = historyApi.useListVersionsQuery({
    type: type.name,
    id: item._id,
    page,
    limit: pageSize,
  });
  const list = useRef<HTMLElement>(null);
  const problem = isError && !isFetching && (
    <LoadProblem error={error} fallback={t('versions.listFailed')} onRetry={() => void refetch()} />
  );
  if (problem && !currentData) return problem;
  return (
    <nav ref={list} tabIndex={-1} aria-label={t('versions.all')} aria-busy={isFetching || !data} className="versions">
      {problem}
      <ol>
        {data?.versions.map(({ revision, at, by, action }) => (
          <li key={revision}>
            <LocalLink
              to={hrefOf({ revision, against: 'current' })}
              preventScrollReset
              aria-current={revision === chosen ? 'true' : undefined}
              className="version"
            >
              <span className="font-semibold">
                {t('versions.number', { number: revision })}
                {revision === item.revision && <span className="version-current">{t('versions.present')}</span>}
              </span>
              <span>
                {t(`actions.${toKnownAction(action)}`)}
                {' ·\u00a0'}
                <bdi>{by?.name ?? t('undo.unknown')}</bdi>
              </span>
              <time dateTime={at} className="text-sm text-muted">
                {formatDateTime(at, lang)}
              </time>
            </LocalLink>
          </li>
        )) ?? <li className="version">{t('undo.loading')}</li>}
      </ol>
      {data && data.totalPages > 1 && (
        <div className="px-3 pb-4">
          <Pager
            page={page}
            totalPages={data.totalPages}
            hrefOf={(number) => hrefOf({ page: number })}
            onTurn={() => list.current?.focus({ preventScroll: true })}
          />
        </div>
      )}
    </nav>
  );
}
