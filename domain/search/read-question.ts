import { takeFirstLetters, hasDigit, countLetters } from '../model/search-text.ts';
import { listArabicForms, isArabic } from './arabic-forms.ts';
import { listLatinSpellings, findStems } from './latin-forms.ts';
import { splitWords } from './split-words.ts';
import { isCommonWord, relatedWords, type RelatedWords } from './related-words.ts';

/** A form under which a word is looked up; an open one is the beginning of a word. */
export type SearchForm = { text: string; isOpen: boolean };
/** A word of a question, folded, and its other forms. */
export type SearchWord = { exact: string; forms: readonly SearchForm[] };

const maxWords = 8;
const maxForms = 24;
const maxSpellings = 12;
/** Of a question, before folding. */
const maxLetters = 400;
/** A beginning of fewer letters is that of too many words; only what was typed may be one. */
const minOpen = 4;

/**
 * Returns the words of a question, at most eight, each with at most 24 other forms. Beside other words, those of one or
 * two letters and those that every text has ("the", "iyo", "في") are left out. `related` returns the words that mean
 * the same. Takes linear time.
 */
export function readQuestion(question: string, related: RelatedWords = relatedWords): SearchWord[] {
  const words = [...new Set(splitWords(takeFirstLetters(question, maxLetters)))];
  const significant = words.filter((word) => (countLetters(word) >= 3 || hasDigit(word)) && !isCommonWord(word));
  const long = words.filter((word) => countLetters(word) >= 3 || hasDigit(word));
  const chosen = [significant, long, words].find((some) => some.length > 0) ?? [];
  return chosen.slice(0, maxWords).map((exact) => ({ exact, forms: listForms(exact, related) }));
}

/** Returns the other forms of a folded word: those with the same meaning first, then other endings and spellings. */
function listForms(word: string, related: RelatedWords): SearchForm[] {
  if (hasDigit(word) || countLetters(word) < 3) return [];
  const stems = isArabic(word) ? listArabicForms(word) : [word, ...findStems(word)];
  const spellings = isArabic(word) ? [] : stems.slice(0, 2).flatMap((stem) => listLatinSpellings(stem, maxSpellings));
  const listed = related([...stems, ...spellings]);
  // The spellings of a word that a list knows are in the list; others would be other words, such as "will" for "well".
  const others = listed.length > 0 ? [] : spellings;
  const texts = [...new Set([...stems.slice(0, 5), ...listed, ...others, ...stems])];
  const forms: SearchForm[] = [];
  for (const text of texts) {
    if (forms.length === maxForms) break;
    const isCovered = forms.some((form) => form.isOpen && text.startsWith(form.text));
    if (countLetters(text) >= 3 && !isCovered)
      forms.push({ text, isOpen: countLetters(text) >= minOpen || text === word });
  }
  return forms;
}
