import { news } from '../../domain/content/news.ts';
import { readIn, type Language, type Localized } from '../../domain/model/localized.ts';
import { visitor } from '../../domain/people/viewer.ts';
import { itemAddresses } from '../../domain/site/public-pages.ts';
import type { ContentService } from '../services/content.ts';
import type { SiteService } from '../services/site.ts';
import { xmlDocument, xmlText } from './xml.ts';

const feedSize = 20;

/** The latest news as an RSS 2.0 feed in one language. */
export async function rssFeed(
  services: { content: ContentService; site: SiteService },
  origin: string,
  language: Language,
): Promise<string> {
  const { name, tagline } = await services.site.settings();
  const { found } = await services.content.list(news, visitor, { page: 1, limit: feedSize });
  const items = found.items.map((item) => {
    const address = `${origin}${itemAddresses[news.name]!(item.id)}?lang=${language}`;
    const { title, description, publishedAt } = item.values;
    const text = (value: Localized) => xmlText(readIn(value, language).text);
    const published = new Date(publishedAt ?? '').toUTCString();
    return `<item><title>${text(title)}</title><link>${xmlText(address)}</link><guid isPermaLink="false">${item.id}-${language}</guid><pubDate>${published}</pubDate><description>${text(description)}</description></item>`;
  });
  return xmlDocument(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(readIn(name.short, language).text)}</title>
<link>${xmlText(`${origin}/publications/news?lang=${language}`)}</link>
<atom:link href="${xmlText(`${origin}/rss.xml?lang=${language}`)}" rel="self" type="application/rss+xml"/>
<description>${xmlText(readIn(tagline, language).text)}</description>
<language>${language}</language>
${items.join('\n')}
</channel></rss>`,
  );
}
