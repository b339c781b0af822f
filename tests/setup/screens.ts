/** The addresses of the API behind every list, search and screen: what visitors and staff read. */
import { contentTypes } from '../../domain/content/index.ts';
import { securityEventGroups } from '../../domain/people/security-event.ts';

export type Screen = { name: string; path: string };

/** Of visitors; `item` is the id of a published item, `lastPage` the number of the last page of ten. */
export const visitorScreens = (item: string, lastPage: number): Screen[] => [
  ...contentTypes.flatMap(({ name }) => [
    { name: `${name}, first page`, path: `/api/${name}?page=1&limit=10` },
    { name: `${name}, page 50`, path: `/api/${name}?page=50&limit=10` },
    { name: `${name}, last page`, path: `/api/${name}?page=${lastPage}&limit=10` },
    { name: `${name}, item`, path: `/api/${name}/${item}` },
  ]),
  { name: 'feed', path: '/rss.xml' },
  ...contentTypes.map(({ name }) => ({ name: `${name}, feed`, path: `/feeds/${name}.xml` })),
  { name: 'sitemap', path: '/sitemap.xml' },
];

/** Of superadmins, who see everything. `person` is somebody with entries in the history. */
export const staffScreens = (item: string, person: string, lastPage: number): Screen[] => [
  ...contentTypes.flatMap(({ name }) => {
    const list = (filter: string) => `/api/${name}?all=1&limit=10&${filter}`;
    return [
      { name: `${name}, first page`, path: list('page=1') },
      { name: `${name}, page 50`, path: list('page=50') },
      { name: `${name}, last page`, path: list(`page=${lastPage}`) },
      { name: `${name}, by date`, path: list('sort=date') },
      { name: `${name}, by state`, path: list('sort=-state') },
      { name: `${name}, search for one`, path: list('q=4711') },
      { name: `${name}, search for all`, path: list('q=lesson') },
      { name: `${name}, search for none`, path: list('q=xylophone') },
      { name: `${name}, search with two letters`, path: list('q=zq') },
      { name: `${name}, own`, path: list('mine=1') },
      { name: `${name}, without Somali`, path: list('missing=so') },
      { name: `${name}, outdated Somali`, path: list('outdated=so') },
      { name: `${name}, drafts`, path: list('state=draft') },
      { name: `${name}, scheduled`, path: list('state=scheduled') },
      { name: `${name}, item`, path: `/api/${name}/${item}?all=1` },
      { name: `${name}, versions`, path: `/api/${name}/${item}/versions` },
    ];
  }),
  { name: 'overview', path: '/api/overview' },
  { name: 'everything, search', path: '/api/search?q=4711' },
  { name: 'activity', path: '/api/activity' },
  { name: 'activity of a type', path: '/api/activity?kind=news' },
  { name: 'activity of a person', path: `/api/activity?by=${person}` },
  { name: 'trash', path: '/api/trash' },
  { name: 'trash of a type', path: '/api/trash?kind=news' },
  { name: 'media library', path: '/api/files' },
  { name: 'media, documents', path: '/api/files?kind=document' },
  { name: 'media, search', path: '/api/files?q=4711' },
  { name: 'media, used', path: '/api/files?used=1' },
  { name: 'media, unused', path: '/api/files?used=0' },
  { name: 'media, without Arabic', path: '/api/files?missing=ar' },
  { name: 'media, trash', path: '/api/files?trash=1' },
  { name: 'messages', path: '/api/messages' },
  { name: 'messages, unread', path: '/api/messages?state=new' },
  { name: 'messages, spam', path: '/api/messages?state=spam' },
  { name: 'messages, members', path: '/api/messages?kind=membership' },
  { name: 'messages, search', path: '/api/messages?q=4711' },
  { name: 'messages, trash', path: '/api/messages?state=deleted' },
  { name: 'people', path: '/api/users' },
  { name: 'security log', path: '/api/security-log' },
  ...securityEventGroups.map((group) => ({ name: `security log, ${group}`, path: `/api/security-log?group=${group}` })),
  { name: 'security log, a person', path: `/api/security-log?person=${person}` },
  { name: 'security log, search', path: '/api/security-log?q=4711' },
  { name: 'backups', path: '/api/backups' },
  { name: 'state of the site', path: '/api/site-state' },
];
