/** The text of the Quran in the form that other spellings are compared with (decision 034). */
import { normalizeText } from '../text/normalize.ts';
import {
  ask,
  boundary,
  divideDisputed,
  findConsonant,
  hamzas,
  readAsSeen,
  readWord,
  smallAlef,
  smallNoon,
  smallWaw,
  smallYas,
  writeBothLams,
  women,
  type Spelling,
} from './read-letters.ts';
import { encodeAlefWithHamza, encodeHamza } from './encode-hamza.ts';
import { anySigns, getMarks, readOwnSigns, readAsAlef } from './vowel-signs.ts';

type Letters = { letters: string; isOptional: boolean };
const required = (letters: string): Letters => ({ letters, isOptional: false });
const optional = (letters: string): Letters => ({ letters, isOptional: true });

/** What the letters of the Uthmani text may be in another spelling, by codes that stand between the consonants. */
export const codes = {
  A: required('ا'),
  T: required('اٱ'), // joined alef
  E: required('اي'), // alef at the end of a word that others write with a ya
  a: optional('اs'), // silent alef, and the small one of words that others write without it too
  S: required('اs'), // small alef, unless the words have none
  B: required('اأ'),
  b: required('اإ'),
  F: required('اأإ'), // hamza below the alef at the end of a word
  f: required('اإئ'), // the same within a word, before a silent ya
  I: required('أؤ'), // hamza before the last alef of a word, which is silent
  o: required('ؤ'),
  x: required('ئ'),
  // A hamza on no letter. Others write it on that of its vowel, of the vowel before it, or of old print.
  h: required('h'),
  j: required('اhأ'),
  J: required('اhأئ'),
  p: required('hؤ'),
  q: required('hئ'),
  g: required('hؤئ'),
  d: required('hإئ'), // the same with a kasra, after that of a question
  D: required('hأؤ'), // the same with a damma
  L: required('hأؤئ'), // the same with that of a plural, after a fatha
  H: optional('hآ'), // the same before an alef, with which it makes one letter
  r: required('hأآ'), // the same before the alef of an article, or أ before a small alef
  k: required('اhآ'), // the same before a small alef
  i: optional('hئ'), // the same before the alef of a tanween
  G: optional('h'),
  O: optional('آ'), // alef of the text with a madda, also a small one, which others write without one
  K: required('وؤ'), // waw that others write with a hamza
  W: required('و'),
  w: optional('و'), // silent waw
  u: optional('وۥ'), // small waw within a word
  v: optional('ۥ'), // small waw at the end of a word
  e: optional('s'), // small alef on a letter that is read as alef
  X: required('وا'), // small alef on waw
  Y: required('ي'),
  y: optional('ي'),
  P: required('يۧ'), // small ya within a word
  V: optional('ۦ'), // small ya at the end of a word
  U: optional('يۦ'), // after a ya
  Z: required('يا'), // small alef on ya at the end of a word that others write with either
  z: required('اى'), // small alef on ya within a word, which is a ya where the words have no small alef
  N: optional('n'), // where others write “that not” as two words (list-other-spellings.ts)
  // At the end of a verse, where others write its number.
  '%': optional(boundary),
  '#': optional('#'),
  '/': required(''), // between texts that do not follow one another
  /** Before each word. */
  [boundary]: required(boundary),
  /** Within a word where others begin a new one. */
  '!': optional(boundary),
  /** The same after a call such as `يا`, only after its alef. */
  C: optional(boundary),
} as const;
export type Code = keyof typeof codes;

const marks = /\p{M}|ـ/gu;
/** Leaves a letter silent. */
const silent = '\u06df';
const madda = '\u0653';

/** Words that others end with a ya, or with an alef. */
const endsWithYa = /^(?:ٱلأقصا|أقصا|طغا|لدا|[وف]?رء[اآ]|ترءا|ونا)$/;
const endsWithAlef = /^(?:ٱلزنى|ي(?:حسرتى|ويلتى|أسفى)|زكى)$/;
const lastAlefAfter = /^\p{M}*[اآ]\p{M}*$/u;
const highest = /^ٱلْعُلَى/;
/** Words that others write with a hamza on the waw. */
const withHamza = /^(?:كُفُو|هُزُو)\u064b/;
/** “That not”, with a shadda; without one it is “lo” or “do not”. */
const thatNot = /^[وف]?\u064e?أَلَّا/;
/** “Despairs”, which begins like a call. */
const silentCall = /^[وف]?\u064e?يَا\u06df/;
/** “What is it with”, which others write as two words. */
const whatIs = /^[وف]?\u064e?مَالِ$/;

/** Returns the text of verses, one a line, encoded word by word, with the signs of each letter. */
export function encodeVerses(text: string): Spelling {
  const words = text.split('\n').flatMap((verse) => [...verse.split(' '), verseEnd]);
  const encoded = words.map((word, index) => {
    if (word === verseEnd) return withAnySigns(verseEnd);
    const { letters, signs } = encodeWord(word);
    if (letters === '') return { letters, signs };
    return {
      letters: (joinsPrevious(words[index - 1] ?? '', word) ? '!' : boundary) + letters,
      signs: anySigns + signs,
    };
  });
  return { letters: encoded.map((word) => word.letters).join(''), signs: encoded.map((word) => word.signs).join('') };
}
const verseEnd = '%#';

/** Words that others write as one with what follows them. */
const joinedWithWhat = /^[وفأ]?(?:في|حيث|أين|كل|أن|ان)$/;
const joinsPrevious = (previous: string, word: string): boolean => {
  const [before, next] = [previous, word].map((each) => each.replace(marks, '').replace('ى', 'ي')) as [string, string];
  return (next === 'ما' && joinedWithWhat.test(before)) || (/^ما?ئة$/.test(next) && before.endsWith('ثلث'));
};

/** Words that others write without the small alef too. */
const withoutAlef =
  /ذلك|^[أوفبكل]{0,3}ه(?:ذ|تين|ؤل|هن|أنت|ك)|[ٱل]لرحمن|أولئ|^[وف]?لكن|[إء]له[اكمنهيىۥۦ]{0,5}$|سموا?ت|(?:إبر|إسم|إسر|إسح|(?<![قظ])هرون|سليمن|ثلث|ثمن|لقمن|ملئك|قيمة|درتم)/;

/** A letter in its word. */
export type LetterContext = {
  letter: string;
  /** The word, and the same without marks. */
  word: string;
  bare: string;
  /** What follows the letter, and the next letter or hamza; '' at the end. */
  after: string;
  following: string;
  isSilent: boolean;
  hasSmallAlef: boolean;
  /** The codes and consonants before it. */
  before: string;
};

/** Returns the codes and consonants of one word of the Uthmani text, and their signs. */
function encodeWord(uthmani: string): Spelling {
  const word = divideDisputed(writeBothLams(normalizeText(uthmani, 'NFC')))
    .replace(readAsSeen, 'س$1')
    .replace(smallNoon, 'ن')
    .replace(ask, 'ٱ');
  const bare = word.replace(marks, '');
  let encoded = '';
  let signs = '';
  const add = (codes: string, own = anySigns) => {
    encoded += codes;
    signs += own.repeat(codes.length);
  };
  for (let index = 0; index < word.length; index += 1) {
    const letter = word[index]!;
    const after = word.slice(index + 1);
    const following = after.replace(marks, (mark) => (hamzas.includes(mark) ? mark : ''))[0] ?? '';
    const hasSmallAlef = after.startsWith(smallAlef);
    const place = { letter, word, bare, after, following, isSilent: after.startsWith(silent), hasSmallAlef };
    const codes = findConsonant(letter) ?? encodeMark({ ...place, before: encoded });
    const mayBeDoubled = encoded === '' ? firstShadda.test(after) : isAssimilated(encoded, signs, letter);
    for (const code of codes) add(code, getSigns(code, word, index, mayBeDoubled));
    if (letter === 'أ' && thatNot.test(word)) add('N');
    add(findDivision(encoded, word, following));
    const isReadAsAlef = hasSmallAlef && (letter === 'و' || letter === 'ى');
    if (isReadAsAlef || codes.endsWith('E')) add('e', readAsAlef);
    if (isReadAsAlef) index += 1;
  }
  if (women.test(readWord(word)?.letters ?? '')) return withAnySigns(encoded.replace(/ل(O?)S/, 'لل$1A'));
  // Of the plural, and of “gives life”.
  if (/ءُو\p{M}*$/u.test(word)) add('a', readOwnSigns(silent));
  else if (word.endsWith('\u064fح\u0652ى\u0650')) add('y', readOwnSigns(''));
  return { letters: encoded, signs };
}

const withAnySigns = (letters: string): Spelling => ({ letters, signs: anySigns.repeat(letters.length) });

/** An inclined alef, and a tanween that is not pronounced before a pause: others write other signs. */
const inclined = /^\p{M}{0,4}\u06ea/u;
const openTanween = 'عِوَجَا';

/** The vowel with which a joined alef is pronounced at a beginning, where others write it. */
const joinedArticle = /^ٱل(?!\u0652ت)/;
/** Nouns, and verbs whose damma is only that of a waw after them. */
const joinedWithKasra = /^ٱ(?:سْم|بْن|مْر|مْش|مْض|هْد|قْض|ئْت)/;
const joinedWithDamma = /^ٱ\p{L}\p{M}{0,8}?(?:\u064f|(?<!\u0651\p{M}{0,8})\p{L}\p{M}{0,8}?\u064f)/u;
const vowelOfJoined = (rest: string): string =>
  joinedArticle.test(rest) ? '\u064e' : joinedWithDamma.test(rest) && !joinedWithKasra.test(rest) ? '\u064f' : '\u0650';

/** Returns the signs of a letter of the text, for one of the codes that it has. */
function getSigns(code: string, word: string, place: number, mayBeDoubled: boolean): string {
  const letter = word[place]!;
  if ((code === 'ج' && word === openTanween) || inclined.test(word.slice(place + 1))) return anySigns;
  if (letter === 'ٱ') return readOwnSigns(vowelOfJoined(word.slice(place)));
  // Others may write them as a ya or waw that is read as alef.
  if (/[EXZz]/.test(code) || ((code === 'Y' || code === 'w') && word[place + 1] === smallAlef)) return readAsAlef;
  // A small alef is none of a tanween.
  if (code === 'A' && tanweenBefore.test(word.slice(0, place))) return readOwnSigns('\u0652');
  if (code === 'O' || letter === 'آ' || letter === smallAlef) return readOwnSigns('');
  const own = readOwnSigns(getMarks(word, place), mayBeDoubled);
  // After a fatha a ya is read as alef, and a waw has the sukun that others write.
  if (own !== readOwnSigns('') || !/\u064e\u0651?$/.test(word.slice(0, place))) return own;
  return letter === 'ى' ? readAsAlef : letter === 'و' ? readOwnSigns('\u0652') : own;
}

const tanweenBefore = /\u064b\p{M}{0,4}$/u;

/** The shadda of the first letter of a word, which the last one before it has become; others do not write it. */
const firstShadda = /^\p{M}{0,2}\u0651/u;

/** Returns whether the next letter may be doubled only because that before it is not pronounced. */
const isAssimilated = (encoded: string, signs: string, letter: string): boolean =>
  becomesNext.test(encoded.at(-1)! + letter) && signs.at(-1) === readOwnSigns('');

/** A letter without a vowel, and the next one, which it becomes. */
const becomesNext = /^(?:ن[نملريىو]|[دتط][دتط]|[ذظث][ذظث]|ل[لر]|ق[كق]|بم|Y[يى]|([^AEaSXZzWYن])\1)$/;

/** Returns the code of what is encoded if others may begin a new word after it; '' for any other. */
function findDivision(encoded: string, word: string, following: string): '' | '!' | 'C' {
  const isCall = /^[Wف]?YO?[aS]$/.test(encoded) && following !== '' && !silentCall.test(word);
  if (isCall || (/^هO?a$/.test(encoded) && following === 'أ')) return 'C';
  const isOther = (/^[Wفل]?بxس$/.test(encoded) && following === 'م') || (encoded.endsWith('مA') && whatIs.test(word));
  return isOther ? '!' : '';
}

/** Returns the codes of a letter or mark that is no consonant; '' for one that has none. */
function encodeMark(place: LetterContext): '' | Code | `O${Code}` {
  const { letter, word, bare, after, following, isSilent, hasSmallAlef, before } = place;
  const isLast = following === '';
  if (letter === smallAlef) {
    const code = withoutAlef.test(bare) || (following === 'أ' && /^[Wف]?Y$/.test(before)) ? 'a' : 'S';
    return after.startsWith(madda) ? `O${code}` : code;
  }
  // At the end of a word others write the small ones only after a ya.
  if (letter === smallWaw) return isLast ? 'v' : 'u';
  if (smallYas.includes(letter)) return !isLast ? 'P' : before.endsWith('Y') ? 'U' : 'V';
  if (letter === 'ٱ') return 'T';
  if (letter === 'ا') return isSilent && !before.endsWith('we') ? 'a' : isLast && endsWithYa.test(bare) ? 'E' : 'A';
  if (letter === 'آ') return isLast && endsWithYa.test(bare) ? 'OE' : 'OA';
  if (letter === 'أ' || letter === 'إ') return encodeAlefWithHamza(place);
  if (hamzas.includes(letter)) return endsWithYa.test(bare) && lastAlefAfter.test(after) ? 'j' : encodeHamza(place);
  if (letter === 'و') {
    // Others write both this waw and the silent alef, or an alef.
    if (hasSmallAlef) return following === 'ا' ? 'w' : 'X';
    // Others write the silent one too, but in “I shall show you”.
    if (isSilent && following === 'ر') return 'w';
    return withHamza.test(word) ? 'K' : 'W';
  }
  if (letter === 'ى' || letter === 'ي') {
    if (isSilent) return 'y';
    if (!isLast) return hasSmallAlef ? 'z' : 'Y';
    return endsWithAlef.test(bare) || highest.test(word) ? 'Z' : 'Y';
  }
  return '';
}
