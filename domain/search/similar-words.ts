import { takeFirstLetters } from '../text/search-text.ts';
import { splitWords } from './split-words.ts';

/** A word that may be suggested, as it is written and folded. */
export type SuggestionCandidate = { written: string; folded: string };

const minLetters = 3;

/** Returns the words of a text that may be suggested. */
export const listCandidates = (text: string): SuggestionCandidate[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((written) => ({ written, folded: splitWords(written)[0] ?? '' }))
    .filter(({ folded }) => folded.length >= minLetters);

/** Returns the candidates that differ from a folded word by one or two letters, the most similar first. */
export function findSimilarWords(
  word: string,
  candidates: readonly SuggestionCandidate[],
  max: number,
): SuggestionCandidate[] {
  const term = takeFirstLetters(word, 20);
  if (term.length < minLetters) return [];
  const maxEdits = term.length > 5 ? 2 : 1;
  const similar = new Map<string, SuggestionCandidate & { distance: number }>();
  for (const each of candidates) {
    if (similar.has(each.folded) || Math.abs(each.folded.length - term.length) > maxEdits) continue;
    // One of the first two letters is right: most words are not compared.
    if (each.folded[0] !== term[0] && each.folded[1] !== term[1]) continue;
    const distance = countEdits(term, each.folded, maxEdits);
    if (distance <= maxEdits) similar.set(each.folded, { ...each, distance });
  }
  return [...similar.values()].toSorted((a, b) => a.distance - b.distance).slice(0, max);
}

/** Returns by how many letters two words differ (Levenshtein), or more than `maxEdits`. */
function countEdits(a: string, b: string, maxEdits: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    if (Math.min(...next) > maxEdits) return maxEdits + 1;
    row = next;
  }
  return row[b.length]!;
}
