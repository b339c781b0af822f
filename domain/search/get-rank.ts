import type { Weight } from './indexed-words.ts';
import type { WordMatcher } from './term-matchers.ts';

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

/** Returns the rank of a result with these words; undefined where a term of the query is not among them. */
export function getRank(words: WordSetsByWeight, matchers: readonly WordMatcher[]): number | undefined {
  const rank = ranks.findIndex(({ weight, match }) => {
    const ofWeight = [...words[weight]];
    return matchers.every((matcher) => ofWeight.some(matcher[match]));
  });
  return rank < 0 ? undefined : rank;
}
