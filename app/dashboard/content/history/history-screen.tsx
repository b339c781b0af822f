import { useEffect, useRef } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import { isId } from '../../../../domain/model/id.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { StarSpinner } from '../../../ui/star-spinner.tsx';
import type { StaffItem } from '../../data/api-types.ts';
import { useStaffSelector } from '../../data/store.ts';
import { historyApi } from '../../data/history-api.ts';
import { LoadProblem } from '../../screen/load-problem.tsx';
import { NotFound } from '../../screen/not-found.tsx';
import { NotAllowed } from '../../screen/not-allowed.tsx';
import { ScreenHead } from '../../screen/screen-head.tsx';
import { labelKey } from '../../data/type-labels.ts';
import { Comparison, comparisonId } from './comparison.tsx';
import { HistoryHead } from './history-head.tsx';
import { useHistoryAddress } from './use-history-address.ts';
import { VersionList } from './version-list.tsx';
import './history.css';
import { getItemScope } from '../get-item-scope.ts';

type Props = {
  type: ContentType;
  id: string;
  /** The address of the list; the form is below it too. */
  base: string;
};

/** The versions of an item, what each of them changed, and a way to restore them (ruling 19). */
export function HistoryScreen(props: Props) {
  return isId(props.id) ? <FetchedHistory {...props} /> : <NotFound />;
}

function FetchedHistory({ type, id, base }: Props) {
  const { t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  const { data: item, error, isFetching, refetch } = historyApi.useGetStoredItemQuery({ type: type.name, id });
  if (item) {
    if (user && !getItemScope(user, type, item)) return <NotAllowed />;
    return <Versions type={type} item={item} form={`${base}/${id}/edit`} />;
  }
  if (error && !isFetching) {
    if ('status' in error && error.status === 404) return <NotFound />;
    if ('status' in error && error.status === 403) return <NotAllowed />;
    return (
      <>
        <ScreenHead title={t('versions.title')} />
        <LoadProblem error={error} fallback={t(labelKey(type, 'itemFailed'))} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <div className="flex justify-center py-24">
      <h1 className="sr-only">{t('versions.title')}</h1>
      <StarSpinner className="size-12 text-accent" />
    </div>
  );
}

function Versions({ type, item, form }: { type: ContentType; item: StaffItem; form: string }) {
  const address = useHistoryAddress();
  const chosen = Math.min(address.revision ?? item.revision, item.revision);
  // The current version is compared with the one before it; the first has none before it.
  const against = chosen === item.revision ? 'before' : chosen === 1 ? 'current' : address.against;
  // Choosing a version moves the focus to its comparison: beside the list, or below it on a phone.
  const shown = useRef(address.revision);
  useEffect(() => {
    if (shown.current !== address.revision) document.getElementById(comparisonId)?.focus();
    shown.current = address.revision;
  }, [address.revision]);
  return (
    <>
      <HistoryHead type={type} item={item} form={form} />
      <div className="history">
        <VersionList type={type} item={item} chosen={chosen} page={address.page} hrefOf={address.hrefOf} />
        <Comparison
          key={chosen}
          type={type}
          item={item}
          chosen={chosen}
          against={against}
          form={form}
          hrefOf={address.hrefOf}
        />
      </div>
    </>
  );
}
