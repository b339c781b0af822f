import type { ContentType } from '../../domain/model/define.ts';
import { languages } from '../../domain/model/localized.ts';
import { knownWords, nearWords, type KnownWord } from '../../domain/search/near-words.ts';
import type { SearchWord } from '../../domain/search/read-question.ts';
import { wordGroups } from '../../domain/search/word-list.ts';
import type { QueryCache } from '../cache/query-cache.ts';
import { siteTextsTag } from '../store/change-tags.ts';
import type { ContentService } from './content.ts';
import type { SearchedPage } from './search-pages.ts';

const maxOffered = 5;
/** Offered words are looked up, each with a query. */
const maxTried = 12;
/** The newest titles of each type. */
const maxTitles = 200;

type Deps = {
  content: ContentService;
  types: readonly ContentType[];
  queryCache: QueryCache;
  pages: () => Promise<SearchedPage[]>;
  /** Whether an item or a page has a word. */
  findsSomething: (word: string) => Promise<boolean>;
};

/** Creates the suggestions for a question that found nothing. */
export function createNearWords({ content, types, queryCache, pages, findsSomething }: Deps) {
  /** The words of the newest titles, and those of the word list. */
  const offered = (): Promise<KnownWord[]> =>
    queryCache.read([siteTextsTag, ...types.map(({ name }) => name)], 'near words', async () => {
      const titles = (await pages()).flatMap(({ title }) => languages.map((language) => title[language]));
      for (const type of types) titles.push(...(await content.publicTitles(type, maxTitles)));
      const listed = wordGroups.flatMap((group) => group.flatMap(knownWords));
      const known = new Map<string, KnownWord>();
      for (const word of [...titles.flatMap(knownWords), ...listed])
        if (!known.has(word.folded)) known.set(word.folded, word);
      return { value: [...known.values()], bytes: known.size * 100 };
    });

  return {
    /** Returns up to five words that find something: those of the question alone, then near ones. */
    async find(words: readonly SearchWord[]): Promise<string[]> {
      const known = await offered();
      const written = (folded: string) => known.find((word) => word.folded === folded)?.written ?? folded;
      const own = words.length > 1 ? words.map(({ exact }) => written(exact)) : [];
      const near = words.flatMap(({ exact }) => nearWords(exact, known, maxTried).map((word) => word.written));
      const found: string[] = [];
      for (const word of [...new Set([...own, ...near])].slice(0, maxTried)) {
        if (found.length === maxOffered) break;
        if (await findsSomething(word)) found.push(word);
      }
      return found;
    },
  };
}
