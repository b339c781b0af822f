import { siteTypes } from '../../../domain/site/index.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { UserInfo } from '../../session.ts';

export type DashboardEntry = {
  label: StaffMessageKey;
  to: string;
  mark:
    | 'home'
    | 'desk'
    | 'news'
    | 'projects'
    | 'articles'
    | 'videos'
    | 'reports'
    | 'site'
    | 'users'
    | 'blogs'
    | 'media'
    | 'messages'
    | 'activity'
    | 'security'
    | 'trash';
  /** Paths below which it is the current one too. */
  also?: readonly string[];
};

/** The screen from which the parts of the site are reached. */
export const sitePath = '/dashboard/site';
export const wordsPath = '/dashboard/words';
export const securitySettingsPath = '/dashboard/security-settings';

const shared: DashboardEntry[] = [
  { label: 'nav.home', to: '/', mark: 'home' },
  { label: 'menu.dashboard', to: '/dashboard', mark: 'desk' },
];

const media: DashboardEntry = { label: 'menu.media', to: '/dashboard/media', mark: 'media' };

/** The menu of each role: the specified entries (specification 2, sidebar; 6), then what the newsroom has besides. */
export const menuOf: Record<UserInfo['role'], readonly (readonly DashboardEntry[])[]> = {
  superadmin: [
    [
      ...shared,
      { label: 'menu.news', to: '/dashboard/news', mark: 'news' },
      { label: 'menu.projects', to: '/dashboard/projects', mark: 'projects' },
      { label: 'menu.articles', to: '/dashboard/articles', mark: 'articles' },
      { label: 'menu.videos', to: '/dashboard/videos', mark: 'videos' },
      { label: 'menu.reports', to: '/dashboard/reports', mark: 'reports' },
      { label: 'menu.users', to: '/dashboard/users', mark: 'users' },
    ],
    [
      { label: 'menu.messages', to: '/dashboard/messages', mark: 'messages' },
      {
        label: 'menu.site',
        to: sitePath,
        mark: 'site',
        also: [wordsPath, securitySettingsPath, ...siteTypes.map(({ name }) => `/dashboard/${name}`)],
      },
      media,
      { label: 'activity.title', to: '/dashboard/activity', mark: 'activity' },
      { label: 'securityLog.title', to: '/dashboard/security-log', mark: 'security' },
      { label: 'trash.title', to: '/dashboard/trash', mark: 'trash' },
    ],
  ],
  admin: [[...shared, { label: 'menu.blogs', to: '/dashboard/blogs', mark: 'blogs' }, media]],
};
