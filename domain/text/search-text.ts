import { normalizeText } from './normalize.ts';

/**
 * Characters that unfold to four to eighteen letters: ligatures such as ﷺ, square characters, Greek ones with marks.
 */
const unfolding = /[\u1f80-\u1faf\u2057\u2152\u2167\u2177\u321d\u321e\u327c\u3300-\u3357\u33ae\u33af\ufdfa\ufdfb]/g;
const maxUnfoldingCharacters = 200;

/** Returns a text with spaces for all but the first 200 of these characters: unfolding a text of them takes seconds. */
export function limitUnfolding(text: string): string {
  let count = 0;
  return text.replace(unfolding, (character) => ((count += 1) > maxUnfoldingCharacters ? ' ' : character));
}

/**
 * Returns the form of a text for searching, which ignores differences that readers ignore. Folds case, Latin accents,
 * Arabic short vowels and tatweel, the forms of alef, yeh and ta marbuta, Arabic-Indic digits, soft hyphens and what
 * else is not seen within a word. Removes NUL, which PostgreSQL accepts in no query.
 */
export function foldForSearch(text: string): string {
  return normalizeText(
    limitUnfolding(text.replaceAll('\u0000', '').replace(/[\u00ad\u061c\u200c-\u200f\u2060\ufeff]/g, '')),
    'NFKD',
  )
    .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0624/g, '\u0648')
    .replace(/\u0626/g, '\u064a')
    .replace(/\u06a9/g, '\u0643')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/['\u2018\u2019\u02bc`]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A compatibility character unfolds to up to 18 letters. An ordinary text has a few of them, so its searched form is at
 * most this many letters longer.
 */
const maxAddedLetters = 200;

/** Returns the searched form of the texts of one record. */
export function foldTexts(texts: readonly string[]): string {
  const text = texts.join(' ');
  return takeFirstLetters(foldForSearch(text), text.length + maxAddedLetters);
}

/** Returns the beginning of a text without dividing a letter. */
export function takeFirstLetters(text: string, max: number): string {
  return text.length <= max
    ? text
    : Array.from(text.slice(0, 2 * max))
        .slice(0, max)
        .join('');
}

/** Returns where the letter begins that has a place in a text: some are two of its characters. */
export const findLetterStart = (text: string, place: number): number =>
  /[\udc00-\udfff]/.test(text[place] ?? '') ? place - 1 : place;

const maxTerms = 8;
/** Of longer words only the beginning is searched for. */
export const maxTermLetters = 64;
/** All words of a query together, after folding. */
const maxQueryLetters = 200;

/** Returns the number of letters of a word. */
export const countLetters = (word: string): number => Array.from(word).length;
/** Returns whether a folded word contains a digit. */
export const hasDigit = (word: string): boolean => /\d/.test(word);

/**
 * Returns the folded words of a query, all of which a text must contain: at most eight, the most selective ones, of at
 * most 64 letters. Beside a longer word, words of one or two letters ("in", "oo", "في") are dropped: nearly every text
 * has them, and no index helps. Numbers are kept, however short.
 */
export function searchTerms(query: string): string[] {
  const folded = takeFirstLetters(foldForSearch(query), maxQueryLetters);
  const words = [...new Set(folded.split(' ').map((word) => takeFirstLetters(word, maxTermLetters)))].filter(
    (word) => word !== '',
  );
  const significantTerms = words.filter((word) => countLetters(word) >= 3 || hasDigit(word));
  const candidates = significantTerms.some((word) => countLetters(word) >= 3) ? significantTerms : words;
  return candidates
    .toSorted((a, b) => Number(hasDigit(b)) - Number(hasDigit(a)) || countLetters(b) - countLetters(a))
    .slice(0, maxTerms);
}
