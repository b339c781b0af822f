import { contentTypes } from '../content/index.ts';
import { publicPages } from './public-pages.ts';

/** The feed of the whole site. */
export const siteFeed = '/rss.xml';

/** Returns the address of the feed of a content type, by its name. */
export const getTypeFeed = (typeName: string): string => `/feeds/${typeName}.xml`;

/**
 * Returns the feed that a page names: that of its content type on a list and on the pages of its items, that of the
 * site on other public pages, and none elsewhere.
 */
export function findPageFeed(path: string): string | undefined {
  const type = contentTypes.find(
    ({ publicPath, itemPath }) =>
      publicPath !== undefined && (path === publicPath || (itemPath && path.startsWith(itemPath.replace(':id', '')))),
  );
  if (type) return getTypeFeed(type.name);
  return publicPages.includes(path) ? siteFeed : undefined;
}
