import type { ReactNode } from 'react';
import { articles } from '../../../domain/content/articles.ts';
import { news } from '../../../domain/content/news.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { getAccess } from '../../../domain/people/permissions.ts';
import { useListActions } from '../content/use-list-actions.ts';
import type { MenuUser } from '../menu/menu.ts';
import { getTypeIcon, icons, MenuIcon } from '../menu/menu-icon.tsx';

type Step = {
  name: 'news' | 'newsDraft' | 'languages' | 'users' | 'blogs' | 'profile' | 'site';
  to: string;
  icon: string;
};

const newsStep: Step = { name: 'news', to: '/dashboard/news', icon: getTypeIcon(news) };
const profile: Step = { name: 'profile', to: '/dashboard/profile', icon: icons.users };
const site: Step = { name: 'site', to: '/', icon: icons.home };

function listSteps(user: MenuUser): Step[] {
  if (user.role === 'superadmin')
    return [
      newsStep,
      { name: 'languages', to: '/dashboard/articles', icon: getTypeIcon(articles) },
      { name: 'users', to: '/dashboard/users', icon: icons.users },
      site,
    ];
  const access = getAccess(user, news.name);
  const writing: Step[] = [];
  if (access === 'publish') writing.push(newsStep);
  if (access === 'draft') writing.push({ ...newsStep, name: 'newsDraft' });
  // Who has another right for articles has no Blogs.
  if (getAccess(user, articles.name) === 'own')
    writing.push({ name: 'blogs', to: '/dashboard/blogs', icon: icons.blogs });
  return [...writing, profile, site];
}

/** Suggestions for what to do first. */
export function NextSteps({ user }: { user: MenuUser }) {
  const { t } = useStaffTranslation();
  const navigate = useLocalNavigate();
  const start = (base: string) => ({ base, showStart: () => void navigate(base) });
  const creates: Partial<Record<Step['name'], () => Promise<void>>> = {
    blogs: useListActions(articles, start('/dashboard/blogs')).create,
    newsDraft: useListActions(news, start(newsStep.to)).create,
  };
  return (
    <section className="mt-10" aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-2xl">
        {t('overview.next')}
      </h2>
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {listSteps(user).map(({ name, to, icon }) => (
          <li key={name}>
            <StepAction to={to} create={creates[name]}>
              <MenuIcon icon={icon} className="size-6 text-accent" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold group-hover:underline">{t(`overview.steps.${name}.title`)}</span>
                <span className="block text-sm text-muted">{t(`overview.steps.${name}.text`)}</span>
              </span>
              <svg
                viewBox="0 0 16 16"
                className="size-4 shrink-0 text-muted rtl:-scale-x-100"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                aria-hidden="true"
              >
                <path d="M6 3l5 5-5 5" />
              </svg>
            </StepAction>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the screen of a step, or a button that begins a new item as the button of its list does. */
function StepAction({
  to,
  create,
  children,
}: {
  to: string;
  create: (() => Promise<void>) | undefined;
  children: ReactNode;
}) {
  const className = 'group flex w-full items-center gap-4 px-4 py-4 text-start sm:px-5';
  if (!create)
    return (
      <LocalLink to={to} className={className}>
        {children}
      </LocalLink>
    );
  return (
    <button type="button" className={className} onClick={() => void create()}>
      {children}
    </button>
  );
}
