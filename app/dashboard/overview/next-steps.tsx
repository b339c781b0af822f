import { articles } from '../../../domain/content/articles.ts';
import { news } from '../../../domain/content/news.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { UserInfo } from '../../session.ts';
import { iconOf, icons, MenuIcon } from '../shell/menu-icon.tsx';

type Step = {
  name: 'news' | 'languages' | 'users' | 'blogs' | 'profile' | 'site';
  to: string;
  icon: string;
};

const profile: Step = { name: 'profile', to: '/dashboard/profile', icon: icons.users };
const site: Step = { name: 'site', to: '/', icon: icons.home };
const steps: Record<UserInfo['role'], readonly Step[]> = {
  superadmin: [
    { name: 'news', to: '/dashboard/news', icon: iconOf(news) },
    { name: 'languages', to: '/dashboard/articles', icon: iconOf(articles) },
    { name: 'users', to: '/dashboard/users', icon: icons.users },
    site,
  ],
  admin: [{ name: 'blogs', to: '/dashboard/blogs', icon: icons.blogs }, profile, site],
};

/** Suggestions for what to do first. */
export function NextSteps({ role }: { role: UserInfo['role'] }) {
  const { t } = useStaffTranslation();
  return (
    <section className="mt-10" aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-2xl">
        {t('overview.next')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-leaf">
        {steps[role].map(({ name, to, icon }) => (
          <li key={name}>
            <LocalLink to={to} className="group flex items-center gap-4 px-4 py-4 sm:px-5">
              <MenuIcon icon={icon} className="size-6 text-gold" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold group-hover:underline">{t(`overview.steps.${name}.title`)}</span>
                <span className="block text-sm text-stone">{t(`overview.steps.${name}.text`)}</span>
              </span>
              <svg
                viewBox="0 0 16 16"
                className="size-4 shrink-0 text-stone rtl:-scale-x-100"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                aria-hidden="true"
              >
                <path d="M6 3l5 5-5 5" />
              </svg>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
