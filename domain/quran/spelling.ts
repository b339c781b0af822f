/** Finds words in the text of the Quran, in other spellings than the Uthmani one (decision 034). */
import { codes, type Code } from './encode-verses.ts';
import { alefOnLetter, boundary, consonants, type Spelling } from './read-letters.ts';
import { areSignsOfText, noSigns, paused, readWrittenSigns } from './vowel-signs.ts';

/** Returns whether one word ends before a code, and another begins after it. */
const isDivision = (code: string) => code === boundary || code === '!' || code === 'C';

export type SpellingIndex = {
  encoded: Spelling;
  consonants: string;
  /** The place of each consonant in `encoded`. */
  places: Uint32Array;
  /** The numbers of the consonants with which words begin, by the first one and by the first two. */
  beginnings: ReadonlyMap<string, readonly number[]>;
};

/** Letters that are indexed before `pause`. */
const lettersAtOnce = 10_000;

/** Returns the index of encoded verses, which end with a boundary; `pause` lets the event loop run. */
export async function indexSpelling(encoded: Spelling, pause: () => Promise<void>): Promise<SpellingIndex> {
  const places = new Uint32Array(encoded.letters.length);
  const first = new Set<number>();
  const found: string[] = [];
  for (let index = 0; index < encoded.letters.length; index += 1) {
    if (index % lettersAtOnce === 0) await pause();
    const letter = encoded.letters[index]!;
    if (isDivision(letter)) first.add(found.length);
    if (!consonants.has(letter)) continue;
    places[found.length] = index;
    found.push(letter);
  }
  const all = found.join('');
  const beginnings = new Map<string, number[]>();
  for (const [index, number] of [...first].entries()) {
    if (index % lettersAtOnce === 0) await pause();
    for (const length of [1, 2]) {
      const start = all.slice(number, number + length);
      if (start.length < length) continue;
      const numbers = beginnings.get(start);
      if (numbers) numbers.push(number);
      else beginnings.set(start, [number]);
    }
  }
  return { encoded, consonants: all, places, beginnings };
}

/** Codes of a hamza that may be left out, or written as an alef, only in words without any signs. */
const withHamza = /[BbDdFfGgHIijJkKLhopqrx]/;

/** Returns whether letters other than consonants are a spelling of codes; as a `skeleton`, without any small alef. */
function isSpelling(written: Spelling, gap: Spelling, skeleton: boolean): boolean {
  const { letters } = written;
  // No code is more than one letter.
  if (letters.length > gap.letters.length) return false;
  // How many of the letters the codes so far may be.
  let counts = new Set([0]);
  for (const [place, code] of Array.from(gap.letters).entries()) {
    if (skeleton && code === 'S') continue;
    const { letters: possible, isOptional } = codes[skeleton && code === 'z' ? 'Y' : (code as Code)];
    const next = new Set<number>();
    for (const count of counts) {
      const needsHamza = withHamza.test(code) && count < letters.length && written.signs[count] !== noSigns;
      if (isOptional && !needsHamza) next.add(count);
      if (count === letters.length || !possible.includes(letters[count]!)) continue;
      if (needsHamza && letters[count] === 'ا') continue;
      if (!mayFollow(code, letters[count]!, letters[count - 1])) continue;
      if (areSignsOfText(written.signs[count]!, gap.signs[place]!)) next.add(count + 1);
    }
    counts = next;
  }
  return counts.has(letters.length);
}

/**
 * Returns whether a letter may be a code after the letter `before`: a call ends with an alef where a word begins after
 * it, and no second alef stands after one that is written for a hamza.
 */
const mayFollow = (code: string, letter: string, before: string | undefined): boolean =>
  code === 'C' ? before === 'ا' || before === alefOnLetter : !('SE'.includes(code) && letter === 'ا' && before === 'ا');

const part = ({ letters, signs }: Spelling, start: number, end?: number): Spelling => ({
  letters: letters.slice(start, end),
  signs: signs.slice(start, end),
});

/**
 * Returns whether letters are words of the index, one after another, from the beginning of one to the end of one; as a
 * `skeleton`, as the text has them without its signs.
 */
export function findSpelling(
  { encoded, consonants: all, places, beginnings }: SpellingIndex,
  written: Spelling,
  skeleton: boolean,
): boolean {
  const { wanted, wantedSigns, gaps } = divide(withPause(written));
  if (wanted === '') return false;
  const lastGap = end(gaps.at(-1)!);
  const gapBefore = (number: number) =>
    part(encoded, number === 0 ? 0 : places[number - 1]! + 1, number < all.length ? places[number]! : undefined);
  const signsAgree = (first: number) =>
    wantedSigns.every((signs, index) => areSignsOfText(signs, encoded.signs[places[first + index]!]!));
  const matches = (first: number) =>
    all.startsWith(wanted, first) &&
    signsAgree(first) &&
    afterBoundaries(gapBefore(first)).some((gap) => isSpelling(gaps[0]!, gap, skeleton)) &&
    beforeBoundaries(gapBefore(first + wanted.length)).some((gap) => isSpelling(lastGap, gap, skeleton)) &&
    gaps.every(
      (gap, index) => index === 0 || index === gaps.length - 1 || isSpelling(gap, gapBefore(first + index), skeleton),
    );
  return (beginnings.get(wanted.slice(0, 2)) ?? []).some(matches);
}

/**
 * Returns words with the sign of a pause where the last letter has a sukun, or a doubled letter without a vowel where
 * it has both: its vowel is not pronounced there.
 */
const withPause = (written: Spelling): Spelling => {
  const end = written.letters.length - (lastNumber.exec(written.letters)?.[0].length ?? 0);
  const last = pauses[written.signs[end - 1] ?? ''];
  if (last === undefined) return written;
  return { ...written, signs: written.signs.slice(0, end - 1) + last + written.signs.slice(end) };
};
const lastNumber = /\|#$/;
const pauses: Readonly<Record<string, string>> = {
  [readWrittenSigns('\u0652')]: paused,
  [readWrittenSigns('\u0651\u0652')]: readWrittenSigns('\u0651'),
};

/** Divides words into their consonants, with the signs of each, and what stands before, between and after these. */
function divide(written: Spelling): { wanted: string; wantedSigns: string[]; gaps: Spelling[] } {
  const wantedAt = Array.from(written.letters, (_, index) => index).filter((index) =>
    consonants.has(written.letters[index]!),
  );
  return {
    wanted: wantedAt.map((index) => written.letters[index]!).join(''),
    wantedSigns: wantedAt.map((index) => written.signs[index]!),
    gaps: [...wantedAt, written.letters.length].map((end, index) =>
      part(written, index === 0 ? 0 : wantedAt[index - 1]! + 1, end),
    ),
  };
}

/** Returns the parts of what stands before a consonant from each beginning of a word on. */
const afterBoundaries = (gap: Spelling): Spelling[] =>
  Array.from(gap.letters).flatMap((code, index) => (isDivision(code) ? [part(gap, index + 1)] : []));

/** Returns the parts of what stands after a consonant up to each end of a word, with the division there. */
const beforeBoundaries = (gap: Spelling): Spelling[] =>
  Array.from(gap.letters).flatMap((code, index) => (isDivision(code) ? [part(gap, 0, index + 1)] : []));

/** Returns the last letters of words with the division after them. */
const end = ({ letters, signs }: Spelling): Spelling => ({ letters: letters + boundary, signs: signs + noSigns });
