/**
 * Compares words with the text of the Quran in other spellings than the Uthmani one (decision 034). Consonants must be the
 * same, words begin and end where those of the text do, and alef, waw, ya and hamza stand where the text has them or a sign
 * for them.
 */
import { normalizeText } from '../model/normalize.ts';

type Letters = { letters: string; isOptional: boolean };
const required = (letters: string): Letters => ({ letters, isOptional: false });
const optional = (letters: string): Letters => ({ letters, isOptional: true });

/** What the letters of the Uthmani text may be in another spelling, by codes beside the consonants. */
const codes = {
  A: required('ا'),
  E: required('اي'), // alef at the end of a word that others write with a ya
  a: optional('ا'), // small alef, silent alef
  B: required('اأ'),
  b: required('اإ'),
  F: required('اأإh'), // hamza on alef at the end of a word
  G: required('hأإ'), // hamza on no letter, or on waw or ya at the end of a word
  g: required('h'), // hamza on waw or ya
  H: optional('hأ'), // hamza before an alef, with which it makes one letter
  K: required('وh'), // waw that others write with a hamza
  W: required('و'),
  w: optional('و'),
  X: required('وا'), // small alef on waw
  Y: required('ي'),
  y: optional('ي'),
  Z: required('يا'), // small alef on ya within a word
} as const;
type Code = keyof typeof codes;

/** The beginning of a word. */
const boundary = '|';
/** A place within a word where others begin a new one: after the call `يا`. */
const split = '!';

const sameConsonant: Readonly<Record<string, string>> = {
  ة: 'ت',
  ۃ: 'ت',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  '\u06e8': 'ن', // small noon
};
const consonants = new Set('بتثجحخدذرزسشصضطظعغفقكلمنه');
const consonantOf = (letter: string): string | undefined =>
  sameConsonant[letter] ?? (consonants.has(letter) ? letter : undefined);

const marks = /\p{M}|ـ/gu;
/** Marks that leave a letter silent, and the small letters that stand for one. */
const silent = /[\u06df\u06e0]/;
const smallLetters: Readonly<Record<string, Code>> = { '\u0670': 'a', '\u06e5': 'w', '\u06e6': 'y', '\u06e7': 'y' };
const hamzas = 'ءؤئ\u0654\u0655';

/** Read as a seen, as the small one over it says, and written so in other spellings. */
const readAsSeen = /ص(?=\p{M}*\u06dc)/gu;
/** “And ask”, which other spellings write with an alef before the seen. */
const ask = /^([وف]\u064e)(?=س\u0652ـ\u064e\u0654ل)/;
/** Words that others end with a ya. */
const endsWithYa = /^(?:ٱلأقصا|أقصا|طغا|لدا|[وف]?رء[اآ]|ترءا|ونا)$/;
/** Words that others write with a hamza on the waw. */
const withHamza = /^(?:كفوا|هزوا)$/;
/** “What is it with”, which others write as two words. */
const whatIs = /^[وف]?\u064e?مَالِ$/;
/** “The night”, which others write with two lams. */
const night = /^([وفبكل]{0,2})[اٱ]لي(?=لا?$)/;
/** “Those who”, of women, which others write with two lams. */
const women = /^([وفب]?)ال(?=ا(?:تي|hي)$)/;
/** Words that others end with an alef. */
const endsWithAlef = /(?:زنى|حسرتى|ويلتى|أسفى)$/;

/** Returns the codes and consonants of one word of the Uthmani text. */
function encodeWord(word: string): string {
  const letters = normalizeText(word, 'NFC').replace(readAsSeen, 'س').replace(ask, '$1\u0670');
  const bare = letters.replace(marks, '');
  if (night.test(bare)) return bare.replace(night, '$1اللي').replace(/[اوي]/g, (letter) => codeOf[letter]!);
  let encoded = '';
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index]!;
    const next = letters[index + 1] ?? '';
    const following = letters.slice(index + 1).replace(marks, (mark) => (hamzas.includes(mark) ? mark : ''))[0] ?? '';
    const hasSmallAlef = next === '\u0670';
    const isSilent = silent.test(next);
    const consonant = consonantOf(letter);
    if (hasSmallAlef && (letter === 'و' || letter === 'ى')) index += 1;
    if (consonant !== undefined) encoded += consonant;
    // At the end of a word others write the small ones only after a ya.
    else if (letter in smallLetters)
      encoded += following !== '' || letter === '\u0670' || encoded.endsWith('Y') ? smallLetters[letter] : '';
    else if (letter === 'ا' || letter === 'ٱ')
      encoded += isSilent ? 'a' : following === '' && endsWithYa.test(bare) ? 'E' : 'A';
    else if (letter === 'آ') encoded += following === '' && endsWithYa.test(bare) ? 'HE' : 'HA';
    // At the end of a word its seat differs, and where a silent ya follows.
    else if (letter === 'أ' || letter === 'إ')
      encoded +=
        following === '' || /^\p{M}*[يى]\u06df/u.test(letters.slice(index + 1)) ? 'F' : letter === 'أ' ? 'B' : 'b';
    else if (hamzas.includes(letter))
      encoded +=
        following === 'ا' && !/[BbGg]$/.test(encoded) && !endsInSilentAlef(letters, index)
          ? 'H'
          : 'ؤئ'.includes(letter) && following !== '' && !endsInSilentAlef(letters, index)
            ? 'g'
            : 'G';
    // Others write the silent one too, but in “I shall show you”.
    else if (letter === 'و')
      encoded += hasSmallAlef ? 'X' : isSilent && following === 'ر' ? 'w' : withHamza.test(bare) ? 'K' : 'W';
    else if (letter === 'ى' || letter === 'ي')
      encoded += isSilent ? 'y' : hasSmallAlef && (following !== '' || endsWithAlef.test(bare)) ? 'Z' : 'Y';
    if (
      (/^[Wف]?Ya$/.test(encoded) && following !== '') ||
      (encoded === 'هa' && following === 'أ') ||
      (encoded.endsWith('مA') && whatIs.test(letters))
    )
      encoded += split;
  }
  if (women.test(readWord(letters) ?? '')) encoded = encoded.replace('لa', 'للA');
  // Of the plural, and of “gives life”.
  if (/ءُو\p{M}*$/u.test(letters)) return `${encoded}a`;
  return letters.endsWith('ى\u0650') ? `${encoded}y` : encoded;
}

/** Returns whether only a silent alef follows, as after a hamza on waw. */
const endsInSilentAlef = (letters: string, index: number) =>
  /^\p{M}*ا\u06df?$/u.test(letters.slice(index + 1)) && letters.endsWith('\u06df');

const codeOf: Readonly<Record<string, Code>> = { ا: 'A', و: 'W', ي: 'Y' };

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
  /[\s\p{Nd}()[\]{}.,،؛؟!:…*"'«»“”\-–—\u00ad\u061c\u200c-\u200f\u0640\u064b-\u0653\u0656\u0657\u065e\u06d6-\u06e4\u06e9-\u06ed\u08f0-\u08f3\ufd3e\ufd3f\ufdfd]/gu;
const invisible = /[\u00ad\u061c\u200c-\u200f]/g;
/** A number beside a letter may look like one. */
const numberInWord = /[\p{L}\p{M}]\p{Nd}|\p{Nd}[\p{L}\p{M}]/u;

/**
 * Returns the letters of words in any spelling: consonants, ا و ي, and those with a hamza, or h for another hamza; words
 * are divided by a stroke. Undefined where there are signs or letters that no spelling of the Quran has.
 */
export function readLetters(words: string): string | undefined {
  const text = normalizeText(words, 'NFKC').replace(invisible, '');
  if (numberInWord.test(text) || /[^\p{L}\p{M}]/u.test(text.replace(signs, ''))) return undefined;
  const read: string[] = [];
  for (const word of text.split(/[^\p{L}\p{M}]+/u)) {
    const letters = readWord(word);
    if (letters === undefined) return undefined;
    if (letters !== '') read.push(letters.replace(night, '$1اللي').replace(women, '$1الل'));
  }
  return read.join(boundary);
}

/** Returns the letters of one word. */
function readWord(word: string): string | undefined {
  let letters = '';
  for (const letter of word.replace(readAsSeen, 'س').replace(signs, '')) {
    const consonant = consonantOf(letter);
    if (consonant !== undefined) letters += consonant;
    else if (letter === '\u0670') letters += /[وي]$/.test(letters) ? '' : 'ا';
    else if (letter in smallLetters) letters += '';
    else if (letter === 'ا' || letter === 'ٱ') letters += 'ا';
    else if (letter === 'آ') letters += 'hا';
    else if (letter === 'أ' || letter === 'إ') letters += letter;
    else if (hamzas.includes(letter)) letters += 'h';
    else if (letter === 'و') letters += 'و';
    else if ('يىیے'.includes(letter)) letters += 'ي';
    else return undefined;
  }
  return letters;
}

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
    if (letter === boundary || letter === split) first.add(found.length);
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

/** Returns whether letters other than consonants are a spelling of codes. */
function isSpelling(letters: string, gap: string): boolean {
  // How many of the letters the codes so far may be.
  let counts = new Set([0]);
  for (const code of gap) {
    const { letters: possible, isOptional } =
      code === boundary ? required(boundary) : code === split ? optional(boundary) : codes[code as Code];
    const next = new Set(isOptional ? counts : []);
    for (const count of counts) if (count < letters.length && possible.includes(letters[count]!)) next.add(count + 1);
    counts = next;
  }
  return counts.has(letters.length);
}

/** Returns whether letters are words of the index, one after another, from the beginning of one to the end of one. */
export function findSpelling(
  { encoded, consonants: all, places, beginnings }: SpellingIndex,
  letters: string,
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
    afterBoundaries(gapBefore(first)).some((gap) => isSpelling(gaps[0]!, gap)) &&
    beforeBoundaries(gapBefore(first + wanted.length)).some((gap) => isSpelling(gaps.at(-1)!, gap)) &&
    gaps.every((gap, index) => index === 0 || index === gaps.length - 1 || isSpelling(gap, gapBefore(first + index)));
  return (beginnings.get(wanted.slice(0, 2)) ?? []).some(matches);
}

/** Returns the parts of what stands before a consonant from each beginning of a word on. */
const afterBoundaries = (gap: string): string[] =>
  Array.from(gap).flatMap((code, index) => (code === boundary || code === split ? [gap.slice(index + 1)] : []));

/** Returns the parts of what stands after a consonant up to each end of a word. */
const beforeBoundaries = (gap: string): string[] =>
  Array.from(gap).flatMap((code, index) => (code === boundary ? [gap.slice(0, index)] : []));
