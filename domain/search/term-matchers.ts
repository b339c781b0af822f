import { isArabic, isArabicEnding, addPrefixes } from './arabic-forms.ts';
import { isLatinEnding } from './latin-forms.ts';
import type { TermForm, QueryTerm } from './parse-query.ts';
import { foldWrittenWord } from './split-words.ts';

const isEnding = (text: string): boolean => isArabicEnding(text) || isLatinEnding(text);

/**
 * Returns the forms under which a term is searched for: itself first, and its other forms, the Arabic ones with what is
 * written before them. Those that begin with another prefix are searched for as whole words.
 */
export function listTermForms({ exact, forms }: QueryTerm): TermForm[] {
  const isPrefix = new Map<string, boolean>([[exact, false]]);
  for (const form of forms)
    for (const text of isArabic(form.text) ? addPrefixes(form.text) : [form.text])
      isPrefix.set(text, (isPrefix.get(text) ?? false) || form.isPrefix);
  const prefixes = [...isPrefix].filter(([, is]) => is).map(([text]) => text);
  const isCovered = (text: string) => prefixes.some((other) => text.startsWith(other) && text !== other);
  return [...isPrefix].map(([text, is]) => ({ text, isPrefix: is && !isCovered(text) }));
}

/**
 * Whether a folded word of a text is a term of the query; is it or another form of it; is one of these or begins with
 * one.
 */
export type WordMatcher = Readonly<Record<'isExact' | 'isWhole' | 'isFound', (folded: string) => boolean>>;

/** With the beginnings (`getBeginning`) of all words that it recognizes. */
export type TermMatcher = WordMatcher & { beginnings: ReadonlySet<string> };

/** Returns the first letters of a word; prefixes have at least as many. */
export const getBeginning = (text: string): string => text.slice(0, 3);

/** Returns, for each term of a query, a function that recognizes it in a text. */
export const createMatchers = (terms: readonly QueryTerm[]): TermMatcher[] =>
  terms.map((term) => {
    const forms = listTermForms(term);
    const whole = new Set(forms.map(({ text }) => text));
    const prefixes = new Map<string, string[]>();
    for (const { text, isPrefix } of forms)
      if (isPrefix) prefixes.set(getBeginning(text), [...(prefixes.get(getBeginning(text)) ?? []), text]);
    const findMatch = (folded: string): keyof WordMatcher | undefined => {
      if (folded === term.exact) return 'isExact';
      if (whole.has(folded)) return 'isWhole';
      const found = (prefixes.get(getBeginning(folded)) ?? []).filter((text) => folded.startsWith(text));
      if (found.some((text) => isEnding(folded.slice(text.length)))) return 'isWhole';
      return found.length > 0 ? 'isFound' : undefined;
    };
    const cached = new Map<string, keyof WordMatcher | undefined>();
    const getMatch = (folded: string) => {
      if (!cached.has(folded)) cached.set(folded, findMatch(folded));
      return cached.get(folded);
    };
    return {
      beginnings: new Set(forms.map(({ text }) => getBeginning(text))),
      isExact: (folded) => folded === term.exact,
      isWhole: (folded) => folded === term.exact || getMatch(folded) === 'isWhole',
      isFound: (folded) => getMatch(folded) !== undefined,
    };
  });

/** Whether a word, as a text has it, is a term of the query or another form of it. */
export type WrittenWordTest = (written: string) => boolean;

/** Returns the test for the texts of one search, many of which have the same words. */
export function createWrittenWordTest(matchers: readonly WordMatcher[], match: 'isWhole' | 'isFound'): WrittenWordTest {
  const cached = new Map<string, boolean>();
  return (written) => {
    let isFound = cached.get(written);
    if (isFound === undefined) {
      // A ligature such as ﷺ has several folded words.
      isFound = foldWrittenWord(written).some((word) => matchers.some((matcher) => matcher[match](word)));
      cached.set(written, isFound);
    }
    return isFound;
  };
}
