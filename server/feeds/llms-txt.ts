import { contentTypes } from '../../domain/content/index.ts';
import { defaultLanguage, languages, readIn, type Localized } from '../../domain/model/localized.ts';
import { getItemAddress, getTitle } from '../../domain/model/define.ts';
import { joinLines } from '../../domain/text/join-lines.ts';
import { visitor } from '../../domain/people/viewer.ts';
import { getTypeFeed } from '../../domain/site/feeds.ts';
import type { ContentService } from '../services/content/content.ts';
import { fillText, sitePages } from '../services/search/search-pages.ts';
import type { SiteTextService } from '../services/site/site-texts.ts';
import type { SiteService } from '../services/site/site.ts';

/** Newest items that are listed of each type. */
const itemsOfType = 5;

const languageNames = { en: 'English', so: 'Somali', ar: 'Arabic' } as const;

type Deps = { content: ContentService; site: SiteService; siteTexts: SiteTextService };

/**
 * Returns `/llms.txt`: what the site is and where things are, in Markdown for programs that read it
 * (https://llmstxt.org). In English, or where a text has none in whichever language exists.
 */
export async function renderLlmsTxt({ content, site, siteTexts }: Deps, origin: string): Promise<string> {
  const { name, tagline, contact } = await site.settings();
  const keys = sitePages.flatMap(({ textsIn }) => [`${textsIn}.title`, `${textsIn}.description`]);
  const texts = (await siteTexts.shown(keys)).map((text) => fillText(text, { name: name.short }));
  const others = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `with ?lang=${language} in ${languageNames[language]}`)
    .join(', ');
  const pages = sitePages.map(({ path }, index) =>
    linkTo(texts[2 * index]!, origin + path, plainLine(texts[2 * index + 1]!)),
  );
  const lists = contentTypes.filter(({ publicPath }) => publicPath !== undefined);
  const sections = await Promise.all(
    lists.map(async (type) => {
      const { found } = await content.list(type, visitor, { page: 1, limit: itemsOfType });
      if (found.items.length === 0) return '';
      const links = found.items.map(({ id, values }) =>
        linkTo(getTitle(type, values), origin + getItemAddress(type, id)),
      );
      return `\n## Newest ${type.name} (${found.total} in all)\n\n${links.join('\n')}\n`;
    }),
  );
  const feeds = lists.map(({ name: typeName }) => `- Feed of ${typeName}: ${origin}${getTypeFeed(typeName)}`);
  return `# ${plainLine(name.full)}

> ${plainLine(tagline)}

Pages are in ${languageNames[defaultLanguage]}; ${others}. Lists have further pages with ?page=2 and so on.

- Address: ${plainLine(contact.address)}
- Email: ${joinLines(contact.email)}
- Phone: ${joinLines(contact.phone)}

## Pages

${pages.join('\n')}
${sections.join('')}
## For programs

- Every page: ${origin}/sitemap.xml
${feeds.join('\n')}
`;
}

/** Writes a list entry with a link. */
function linkTo(title: Localized, address: string, description = ''): string {
  return `- [${plainLine(title).replace(/[[\]\\]/g, '\\$&')}](${address})${description === '' ? '' : `: ${description}`}`;
}

const plainLine = (text: Localized): string => joinLines(readIn(text, defaultLanguage).text);
