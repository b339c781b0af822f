import { contentTypes } from '../../../domain/content/index.ts';
import { listLocalizedFields, type ContentType, type ItemValues } from '../../../domain/model/define.ts';
import { localize } from '../../../domain/model/localize.ts';
import { createEmptyLocalized, languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { visitor } from '../../../domain/people/viewer.ts';
import {
  createWordIndex,
  findRanks,
  type WordIndex,
  type WordSetsByWeight,
} from '../../../domain/search/find-ranks.ts';
import type { TermMatcher } from '../../../domain/search/term-matchers.ts';
import { splitWords } from '../../../domain/search/split-words.ts';
import { contact } from '../../../domain/site/contact.ts';
import { identity } from '../../../domain/site/identity.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import { siteTextsTag } from '../../store/change-tags.ts';
import type { ContentService } from '../content/content.ts';
import { serverPageTexts, type ServerPage } from '../site/site-text-originals.ts';
import type { SiteTextService } from '../site/site-texts.ts';

/** A page of the site that is not an item, with what it shows. */
export type SearchedPage = { id: string; path: string; title: Localized; texts: Localized[]; words: WordSetsByWeight };

/** The pages in the order of the site's menus. `textsIn` is where the catalogue has their title and description. */
export const sitePages: readonly { id: string; path: string; textsIn: string; texts: readonly string[] }[] = [
  sitePage('home', '/', ['nav.home', 'home.whoWeAre']),
  sitePage('about', '/about', ['about.advisoryBoard', 'about.advisoryIntro']),
  sitePage('departments', '/departments', ['departments.intro']),
  ...contentTypes.flatMap(({ name, publicPath }) => (publicPath ? [sitePage(name, publicPath)] : [])),
  sitePage('gallery', '/gallery'),
  sitePage('member', '/member', ['member.intro', 'member.frameTitle']),
  sitePage('donate', '/donate', ['donate.intro', 'donate.howToGive', 'donate.note']),
  sitePage('contact', '/contact', ['contact.intro', 'contact.ourLocation']),
  serverPage('privacy'),
  serverPage('accessibility'),
];

function sitePage(id: string, path: string, texts: readonly string[] = []) {
  return { id, path, textsIn: `pages.${id}`, texts };
}

/** A page whose texts only the server has. */
function serverPage(id: ServerPage) {
  const texts = Object.keys(serverPageTexts.en).filter((key) => key.startsWith(`${id}.`));
  return {
    id,
    path: `/${id}`,
    textsIn: id,
    texts: texts.filter((key) => !/\.(?:title|description|retention)$/.test(key)),
  };
}

const allItems = { page: 1, limit: 1_000 };
const maxBytes = 300_000;

type Deps = {
  content: ContentService;
  siteTexts: SiteTextService;
  types: readonly ContentType[];
  queryCache: QueryCache;
};

/** Creates the reader of the pages that the public search finds besides items; they are read once until one changes. */
export function createSearchPages({ content, siteTexts, types, queryCache }: Deps) {
  const shown = types.filter(
    ({ publicPath, inSearch, single, ordered }) => publicPath && !inSearch && (single || ordered),
  );

  const tags = new Set([...shown, identity, contact].map(({ name }) => name));

  /** The texts of the parts of the site that a page shows. */
  const readParts = async (path: string): Promise<Localized[]> => {
    const texts: Localized[] = [];
    for (const type of shown.filter(({ publicPath }) => publicPath!.split('#')[0] === path))
      for (const { values } of (await content.list(type, visitor, allItems)).found.items)
        texts.push(...localizedTexts(type, values));
    return texts;
  };

  /** What the texts of pages name: the association, its telephone number and email address. */
  const readNamed = async (): Promise<Named> => {
    const [names, contacts] = await Promise.all([
      content.list(identity, visitor, allItems),
      content.list(contact, visitor, allItems),
    ]);
    const { phone, email } = contacts.found.items[0]?.values ?? {};
    const inAll = (text?: string | null) => (text ? { en: text, so: text, ar: text } : undefined);
    return { name: names.found.items[0]?.values.shortName, phone: inAll(phone), email: inAll(email) };
  };

  const readPage = async (
    { id, path, textsIn, texts }: (typeof sitePages)[number],
    named: Named,
  ): Promise<SearchedPage> => {
    const shownTexts = await siteTexts.shown([`${textsIn}.title`, `${textsIn}.description`, ...texts]);
    const [title = createEmptyLocalized(), ...rest] = shownTexts.map((text) => fillText(text, named));
    const all = [...rest, ...(await readParts(path))];
    const [wordsOfTitle, wordsOfSummary, wordsOfAll] = [[title], [title, ...rest], [title, ...all]].map(collectWords);
    const words = { title: wordsOfTitle!, summary: wordsOfSummary!, text: wordsOfAll! };
    return { id, path, title, texts: all, words };
  };

  const read = (): Promise<{ pages: SearchedPage[]; index: WordIndex }> =>
    queryCache.read([siteTextsTag, ...tags], 'pages', async () => {
      const pages: SearchedPage[] = [];
      const named = await readNamed();
      for (const page of sitePages) pages.push(await readPage(page, named));
      return { value: { pages, index: createWordIndex(pages) }, bytes: maxBytes };
    });

  return {
    /** Returns the pages in the order of the site's menu. */
    all: async (): Promise<SearchedPage[]> => (await read()).pages,

    /** Returns the ranks of the pages that have all terms of a query, in the order of the site's menu. */
    async find(matchers: readonly TermMatcher[]): Promise<Map<SearchedPage, number>> {
      const { pages, index } = await read();
      return findRanks(pages, index, matchers);
    },
  };
}

type Named = Record<string, Localized | undefined>;

/** Returns a text of the catalogue with what it names in place of `{name}`; without one whose words depend on a number. */
export function fillText(text: Localized, named: Named): Localized {
  const fill = (language: Language) =>
    text[language].includes(', plural,')
      ? ''
      : text[language].replace(/\{(\w{1,20})\}/g, (_, key: string) => {
          const value = named[key];
          return value ? localize(value, language).text : '';
        });
  return { en: fill('en'), so: fill('so'), ar: fill('ar') };
}

const collectWords = (texts: readonly Localized[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => languages.flatMap((language) => splitWords(text[language]))));

/** Returns the texts of an item in three languages. */
function localizedTexts(type: ContentType, values: ItemValues): Localized[] {
  return listLocalizedFields(type).flatMap(([name]) => {
    const value = values[name];
    return value !== null && typeof value === 'object' ? [value] : [];
  });
}
