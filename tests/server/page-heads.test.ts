/** What machines read of every public address: search engines, social networks and readers of feeds. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../domain/model/localized.ts';
import { publicPages } from '../../domain/site/public-pages.ts';
import { addSampleVideos } from '../setup/sample-videos.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { staffEnvironment } from '../setup/browser/staff.ts';

const origin = 'https://nuur.example';

let site: RunningSite;
let items: { news: string; articles: string; projects: string; videos: string; reports: string };
beforeAll(async () => {
  site = await startSite({ ...staffEnvironment, PUBLIC_URL: origin });
  await addSampleVideos(site.url);
  const addressOf = async (kind: string, path: string) => {
    const list = (await (await fetch(`${site.url}/api/${kind}?limit=1`)).json()) as Record<string, { _id: string }[]>;
    return `${path}/${list[kind]![0]!._id}`;
  };
  items = {
    news: await addressOf('news', '/publications/news'),
    articles: await addressOf('articles', '/publications/articles'),
    projects: await addressOf('projects', '/project'),
    videos: await addressOf('videos', '/publications/videos'),
    reports: await addressOf('reports', '/publications/reports'),
  };
});
afterAll(() => site.stop());

type Tag = { name: string; attributes: Record<string, string>; text: string };
type Node = Record<string, unknown> & { '@type': string };
type Head = {
  status: number;
  title: string;
  metas: Record<string, string[]>;
  links: Record<string, string>[];
  nodes: Node[];
};

function tagsOf(node: Tree.Node): Tag[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const inside = children.flatMap((child) => tagsOf(child));
  if (!('tagName' in node)) return inside;
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes, text }, ...inside];
}

async function readHead(path: string, language: Language): Promise<Head> {
  const response = await fetch(site.url + inLanguage(path, language));
  const tags = tagsOf(parse(await response.text()));
  const metas: Record<string, string[]> = {};
  for (const { name, attributes } of tags)
    if (name === 'meta')
      (metas[attributes['property'] ?? attributes['name'] ?? ''] ??= []).push(attributes['content']!);
  const graphs = tags
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as { '@context': string; '@graph': Node[] });
  expect(graphs.every((graph) => graph['@context'] === 'https://schema.org')).toBe(true);
  expect(graphs.length).toBeLessThanOrEqual(1);
  return {
    status: response.status,
    title: tags
      .filter(({ name }) => name === 'title')
      .map(({ text }) => text)
      .join('|'),
    metas,
    links: tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes),
    nodes: graphs.flatMap((graph) => graph['@graph']),
  };
}

const inLanguage = (path: string, language: Language) =>
  language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const text = 'headline inLanguage author publisher';
/** Properties of each kind: those that must be there, and others that may. */
const kinds: Record<string, [required: string, optional?: string]> = {
  NGO: ['name url logo', 'alternateName slogan email telephone address sameAs'],
  WebSite: ['name alternateName url inLanguage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position name item'],
  NewsArticle: [`${text} datePublished dateModified mainEntityOfPage image description`],
  Article: [`${text} datePublished dateModified mainEntityOfPage image description`],
  Project: ['name url description image parentOrganization', 'foundingDate dissolutionDate'],
  VideoObject: ['name description thumbnailUrl uploadDate embedUrl url inLanguage publisher'],
  Report: [`${text} url encodingFormat datePublished image`],
};

/** Returns what is wrong with a thing and those within it. */
function problemsOf(node: Node): string[] {
  const type = node['@type'];
  const known = kinds[type];
  if (!known) return [`unknown kind ${type}`];
  const [required, optional = []] = [known[0].split(' '), known[1]?.split(' ')];
  return [
    ...required.filter((name) => isEmpty(node[name])).map((name) => `${type} without ${name}`),
    ...Object.keys(node)
      .filter((name) => name !== '@type' && ![...required, ...optional].includes(name))
      .map((name) => `${type} with ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => [value].flat().flatMap((one) => problemOf(type, name, one))),
  ];
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function problemOf(type: string, name: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return problemsOf(value as Node);
  const isAddress = /^(?:url|logo|image|item|mainEntityOfPage|thumbnailUrl|embedUrl|sameAs)$/.test(name);
  const isDate = /^(?:date|upload|founding|dissolution)/.test(name);
  const isWrong =
    (isAddress && !/^https:\/\/[^/]+\//.test(String(value))) ||
    (isDate && !/^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(String(value)));
  return isWrong ? [`${type} with ${name} ${String(value)}`] : [];
}

describe.each(languages)('in %s', (language) => {
  /** Public addresses with the kinds that they describe, besides the way to them. */
  const addresses = (): [path: string, kinds: string[]][] => [
    ...publicPages.map((path): [string, string[]] => [path, []]),
    ['/publications/news?page=2', []],
    ['/publications/articles?page=2', []],
    ['/projects?page=2', []],
    ['/publications/videos?page=2', ['VideoObject']],
    [items.news, ['NewsArticle']],
    [items.articles, ['Article']],
    [items.projects, ['Project']],
    [items.videos, ['VideoObject']],
    [items.reports, ['Report']],
  ];
  const ofLists: Record<string, string[]> = {
    '/': ['NGO', 'WebSite'],
    '/publications/videos': ['VideoObject'],
    '/publications/reports': ['Report'],
  };

  it('every public address says what it is, where, and in which other languages', async () => {
    const titles = new Set<string>();
    for (const [path, described] of addresses()) {
      const { status, title, metas, links, nodes } = await readHead(path, language);
      const found = (rel: string, name = 'href') =>
        links.filter((link) => link['rel'] === rel).map((link) => link[name]);
      const canonical = origin + inLanguage(path, language);
      expect([path, status, title !== '' && !titles.has(title), found('canonical')]).toEqual([
        path,
        200,
        true,
        [canonical],
      ]);
      titles.add(title);
      const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined);
      expect([path, ...alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)]).toEqual([
        path,
        ...languages.map((other) => `${other} ${origin}${inLanguage(path, other)}`),
        `x-default ${origin}${path}`,
      ]);
      const [feed, ...others] = links.filter(({ type }) => type === 'application/rss+xml').map(({ href }) => href);
      expect([path, feed, others]).toEqual([path, expect.stringMatching(`^${origin}/.*xml\\?lang=${language}$`), []]);
      expect([path, metas['robots']]).toEqual([path, undefined]);
      expect([path, metas['og:url'], metas['description']]).toEqual([path, [canonical], metas['og:description']]);
      expect([path, title]).toEqual([path, `${metas['og:title']![0]} · ${metas['og:site_name']![0]}`]);
      const isItem = Object.values(items).includes(path);
      expect([path, metas['og:type']]).toEqual([path, [isItem ? 'article' : 'website']]);
      expect([path, metas['og:locale']?.[0]?.slice(0, 2), metas['og:locale:alternate']?.length]).toEqual([
        path,
        language,
        2,
      ]);
      expect([path, metas['og:image']]).toEqual([
        path,
        [expect.stringMatching(isItem ? /\/files\/share\// : /\/share\.jpg$/)],
      ]);
      for (const name of ['og:image:alt', 'og:image:width', 'og:image:height', 'og:image:type', 'twitter:card'])
        expect([path, name, metas[name]?.length, metas[name]?.[0]]).toEqual([
          path,
          name,
          1,
          expect.stringMatching(/./),
        ]);
      // The description of an item may be short.
      expect([path, metas['description']?.[0]?.length]).toEqual([
        path,
        expect.toSatisfy((length) => length >= 20 && length <= 200),
      ]);

      expect([path, nodes.flatMap((node) => problemsOf(node))]).toEqual([path, []]);
      const expected = [...(ofLists[path] ?? described), ...(path === '/' ? [] : ['BreadcrumbList'])];
      expect([path, [...new Set(nodes.map((node) => node['@type']))]]).toEqual([path, expected]);
      for (const node of nodes) {
        if (node['@type'] === 'BreadcrumbList') {
          const steps = node['itemListElement'] as { position: number; name: string; item: string }[];
          expect([path, steps.map(({ position }) => position)]).toEqual([path, steps.map((_, index) => index + 1)]);
          expect([path, steps.length, steps.at(-1)]).toMatchObject([
            path,
            isItem ? 3 : 2,
            { item: canonical, name: metas['og:title']![0] },
          ]);
        }
        const own = node['mainEntityOfPage'] ?? (node['@type'] === 'Project' ? node['url'] : canonical);
        expect([path, own]).toEqual([path, canonical]);
      }
      expect([path, metas['article:published_time']]).toEqual([
        path,
        [items.news, items.articles].includes(path) ? [nodes[0]!['datePublished']] : undefined,
      ]);
    }
  });

  it('what is not for search engines says so and nothing else', async () => {
    for (const path of [
      '/search',
      '/search?q=qur',
      '/offline',
      '/signin',
      '/embed/membership',
      '/no-such-page',
      '/projects?page=99',
    ]) {
      const { title, metas, links, nodes } = await readHead(path, language);
      expect([path, metas['robots'], title !== '', nodes]).toEqual([path, ['noindex'], true, []]);
      expect([path, Object.keys(metas).filter((name) => /^(?:og|twitter|article):/.test(name))]).toEqual([path, []]);
      expect([path, links.filter(({ hreflang }) => hreflang !== undefined)]).toEqual([path, []]);
    }
  });
});
