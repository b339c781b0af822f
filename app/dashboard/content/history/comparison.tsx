import type { ContentType } from '../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { StarSpinner } from '../../../ui/star-spinner.tsx';
import type { StaffItem } from '../../data/api-types.ts';
import { useStaffSelector } from '../../data/store.ts';
import { historyApi } from '../../data/history-api.ts';
import { LoadProblem } from '../../screen/load-problem.tsx';
import { getItemScope } from '../get-item-scope.ts';
import { compareItems } from '../../data/compare-items.ts';
import { getItemState } from '../../data/item-facts.ts';
import { ComparedRow } from './compared-row.tsx';
import type { DiffBase, useHistoryAddress } from './use-history-address.ts';
import { useRevert } from './use-revert.ts';

export const comparisonId = 'comparison';

type Props = {
  type: ContentType;
  item: StaffItem;
  chosen: number;
  against: DiffBase;
  form: string;
  hrefOf: ReturnType<typeof useHistoryAddress>['hrefOf'];
};

/** A version compared with the current one or with the one before it; and the button that restores it. */
export function Comparison({ type, item, chosen, against, form, hrefOf }: Props) {
  const { t } = useStaffTranslation();
  const { revert, reverting, refusal } = useRevert(type, item, form);
  const user = useStaffSelector((state) => state.session.user);
  // A version has other English too: who only translates would be refused.
  const mayRestore = user && getItemScope(user, type, item) !== 'translations';
  const isCurrent = chosen === item.revision;
  const options: DiffBase[] = isCurrent ? ['before'] : chosen === 1 ? ['current'] : ['current', 'before'];
  const labels = { current: t('versions.withPresent'), before: t('versions.withBefore') };
  return (
    <section className="comparison" aria-labelledby={comparisonId}>
      <div className="comparison-head">
        <h2 id={comparisonId} tabIndex={-1} className="text-xl">
          {t('versions.compared', { number: chosen })}
        </h2>
        {!isCurrent && mayRestore && (
          <button
            type="button"
            className="button"
            aria-disabled={reverting || undefined}
            onClick={() => void revert(chosen)}
          >
            {t('versions.revert', { number: chosen })}
          </button>
        )}
      </div>
      {refusal && (
        <p role="alert" className="mb-4 rounded-card bg-danger-surface px-4 py-3 font-semibold text-danger">
          {refusal}
        </p>
      )}
      {options.length > 1 ? (
        <nav aria-label={t('versions.with')} className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span aria-hidden="true" className="text-sm text-muted">
            {t('versions.with')}
          </span>
          <ul className="filter-row">
            {options.map((option) => (
              <li key={option}>
                <LocalLink
                  to={hrefOf({ revision: chosen, against: option })}
                  preventScrollReset
                  aria-current={option === against ? 'true' : undefined}
                  className="filter-entry"
                >
                  {labels[option]}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        item.revision > 1 && (
          <p className="mb-4 text-muted">
            {t('versions.with')}: {labels[against]}
          </p>
        )
      )}
      {item.revision === 1 ? (
        <p className="text-muted">{t('versions.only')}</p>
      ) : (
        <Compared
          type={type}
          item={item}
          older={against === 'current' ? chosen : chosen - 1}
          newer={against === 'current' ? item.revision : chosen}
        />
      )}
    </section>
  );
}

/** Returns the current version at once; fetches any other one. */
function useVersion(type: ContentType, item: StaffItem, revision: number) {
  const isCurrent = revision === item.revision;
  const { data, error, isFetching, refetch } = historyApi.useGetVersionQuery(
    { type: type.name, id: item._id, revision },
    { skip: isCurrent },
  );
  return isCurrent ? { data: item } : { data, error: isFetching ? undefined : error, refetch };
}

function Compared({ type, item, older, newer }: { type: ContentType; item: StaffItem; older: number; newer: number }) {
  const { t } = useStaffTranslation();
  const [olderVersion, newerVersion] = [useVersion(type, item, older), useVersion(type, item, newer)];
  const failed = [olderVersion, newerVersion].find(({ error }) => error);
  if (failed?.error && 'status' in failed.error && failed.error.status === 404)
    return <p className="text-muted">{t('versions.gone')}</p>;
  if (failed)
    return (
      <LoadProblem error={failed.error} fallback={t('versions.listFailed')} onRetry={() => void failed.refetch?.()} />
    );
  if (!olderVersion.data || !newerVersion.data) {
    return (
      <div className="flex justify-center py-10" role="status">
        <StarSpinner className="size-9 text-accent" />
        <span className="sr-only">{t('undo.loading')}</span>
      </div>
    );
  }
  const { changed, same } = compareItems(type, olderVersion.data, newerVersion.data);
  const sides = { older: t('versions.number', { number: older }), newer: t('versions.number', { number: newer }) };
  const states = { older: getItemState(type, olderVersion.data), newer: getItemState(type, newerVersion.data) };
  const stateChanged = states.older !== states.newer;
  return (
    <>
      <p role="status" className="mb-1 font-semibold">
        {changed.length === 0 && !stateChanged
          ? t('versions.same')
          : t('versions.changes', { count: changed.length + (stateChanged ? 1 : 0) })}
      </p>
      {changed.some(({ kind }) => kind === 'text') && (
        <p className="mb-4 text-sm text-muted">{t('versions.legend', { older, newer })}</p>
      )}
      {stateChanged && (
        <div className="compared">
          <h3>{t('table.publication')}</h3>
          <dl className="compared-sides">
            {(['older', 'newer'] as const).map((side) => (
              <div key={side}>
                <dt>{sides[side]}</dt>
                <dd>{t(`state.${states[side]}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {changed.map((row) => (
        <ComparedRow key={row.key} type={type} row={row} sides={sides} />
      ))}
      {same.length > 0 && (
        <details className="unchanged">
          <summary>{t('versions.unchanged', { count: same.length })}</summary>
          {same.map((row) => (
            <ComparedRow key={row.key} type={type} row={row} sides={undefined} />
          ))}
        </details>
      )}
    </>
  );
}
