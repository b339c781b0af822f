import { takeFirstLetters, hasDigit, countLetters } from '../text/search-text.ts';
import { countWithoutArticle, listArabicForms, isArabic } from './arabic-forms.ts';
import { listLatinSpellings, findStems } from './latin-forms.ts';
import { splitWords } from './split-words.ts';
import { isStopWord, findListedSynonyms, type SynonymFinder } from './synonyms.ts';

/** A form of a term; with `isPrefix` it also finds the words that begin with it. */
export type TermForm = { text: string; isPrefix: boolean };
/** A word of a query, folded, and its other forms. */
export type QueryTerm = { exact: string; forms: readonly TermForm[] };

const maxTerms = 8;
const maxForms = 24;
const maxSpellings = 12;
/** Of a query, before folding. */
const maxLetters = 400;
/** A prefix of fewer letters, without "the", is that of too many words; only what was typed may be one. */
const minPrefix = 4;

/**
 * Returns the terms of a query, at most eight, each with at most 24 other forms. Beside other words, those of one or
 * two letters and those that every text has ("the", "iyo", "في") are left out. `findSynonyms` returns the words
 * that mean the same. Takes linear time.
 */
export function parseQuery(query: string, findSynonyms: SynonymFinder = findListedSynonyms): QueryTerm[] {
  const words = [...new Set(splitWords(takeFirstLetters(query, maxLetters)))];
  const significant = words.filter((word) => (countLetters(word) >= 3 || hasDigit(word)) && !isStopWord(word));
  const long = words.filter((word) => countLetters(word) >= 3 || hasDigit(word));
  const chosen = [significant, long, words].find((some) => some.length > 0) ?? [];
  return chosen.slice(0, maxTerms).map((exact) => ({ exact, forms: listForms(exact, findSynonyms) }));
}

const isPrefix = (text: string, typed: string): boolean =>
  countWithoutArticle(text) >= minPrefix || (text === typed && countLetters(text) >= 3);

/** Returns the other forms of a folded word: those with the same meaning first, then other endings and spellings. */
function listForms(word: string, findSynonyms: SynonymFinder): TermForm[] {
  if (hasDigit(word))
    return findSynonyms([word])
      .slice(0, maxForms)
      .map((text) => ({ text, isPrefix: !hasDigit(text) && isPrefix(text, word) }));
  if (countLetters(word) < 2) return [];
  const isShort = countLetters(word) < 3;
  const stems = isArabic(word) && !isShort ? listArabicForms(word) : [word, ...findStems(word)];
  const spellings =
    isArabic(word) || isShort ? [] : stems.slice(0, 2).flatMap((stem) => listLatinSpellings(stem, maxSpellings));
  const listed = findSynonyms([...stems, ...spellings]);
  // The spellings of a word that a list knows are in the list; others would be other words, such as "will" for "well".
  const others = listed.length > 0 ? [] : spellings;
  const texts = [...new Set([...stems.slice(0, 5), ...listed, ...others, ...stems])];
  const forms: TermForm[] = [];
  for (const text of texts) {
    if (forms.length === maxForms) break;
    const isCovered = forms.some((form) => form.isPrefix && text.startsWith(form.text));
    if (!isCovered || listed.includes(text)) forms.push({ text, isPrefix: isPrefix(text, word) });
  }
  return forms;
}
