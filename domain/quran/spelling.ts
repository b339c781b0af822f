/**
 * Compares words with the text of the Quran in other spellings than the Uthmani one (decision 034). Consonants must be the
 * same. Alef, waw, ya and the hamza must stand between the same consonants; only those that other spellings write, leave
 * out or write in another way may differ: the small alef, the hamza and its seat, silent letters.
 */
import { normalizeText } from '../model/normalize.ts';

/** What the letters of the Uthmani text may be in another spelling, by codes beside the consonants. */
const codes = {
  A: { letters: 'اh', isOptional: false }, // alef
  E: { letters: 'ايh', isOptional: false }, // alef at the end of a word, which other spellings may write as ya
  a: { letters: 'ا', isOptional: true }, // small alef, silent alef
  B: { letters: 'اh', isOptional: false }, // hamza on alef
  H: { letters: 'اويh', isOptional: true }, // another hamza
  W: { letters: 'وh', isOptional: false },
  w: { letters: 'و', isOptional: true },
  X: { letters: 'وا', isOptional: false }, // small alef on waw
  Y: { letters: 'يh', isOptional: false },
  y: { letters: 'ي', isOptional: true },
  Z: { letters: 'يا', isOptional: false }, // small alef on ya
} as const;
type Code = keyof typeof codes;

const sameConsonant: Readonly<Record<string, string>> = { ة: 'ت', ک: 'ك', ہ: 'ه', ھ: 'ه', ە: 'ه', ۀ: 'ه', ۃ: 'ت' };
const consonants = new Set('بتثجحخدذرزسشصضطظعغفقكلمنه');
const consonantOf = (letter: string): string | undefined =>
  sameConsonant[letter] ?? (consonants.has(letter) ? letter : undefined);

/** Marks of the Quran that leave a letter silent, and the small letters that stand for one. */
const silent = /[\u06df\u06e0]/;
const smallLetters: Readonly<Record<string, Code>> = { '\u0670': 'a', '\u06e5': 'w', '\u06e6': 'y', '\u06e7': 'y' };

/** Read as a seen, as the small one over it says, and written so in other spellings. */
const readAsSeen = /ص(?=\p{M}*\u06dc)/gu;
/** “And ask”, which other spellings write with an alef before the seen. */
const ask = /^([وف]\u064e)(?=س\u0652ـ\u064e\u0654ل)/;

/** Returns the codes and consonants of one word of the Uthmani text. */
function encodeWord(word: string): string {
  const letters = normalizeText(word, 'NFC').replace(readAsSeen, 'س').replace(ask, '$1\u0670');
  let encoded = '';
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index]!;
    const next = letters[index + 1] ?? '';
    const isLast = !/\p{L}/u.test(letters.slice(index + 1));
    const hasSmallAlef = next === '\u0670';
    const isSilent = silent.test(next);
    if (hasSmallAlef && (letter === 'و' || letter === 'ى')) index += 1;
    if (letter in smallLetters) encoded += smallLetters[letter];
    else if (letter === 'ا' || letter === 'ٱ') encoded += isSilent ? 'a' : isLast ? 'E' : 'A';
    else if (letter === 'آ') encoded += isLast ? 'HE' : 'HA';
    else if (letter === 'أ' || letter === 'إ') encoded += 'B';
    else if ('ءؤئ\u0654\u0655'.includes(letter)) encoded += 'H';
    else if (letter === 'و') encoded += hasSmallAlef ? 'X' : isSilent ? 'w' : 'W';
    else if (letter === 'ى' || letter === 'ي') encoded += hasSmallAlef ? 'Z' : isSilent ? 'y' : 'Y';
    else {
      const consonant = consonantOf(letter);
      if (consonant !== undefined && !encoded.endsWith(consonant)) encoded += consonant;
    }
  }
  return encoded;
}

const boundary = '|';

/** Returns the text of verses, encoded word by word. */
export const encodeVerses = (text: string): string =>
  text
    .split(' ')
    .map((word) => encodeWord(word))
    .filter((word) => word !== '')
    .map((word) => boundary + word)
    .join('');

/** What may stand between the brackets besides letters: signs and marks of the Quran, numbers of verses, punctuation. */
const signs =
  /[\s\p{Nd}()[\]{}.,،؛:…*"'«»\-–\u0640\u064b-\u0656\u06d6-\u06e4\u06e8-\u06ed\u08f0-\u08f3\ufd3e\ufd3f\ufdfd]/gu;

/**
 * Returns the letters of words in any spelling: consonants, ا و ي, and h for a hamza. Undefined where there are signs or
 * letters that no spelling of the Quran has. A consonant is written once where a word has it twice in a row.
 */
export function readLetters(words: string): string | undefined {
  let letters = '';
  for (const word of normalizeText(words, 'NFKC').split(/\s+/)) {
    let inWord = '';
    let isAfterSmallLetter = false;
    for (const letter of word.replace(readAsSeen, 'س').replace(signs, '')) {
      const isSmall = letter in smallLetters;
      const consonant = consonantOf(letter);
      if (consonant !== undefined) inWord += inWord.endsWith(consonant) && !isAfterSmallLetter ? '' : consonant;
      else if (isSmall) inWord += '';
      else if (letter === 'ا' || letter === 'ٱ') inWord += 'ا';
      else if (letter === 'آ') inWord += 'hا';
      else if ('أإءؤئ'.includes(letter)) inWord += 'h';
      else if (letter === 'و') inWord += 'و';
      else if ('يىیے'.includes(letter)) inWord += 'ي';
      else return undefined;
      isAfterSmallLetter = isSmall;
    }
    letters += inWord;
  }
  return letters;
}

export type SpellingIndex = {
  encoded: string;
  consonants: string;
  /** The place of each consonant in `encoded`. */
  places: Uint32Array;
};

/** Returns the index of encoded verses. */
export function indexSpelling(encoded: string): SpellingIndex {
  const places = new Uint32Array(encoded.length);
  let found = '';
  for (let index = 0; index < encoded.length; index += 1)
    if (consonants.has(encoded[index]!)) {
      places[found.length] = index;
      found += encoded[index]!;
    }
  return { encoded, consonants: found, places };
}

/** Returns whether letters other than consonants are a spelling of codes. */
function isSpelling(letters: string, gap: string): boolean {
  // How many of the letters the codes so far may be.
  let counts = new Set([0]);
  for (const code of gap.replaceAll(boundary, '')) {
    const { letters: possible, isOptional } = codes[code as Code];
    const next = new Set(isOptional ? counts : []);
    for (const count of counts) if (count < letters.length && possible.includes(letters[count]!)) next.add(count + 1);
    counts = next;
  }
  return counts.has(letters.length);
}

/** Returns whether letters are words of the index, one after another, from the beginning of one to the end of one. */
export function findSpelling({ encoded, consonants: all, places }: SpellingIndex, letters: string): boolean {
  const own = Array.from(letters).filter((letter) => consonants.has(letter));
  if (own.length === 0) return false;
  const gaps = letters.split(/[بتثجحخدذرزسشصضطظعغفقكلمنه]/);
  const wanted = own.join('');
  const endOf = (place: number) => (place < all.length ? places[place]! : encoded.length);
  let at = all.indexOf(wanted);
  while (at >= 0) {
    const first = places[at]!;
    const before = encoded.slice(at === 0 ? 0 : places[at - 1]! + 1, first);
    const after = encoded.slice(places[at + own.length - 1]! + 1, endOf(at + own.length));
    if (
      beginnings(before, encoded.slice(0, first - before.length).slice(-2)).some((one) => isSpelling(gaps[0]!, one)) &&
      endings(after).some((one) => isSpelling(gaps.at(-1)!, one)) &&
      own.every(
        (_, index) =>
          index === 0 || isSpelling(gaps[index]!, encoded.slice(places[at + index - 1]! + 1, places[at + index]!)),
      )
    )
      return true;
    at = all.indexOf(wanted, at + 1);
  }
  return false;
}

/**
 * Returns the parts of what stands before a consonant from a beginning of a word on; also without the “and” or the call
 * (`يا`) that is written with the word.
 */
function beginnings(before: string, previous: string): string[] {
  const found: string[] = [];
  for (let index = 0; index < before.length; index += 1)
    if (before[index] === boundary) found.push(before.slice(index + 1));
  const withoutPrefix = found.flatMap((part) =>
    part.startsWith('W') ? [part.slice(1)] : part.startsWith('Ya') ? [part.slice(2)] : [],
  );
  return [...found, ...withoutPrefix, ...(previous === `${boundary}ف` && !before.includes(boundary) ? [before] : [])];
}

/** Returns the parts of what stands after a consonant up to an end of a word. */
function endings(after: string): string[] {
  const found: string[] = [];
  for (let index = 0; index < after.length; index += 1)
    if (after[index] === boundary) found.push(after.slice(0, index));
  return found;
}
