import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { siteStatePath } from '../menu/menu.ts';
import { stateApi } from '../site-state/state-api.ts';

/** One line for superadmins while a part of the server has a problem; nothing otherwise. */
export function StateProblem() {
  const { lang, t } = useStaffTranslation();
  const { data } = stateApi.useGetSiteStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const failing = data?.parts.filter(({ level }) => level === 'problem') ?? [];
  if (failing.length === 0) return null;
  const parts = failing.map(({ name }) => t(`siteState.parts.${name}`)).join(lang === 'ar' ? '، ' : ', ');
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-danger-surface px-5 py-3"
    >
      <p className="font-semibold text-danger">{t('siteState.onOverview', { parts })}</p>
      <LocalLink to={siteStatePath} className="text-link inline-flex min-h-11 items-center">
        {t('siteState.see')}
      </LocalLink>
    </div>
  );
}
