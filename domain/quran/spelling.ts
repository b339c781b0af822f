/** Finds words in the text of the Quran, in other spellings than the Uthmani one (decision 034). */
import { codes, type Code } from './encode-verses.ts';
import { boundary, consonants } from './read-letters.ts';

/** Returns whether one word ends before a code, and another begins after it. */
const isDivision = (code: string) => code === boundary || code === '!';

export type SpellingIndex = {
  encoded: string;
  consonants: string;
  /** The place of each consonant in `encoded`. */
  places: Uint32Array;
  /** The numbers of the consonants with which words begin, by the first one and by the first two. */
  beginnings: ReadonlyMap<string, readonly number[]>;
};

/** Returns the index of encoded verses, which end with a boundary. */
export function indexSpelling(encoded: string): SpellingIndex {
  const places = new Uint32Array(encoded.length);
  const first = new Set<number>();
  const found: string[] = [];
  for (let index = 0; index < encoded.length; index += 1) {
    const letter = encoded[index]!;
    if (isDivision(letter)) first.add(found.length);
    if (!consonants.has(letter)) continue;
    places[found.length] = index;
    found.push(letter);
  }
  const all = found.join('');
  const beginnings = new Map<string, number[]>();
  for (const number of first)
    for (const length of [1, 2]) {
      const start = all.slice(number, number + length);
      if (start.length < length) continue;
      const numbers = beginnings.get(start);
      if (numbers) numbers.push(number);
      else beginnings.set(start, [number]);
    }
  return { encoded, consonants: all, places, beginnings };
}

/** Returns whether letters other than consonants are a spelling of codes; as a `skeleton`, without any small alef. */
function isSpelling(letters: string, gap: string, skeleton: boolean): boolean {
  // How many of the letters the codes so far may be.
  let counts = new Set([0]);
  for (const code of gap) {
    if (skeleton && code === 'S') continue;
    const { letters: possible, isOptional } = codes[skeleton && code === 'z' ? 'Y' : (code as Code)];
    const next = new Set(isOptional ? counts : []);
    for (const count of counts) if (count < letters.length && possible.includes(letters[count]!)) next.add(count + 1);
    counts = next;
  }
  return counts.has(letters.length);
}

/**
 * Returns whether letters are words of the index, one after another, from the beginning of one to the end of one; as a
 * `skeleton`, as the text has them without its signs.
 */
export function findSpelling(
  { encoded, consonants: all, places, beginnings }: SpellingIndex,
  letters: string,
  skeleton: boolean,
): boolean {
  const wanted = Array.from(letters)
    .filter((letter) => consonants.has(letter))
    .join('');
  if (wanted === '') return false;
  const gaps = letters.split(/[بتثجحخدذرزسشصضطظعغفقكلمنه]/);
  const gapBefore = (number: number) =>
    encoded.slice(number === 0 ? 0 : places[number - 1]! + 1, number < all.length ? places[number]! : encoded.length);
  const matches = (first: number) =>
    all.startsWith(wanted, first) &&
    afterBoundaries(gapBefore(first)).some((gap) => isSpelling(gaps[0]!, gap, skeleton)) &&
    beforeBoundaries(gapBefore(first + wanted.length)).some((gap) => isSpelling(gaps.at(-1)!, gap, skeleton)) &&
    gaps.every(
      (gap, index) => index === 0 || index === gaps.length - 1 || isSpelling(gap, gapBefore(first + index), skeleton),
    );
  return (beginnings.get(wanted.slice(0, 2)) ?? []).some(matches);
}

/** Returns the parts of what stands before a consonant from each beginning of a word on. */
const afterBoundaries = (gap: string): string[] =>
  Array.from(gap).flatMap((code, index) => (isDivision(code) ? [gap.slice(index + 1)] : []));

/** Returns the parts of what stands after a consonant up to each end of a word. */
const beforeBoundaries = (gap: string): string[] =>
  Array.from(gap).flatMap((code, index) => (isDivision(code) ? [gap.slice(0, index)] : []));
