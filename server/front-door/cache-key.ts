import { contentTypes } from '../../domain/content/index.ts';
import { isLanguage } from '../../domain/model/localized.ts';

/**
 * Which answers may be kept, and under which key. A key holds only the parameters that an address knows, in one
 * order: whoever adds others gets the same answer, and cannot make the cache forget what it holds.
 */
export type Cacheable = { /** Path and known parameters. */ address: string };

const listParameters = ['lang', 'page', 'limit'];
const feeds = new Set(['/rss.xml', '/sitemap.xml', '/robots.txt']);
const lists = new Set(contentTypes.map((type) => `/api/${type.name}`));

/** Parameters by which an answer is made for one person; such requests pass by the cache. */
const personal = ['all', 'preview'];
const notPages = /^\/(?:api|files|assets|dashboard|signin|set-password|healthz|readyz|embed)(?:[/.]|$)/;

/** What may be kept of the answer to a GET of this address; undefined for what is made for one request. */
export function cacheableAddress(pathname: string, search: URLSearchParams): Cacheable | undefined {
  if (personal.some((name) => search.has(name))) return undefined;
  const known = knownParameters(pathname);
  if (!known) return undefined;
  const kept = new URLSearchParams();
  for (const name of known) {
    for (const value of search.getAll(name)) {
      // Any other language is English.
      if (name !== 'lang' || isLanguage(value)) kept.append(name, value);
    }
  }
  return { address: kept.size > 0 ? `${pathname}?${kept}` : pathname };
}

function knownParameters(pathname: string): string[] | undefined {
  if (pathname.length > 200) return undefined;
  if (feeds.has(pathname) || pathname.startsWith('/sitemaps/')) return ['lang'];
  if (pathname.startsWith('/api/')) {
    // A list and its items. What lies below an item, such as its versions, is for staff.
    const [list, id, ...below] = pathname.slice('/api/'.length).split('/');
    return lists.has(`/api/${list}`) && below.length === 0 && id !== '' ? listParameters : undefined;
  }
  if (notPages.test(pathname)) return undefined;
  return pathname.endsWith('.data') ? ['lang', 'page', '_routes'] : ['lang', 'page'];
}
