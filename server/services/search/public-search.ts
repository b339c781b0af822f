import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentType } from '../../../domain/model/define.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { countLetters, hasDigit } from '../../../domain/text/search-text.ts';
import {
  listTermForms,
  createMatchers,
  createWrittenWordTest,
  type TermMatcher,
  type WordMatcher,
  type WrittenWordTest,
} from '../../../domain/search/term-matchers.ts';
import { weightLetters, type Weight } from '../../../domain/search/indexed-words.ts';
import { ranks } from '../../../domain/search/find-ranks.ts';
import { maxCounted } from '../../../domain/search/max-counted.ts';
import { parseQuery, type QueryTerm } from '../../../domain/search/parse-query.ts';
import { createPacedRunner } from '../../queues/yield-to-event-loop.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import { listDocumentIds, type DocumentTextStore } from '../../store/files/document-text-store.ts';
import type { Entry, PublicSearchStore } from '../../store/search/public-search-store.ts';
import type { ContentService } from '../content/content.ts';
import { createSpellingSuggestions } from './spelling-suggestions.ts';
import { createItemHit, createPageHit, pageType, type SearchHit, type SearchTypeName } from './search-hits.ts';
import { createSearchPages, type SearchedPage } from './search-pages.ts';
import { createSearchTotals, sumTotals } from './search-totals.ts';
import type { SiteTextService } from '../site/site-texts.ts';
import type { Synonyms } from './synonyms.ts';

/**
 * One page of hits, and how many there are of each type; `suggestions` has words that find something where nothing
 * was found.
 */
export type SearchResults = {
  hits: SearchHit[];
  /** The hits of the type that was asked for; `byType` has those of each type. */
  total: number;
  /** There may be more than the 500 that are counted. */
  hasMore: boolean;
  byType: { typeName: SearchTypeName; total: number }[];
  suggestions: string[];
  /**
   * Nothing was found, and all words have one or two letters: those are not searched for as beginnings of words, and
   * single letters not at all.
   */
  isTooShort: boolean;
};

export type SearchOptions = { language: Language; typeName?: string | undefined; page: number };

export type PublicSearch = ReturnType<typeof createPublicSearchService>;

/** The indexed words that are searched for, for each term of a query, by weight. */
type Groups = Readonly<Record<Weight, Record<keyof WordMatcher, string[][]>>>;
/** With the match of its rank: where whole words were found, beginnings of others are not marked. */
type Result = { match: keyof WordMatcher } & (
  { entry: Entry; page?: undefined } | { page: SearchedPage; entry?: undefined }
);
type ExpandedQuery = { matchers: TermMatcher[]; groups: Groups };

const hitsPerPage = 10;
const lastPage = 50;
/** Words of each weight: more than these are forms of other words by chance. */
const maxFound = 40;
/**
 * Of the documents and of the long texts on a page of results, in letters: snippets are looked for in the beginning.
 */
const maxSearched = { documents: 60_000, texts: 120_000 };

type Deps = {
  store: PublicSearchStore;
  documentTexts: Pick<DocumentTextStore, 'findMany'>;
  content: ContentService;
  siteTexts: SiteTextService;
  types: readonly ContentType[];
  synonyms: Synonyms;
  queryCache: QueryCache;
  cacheTags: CacheTags;
  now: () => Date;
};

/** Creates the search for visitors over everything that they may read (decision 039). */
export function createPublicSearchService({
  store,
  documentTexts,
  content,
  siteTexts,
  types,
  synonyms,
  queryCache,
  cacheTags,
  now,
}: Deps) {
  const searched = types.filter(({ inSearch }) => inSearch);
  const pages = createSearchPages({ content, siteTexts, types, queryCache });
  const totalsOf = createSearchTotals({ store, typeNames: searched.map(({ name }) => name), queryCache, now });

  const expandTerms = async (terms: readonly QueryTerm[]): Promise<ExpandedQuery> => {
    const forms = terms.flatMap(listTermForms);
    const indexedWords = await store.findWords(
      Object.values(weightLetters).flatMap((letter) => forms.map((form) => ({ ...form, text: letter + form.text }))),
    );
    const matchers = createMatchers(terms);
    const findIn = (weight: Weight): string[][] => {
      const letter = weightLetters[weight];
      const plain = indexedWords.flatMap((word) => (word.startsWith(letter) ? [word.slice(1)] : []));
      return matchers.map(({ isExact, isWhole, isFound }) =>
        [...new Set([isExact, isWhole, isFound].flatMap((isMatch) => plain.filter(isMatch)))].slice(0, maxFound),
      );
    };
    const groupsOf = (weight: Weight, found: string[][]): Groups[Weight] => {
      const choose = (match: keyof WordMatcher) =>
        found.map((group, term) => group.filter(matchers[term]![match]).map((word) => weightLetters[weight] + word));
      return { isExact: choose('isExact'), isWhole: choose('isWhole'), isFound: choose('isFound') };
    };
    // What is found in a title is found in a description too, and both in a text: every result is counted.
    const title = findIn('title');
    const summary = joinGroups(title, findIn('summary'));
    const text = joinGroups(summary, findIn('text'));
    const groups = {
      title: groupsOf('title', title),
      summary: groupsOf('summary', summary),
      text: groupsOf('text', text),
    };
    return { matchers, groups };
  };

  /** Returns the first results, in their order, and whether there are no more. */
  const findFirst = async (
    groups: Groups,
    ranked: ReadonlyMap<SearchedPage, number>,
    typeName: string | undefined,
    maxHits: number,
  ): Promise<{ results: Result[]; isAll: boolean }> => {
    const asked = typeName === pageType ? [] : ranks.filter((rank) => findsOthers(groups, rank));
    const queries = asked.map(({ weight, match }) => ({ words: groups[weight][match], typeName }));
    const entries = Map.groupBy(await store.find(queries, now().toISOString(), maxHits), ({ query }) => asked[query]);
    const results: Result[] = [];
    for (const [index, rank] of ranks.entries()) {
      for (const [page, each] of ranked) if (each === index) results.push({ page, match: rank.match });
      for (const entry of entries.get(rank) ?? []) results.push({ entry, match: rank.match });
    }
    return { results, isAll: results.length < maxHits };
  };

  const read = async (
    results: readonly Result[],
    matchers: readonly WordMatcher[],
    language: Language,
  ): Promise<SearchHit[]> => {
    const hits = new Map<string, SearchHit>();
    const maxLetters = divideEvenly(maxSearched.texts, results.length);
    const isWhole = createWrittenWordTest(matchers, 'isWhole');
    const isBeginning = createWrittenWordTest(matchers, 'isFound');
    const getTest = (match: Result['match']): WrittenWordTest => (match === 'isFound' ? isBeginning : isWhole);
    const readType = async (type: ContentType): Promise<void> => {
      const tests = new Map<string, WrittenWordTest>();
      for (const { entry, match } of results) if (entry?.typeName === type.name) tests.set(entry.id, getTest(match));
      if (tests.size === 0) return;
      const items = await content.getPublic(type, [...tests.keys()]);
      const files = items.flatMap(({ values }) => listDocumentIds(type, values));
      const documents = await documentTexts.findMany(files, divideEvenly(maxSearched.documents, files.length));
      for (const item of items) {
        await nextTurn();
        const isFound = tests.get(item.id)!;
        hits.set(`${type.name} ${item.id}`, createItemHit(type, item, { isFound, language, documents, maxLetters }));
      }
    };
    await Promise.all(searched.map(readType));
    return results.flatMap(({ entry, page, match }) =>
      page ? [createPageHit(page, getTest(match), language)] : (hits.get(`${entry.typeName} ${entry.id}`) ?? []),
    );
  };

  /** Returns the totals of all types; that of one type, if given, from a count of its own. */
  const countEntries = async (
    words: string[][],
    typeName: string | undefined,
  ): Promise<ReadonlyMap<string, number>> => {
    if (hasEmpty(words)) return new Map();
    const all = await totalsOf({ words });
    if (!all.has(typeName ?? '') || sumTotals(all) < maxCounted) return all;
    return new Map([...all, ...(await totalsOf({ words, typeName }))]);
  };

  const findsSomething = async (word: string): Promise<boolean> => {
    await nextTurn();
    const { matchers, groups } = await expandTerms(parseQuery(word, await synonyms.readFinder()));
    const isOnPage = (await pages.find(matchers)).size > 0;
    const words = groups.text.isFound;
    return isOnPage || (!hasEmpty(words) && (await store.find([{ words }], now().toISOString(), 1)).length > 0);
  };
  const suggestions = createSpellingSuggestions({
    content,
    types: searched,
    queryCache,
    pages: pages.all,
    findsSomething,
  });

  const findPage = async (
    query: string,
    { language, typeName: wanted, page }: SearchOptions,
  ): Promise<SearchResults> => {
    const typeName = wanted === pageType || searched.some(({ name }) => name === wanted) ? wanted : undefined;
    const terms = parseQuery(query, await synonyms.readFinder());
    if (areShorterThan(2, terms))
      return { hits: [], total: 0, hasMore: false, byType: [], suggestions: [], isTooShort: terms.length > 0 };
    const expanded = await expandTerms(terms);
    const ranked = await pages.find(expanded.matchers);
    const isPageShown = typeName === undefined || typeName === pageType;
    const number = Math.max(1, Math.floor(page));
    const isBeyond = number > lastPage;
    const maxHits = isBeyond ? 0 : number * hitsPerPage;
    const shownPages = isPageShown ? ranked : new Map<SearchedPage, number>();
    const { results, isAll } = await findFirst(expanded.groups, shownPages, typeName, maxHits);
    const shown = results.slice((number - 1) * hitsPerPage, maxHits);
    const [hits, counts] = await Promise.all([
      read(shown, expanded.matchers, language),
      isAll && typeName === undefined ? countByKind(results) : countEntries(expanded.groups.text.isFound, typeName),
    ]);
    const byType = searched.map(({ name }) => ({ typeName: name, total: counts.get(name) ?? 0 }));
    byType.push({ typeName: pageType, total: ranked.size });
    const asked = byType.filter((each) => typeName === undefined || typeName === each.typeName);
    const total = asked.reduce((sum, each) => sum + each.total, 0);
    const isNothing = byType.every((each) => each.total === 0);
    return {
      hits,
      total: Math.min(maxCounted, total),
      hasMore: total >= maxCounted,
      byType: byType.filter((each) => each.total > 0),
      suggestions: isNothing ? await suggestions.find(terms) : [],
      isTooShort: isNothing && areShorterThan(3, terms),
    };
  };

  /** One search after another, with turns between: what it does in SQLite and in long texts takes whole turns. */
  const oneByOne = createPacedRunner({ aloneAtOnce: true });

  return {
    /**
     * Returns one page of ten results for a query, of which all words must be found: those with the words in the
     * title first, then in the description, then in the text; as they are written before other forms; then the newest.
     * Those with only the beginning of a word come last.
     * Nothing for a query without words, and beyond page 50. An unknown type is that of all results.
     */
    async find(query: string, options: SearchOptions): Promise<SearchResults> {
      // Every query is another response: they would evict the pages from the cache.
      cacheTags.dependOn('search', 0);
      return oneByOne(() => findPage(query, options));
    },
  };
}

/** Returns whether a rank may have results that the ones before have not. */
function findsOthers(groups: Groups, { weight, match }: (typeof ranks)[number]): boolean {
  const words = groups[weight][match];
  const { isExact, isWhole } = groups[weight];
  const before = match === 'isWhole' ? isExact : match === 'isFound' ? isWhole : [];
  return !hasEmpty(words) && words.some((group, term) => group.length !== before[term]?.length);
}

/** Returns whether every word has fewer letters, and no digit. */
const areShorterThan = (letters: number, terms: readonly QueryTerm[]) =>
  terms.every(({ exact }) => countLetters(exact) < letters && !hasDigit(exact));

const divideEvenly = (letters: number, of: number): number => Math.ceil(letters / Math.max(1, of));

const hasEmpty = (groups: readonly string[][]) => groups.some((group) => group.length === 0);

/** Returns the words of both for each term. */
const joinGroups = (ones: readonly string[][], others: readonly string[][]): string[][] =>
  ones.map((group, term) => [...new Set([...group, ...(others[term] ?? [])])]);

function countByKind(results: readonly Result[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { entry } of results) if (entry) counts.set(entry.typeName, (counts.get(entry.typeName) ?? 0) + 1);
  return counts;
}
