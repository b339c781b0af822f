import { skipToken } from '@reduxjs/toolkit/query/react';
import { formatNumber } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { UserInfo } from '../../session.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { api } from '../data/api.ts';
import { MenuIcon } from '../shell/menu-icon.tsx';

type Role = UserInfo['role'];
type Icon = 'reports' | 'articles' | 'news' | 'users' | 'videos' | 'projects';
type Card = { icon: Icon; label: StaffMessageKey };

/** In the order of specification 2; the count is the total of the list (ruling 15). */
const cards: readonly Card[] = [
  { icon: 'reports', label: 'content.reports.title' },
  { icon: 'articles', label: 'content.articles.title' },
  { icon: 'news', label: 'content.news.title' },
  { icon: 'users', label: 'users.title' },
  { icon: 'videos', label: 'content.videos.title' },
  { icon: 'projects', label: 'content.projects.title' },
];

/** An admin's only list is that of the own articles. */
function leadsTo(icon: Icon, role: Role): string | undefined {
  if (role === 'superadmin') return `/dashboard/${icon}`;
  return icon === 'articles' ? '/dashboard/blogs' : undefined;
}

const first = { page: 1, limit: 1 };

/** How many there are of each. The users' count is for superadmins: the server would refuse it to others. */
function useCounts(role: Role) {
  const lists = {
    reports: api.useListItemsQuery({ type: 'reports', ...first }),
    articles: api.useListItemsQuery({ type: 'articles', ...first }),
    news: api.useListItemsQuery({ type: 'news', ...first }),
    videos: api.useListItemsQuery({ type: 'videos', ...first }),
    projects: api.useListItemsQuery({ type: 'projects', ...first }),
    users: api.useListUsersQuery(role === 'superadmin' ? first : skipToken),
  };
  const all = Object.values(lists);
  return {
    lists,
    isLoading: all.some((list) => list.isLoading),
    isBroken: all.some((list) => list.isError),
    retry: () => all.forEach((list) => list.isError && void list.refetch()),
  };
}

export function CountCards({ role }: { role: Role }) {
  const { t } = useStaffTranslation();
  const { lists, isLoading, isBroken, retry } = useCounts(role);
  if (isLoading) {
    return (
      <div className="flex min-h-64 items-center justify-center" role="status">
        <StarSpinner className="size-12" />
        <span className="sr-only">{t('overview.loading')}</span>
      </div>
    );
  }
  const shown = cards.filter(({ icon }) => icon !== 'users' || role === 'superadmin');
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {shown.map((card) => (
          <li key={card.icon}>
            <CountCard
              card={card}
              to={leadsTo(card.icon, role)}
              count={lists[card.icon].isError ? undefined : (lists[card.icon].data?.total ?? 0)}
            />
          </li>
        ))}
      </ul>
      {isBroken && (
        <p className="mt-3 text-clay" role="alert">
          {t('overview.failed')}{' '}
          <button type="button" className="text-link min-h-11" onClick={retry}>
            {t('lists.error.retry')}
          </button>
        </p>
      )}
    </>
  );
}

function CountCard({
  card: { icon, label },
  to,
  count,
}: {
  card: Card;
  to: string | undefined;
  count: number | undefined;
}) {
  const { t } = useStaffTranslation();
  const content = (
    <>
      <span className="text-sm [overflow-wrap:anywhere] text-stone sm:text-base">{t(label)}</span>
      <span className="mt-auto flex items-end justify-between gap-2">
        <span className="font-heading text-4xl leading-tight font-semibold tabular-nums">
          {count === undefined ? <span aria-label={t('overview.unknown')}>–</span> : formatNumber(count)}
        </span>
        <MenuIcon icon={icon} className="mb-1.5 size-6 text-gold sm:size-7" />
      </span>
    </>
  );
  const shape = 'flex h-full flex-col gap-1 rounded-card border border-line bg-leaf px-3.5 py-3 sm:px-5 sm:py-4';
  if (!to) return <div className={shape}>{content}</div>;
  return (
    <LocalLink to={to} className={`${shape} transition-colors hover:border-gold`}>
      {content}
    </LocalLink>
  );
}
