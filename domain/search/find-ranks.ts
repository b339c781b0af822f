import type { Weight } from './indexed-words.ts';
import { getBeginning, type TermMatcher, type WordMatcher } from './term-matchers.ts';

/**
 * The ranks of results, the best first: title before description before text, as written before other forms; then those
 * of which only the beginning of a word was found, in the same order.
 */
export const ranks: readonly { weight: Weight; match: keyof WordMatcher }[] = [
  { weight: 'title', match: 'isExact' },
  { weight: 'title', match: 'isWhole' },
  { weight: 'summary', match: 'isExact' },
  { weight: 'summary', match: 'isWhole' },
  { weight: 'text', match: 'isExact' },
  { weight: 'text', match: 'isWhole' },
  { weight: 'title', match: 'isFound' },
  { weight: 'summary', match: 'isFound' },
  { weight: 'text', match: 'isFound' },
];

/** Folded words by where they are; those of a title are also in the others. */
export type WordSetsByWeight = Readonly<Record<Weight, ReadonlySet<string>>>;

/** Words by their beginnings. */
export type WordIndex = ReadonlyMap<string, readonly string[]>;

/** Returns the index of the words of several results, for `findRanks`. */
export const createWordIndex = (results: readonly { words: WordSetsByWeight }[]): WordIndex =>
  Map.groupBy(new Set(results.flatMap(({ words }) => [...words.text])), getBeginning);

/** Returns the ranks of those of the results that have all terms of the query; `index` has the words of all. */
export function findRanks<T extends { words: WordSetsByWeight }>(
  results: readonly T[],
  index: WordIndex,
  matchers: readonly TermMatcher[],
): Map<T, number> {
  const found = matchers.map(({ beginnings, isFound }) =>
    [...beginnings].flatMap((beginning) => index.get(beginning) ?? []).filter(isFound),
  );
  const ranked = new Map<T, number>();
  for (const result of results) {
    const rank = ranks.findIndex(({ weight, match }) =>
      matchers.every((matcher, term) =>
        found[term]!.some((word) => result.words[weight].has(word) && matcher[match](word)),
      ),
    );
    if (rank >= 0) ranked.set(result, rank);
  }
  return ranked;
}
