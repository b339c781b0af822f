import { allTypes } from '../../../domain/site/index.ts';
import { languages, type Language } from '../../../domain/model/localized.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { getSourceLanguage, translationAddress } from '../content/translation/use-translation-mode.ts';
import { api } from '../data/api.ts';
import type { WireOverview } from '../data/api-types.ts';
import { useStaffSelector } from '../data/store.ts';
import { BackLink } from '../screen/back-link.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { getListEntry, translatePath } from '../menu/menu.ts';
import { StaffNotice } from '../screen/staff-notice.tsx';

/** What is left to translate, by type and language: each entry opens the first item. Admins see their own articles. */
export default function TranslateScreen() {
  const { t } = useStaffTranslation();
  const overview = api.useGetOverviewQuery(undefined, { refetchOnReconnect: true });
  const { data } = overview;
  const open = data ? allTypes.filter((type) => languages.some((to) => countsOf(data, type, to).total > 0)) : [];
  return (
    <>
      <BackLink to="/dashboard" label={t('translate.back')} />
      <ScreenHead title={t('translate.title')} intro={t('translate.intro')} />
      {overview.isError && !overview.isFetching && (
        <LoadProblem
          error={overview.error}
          fallback={t('overview.toDoFailed')}
          onRetry={() => void overview.refetch()}
        />
      )}
      {!data && overview.isFetching && (
        <div className="flex justify-center py-24">
          <StarSpinner className="size-12 text-accent" />
        </div>
      )}
      {data && open.length === 0 && <StaffNotice title={t('translate.nothingLeft')} />}
      {data && open.length > 0 && (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface">
          {open.map((type) => (
            <TypeRow key={type.name} type={type} overview={data} />
          ))}
        </ul>
      )}
    </>
  );
}

function TypeRow({ type, overview }: { type: ContentType; overview: WireOverview }) {
  const { t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  const id = `translate-${type.name}`;
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)] sm:px-5">
      <h2 id={id} className="self-center font-body text-base font-semibold">
        {t(getListEntry(type, user).label)}
      </h2>
      <ul className="flex flex-wrap gap-x-6" aria-labelledby={id}>
        {languages.map((to) => {
          const { missing, outdated, total } = countsOf(overview, type, to);
          return (
            total > 0 && (
              <li key={to}>
                <LocalLink
                  to={translationAddress(`${translatePath}/${type.name}`, {
                    from: getSourceLanguage(to),
                    to,
                    onlyOpen: false,
                  })}
                  className="text-link inline-flex min-h-11 items-center tabular-nums"
                >
                  {t(countsText(missing, outdated), { language: t(`languages.${to}`), missing, outdated })}
                </LocalLink>
              </li>
            )
          );
        })}
      </ul>
    </li>
  );
}

/** Returns the message for the numbers that are not zero. */
const countsText = (missing: number, outdated: number) =>
  outdated === 0 ? 'translate.countMissing' : missing === 0 ? 'translate.countOutdated' : 'translate.counts';

function countsOf(overview: WireOverview, type: ContentType, to: Language) {
  const missing = overview.missing[to].kinds[type.name] ?? 0;
  const outdated = to === 'en' ? 0 : (overview.outdated[to].kinds[type.name] ?? 0);
  return { missing, outdated, total: missing + outdated };
}
