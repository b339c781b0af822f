/** The addresses that are stored: public pages of the site, files of the build, pictures. */

type PublicPaths = {
  /** Pages that show no single item, such as `/about`. */
  pages: string[];
  /** Those of them that have several pages. */
  lists: string[];
  /** What the address of an item begins with, such as `/publications/news/`. */
  items: string[];
};

/** Set by the build, from the declarations of the content types. */
declare const PUBLIC_PATHS: PublicPaths;

export const offlinePath = '/offline';
export const searchPath = '/search';

/** Parameters with which a page shows what one visitor or one person of the staff did. */
const personal = ['preview', 'sent', 'q'];

/**
 * Returns under which address a page is stored: its path, its language, the number of its part of a list. Other
 * parameters change nothing on a page, and would fill the store. Undefined where the page is not stored.
 */
export function toPageAddress({ pathname, searchParams }: URL): string | undefined {
  const isItem = PUBLIC_PATHS.items.some(
    (start) => pathname.startsWith(start) && /^[0-9a-f]{24}$/.test(pathname.slice(start.length)),
  );
  if (!isItem && !PUBLIC_PATHS.pages.includes(pathname) && pathname !== offlinePath) return undefined;
  if (personal.some((name) => searchParams.has(name))) return undefined;
  // The server shows the first page where it is asked for several.
  if (searchParams.getAll('page').length > 1) return undefined;
  const number = PUBLIC_PATHS.lists.includes(pathname) ? searchParams.get('page') : null;
  if (number !== null && !/^[1-9]\d{0,3}$/.test(number)) return undefined;
  const kept = new URLSearchParams();
  if (number !== null && number !== '1') kept.set('page', number);
  const lang = searchParams.get('lang');
  if (lang === 'so' || lang === 'ar') kept.set('lang', lang);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** Returns the address of the page whose data the router requests at `<path>.data`. */
export function findPageOfData({ pathname, origin, search }: URL): URL | undefined {
  if (!pathname.endsWith('.data')) return undefined;
  const page = new URL(origin + pathname.slice(0, -'.data'.length).replace(/^\/_(?:root)?$/, '/') + search);
  page.searchParams.delete('_routes');
  return toPageAddress(page) === undefined ? undefined : page;
}

/** Returns whether an address is that of a file whose name changes with its content. */
export const isFile = (pathname: string): boolean => /^\/(?:assets|files\/pictures)\/./.test(pathname);

/** Returns whether an address is that of a document of a report. */
export const isDocument = (pathname: string): boolean => pathname.startsWith('/files/documents/');
