import { isArabic, withPrefixes } from './arabic-forms.ts';
import type { SearchForm, SearchWord } from './read-question.ts';

/** Returns what is looked up for a word: itself and its other forms, the Arabic ones with their prefixes. */
export function lookupsOf({ exact, forms }: SearchWord): SearchForm[] {
  const isOpen = new Map<string, boolean>([[exact, false]]);
  for (const form of forms)
    for (const text of isArabic(form.text) ? withPrefixes(form.text) : [form.text])
      isOpen.set(text, (isOpen.get(text) ?? false) || form.isOpen);
  const beginnings = [...isOpen].filter(([, open]) => open).map(([text]) => text);
  return [...isOpen]
    .filter(([text]) => !beginnings.some((beginning) => text.startsWith(beginning) && text !== beginning))
    .map(([text, open]) => ({ text, isOpen: open }));
}

/** Whether a folded word of a text is a word of the question, or another form of it. */
export type WordMatcher = { isExact: (folded: string) => boolean; isFound: (folded: string) => boolean };

/** Open forms have at least three letters. */
const beginningOf = (text: string): string => text.slice(0, 3);

/** Returns, for each word of a question, a function that recognizes it in a text. */
export const matchersOf = (words: readonly SearchWord[]): WordMatcher[] =>
  words.map((word) => {
    const lookups = lookupsOf(word);
    const whole = new Set(lookups.map(({ text }) => text));
    const open = new Map<string, string[]>();
    for (const { text, isOpen } of lookups)
      if (isOpen) open.set(beginningOf(text), [...(open.get(beginningOf(text)) ?? []), text]);
    const known = new Map<string, boolean>();
    return {
      isExact: (folded) => folded === word.exact,
      isFound: (folded) => {
        let isFound = known.get(folded);
        if (isFound === undefined) {
          isFound = whole.has(folded) || (open.get(beginningOf(folded)) ?? []).some((text) => folded.startsWith(text));
          known.set(folded, isFound);
        }
        return isFound;
      },
    };
  });
