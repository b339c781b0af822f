import { contentTypes } from '../../domain/content/index.ts';
import { news } from '../../domain/content/news.ts';
import { publicAddress, titleOf, type ContentType, type Item } from '../../domain/model/define.ts';
import { readIn, type Language, type Localized } from '../../domain/model/localized.ts';
import { visitor } from '../../domain/people/viewer.ts';
import type { ContentService } from '../services/content.ts';
import type { SiteService } from '../services/site.ts';
import { xmlDocument, xmlText } from './xml.ts';

const feedSize = 20;

/** Returns the latest items of the types with `inFeed`, as RSS 2.0 in one language. */
export async function rssFeed(
  services: { content: ContentService; site: SiteService },
  origin: string,
  language: Language,
): Promise<string> {
  const { name, tagline } = await services.site.settings();
  const lists = await Promise.all(
    contentTypes
      .filter((type) => type.inFeed)
      .map(async (type) => {
        const { found } = await services.content.list(type, visitor, { page: 1, limit: feedSize });
        return found.items.map((item) => ({ type, item, publishedAt: publishedAtOf(type, item) }));
      }),
  );
  const latest = lists
    .flat()
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, feedSize);
  const items = latest.map(({ type, item, publishedAt }) => {
    const address = `${origin}${publicAddress(type, item.id)}?lang=${language}`;
    const text = (value: Localized) => xmlText(readIn(value, language).text);
    const summary = item.values[type.summary?.[0] ?? ''];
    const description = summary !== null && typeof summary === 'object' ? text(summary) : '';
    return [
      `<item><title>${text(titleOf(type, item.values))}</title><link>${xmlText(address)}</link>`,
      `<guid isPermaLink="false">${item.id}-${language}</guid>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${description}</description></item>`,
    ].join('');
  });
  return xmlDocument(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(readIn(name.short, language).text)}</title>
<link>${xmlText(`${origin}${news.publicPath}?lang=${language}`)}</link>
<atom:link href="${xmlText(`${origin}/rss.xml?lang=${language}`)}" rel="self" type="application/rss+xml"/>
<description>${xmlText(readIn(tagline, language).text)}</description>
<language>${language}</language>
${items.join('\n')}
</channel></rss>`,
  );
}

/** Returns the moment from which an item is public, in ISO 8601. */
function publishedAtOf(type: ContentType, item: Item): string {
  const at = item.values[type.publicationField ?? ''];
  return typeof at === 'string' ? at : item.createdAt;
}
