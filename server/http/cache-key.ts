import { allTypes } from '../../domain/site/index.ts';
import { listPaths } from '../../domain/site/public-pages.ts';
import { isLanguage } from '../../domain/model/localized.ts';
import { maxLimit } from '../../domain/model/paging.ts';

const listParameters = ['lang', 'page', 'limit'];
/** Pages that show one page of a list. */
const pagedLists = new Set(listPaths);

/** Pages of a list that are cached; later ones are rendered for each request. */
const isPageNumber = (value: string) => /^[1-9]\d{0,3}$/.test(value);

/**
 * Parameter values that are part of a cache key. Requests with other values are not cached, so that no client can fill
 * the cache with invented addresses.
 */
const isKnownValue: Record<string, (value: string) => boolean> = {
  lang: isLanguage,
  page: isPageNumber,
  // The thanks for a message that was sent without JavaScript (app/site/forms/receive-form.ts).
  sent: (value) => value === '1',
  limit: (value) => /^[1-9]\d{0,8}$/.test(value),
};

/** Returns the one spelling of values that ask for the same. */
const plainValue: Record<string, (value: string) => string> = {
  // Larger limits are capped (ruling 5).
  limit: (value) => String(Math.min(Number(value), maxLimit)),
};

/** The longest list of route ids that is read, in characters. */
const maxRouteIds = 300;

/**
 * Returns the ids of routes whose data the router's scripts request, without unknown ones: data for invented ids would
 * be made anew for each request. `undefined` for those of all routes.
 */
function readRouteIds(value: string, known: ReadonlySet<string>): string | undefined {
  const ids = value.length < maxRouteIds ? value.split(',').filter((id) => known.has(id)) : [];
  return ids.length > 0 ? [...new Set(ids)].toSorted().join(',') : undefined;
}

const feeds = new Set(['/rss.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest']);
/** Returns whether an address is that of a feed. Others below these folders are pages that do not exist. */
export const isFeed = (pathname: string): boolean =>
  feeds.has(pathname) || /^\/(?:sitemaps|feeds)\/[a-z0-9-]+\.xml$/.test(pathname);
const lists = new Set(allTypes.map((type) => `/api/${type.name}`));

/** The parameter that makes a response specific to one person where it is `1`; such requests bypass the cache. */
const personalParameter = (pathname: string) => (pathname.startsWith('/api/') ? 'all' : 'preview');
/**
 * Of the dashboard only `/dashboard` is cached: the browser opens all other screens from there. The search is never
 * cached: anybody can invent queries, which would evict the pages. The read limit and the queue of pages bound it.
 */
const notPages = /^\/(?:(?:api|files|assets|search|set-password|healthz|readyz|embed)(?:[/.]|$)|dashboard[/.])/;

/** Returns the cache key of an address. Pages for visitors who save data have a hash, which no request contains. */
export const getCacheKey = (url: string, savesData: boolean): string => (savesData ? `${url}#save-data` : url);

/**
 * Returns the path and query under which a GET of `url` (path and query, as in a request line) is cached; undefined
 * where the response must not be. They have only the parameters that a page reads, in one order: a client that adds
 * others gets the same response and cannot evict other entries.
 */
export function getCacheablePath(url: string, findRouteIds: (path: string) => ReadonlySet<string>): string | undefined {
  // An address that begins with two slashes names another host; URL parsers treat a backslash as a slash.
  const parsed = /^\/(?![/\\])/.test(url) ? URL.parse(url, 'http://site') : null;
  if (!parsed) return undefined;
  const { pathname, search, searchParams } = parsed;
  const known = knownParameters(pathname);
  if (!known) return undefined;
  if (search === '') return pathname;
  if (!isFeed(pathname) && searchParams.getAll(personalParameter(pathname)).includes('1')) return undefined;
  const parameters = new URLSearchParams();
  for (const name of known) {
    if (name === '_routes') {
      const value = searchParams.get(name);
      const ids = value === null ? undefined : readRouteIds(value, findRouteIds(getPagePath(pathname)));
      if (ids !== undefined) parameters.set(name, ids);
      continue;
    }
    // Of several languages the first is read; any other than ours is shown as English.
    const values = name === 'lang' ? searchParams.getAll(name).slice(0, 1) : searchParams.getAll(name);
    if (name === 'lang' && !values.every(isLanguage)) continue;
    if (values.length > 1 || !values.every((value) => isKnownValue[name]!(value))) return undefined;
    for (const value of values) parameters.append(name, plainValue[name]?.(value) ?? value);
  }
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}

/** Returns whether an address is that of the API or of a feed, which the read queue limits. */
export const isRead = (pathname: string): boolean => pathname.startsWith('/api/') || isFeed(pathname);

/** Returns whether a cacheable path is that of a page as a document. */
export const isPage = (path: string): boolean => !isRead(path.split('?')[0]!) && !/\.data(?:\?|$)/.test(path);

/** Returns the path of the page whose data the router requests (`/_.data` for the home page), or that of the page itself. */
const getPagePath = (pathname: string): string => (pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, ''));

function knownParameters(pathname: string): string[] | undefined {
  // Routes match upper case and escapes too, and each spelling would be an entry of its own. Such addresses, and those
  // that end with a slash, are redirected with all their parameters (`plainPath`).
  if (pathname.length > 200 || /[A-Z%]|.\/$|\/\/|\/\.data$/.test(pathname)) return undefined;
  if (isFeed(pathname)) return ['lang'];
  if (pathname.startsWith('/api/')) {
    // A list and its items. Paths below an item, such as its versions, are for staff.
    const [list, id, ...below] = pathname.slice('/api/'.length).split('/');
    return lists.has(`/api/${list}`) && below.length === 0 && id !== '' ? listParameters : undefined;
  }
  if (notPages.test(pathname)) return undefined;
  const page = getPagePath(pathname);
  return [
    'lang',
    ...(pagedLists.has(page) ? ['page'] : []),
    ...(page === '/contact' ? ['sent'] : []),
    ...(page === pathname ? [] : ['_routes']),
  ];
}
