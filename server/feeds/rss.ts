import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentTypes } from '../../domain/content/index.ts';
import { news } from '../../domain/content/news.ts';
import { createSummary } from '../../domain/text/create-summary.ts';
import { notFound } from '../../domain/errors.ts';
import { escapeText } from '../../domain/markdown/write-text.ts';
import { getItemAddress, getTitle, type ContentType, type Item } from '../../domain/model/define.ts';
import { readIn, type Language, type ReadText } from '../../domain/model/localized.ts';
import { readDocument } from '../../domain/model/read-document.ts';
import { getTypeFeed, siteFeed } from '../../domain/site/feeds.ts';
import { visitor } from '../../domain/people/viewer.ts';
import { getContentType } from '../files/get-content-type.ts';
import { fileAddress } from '../files/file-address.ts';
import type { AuthorService } from '../services/content/authors.ts';
import type { ContentService } from '../services/content/content.ts';
import type { SiteTextService } from '../services/site/site-texts.ts';
import type { SiteService } from '../services/site/site.ts';
import type { StoredFile } from '../store/files/file-row.ts';
import { renderFullText } from './full-text.ts';
import { createXmlDocument, escapeXml } from './xml.ts';

/** Items of a feed. */
const feedSize = 20;
/** Characters of a description. */
const descriptionLength = 500;
/** Characters of the long texts of a feed as they are written; items after that have only a description. */
const maxFullTexts = 200_000;

type Deps = { content: ContentService; site: SiteService; siteTexts: SiteTextService; authors: AuthorService };
type Entry = {
  type: ContentType;
  item: Item;
  files: ReadonlyMap<string, StoredFile>;
  publishedAt: string;
  author: string;
};

/** Returns the latest items of the types with `inFeed`, as RSS 2.0 in one language. */
export async function renderSiteFeed(deps: Deps, origin: string, language: Language): Promise<string> {
  const types = contentTypes.filter((type) => type.inFeed);
  const { name } = await deps.site.settings();
  const title = readIn(name.short, language);
  return writeFeed(deps, { origin, language, types, title, path: siteFeed, listPath: news.publicPath! });
}

/** Returns the latest items of a content type with a public list, by its name; throws 404 where there is none. */
export async function renderTypeFeed(
  deps: Deps,
  origin: string,
  language: Language,
  typeName: string,
): Promise<string> {
  const type = contentTypes.find(({ name, publicPath }) => name === typeName && publicPath !== undefined);
  if (!type) throw notFound();
  const [[pageTitle], { name }] = await Promise.all([
    deps.siteTexts.shown([`pages.${type.name}.title`]),
    deps.site.settings(),
  ]);
  const parts = [pageTitle && readIn(pageTitle, language), readIn(name.short, language)];
  const texts = parts.filter((part) => part !== undefined && part.text !== '') as ReadText[];
  return writeFeed(deps, {
    origin,
    language,
    types: [type],
    title: { text: texts.map(({ text }) => text).join(' · '), lang: texts[0]?.lang ?? language },
    path: getTypeFeed(type.name),
    listPath: type.publicPath!,
  });
}

type Feed = {
  origin: string;
  language: Language;
  types: readonly ContentType[];
  title: ReadText;
  path: string;
  listPath: string;
};

async function writeFeed({ content, site, authors }: Deps, feed: Feed): Promise<string> {
  const { origin, language, title } = feed;
  const lists = await Promise.all(
    feed.types.map(async (type): Promise<Entry[]> => {
      const { found, files } = await content.list(type, visitor, { page: 1, limit: feedSize });
      const names = await authors.namesFor(type, found.items);
      return found.items.map((item) => ({
        type,
        item,
        files,
        publishedAt: getPublishedAt(type, item),
        author: names.get(item.id) ?? '',
      }));
    }),
  );
  const latest = lists
    .flat()
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, feedSize);
  const { tagline } = await site.settings();
  const items: string[] = [];
  let length = 0;
  for (const entry of latest) {
    // A long text takes milliseconds.
    await nextTurn();
    const text = length < maxFullTexts ? renderFullText(entry, origin, language) : undefined;
    length += text?.length ?? 0;
    await nextTurn();
    items.push(writeItem(entry, origin, language, text?.html));
  }
  const self = `${origin}${feed.path}?lang=${language}`;
  return createXmlDocument(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${textElement('title', title, language)}
<link>${escapeXml(`${origin}${feed.listPath}?lang=${language}`)}</link>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${textElement('description', readIn(tagline, language), language)}
<language>${language}</language>
${items.join('\n')}
</channel></rss>`,
  );
}

function writeItem(
  { type, item, files, publishedAt, author }: Entry,
  origin: string,
  language: Language,
  fullText: string | undefined,
): string {
  const document = findDocument(type, item, files, language);
  const address = `${origin}${getItemAddress(type, item.id)}?lang=${language}`;
  const summary = createSummary(type, item.values, language, descriptionLength) ?? { text: '', lang: language };
  return [
    `<item>${textElement('title', readIn(getTitle(type, item.values), language), language)}`,
    `<link>${escapeXml(address)}</link>`,
    `<guid isPermaLink="false">${item.id}-${language}</guid>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    // RSS's own element for authors is for email addresses.
    author === '' ? '' : `<dc:creator>${escapeXml(author)}</dc:creator>`,
    // Readers of feeds show it as HTML.
    textElement('description', { ...summary, text: escapeText(summary.text) }, language),
    fullText ? `<content:encoded>${escapeXml(fullText)}</content:encoded>` : '',
    document
      ? `<enclosure url="${escapeXml(origin + fileAddress(document))}" length="${document.bytes}" type="${getContentType(fileAddress(document))}"/>`
      : '',
    '</item>',
  ].join('');
}

/** Writes an element with a text, and its language where that is not the language of the feed (ruling 2). */
function textElement(name: string, { text, lang }: ReadText, language: Language): string {
  const attribute = lang === language || text === '' ? '' : ` xml:lang="${lang}"`;
  return `<${name}${attribute}>${escapeXml(text)}</${name}>`;
}

/** Returns the document of an item, for readers of a language. */
function findDocument(
  type: ContentType,
  item: Item,
  files: Entry['files'],
  language: Language,
): StoredFile | undefined {
  const name = Object.keys(type.fields).find((field) => type.fields[field]?.kind === 'document');
  return name === undefined ? undefined : files.get(readDocument(type, name, item.values, language)?.id ?? '');
}

/** Returns the moment from which an item is public, in ISO 8601. */
function getPublishedAt(type: ContentType, item: Item): string {
  const at = item.values[type.publicationField ?? ''];
  return typeof at === 'string' ? at : item.createdAt;
}
