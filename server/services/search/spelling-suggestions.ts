import type { ContentType } from '../../../domain/model/define.ts';
import { languages } from '../../../domain/model/localized.ts';
import { listCandidates, findSimilarWords, type SuggestionCandidate } from '../../../domain/search/similar-words.ts';
import type { QueryTerm } from '../../../domain/search/parse-query.ts';
import { synonymGroups } from '../../../domain/search/word-list.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import { siteTextsTag } from '../../store/change-tags.ts';
import type { ContentService } from '../content/content.ts';
import type { SearchedPage } from './search-pages.ts';

const maxSuggestions = 5;
/** Suggested words are searched for, each with a query. */
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

/** Creates the spelling suggestions for a query that found nothing. */
export function createSpellingSuggestions({ content, types, queryCache, pages, findsSomething }: Deps) {
  /** The words of the newest titles, and those of the word list. */
  const readCandidates = (): Promise<SuggestionCandidate[]> =>
    queryCache.read([siteTextsTag, ...types.map(({ name }) => name)], 'suggestion candidates', async () => {
      const titles = (await pages()).flatMap(({ title }) => languages.map((language) => title[language]));
      for (const type of types) titles.push(...(await content.listPublicTitles(type, maxTitles)));
      const listed = synonymGroups.flatMap((group) => group.flatMap(listCandidates));
      const candidates = new Map<string, SuggestionCandidate>();
      for (const word of [...titles.flatMap(listCandidates), ...listed])
        if (!candidates.has(word.folded)) candidates.set(word.folded, word);
      return { value: [...candidates.values()], bytes: candidates.size * 100 };
    });

  return {
    /** Returns up to five words that find something: those of the query alone, then similar ones. */
    async find(terms: readonly QueryTerm[]): Promise<string[]> {
      const candidates = await readCandidates();
      const written = (folded: string) => candidates.find((word) => word.folded === folded)?.written ?? folded;
      const own = terms.length > 1 ? terms.map(({ exact }) => written(exact)) : [];
      const similar = terms.flatMap(({ exact }) =>
        findSimilarWords(exact, candidates, maxTried).map((word) => word.written),
      );
      const found: string[] = [];
      for (const word of [...new Set([...own, ...similar])].slice(0, maxTried)) {
        if (found.length === maxSuggestions) break;
        if (await findsSomething(word)) found.push(word);
      }
      return found;
    },
  };
}
