import type { Tier } from './indexed-words.ts';
import type { WordMatcher } from './list-lookups.ts';

/**
 * The places of results, the first before the second: title before description before text, as written before other
 * forms.
 */
export const ranks: readonly { tier: Tier; isExact: boolean }[] = [
  { tier: 'title', isExact: true },
  { tier: 'title', isExact: false },
  { tier: 'summary', isExact: true },
  { tier: 'summary', isExact: false },
  { tier: 'text', isExact: true },
  { tier: 'text', isExact: false },
];

/** Folded words by where they are; those of a title are also in the others. */
export type WordsByTier = Readonly<Record<Tier, ReadonlySet<string>>>;

/** Returns the place of words in memory among the results; undefined where a word of the question is not in them. */
export function getRank(words: WordsByTier, matchers: readonly WordMatcher[]): number | undefined {
  const rank = ranks.findIndex(({ tier, isExact }) => {
    const inTier = [...words[tier]];
    return matchers.every((matcher) => inTier.some(isExact ? matcher.isExact : matcher.isFound));
  });
  return rank < 0 ? undefined : rank;
}
