import { isArabic, addPrefixes } from './arabic-forms.ts';
import type { SearchForm, SearchWord } from './read-question.ts';
import { splitWords } from './split-words.ts';

/**
 * Returns what is looked up for a word: itself first, and its other forms, the Arabic ones with their prefixes. Those
 * that another one begins are looked up as whole words.
 */
export function listLookups({ exact, forms }: SearchWord): SearchForm[] {
  const isOpen = new Map<string, boolean>([[exact, false]]);
  for (const form of forms)
    for (const text of isArabic(form.text) ? addPrefixes(form.text) : [form.text])
      isOpen.set(text, (isOpen.get(text) ?? false) || form.isOpen);
  const beginnings = [...isOpen].filter(([, open]) => open).map(([text]) => text);
  const isBegun = (text: string) => beginnings.some((other) => text.startsWith(other) && text !== other);
  return [...isOpen].map(([text, open]) => ({ text, isOpen: open && !isBegun(text) }));
}

/** Whether a folded word of a text is a word of the question, or another form of it. */
export type WordMatcher = { isExact: (folded: string) => boolean; isFound: (folded: string) => boolean };

/** Open forms have at least three letters. */
const getBeginning = (text: string): string => text.slice(0, 3);

/** Returns, for each word of a question, a function that recognizes it in a text. */
export const createMatchers = (words: readonly SearchWord[]): WordMatcher[] =>
  words.map((word) => {
    const lookups = listLookups(word);
    const whole = new Set(lookups.map(({ text }) => text));
    const open = new Map<string, string[]>();
    for (const { text, isOpen } of lookups)
      if (isOpen) open.set(getBeginning(text), [...(open.get(getBeginning(text)) ?? []), text]);
    const known = new Map<string, boolean>();
    return {
      isExact: (folded) => folded === word.exact,
      isFound: (folded) => {
        let isFound = known.get(folded);
        if (isFound === undefined) {
          isFound = whole.has(folded) || (open.get(getBeginning(folded)) ?? []).some((text) => folded.startsWith(text));
          known.set(folded, isFound);
        }
        return isFound;
      },
    };
  });

/** Whether a word, as a text has it, is one of the question or another form of it. */
export type WrittenWordTest = (written: string) => boolean;

/** Returns the test for the texts of one search: many of them have the same words, and folding one takes long. */
export function testOfWritten(matchers: readonly WordMatcher[]): WrittenWordTest {
  const known = new Map<string, boolean>();
  return (written) => {
    let isFound = known.get(written);
    if (isFound === undefined) {
      // A ligature such as ﷺ has several folded words.
      isFound = splitWords(written).some((word) => matchers.some((matcher) => matcher.isFound(word)));
      known.set(written, isFound);
    }
    return isFound;
  };
}
