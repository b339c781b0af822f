/** Other forms of folded Arabic words: without prefixes and endings, and in the spelling of the Quran. */

import { countLetters } from '../text/search-text.ts';

/** Longest first: "and with the", "and for the", "with the" ... */
const articles = ['وبال', 'فبال', 'وكال', 'ولل', 'فلل', 'وال', 'فال', 'بال', 'كال', 'لل', 'ال'];
/** Prefixes that a text may write before a word, the frequent ones. */
const prefixes = ['', 'ال', 'وال', 'بال', 'لل', 'ولل', 'وبال', 'فال', 'كال'];
/** Those of one letter; before few letters they make another word: بعيد is no form of عيد. */
const shortPrefixes = ['و', 'ب', 'ل', 'ف'];
const endings = ['اتها', 'اتهم', 'يات', 'ات', 'ون', 'ين', 'ان', 'يه', 'ها', 'هم', 'نا', 'كم', 'ه', 'ي'];

/** Returns whether a folded word has an Arabic letter. */
export const isArabic = (word: string): boolean => /[\u0621-\u064a]/.test(word);

const isLongEnough = (word: string) => word.length >= 3;

/** Returns how many letters a folded word has without "the": حج and الحج have two. */
export const countWithoutArticle = (word: string): number => countLetters(word.replace(/^(?:ال|لل)/, ''));

/** Returns whether a word may end with this, after another form of it: also with tanween, or a pronoun after ta. */
export const isArabicEnding = (text: string): boolean => text === 'ا' || endings.includes(text.replace(/^ت(?=.)/, ''));

/** Returns the word without "the", and without what is written together with it. */
export function removeArticle(word: string): string {
  const article = articles.find((each) => word.startsWith(each) && isLongEnough(word.slice(each.length)));
  return article === undefined ? word : word.slice(article.length);
}

/** Returns the forms of a folded word whose beginnings other forms share, the nearest first. */
export function listArabicForms(word: string): string[] {
  const base = removeArticle(word);
  const stems = [base, ...withoutLetter(base), ...endings.flatMap((ending) => withoutEnding(base, ending))];
  return [...new Set([word, ...stems, ...stems.slice(0, 2).flatMap(otherSpellings)])].filter(isLongEnough);
}

/** The word without a single letter before it, where enough is left: "and schools" for "schools". */
const withoutLetter = (word: string): string[] => (/^[وفبكل]/.test(word) && word.length >= 6 ? [word.slice(1)] : []);

/** What is left without an ending has at least four letters: three are the root of many other words. */
const withoutEnding = (word: string, ending: string): string[] =>
  word.endsWith(ending) && word.length - ending.length >= (ending === 'ه' ? 3 : 4)
    ? [word.slice(0, -ending.length)]
    : [];

/** The spelling of the Quran has ءا for آ, وه for اه, and leaves out alef; hamza has several letters under it. */
function otherSpellings(word: string): string[] {
  const found: string[] = [];
  if (word.includes('ءا')) found.push(word.replace('ءا', 'ا'));
  const inner = word.indexOf('ا', 1);
  if (inner > 0 && !word.includes('ءا')) found.push(`${word.slice(0, inner)}ء${word.slice(inner)}`);
  if (word.endsWith('اه')) found.push(`${word.slice(0, -2)}وه`);
  if (word.endsWith('وه')) found.push(`${word.slice(0, -2)}اه`);
  if (word.endsWith('ء')) found.push(word.slice(0, -1));
  if (word.endsWith('ا')) found.push(`${word}ء`);
  if (word.slice(1, -1).includes('ء')) found.push(...['و', 'ي', 'ا', ''].map((letter) => word.replace('ء', letter)));
  const withoutAlef = word[0] + word.slice(1).replaceAll('ا', '');
  if (withoutAlef !== word) found.push(withoutAlef);
  return found;
}

/** Returns the words that a text may write for a form: with each prefix; with "and" for three letters or more. */
export const addPrefixes = (form: string): string[] =>
  [...prefixes, ...shortPrefixes.slice(0, form.length < 3 ? 0 : form.length < 4 ? 1 : undefined)].map(
    (prefix) => prefix + form,
  );
