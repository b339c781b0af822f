import { contentTypes } from '../../../domain/content/index.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { siteTypes } from '../../../domain/site/index.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import { getAccess } from '../../../domain/people/permissions.ts';
import type { UserInfo } from '../../session.ts';
import { labelKey } from '../data/type-labels.ts';
import { getTypeIcon, icons } from './menu-icon.tsx';

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
  icon: getTypeIcon(type),
});

/** What the menu, the lists and the counts depend on. */
export type MenuUser = Pick<UserInfo, 'role' | 'rights'>;

const blogs: DashboardEntry = { label: 'menu.blogs', to: '/dashboard/blogs', icon: icons.blogs };

/** The list in which somebody finds the items of a type; that of an admin's own articles is Blogs. */
export const getListEntry = (type: ContentType, user: MenuUser | undefined): Pick<DashboardEntry, 'label' | 'to'> =>
  user && getAccess(user, type.name) !== 'own'
    ? { label: labelKey(type, 'title'), to: `/dashboard/${type.name}` }
    : blogs;

/** The address of an item's form. */
export const getFormPath = (type: ContentType, id: string, user: MenuUser | undefined): string =>
  type.single ? `/dashboard/${type.name}` : `${getListEntry(type, user).to}/${id}/edit`;

const media: DashboardEntry = { label: 'menu.media', to: '/dashboard/media', icon: icons.media };

/** The menu of a superadmin: the specified entries (specification 2, sidebar; 6), then further ones. */
const superadminMenu: readonly (readonly DashboardEntry[])[] = [
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
];

/**
 * Returns the menu of a person: an admin has the specified entry Blogs, or the types of their rights (decision 037).
 */
export function createMenu(user: MenuUser): readonly (readonly DashboardEntry[])[] {
  if (user.role === 'superadmin') return superadminMenu;
  const lists = contentTypes.flatMap((type) => {
    const access = getAccess(user, type.name);
    return access === undefined ? [] : [access === 'own' ? blogs : entryOf(type)];
  });
  return [[...shared, ...lists, media]];
}
