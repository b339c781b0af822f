/**
 * The letters on which others write a hamza of the Uthmani text (decision 034): that of the text, that of its vowel and
 * the vowel before it, as modern rules have it, and in some places that of old print.
 */
import type { Code, LetterContext } from './encode-verses.ts';
import { getMarks } from './vowel-signs.ts';

const smallAlefAfter = /^\u064e?ـ?\u0670/;
const afterLongWaw = /و\u0653أ/;
const silentYa = /^\p{M}*[يى]\u06df/u;
const lastSilentYa = /^\p{M}*[يى]\u06df$/u;

/** Returns the code of a hamza that the text writes above or below an alef. */
export function encodeAlefWithHamza({ letter, word, after, following }: LetterContext): Code {
  const isLast = following === '' || lastSilentYa.test(after);
  if (isLast && afterLongWaw.test(word)) return 'j';
  if (letter === 'أ') return smallAlefAfter.test(after) ? 'r' : 'B';
  return isLast ? 'F' : silentYa.test(after) ? 'f' : 'b';
}

/** The line on which a hamza stands, with the signs of its own that are before it. */
const ownLine = /ـ\p{M}*$/u;
/** No letter has more than four marks. A kasra, or the ya that makes it long. */
const endsWithKasra = /\u0650\p{M}{0,4}(?:[يى]\u0653?)?$/u;
const endsWithFatha = /\u064e\p{M}{0,4}$/u;
const endsWithDamma = /\u064f\p{M}{0,4}$/u;
/** A letter that is joined to the next one: only after such a letter old print writes ئ for another vowel than kasra. */
const endsJoined = /[^اآأإٱدذرزوؤءۥ\p{M}ـ][\p{M}ـ]*$/u;
/** “Kind”, which many write with ئ nevertheless. */
const kind = /رَءُوف/;
/** The end of a plural, whose damma many write on the letter of the word without it (يقرأون). */
const pluralAfter = /^\p{M}*و\p{M}*(?:ا\u06df|ن\p{M}*|كُم\p{M}*|هُم\p{M}*|هَا)?$/u;
const silentAlefAfter = /^\p{M}*ا\u06df$/u;
/** A tanween may stand before the hamza that has it. */
const tanweenAlefAfter = /^\p{M}*ا$/u;
const tanweenBeforeAlef = /\u064b\p{M}{0,4}ا$/u;

/** Returns the code of a hamza that the text writes on no letter, or on a waw or ya. */
export function encodeHamza({ letter, word, after, following, before }: LetterContext): Code {
  const place = word.length - after.length - 1;
  const start = word.slice(0, place).replace(ownLine, '');
  const own = getMarks(word, place);
  const isAfterAlef = /[AaSE]$/.test(before);
  if (silentAlefAfter.test(after)) return isAfterAlef ? 'p' : endsWithDamma.test(start) ? 'o' : 'I';
  if (letter === 'ؤ') return 'o';
  if (letter === 'ئ') return isAfterAlef && following === '' ? 'q' : 'x';
  if (following === '') return 'h';
  const isBeforeWaw = 'وۥ'.includes(following) && own.includes('\u064f');
  if (isAfterAlef) return isBeforeWaw ? 'p' : 'يىۦ'.includes(following) ? 'q' : 'h';
  const isAfterFatha = endsWithFatha.test(start);
  const isJoined = !isAfterFatha && endsJoined.test(start);
  if (tanweenAlefAfter.test(after) && tanweenBeforeAlef.test(word)) return isJoined ? 'i' : 'G';
  if (following === 'ا' && !before.endsWith('Y')) return 'H';
  if (following === 'آ') return after.includes('آل') ? 'r' : 'H';
  if (endsWithKasra.test(start)) return isBeforeWaw ? 'g' : 'q';
  const isAfterDamma = endsWithDamma.test(start);
  if (isBeforeWaw && isAfterFatha && pluralAfter.test(after)) return endsJoined.test(start) ? 'L' : 'D';
  if (isBeforeWaw) return isAfterDamma || endsJoined.test(start) || kind.test(word) ? 'g' : 'p';
  if (own.includes('\u064f')) return 'D';
  if (own.includes('\u0650')) return before.endsWith('B') ? 'd' : 'q';
  if (isAfterDamma) return 'p';
  if (smallAlefAfter.test(after)) return 'k';
  return isJoined ? 'J' : 'j';
}
