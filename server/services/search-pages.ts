import { localizedFields, type ContentType, type ItemValues } from '../../domain/model/define.ts';
import { emptyLocalized, languages, type Localized } from '../../domain/model/localized.ts';
import { visitor } from '../../domain/people/viewer.ts';
import type { WordsByTier } from '../../domain/search/rank.ts';
import { splitWords } from '../../domain/search/split-words.ts';
import type { QueryCache } from '../cache/query-cache.ts';
import { siteTextsTag } from '../store/change-tags.ts';
import type { ContentService } from './content.ts';
import type { SiteTextService } from './site-texts.ts';

/** A page of the site that is not an item, with what it shows. */
export type SearchedPage = { id: string; path: string; title: Localized; texts: Localized[]; words: WordsByTier };

/** The pages, by the names that their texts have in the catalogue. */
const pages: readonly { id: string; path: string; texts: readonly string[] }[] = [
  { id: 'home', path: '/', texts: ['nav.home', 'home.whoWeAre'] },
  { id: 'about', path: '/about', texts: ['about.advisoryBoard', 'about.advisoryIntro'] },
  { id: 'departments', path: '/departments', texts: ['departments.intro'] },
  { id: 'projects', path: '/projects', texts: [] },
  { id: 'news', path: '/publications/news', texts: [] },
  { id: 'articles', path: '/publications/articles', texts: [] },
  { id: 'videos', path: '/publications/videos', texts: [] },
  { id: 'reports', path: '/publications/reports', texts: [] },
  { id: 'member', path: '/member', texts: ['member.intro', 'member.frameTitle'] },
  { id: 'donate', path: '/donate', texts: ['donate.intro', 'donate.howToGive', 'donate.note'] },
  { id: 'contact', path: '/contact', texts: ['contact.intro', 'contact.ourLocation'] },
  {
    id: 'privacy',
    path: '/privacy',
    texts: ['intro', 'formsTitle', 'formsText', 'keptTitle', 'keptText', 'trackingTitle', 'trackingText', 'rightsTitle']
      .concat('rightsText')
      .map((name) => `privacy.${name}`),
  },
];

const allItems = { page: 1, limit: 1_000 };
const maxBytes = 200_000;

type Deps = { content: ContentService; siteTexts: SiteTextService; types: readonly ContentType[]; cache: QueryCache };

/** Creates the reader of the pages that the public search finds besides items; they are read once until one changes. */
export function createSearchPages({ content, siteTexts, types, cache }: Deps) {
  const shown = types.filter(
    ({ publicPath, inSearch, single, ordered }) => publicPath && !inSearch && (single || ordered),
  );

  /** The texts of the parts of the site that a page shows. */
  const partsOf = async (path: string): Promise<Localized[]> => {
    const texts: Localized[] = [];
    for (const type of shown.filter(({ publicPath }) => publicPath!.split('#')[0] === path))
      for (const { values } of (await content.list(type, visitor, allItems)).found.items)
        texts.push(...localizedTexts(type, values));
    return texts;
  };

  const readPage = async ({ id, path, texts }: (typeof pages)[number]): Promise<SearchedPage> => {
    const prefix = id === 'privacy' ? 'privacy' : `pages.${id}`;
    const [title = emptyLocalized(), ...rest] = await siteTexts.shown([
      `${prefix}.title`,
      `${prefix}.description`,
      ...texts,
    ]);
    const all = [...rest, ...(await partsOf(path))];
    const [wordsOfTitle, wordsOfSummary, wordsOfAll] = [[title], [title, ...rest], [title, ...all]].map(wordsOf);
    const words = { title: wordsOfTitle!, summary: wordsOfSummary!, text: wordsOfAll! };
    return { id, path, title, texts: all, words };
  };

  return {
    /** Returns the pages in the order of the site's menu. */
    all: (): Promise<SearchedPage[]> =>
      cache.read([siteTextsTag, ...shown.map(({ name }) => name)], 'pages', async () => {
        const value: SearchedPage[] = [];
        for (const page of pages) value.push(await readPage(page));
        return { value, bytes: maxBytes };
      }),
  };
}

const wordsOf = (texts: readonly Localized[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => languages.flatMap((language) => splitWords(text[language]))));

/** Returns the texts of an item in three languages. */
function localizedTexts(type: ContentType, values: ItemValues): Localized[] {
  return localizedFields(type).flatMap(([name]) => {
    const value = values[name];
    return value !== null && typeof value === 'object' ? [value] : [];
  });
}
