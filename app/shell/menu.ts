import type { MessageKey } from '../i18n/translator.ts';

export type MenuEntry = { label: MessageKey; to: string; children?: readonly MenuEntry[] };

/** The entries of the navigation in their order (specification 2, shared public layout). */
export const menu: readonly MenuEntry[] = [
  { label: 'nav.home', to: '/' },
  { label: 'nav.about', to: '/about' },
  { label: 'nav.departments', to: '/departments' },
  { label: 'nav.projects', to: '/projects' },
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

/** Returns whether the page at `pathname` belongs to an entry. */
export function isActive(entry: MenuEntry, pathname: string): boolean {
  if (entry.children) return pathname.startsWith('/publications');
  if (entry.to === '/') return pathname === '/';
  const singular = entry.to === '/projects' && pathname.startsWith('/project/');
  return singular || pathname === entry.to || pathname.startsWith(`${entry.to}/`);
}
