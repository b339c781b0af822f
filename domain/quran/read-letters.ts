/** The letters of words of the Quran in any spelling, as they are compared with its text (decision 034). */
import { normalizeText } from '../text/normalize.ts';
import {
  hasFatha,
  getMarks,
  noSign,
  noSigns,
  readAsAlef,
  getSignsAfter,
  readWrittenSigns,
  withAnyDoubling,
} from './vowel-signs.ts';

const sameConsonant: Readonly<Record<string, string>> = {
  ۃ: 'ة',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
};
export const consonants = new Set('بتةثجحخدذرزسشصضطظعغفقكلمنه');

/** Returns the one form of a consonant; undefined for any other letter. */
export const findConsonant = (letter: string): string | undefined =>
  sameConsonant[letter] ?? (consonants.has(letter) ? letter : undefined);

/** The small alef of the Uthmani text. */
export const smallAlef = '\u0670';
/** A small alef on a waw or ya without a vowel. */
export const alefOnLetter = 's';
/** The small waw and ya, letters of their own: other spellings write them as waw and ya or not at all. */
export const smallWaw = '\u06e5';
const smallYa = '\u06e6';
/** The second one stands only within words. */
export const smallYas = `${smallYa}\u06e7`;
/** Within a word, where it is a letter between others; marks on its line are its own. The second sign stands for it. */
const yaWithinWord = /(?:\u0640(\p{M}{0,4}?))?[\u06e6\u06e7](?=\p{M}{0,4}(?![\u06e5\u06e6])\p{L})/gu;
const smallYaWithin = '\ufffe';
/** Within a word all read it as an alef, and others write one. The second sign, which no text has, stands for it. */
const yaReadAsAlef = '\uffff';
const alefOnYa = /ى\u0670(?=\p{M}{0,4}\p{L})/gu;
/** The name of God, which the text has without a small alef; many write one. */
const nameOfGod = /^[أءوفبت]{0,2}[اٱآ]?للهم?$/;
const alefOfGod = /(?<=ل[\p{M}\u0640]{0,4})\u0670(?=\p{M}{0,3}ه)/u;
const removeAlefOfGod = (word: string): string =>
  nameOfGod.test(word.replace(/\p{M}|ـ/gu, '')) ? word.replace(alefOfGod, '') : word;
/** Many type the sign of a lam after the alef that is joined to it. */
const signAfterLamAlef = /لا([\u064b\u064e\u0651]{1,2})/gu;
/** Many write it on the alef, or ya, after the letter that has it. */
const tanweenOnAlef = /\u064e?((?:(?!\u064e)\p{M}){0,3})([اى])\u064b(?!\p{M}{0,3}\p{L})/gu;
export const hamzas = 'ءؤئ\u0654\u0655';

/** Read as a seen, as the small one over it says, and written so in other spellings. */
export const readAsSeen = /ص(\p{M}{0,4})\u06dc(?=\p{M}{0,4}ط)/gu;
const disputed = /(?<=د[\u064e\u0651]{2}\u0640?\u0670ر\u064e)(\u0652?) ?\u0670[\u0654ء](?=[\u0652\u06e1]?ت)/u;
/**
 * Puts a line between the marks of “you disputed”, whose hamza has no letter: its marks follow those of the ra, in one
 * spelling after a space.
 */
export const divideDisputed = (words: string): string => words.replace(disputed, '\u0640\u0654$1\u0670');

/** The small noon of “We save”, which others write as a letter. */
export const smallNoon = /(?<=(?:[^\p{L}\p{M}]|^)ن\u064f?\u0640?)\u06e8(?=ج\u0650?[يىی](?![\p{L}\p{M}]))/gu;

/** Before “ask” others write an alef after “and” or “so”. */
export const ask = /(?<=(?:[^\p{L}\p{M}]|^)[وف]\u064e?)(?=س[\u0652\u06e1]?(?:ـ?\u064e?\u0654|[ءئ])\u064e?ل)/gu;

/** “The night”, which other spellings write with two lams. */
const night = /^([وفبكل]{0,2})[اٱ]لي(?=لا?$)/;
/** Returns a word with the second lam of “the night”. */
export const writeBothLams = (word: string): string =>
  night.test(word.replace(/\p{M}|ـ/gu, '')) ? word.replace(/(?<=[اٱ])ل/u, 'لل') : word;
/** “Those who”, of women, which others write with two lams. */
export const women = /^([وفب]?)[اٱ]ل(?=ا(?:تي|[hئ]ي)$)/;

/** Anything but letters, marks, and what may stand between words: signs of the Quran, numbers of verses, punctuation. */
const foreign = /[^\p{L}\p{M}\s\p{Nd}()[\]{}/.,،؛؟!:…•❁○*٭✽"'«»“”\-–—\u06dd\u06de\u06e9\ufd3e\ufd3f\ufdfd]/u;
/** What words have besides letters: signs and marks of the Quran. */
const ignored = /[\u0640\u064b-\u0653\u0656\u0657\u065e\u06d6-\u06dc\u06df-\u06e2\u06e4\u06ed\u08f0-\u08f2]/;
/** Where the text has signs that look like the dots of letters. */
const dotsOfTheText =
  /(?<=م[\u064b-\u0652\u06e1]{0,3}ج[\u064b-\u0652\u06e1]{0,3}ر)[\u06ea\u065c](?=[\u064b-\u0652\u06e1]{0,3}[اىي]\u0670?ه[\u064b-\u0652\u06e1]{0,3}ا)|(?<=ت[\u064b-\u0652\u06e1]{0,3}أ[\u064b-\u0652\u06e1]{0,3}م[\u064b-\u0652\u06e1]{0,3})[\u06eb\u06ec](?=[\u064b-\u0652\u06e1]{0,3}ن[\u064b-\u0652\u06e1]{0,3}ا)|(?<=[ءأ][\u064b-\u0652\u06e1]{0,3}ا)\u06ec(?=[\u064b-\u0652\u06e1]{0,3}ع[\u064b-\u0652\u06e1]{0,3}ج[\u064b-\u0652\u06e1]{0,3}م)|(?<=ص[\u064b-\u0652\u06e1]{0,3})[\u06dc\u06e3](?=[\u064b-\u0652\u06e1]{0,3}ي[\u064b-\u0652\u06e1]{0,3}ط)/g;
const invisible = /[\u061c\u200d-\u200f\u2060\ufeff]/g;
/** Show the letters on both sides as the end and the beginning of words, or in two lines. */
const dividing = /[\u00ad\u200b\u200c]+/g;
const divided = /[\p{L}\p{M}][\u00ad\u200b\u200c]+[\p{L}\p{M}]/u;
/** As the King Fahd Complex writes ءا, ئ and ؤ; and a hamza before a small alef in the order of the marks. */
const hamzaWithMadda = /أ\u0653/g;
const hamzaBelow = /([يىو])(\p{M}{0,4})\u0655/gu;
/** A number beside a letter may look like one, also after a space that is hardly seen. */
const numberInWord =
  /[\p{L}\p{M}][\u2004-\u200a\u202f\u205f]{0,9}\p{Nd}|\p{Nd}[\u2004-\u200a\u202f\u205f]{0,9}[\p{L}\p{M}]/u;
/** Signs alone, as documents have them, which take the letter before a space in their compatibility form. */
const signsAlone = /[\ufc5e-\ufc63]/g;
/** One sign for many words, none of them in the text. */
const blessings = /[\ufdfa\ufdfb]/;
/** Letters of formulas: they look unlike those of words, but have the same compatibility form. */
const mathematical = /[\u{1ee00}-\u{1eeff}]/u;
/** A reference would be a wrong one; ﷽ is no part of a verse; a circle beside a letter looks like one. */
const betweenWords = /[\p{L}\p{M}][○/]|[/!](?=\p{L})|\p{Nd}\s{0,9}[:.]\s{0,9}\p{Nd}|[^\s]\s{0,9}\ufdfd/u;

/** Divides words. */
export const boundary = '|';

/** The most letters of a word; the longest ones of the text have fewer. */
const maxLetters = 40;

/** Stands for the numbers between two words. */
const number = '#';

/** Letters, and the signs on each of them in a string of the same length (vowel-signs.ts). */
export type Spelling = { letters: string; signs: string };

/**
 * Signs of pauses within a word, letters that would divide it because none joins them, and signs that look like the
 * dots of another letter.
 */
const misplacedSigns =
  /[\u06d2\u06d5]\p{M}{0,8}\p{L}|[\u06d6-\u06dc\u06e4]\p{M}{0,8}\p{L}|\u0633\p{M}{0,8}\u06db|\u065e(?!\p{M}{0,3}(?:[اى]\p{M}{0,3})?(?:[^\p{L}\p{M}]|$))/u;
/** A mark, or one on a line, at the beginning of a word would be read with the word before it. */
const startsWithMark = /^\u0640{0,9}\p{M}/u;
/** Many write “thing” with one letter for the ya and the hamza. */
const thing = /(?<=(?<![\p{L}\p{M}])(?:و\p{M}{0,3})?(?:[لبك]\p{M}{0,3})?ش\p{M}{0,3})ئ(?!\p{M}{0,4}\p{L})/gu;
/** The marks of a line before a small waw or ya would be of no letter. */
const marksBeforeSmall = /\u0640\p{M}{1,8}[\u06e5\u06e6]/u;
/** Signs of pauses and parts, which stand alone; others would be read with the word before them. */
const mayStandAlone = /^[\u0640\u06d6-\u06de\u06e9]+$/;

/**
 * Returns the letters of words in any spelling: consonants, ا و ي, and those with a hamza, h for another hamza, s for a
 * small alef on a waw or ya, or ى for a ya that is read as alef within a word, and the small waw and ya, ۧ within a
 * word; words are divided by `boundary`, also from `number`. Numbers before the first word are left out.
 * Undefined where there are signs or letters that no spelling of the Quran has.
 */
export function readLetters(words: string): Spelling | undefined {
  if (blessings.test(words) || mathematical.test(words) || numberInWord.test(words)) return undefined;
  const visible = normalizeText(
    words.replace(signsAlone, (sign) => normalizeText(sign, 'NFKC').trim()),
    'NFKC',
  ).replace(invisible, '');
  if (divided.test(visible)) return undefined;
  const text = divideDisputed(visible)
    .replace(dividing, '')
    .replace(dotsOfTheText, '')
    .replace(readAsSeen, 'س$1')
    .replace(smallNoon, 'ن')
    .replace(thing, 'يء')
    .replace(ask, 'ا')
    .replace(hamzaWithMadda, 'ءا')
    .replace(/(?<=\u0640\p{M}{0,3})\u0670\u0654/gu, '\u0654\u0670')
    .replace(hamzaBelow, (_, letter: string, marks: string) => (letter === 'و' ? 'ؤ' : 'ئ') + marks);
  if (numberInWord.test(text) || betweenWords.test(text) || misplacedSigns.test(text)) return undefined;
  if (marksBeforeSmall.test(text) || foreign.test(text)) return undefined;
  const read: Spelling[] = [];
  for (const word of text.split(/([^\p{L}\p{M}]+)/u)) {
    if (/\p{Nd}/u.test(word) && read.length > 0 && read.at(-1)!.letters !== number)
      read.push({ letters: number, signs: noSigns });
    if (!/[\p{L}\p{M}]/u.test(word) || mayStandAlone.test(word)) continue;
    const spelled = startsWithMark.test(word) ? undefined : readWord(word);
    if (!spelled?.letters) return undefined;
    read.push(replaceLetters(spelled, women, '$1الل'));
  }
  return {
    letters: read.map((word) => word.letters).join(boundary),
    signs: read.map((word) => word.signs).join(noSigns),
  };
}

/**
 * Replaces letters, of which `$1` is the first group. Letters that stay, or that stand in place of another, keep their
 * signs; those of added letters are not known, nor is the doubling of a letter after a removed one.
 */
export function replaceLetters({ letters, signs }: Spelling, pattern: RegExp, replacement: string): Spelling {
  let known = '';
  let end = 0;
  const replaced = letters.replace(pattern, (found: string, ...groups: unknown[]) => {
    const first = typeof groups[0] === 'string' ? groups[0] : '';
    const place = groups.find((group) => typeof group === 'number')!;
    const put = replacement.replace('$1', first);
    known += signs.slice(end, place) + alignSigns(found, signs.slice(place, place + found.length), put);
    end = place + found.length;
    return put;
  });
  return { letters: replaced, signs: known + signs.slice(end) };
}

/** Returns the signs of the letters `put` in place of `found`, of some letters each. */
function alignSigns(found: string, signs: string, put: string): string {
  if (put === '') return '';
  if (found === '') return noSigns.repeat(put.length);
  const [before, after] = [found[0]!, put[0]!];
  const isAdded = put.length > found.length && before !== after && put.includes(before);
  if (isAdded) return noSigns + alignSigns(found, signs, put.slice(1));
  const isRemoved = put.length < found.length && before !== after;
  if (isRemoved) {
    const next = alignSigns(found.slice(1), signs.slice(1), put);
    return withAnyDoubling(next[0]!) + next.slice(1);
  }
  // An alef has no signs.
  const own = before !== after && after === 'ا' ? noSigns : signs[0]!;
  return own + alignSigns(found.slice(1), signs.slice(1), put.slice(1));
}

/** Returns the letters of one word as they are written. */
export function readWord(word: string): Spelling | undefined {
  const written = removeAlefOfGod(writeBothLams(word))
    .replace(yaWithinWord, (_, own = '') => smallYaWithin + own)
    .replace(alefOnYa, yaReadAsAlef)
    .replace(signAfterLamAlef, 'ل$1ا')
    .replace(tanweenOnAlef, '\u064b$1$2');
  const read: string[] = [];
  const readSigns: string[] = [];
  let before = '';
  for (let place = 0; place < written.length; place += 1) {
    const letter = written[place]!;
    if (ignored.test(letter)) continue;
    const signsBefore = readSigns.at(-1)?.at(-1);
    const letters = letter === smallAlef ? readSmallAlef(before, signsBefore) : readLetter(letter);
    if (letters === undefined) return undefined;
    const signs = readLetterSigns(written, place, letters.length, signsBefore);
    if (isSmall(letter) && signs !== noSign && signs !== fatha) return undefined;
    read.push(letters);
    if (read.length > maxLetters) return undefined;
    readSigns.push(signs);
    // Only the end is looked at: all that was read would be copied for each letter.
    before = (before + letters).slice(-longestBefore);
  }
  if (endsInTwoAlefs.test(before)) return undefined;
  const all = readSigns.join('');
  return { letters: read.join(''), signs: hasSigns(all) ? all : all.replaceAll(noSign, noSigns) };
}

/** Returns the signs of a letter that is read as `count` letters; `before` are those of the letter before it. */
function readLetterSigns(word: string, place: number, count: number, before: string | undefined): string {
  const letter = word[place]!;
  // It is no hamza, nor an alef that is silent or joined.
  if (letter === smallAlef) return readAsAlef;
  const own = getSignsAfter(before, letter, readWrittenSigns(getMarks(word, place)));
  // A vowel on آ is that of its hamza.
  return letter === 'آ' ? own + noSign : noSign.repeat(count - 1) + own;
}

/** Returns whether any sign is written on letters; a small alef is none. */
export const hasSigns = (signs: string): boolean =>
  Array.from(signs).some((sign) => ![noSign, noSigns, readAsAlef].includes(sign));

/**
 * Returns what a small alef is read as: on a waw or ya without a vowel it may be an alef, or say that the letter is read
 * as one. No waw or ya with another vowel than fatha has one.
 */
function readSmallAlef(before: string, signs: string | undefined): string | undefined {
  if (!/[وي]$/.test(before)) return 'ا';
  if (signs === noSign) return alefOnLetter;
  return hasFatha(signs!) ? 'ا' : undefined;
}

/** No word ends with a hamza on an alef before another one: a hamza with a silent alef is written in other ways. */
const endsInTwoAlefs = /أا$/;

const longestBefore = 5;

/** A small waw or ya has no signs, but for the fatha of a ya in one verse. */
const isSmall = (letter: string): boolean => letter === smallWaw || letter === smallYa;
const fatha = readWrittenSigns('\u064e');

/** Returns the letters that a letter is read as. */
function readLetter(letter: string): string | undefined {
  if (isSmall(letter)) return letter;
  // Joined without a hamza, as its sign says.
  if (letter === 'ا' || letter === 'ٱ') return letter;
  // Its madda is that of a long alef, or a hamza before an alef.
  if (letter === 'آ') return 'آا';
  if ('أإؤئو'.includes(letter)) return letter;
  if (letter === yaReadAsAlef) return 'ى';
  if (letter === smallYaWithin) return '\u06e7';
  if (hamzas.includes(letter)) return 'h';
  if ('يىیے'.includes(letter)) return 'ي';
  return findConsonant(letter);
}
