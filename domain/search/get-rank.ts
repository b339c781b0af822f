import type { Weight } from './indexed-words.ts';
import type { WordMatcher } from './term-matchers.ts';

/**
 * The ranks of results, the best first: title before description before text, as written before other forms.
 */
export const ranks: readonly { weight: Weight; isExact: boolean }[] = [
  { weight: 'title', isExact: true },
  { weight: 'title', isExact: false },
  { weight: 'summary', isExact: true },
  { weight: 'summary', isExact: false },
  { weight: 'text', isExact: true },
  { weight: 'text', isExact: false },
];

/** Folded words by where they are; those of a title are also in the others. */
export type WordSetsByWeight = Readonly<Record<Weight, ReadonlySet<string>>>;

/** Returns the rank of a result with these words; undefined where a term of the query is not among them. */
export function getRank(words: WordSetsByWeight, matchers: readonly WordMatcher[]): number | undefined {
  const rank = ranks.findIndex(({ weight, isExact }) => {
    const ofWeight = [...words[weight]];
    return matchers.every((matcher) => ofWeight.some(isExact ? matcher.isExact : matcher.isFound));
  });
  return rank < 0 ? undefined : rank;
}
