/** The addresses that exist, with the ids of existing items. */
import { allTypes } from '../../domain/site/index.ts';
import { singleId } from '../../domain/model/define.ts';
import { calls } from '../setup/role-table.ts';

export type Target = { methods: readonly string[]; path: string };
/** Ids by the placeholder in the paths of the role table; `item` by type. */
export type Ids = {
  items: Readonly<Record<string, readonly string[]>>;
  files: readonly string[];
  fileAddresses: readonly string[];
};

const pages = [
  '/',
  '/about',
  '/departments',
  '/projects',
  '/project/{projects}',
  '/publications/news',
  '/publications/news/{news}',
  '/publications/articles',
  '/publications/articles/{articles}',
  '/publications/reports',
  '/publications/videos',
  '/member',
  '/donate',
  '/contact',
  '/search',
  '/signin',
  '/set-password',
  '/embed/membership',
  '/nowhere',
  '/publications',
  '/project',
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/news',
  '/dashboard/news/{news}/edit',
  '/dashboard/users',
  '/dashboard/messages',
  '/dashboard/site-texts',
  '/dashboard/trash',
  '/dashboard/nowhere',
];
const others = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/rss.xml',
  '/sitemap.xml',
  '/sitemaps/pages-1.xml',
  '/sitemaps/news-1.xml',
  '/files/{address}',
  '/files/share/{file}.jpg',
  '/files/share/news/{news}-ar.jpg',
  '/assets/nothing.js',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/api',
  '/api/nowhere',
  '/__manifest?p=%2F',
];

/** Signing out is left to other random requests: it would end the sessions for most of a run. */
const apiPaths = [...new Set(calls.map(([, path]) => path))].filter((path) => path !== '/api/users/logout');

export const targets: readonly Target[] = [
  ...apiPaths.map((path) => ({
    methods: [...new Set(calls.filter((call) => call[1] === path).map(([method]) => method))],
    path,
  })),
  ...[...pages, ...pages.map((path) => (path === '/' ? '/_root.data' : `${path}.data`)), ...others].map((path) => ({
    methods: ['GET', 'GET', 'HEAD', 'POST'],
    path,
  })),
];

/** Replaces the placeholders of a path with ids; `choose` picks one of the existing ids. */
export function fillIn(path: string, ids: Ids, choose: <T>(choices: readonly T[]) => T): string {
  const type = allTypes.find(({ name }) => path.split(/[/?]/)[2] === name)?.name ?? 'news';
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known =
      name === 'item'
        ? ids.items[type]
        : name === 'file'
          ? ids.files
          : name === 'address'
            ? ids.fileAddresses
            : ids.items[name];
    return known && known.length > 0 ? choose(known) : singleId;
  });
}

/** Reads the ids that visitors see at the start. */
export async function findIds(origin: string): Promise<Ids> {
  const items: Record<string, string[]> = {};
  const addresses: string[] = [];
  for (const { name } of allTypes) {
    const response = await fetch(`${origin}/api/${name}?limit=20`);
    const text = await response.text();
    items[name] = ((JSON.parse(text) as Record<string, { _id: string }[]>)[name] ?? []).map(({ _id }) => _id);
    addresses.push(...[...text.matchAll(/"\/files\/([^"]+)"/g)].map(([, address]) => address!));
  }
  const files = addresses.flatMap((address) => /[0-9a-f]{24}/.exec(address)?.[0] ?? []);
  return { items, files: [...new Set(files)].slice(0, 40), fileAddresses: [...new Set(addresses)].slice(0, 80) };
}
