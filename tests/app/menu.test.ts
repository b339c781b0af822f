/** The entry of the site's menu to which a page belongs. */
import { expect, it } from 'vitest';
import { contentTypes } from '../../domain/content/index.ts';
import { isActive, menu, type MenuEntry } from '../../app/shell/menu.ts';

const activeOn = (path: string) => menu.filter((entry) => isActive(entry, path)).map(({ to }) => to);

it('marks the entry of each list, also on the pages of its items', () => {
  for (const { publicPath, itemPath } of contentTypes) {
    const entry = publicPath!.startsWith('/publications/') ? '/publications/news' : publicPath;
    for (const path of [publicPath!, ...(itemPath ? [itemPath.replace(':id', '665f1c2ab8e9d40012a3c001')] : [])])
      expect([path, activeOn(path)]).toEqual([path, [entry]]);
  }
});

it('marks one entry on the other pages of the menu, and none elsewhere', () => {
  for (const { to } of menu) expect(activeOn(to)).toEqual([to]);
  expect(activeOn('/privacy')).toEqual([]);
});

it('marks an entry with others below it on their pages only', () => {
  const entry: MenuEntry = { label: 'nav.about', to: '/about', children: [{ label: 'nav.about', to: '/about' }] };
  expect(isActive(entry, '/about')).toBe(true);
  expect(isActive(entry, '/publications/news')).toBe(false);
});
