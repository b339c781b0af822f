import { siteTypes } from '../../../domain/site/index.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { UserInfo } from '../../session.ts';

export type DashboardEntry = {
  label: StaffMessageKey;
  to: string;
  icon:
    | 'home'
    | 'overview'
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
export const siteTextsPath = '/dashboard/site-texts';
export const securitySettingsPath = '/dashboard/security-settings';

const shared: DashboardEntry[] = [
  { label: 'nav.home', to: '/', icon: 'home' },
  { label: 'menu.dashboard', to: '/dashboard', icon: 'overview' },
];

const media: DashboardEntry = { label: 'menu.media', to: '/dashboard/media', icon: 'media' };

/** The menu of each role: the specified entries (specification 2, sidebar; 6), then what the newsroom has besides. */
export const menuOf: Record<UserInfo['role'], readonly (readonly DashboardEntry[])[]> = {
  superadmin: [
    [
      ...shared,
      { label: 'menu.news', to: '/dashboard/news', icon: 'news' },
      { label: 'menu.projects', to: '/dashboard/projects', icon: 'projects' },
      { label: 'menu.articles', to: '/dashboard/articles', icon: 'articles' },
      { label: 'menu.videos', to: '/dashboard/videos', icon: 'videos' },
      { label: 'menu.reports', to: '/dashboard/reports', icon: 'reports' },
      { label: 'menu.users', to: '/dashboard/users', icon: 'users' },
    ],
    [
      { label: 'menu.messages', to: '/dashboard/messages', icon: 'messages' },
      {
        label: 'menu.site',
        to: sitePath,
        icon: 'site',
        also: [siteTextsPath, securitySettingsPath, ...siteTypes.map(({ name }) => `/dashboard/${name}`)],
      },
      media,
      { label: 'activity.title', to: '/dashboard/activity', icon: 'activity' },
      { label: 'securityLog.title', to: '/dashboard/security-log', icon: 'security' },
      { label: 'trash.title', to: '/dashboard/trash', icon: 'trash' },
    ],
  ],
  admin: [[...shared, { label: 'menu.blogs', to: '/dashboard/blogs', icon: 'blogs' }, media]],
};
