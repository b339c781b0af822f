import type { MessageKey } from '../i18n/translator.ts';

export type MenuEntry = {
  label: MessageKey;
  to: string;
  /** Where the pages of its items begin, unless they are below `to`. */
  itemsAt?: string;
  children?: readonly MenuEntry[];
};

/** The entries of the navigation in their order (specification 2, shared public layout). */
export const menu: readonly MenuEntry[] = [
  { label: 'nav.home', to: '/' },
  { label: 'nav.about', to: '/about' },
  { label: 'nav.departments', to: '/departments' },
  { label: 'nav.projects', to: '/projects', itemsAt: '/project/' },
  {
    label: 'nav.publications',
    to: '/publications/news',
    children: [
      { label: 'nav.news', to: '/publications/news' },
      { label: 'nav.articles', to: '/publications/articles' },
      { label: 'nav.reports', to: '/publications/reports' },
      { label: 'nav.videos', to: '/publications/videos' },
    ],
  },
  { label: 'nav.member', to: '/member' },
  { label: 'nav.contact', to: '/contact' },
];

/** Returns whether the page at `pathname` belongs to an entry, or to one below it. */
export function isActive({ to, itemsAt = `${to}/`, children }: MenuEntry, pathname: string): boolean {
  if (children) return children.some((child) => isActive(child, pathname));
  if (to === '/') return pathname === '/';
  return pathname === to || pathname.startsWith(itemsAt);
}
