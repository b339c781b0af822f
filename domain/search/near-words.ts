import { takeFirstLetters } from '../model/search-text.ts';
import { splitWords } from './split-words.ts';

/** A word that may be offered, as it is written and folded. */
export type KnownWord = { written: string; folded: string };

const minLetters = 3;

/** Returns the words of a text that may be offered. */
export const knownWords = (text: string): KnownWord[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((written) => ({ written, folded: splitWords(written)[0] ?? '' }))
    .filter(({ folded }) => folded.length >= minLetters);

/** Returns the known words that differ from a folded word by one or two letters, the nearest first. */
export function nearWords(word: string, known: readonly KnownWord[], max: number): KnownWord[] {
  const wanted = takeFirstLetters(word, 20);
  if (wanted.length < minLetters) return [];
  const most = wanted.length > 5 ? 2 : 1;
  const near = new Map<string, KnownWord & { distance: number }>();
  for (const each of known) {
    if (near.has(each.folded) || Math.abs(each.folded.length - wanted.length) > most) continue;
    // One of the first two letters is right: most words are not compared.
    if (each.folded[0] !== wanted[0] && each.folded[1] !== wanted[1]) continue;
    const distance = measureDistance(wanted, each.folded, most);
    if (distance <= most) near.set(each.folded, { ...each, distance });
  }
  return [...near.values()].toSorted((a, b) => a.distance - b.distance).slice(0, max);
}

/** Returns by how many letters two words differ (Levenshtein), or more than `most`. */
function measureDistance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length]!;
}
