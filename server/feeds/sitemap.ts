import { contentTypes } from '../../domain/content/index.ts';
import { notFound } from '../../domain/errors.ts';
import { getItemAddress } from '../../domain/model/define.ts';
import { defaultLanguage, languages, type Language } from '../../domain/model/localized.ts';
import { groupAlbums } from '../../domain/site/albums.ts';
import { publicPages } from '../../domain/site/public-pages.ts';
import type { ContentService } from '../services/content/content.ts';
import type { Services } from '../services/services.ts';
import { createXmlDocument, escapeXml } from './xml.ts';

/** Entries of one file. Each lists its three languages, so this many are far below the limit of 50 MB. */
const sitemapSize = 5_000;

type Entry = { path: string; updatedAt?: string };
type Sources = Pick<Services, 'content' | 'site'>;

const typesWithPages = contentTypes.filter((type) => type.itemPath !== undefined);

function urlset(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, updatedAt }) => {
    // The plain address is the English one, as in the head of the page itself.
    const createAddress = (language: Language) =>
      `${origin}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`;
    const alternates = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(createAddress(language))}"/>`,
    );
    const standard = `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(createAddress(defaultLanguage))}"/>`;
    const modified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${modified}${alternates.join('')}${standard}</url>`;
  });
  return createXmlDocument(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
      `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  );
}

/** The fixed pages, and the albums of the gallery. */
async function pageEntries({ site }: Sources): Promise<Entry[]> {
  const { albums } = groupAlbums(await site.gallery());
  return [...publicPages, ...albums.map(({ id }) => `/gallery/${id}`)].map((path) => ({ path }));
}

async function itemEntries(content: ContentService, typeName: string, page: number): Promise<Entry[]> {
  const type = typesWithPages.find(({ name }) => name === typeName);
  if (!type) throw notFound();
  const { items } = await content.listPublicIds(type, { page, limit: sitemapSize });
  if (items.length === 0) throw notFound();
  return items.map(({ id, updatedAt }) => ({ path: getItemAddress(type, id), updatedAt }));
}

/**
 * Returns `/sitemap.xml`: every page and item while they fit into one file, else the index of the files below
 * `/sitemaps/`.
 */
export async function renderSitemap(sources: Sources, origin: string): Promise<string> {
  const { content } = sources;
  const pages = await pageEntries(sources);
  const counts = await Promise.all(
    typesWithPages.map(async (type) => ({
      type,
      total: (await content.listPublicIds(type, { page: 1, limit: 1 })).total,
    })),
  );
  const total = counts.reduce((sum, count) => sum + count.total, pages.length);
  if (total <= sitemapSize) {
    const filled = counts.filter((count) => count.total > 0);
    const items = await Promise.all(filled.map(({ type }) => itemEntries(content, type.name, 1)));
    return urlset(origin, [...pages, ...items.flat()]);
  }
  const files = [
    'pages-1',
    ...counts.flatMap(({ type, total: count }) =>
      Array.from({ length: Math.ceil(count / sitemapSize) }, (_, index) => `${type.name}-${index + 1}`),
    ),
  ];
  const entries = files.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`);
  return createXmlDocument(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>`,
  );
}

/** Returns one file of a large sitemap, by its name such as `news-2`; throws 404 where there is none. */
export async function renderSitemapPart(sources: Sources, origin: string, name: string): Promise<string> {
  if (name === 'pages-1') return urlset(origin, await pageEntries(sources));
  const [typeName = '', number = ''] = name.split('-');
  if (!/^[1-9]\d{0,5}$/.test(number) || name !== `${typeName}-${number}`) throw notFound();
  return urlset(origin, await itemEntries(sources.content, typeName, Number(number)));
}
