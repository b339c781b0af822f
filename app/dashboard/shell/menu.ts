import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { UserInfo } from '../../session.ts';

export type DashboardEntry = { label: StaffMessageKey; to: string; mark: 'home' | 'desk' | 'news' | 'projects' | 'articles' | 'videos' | 'reports' | 'users' | 'words' | 'activity' | 'trash' | 'blogs' | 'media' | 'messages' };

const shared: DashboardEntry[] = [
  { label: 'nav.home', to: '/', mark: 'home' },
  { label: 'menu.dashboard', to: '/dashboard', mark: 'desk' },
];

const media: DashboardEntry = { label: 'menu.media', to: '/dashboard/media', mark: 'media' };

/** The menu of each role (specification 2, sidebar; 6). */
export const menuOf: Record<UserInfo['role'], readonly DashboardEntry[]> = {
  superadmin: [
    ...shared,
    { label: 'menu.news', to: '/dashboard/news', mark: 'news' },
    { label: 'menu.projects', to: '/dashboard/projects', mark: 'projects' },
    { label: 'menu.articles', to: '/dashboard/articles', mark: 'articles' },
    { label: 'menu.videos', to: '/dashboard/videos', mark: 'videos' },
    { label: 'menu.reports', to: '/dashboard/reports', mark: 'reports' },
    { label: 'menu.messages', to: '/dashboard/messages', mark: 'messages' },
    media,
    { label: 'menu.users', to: '/dashboard/users', mark: 'users' },
    { label: 'menu.words', to: '/dashboard/words', mark: 'words' },
    { label: 'activity.title', to: '/dashboard/activity', mark: 'activity' },
    { label: 'trash.title', to: '/dashboard/trash', mark: 'trash' },
  ],
  admin: [...shared, { label: 'menu.blogs', to: '/dashboard/blogs', mark: 'blogs' }, media],
};
