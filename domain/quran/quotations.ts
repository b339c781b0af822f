/**
 * Verses quoted in Markdown with their reference, as the dashboard inserts them: `﴿…﴾ [2:183]` or `﴿…﴾ [2:183-184]`.
 * The server refuses one whose words are not those of the Quran text (decision 034).
 */
import { arabicDigits, isVerseRange, type VerseRange } from './surahs.ts';

/** `words` is the text between the brackets; `verses` is undefined where no such verses exist. */
export type Quotation = { words: string; reference: string; verses: VerseRange | undefined };

const quotation = /﴿([^﴿﴾]*)﴾ \[(\d+:\d+(?:-\d+)?)\]/g;
const wholeQuotation = /^(﴿[^﴿﴾\n]*﴾) \[(\d+:\d+(?:-\d+)?)\]$/;

/** Returns the quotations with a reference in a text, in time proportional to its length. */
export function findQuotations(text: string): Quotation[] {
  return [...text.matchAll(quotation)].map(([, words = '', reference = '']) => ({
    words,
    reference,
    verses: parseReference(reference),
  }));
}

/** Returns the verse, with its brackets, and the verses of a text that is one quotation; undefined for any other. */
export function readQuotation(text: string): { verse: string; verses: VerseRange } | undefined {
  const [, verse, reference] = wholeQuotation.exec(text) ?? [];
  const verses = reference === undefined ? undefined : parseReference(reference);
  return verse !== undefined && verses ? { verse, verses } : undefined;
}

/** Returns the text with every quotation that has a reference replaced, and the rest between them. */
export function replaceParts(
  text: string,
  replace: { quotation: (text: string) => string; rest: (text: string) => string },
) {
  let done = 0;
  const parts: string[] = [];
  for (const match of text.matchAll(quotation)) {
    parts.push(replace.rest(text.slice(done, match.index)), replace.quotation(match[0]));
    done = match.index + match[0].length;
  }
  return parts.join('') + replace.rest(text.slice(done));
}

/** Returns the verses that a reference such as `2:183-184` names, if they exist and it is written in this form. */
function parseReference(reference: string): VerseRange | undefined {
  const [surah = 0, from = 0, to = from] = reference.split(/[:-]/).map(Number);
  const verses = { surah, from, to };
  return isVerseRange(verses) && writeReference(verses) === reference ? verses : undefined;
}

/** Returns the reference of verses as it is stored. */
export const writeReference = ({ surah, from, to }: VerseRange): string =>
  `${surah}:${from}${to > from ? `-${to}` : ''}`;

/**
 * Joins verses as they are quoted: each verse but the last, which the bracket ends, is followed by the end mark with its
 * number.
 */
export const joinVerses = (words: readonly string[], from: number): string =>
  words
    .map((verse, index) => (index === words.length - 1 ? verse : `${verse} ۝${arabicDigits(from + index)} `))
    .join('');

/** Returns the quotation as it is stored. */
export const writeQuotation = (words: string, verses: VerseRange): string => `﴿${words}﴾ [${writeReference(verses)}]`;
