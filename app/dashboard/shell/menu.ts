import { contentTypes } from '../../../domain/content/index.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { siteTypes } from '../../../domain/site/index.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { UserInfo } from '../../session.ts';
import { labelKey } from '../content/type-labels.ts';
import { iconOf, icons } from './menu-icon.tsx';

export type DashboardEntry = {
  label: StaffMessageKey;
  to: string;
  /** A path like those of `icons` in menu-icon.tsx. */
  icon: string;
  /** Other paths, including those below them, for which this entry is current. */
  also?: readonly string[];
};

/** The screen that links to the parts of the site. */
export const sitePath = '/dashboard/site';
export const translatePath = '/dashboard/translate';
export const messagesPath = '/dashboard/messages';
export const siteTextsPath = '/dashboard/site-texts';
export const backupsPath = '/dashboard/backups';
export const securitySettingsPath = '/dashboard/security-settings';
export const siteStatePath = '/dashboard/site-state';

const shared: DashboardEntry[] = [
  { label: 'nav.home', to: '/', icon: icons.home },
  { label: 'menu.dashboard', to: '/dashboard', icon: icons.overview, also: [translatePath] },
];

const entryOf = (type: ContentType): DashboardEntry => ({
  label: labelKey(type, 'menu'),
  to: `/dashboard/${type.name}`,
  icon: iconOf(type),
});

/** The list in which somebody finds the items of a type: admins have one, of their own articles. */
export const listOf = (type: ContentType, role: UserInfo['role'] | undefined): Pick<DashboardEntry, 'label' | 'to'> =>
  role === 'superadmin'
    ? { label: labelKey(type, 'title'), to: `/dashboard/${type.name}` }
    : { label: 'menu.blogs', to: '/dashboard/blogs' };

/** The address of an item's form. */
export const formPathOf = (type: ContentType, id: string, role: UserInfo['role'] | undefined): string =>
  type.single ? `/dashboard/${type.name}` : `${listOf(type, role).to}/${id}/edit`;

const media: DashboardEntry = { label: 'menu.media', to: '/dashboard/media', icon: icons.media };

/** The menu of each role: the specified entries (specification 2, sidebar; 6), then further ones. */
export const menuOf: Record<UserInfo['role'], readonly (readonly DashboardEntry[])[]> = {
  superadmin: [
    [...shared, ...contentTypes.map(entryOf), { label: 'menu.users', to: '/dashboard/users', icon: icons.users }],
    [
      { label: 'menu.messages', to: messagesPath, icon: icons.messages },
      {
        label: 'menu.site',
        to: sitePath,
        icon: icons.site,
        also: [siteTextsPath, securitySettingsPath, backupsPath, ...siteTypes.map(({ name }) => `/dashboard/${name}`)],
      },
      media,
      { label: 'activity.title', to: '/dashboard/activity', icon: icons.activity },
      { label: 'securityLog.title', to: '/dashboard/security-log', icon: icons.security },
      { label: 'siteState.title', to: siteStatePath, icon: icons.state },
      { label: 'trash.title', to: '/dashboard/trash', icon: icons.trash },
    ],
  ],
  admin: [[...shared, { label: 'menu.blogs', to: '/dashboard/blogs', icon: icons.blogs }, media]],
};
