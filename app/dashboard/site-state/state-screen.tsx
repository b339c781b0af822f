import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { levelColours } from './level-colours.ts';
import { stateApi } from './state-api.ts';
import { StatePartCard } from './state-part.tsx';

/** How the server does, in parts; what needs something done comes first. */
export function StateScreen() {
  const { lang, t } = useStaffTranslation();
  const { data, error, isFetching, refetch } = stateApi.useGetSiteStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const urgency = { problem: 0, attention: 1, ok: 2 };
  const parts = data?.parts.toSorted((one, other) => urgency[one.level] - urgency[other.level]) ?? [];
  return (
    <>
      <ScreenHead
        title={t('siteState.title')}
        intro={t('siteState.intro')}
        action={
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isFetching || undefined}
            onClick={() => !isFetching && void refetch()}
          >
            {t('siteState.again')}
          </button>
        }
      />
      {error && !isFetching && (
        <LoadProblem error={error} fallback={t('siteState.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div className="flex min-h-64 items-center justify-center" role="status" aria-busy="true">
          <StarSpinner className="size-12" />
          <span className="sr-only">{t('siteState.loading')}</span>
        </div>
      )}
      {data && (
        <div aria-busy={isFetching}>
          <div role="status" className={`mb-5 rounded-card px-5 py-4 ${levelColours[data.level]}`}>
            <p className="font-semibold">{t(`siteState.summary.${data.level}`)}</p>
            <p className="text-sm">{t('siteState.checkedAt', { moment: formatDateTime(data.checkedAt, lang) })}</p>
          </div>
          <ul className="grid items-start gap-4 xl:grid-cols-2">
            {parts.map((part) => (
              <StatePartCard key={part.name} part={part} errors={data.errors} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
