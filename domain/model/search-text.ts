import { normalizeText } from './normalize.ts';

/**
 * The form in which text is searched: letters that readers take for the same are the same. Folds case, Latin accents,
 * Arabic short vowels and tatweel, the forms of alef, yeh and ta marbuta, Arabic-Indic digits. A NUL, which PostgreSQL
 * cannot even be asked for, is nothing.
 */
export function foldForSearch(text: string): string {
  return normalizeText(text.replaceAll('\u0000', ''), 'NFKD')
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

const mostWords = 8;
const lettersOf = (word: string) => Array.from(word).length;
const hasDigit = (word: string) => /\d/.test(word);

/**
 * The folded words that a question narrows by, all of which a text must have: at most eight, those that tell most.
 * Beside a longer word, one of one or two letters ("in", "oo", "في") is left out: nearly every text has it, and to know
 * that no index helps. Numbers stay, however short.
 */
export function searchWords(question: string): string[] {
  const words = [...new Set(foldForSearch(question).split(' '))].filter((word) => word !== '');
  const telling = words.filter((word) => lettersOf(word) >= 3 || hasDigit(word));
  const wanted = telling.some((word) => lettersOf(word) >= 3) ? telling : words;
  return wanted
    .toSorted((a, b) => Number(hasDigit(b)) - Number(hasDigit(a)) || lettersOf(b) - lettersOf(a))
    .slice(0, mostWords);
}
