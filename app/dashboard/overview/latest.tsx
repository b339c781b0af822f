import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { ActivityByDay } from '../activity/activity-by-day.tsx';
import { historyApi } from '../data/history-api.ts';

/** The latest activity of all users; nothing while it is not available. For superadmins. */
export function Latest() {
  const { t } = useStaffTranslation();
  const { data } = historyApi.useListActivityQuery({ page: 1, limit: 5 }, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="latest">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="latest" className="text-2xl">
          {t('overview.latest')}
        </h2>
        <LocalLink to="/dashboard/activity" className="text-link inline-flex min-h-11 items-center">
          {t('overview.allActivity')}
        </LocalLink>
      </div>
      <div className="activity-list">
        <ActivityByDay activities={data.activity} heading="h3" />
      </div>
    </section>
  );
}
