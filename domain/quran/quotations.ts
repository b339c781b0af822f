/**
 * Verses quoted in Markdown with their reference, as the dashboard inserts them: `﴿…﴾ [2:183]` or `﴿…﴾ [2:183-184]`.
 * The server refuses one whose words are not those of the Quran text (decision 034).
 */
import type { Language } from '../model/localized.ts';
import { toArabicDigits, isVerseRange, nameVerses, type VerseRange } from './surahs.ts';

const wholeQuotation = /^(﴿[^﴿﴾\n]*﴾) \[(\d+:\d+(?:-\d+)?)\]$/;

/** What the page shows as a verse: every text that `readQuotation` accepts is a match. */
export const exactQuotation = /﴿([^﴿﴾\n]*)﴾ \[(\d+:\d+(?:-\d+)?)\]/g;

/** Returns the verse, with its brackets, and the verses of a text that is one quotation; undefined for any other. */
export function readQuotation(text: string): { verse: string; verses: VerseRange } | undefined {
  const [, verse, reference] = wholeQuotation.exec(text) ?? [];
  const verses = reference === undefined ? undefined : readReference(reference);
  return verse !== undefined && verses ? { verse, verses } : undefined;
}

/**
 * Returns the verses that a reference such as `2:183-184` names; undefined where they do not exist, are too many to
 * quote, or it is written in another form.
 */
export function readReference(reference: string): VerseRange | undefined {
  const [surah = 0, from = 0, to = from] = reference.split(/[:-]/, 4).map(Number);
  const verses = { surah, from, to };
  return isVerseRange(verses) && writeReference(verses) === reference ? verses : undefined;
}

/** Returns the reference of verses as it is stored. */
export const writeReference = ({ surah, from, to }: VerseRange): string =>
  `${surah}:${from}${to > from ? `-${to}` : ''}`;

/**
 * Joins verses as they are quoted: each verse but the last, which the bracket ends, is followed by the end mark with
 * its number.
 */
export const joinVerses = (words: readonly string[], from: number): string =>
  words
    .map((verse, index) => (index === words.length - 1 ? verse : `${verse} ۝${toArabicDigits(from + index)} `))
    .join('');

/**
 * Splits verses at their spaces, but for those beside a mark that no line may begin with (a pause, the end of a verse)
 * or end with (the beginning of a part): such parts contain spaces.
 */
export const splitVerses = (text: string): string[] => text.split(/(?<!\u06de) (?![\u06d6-\u06dd])/);

/** Returns the quotation as it is stored. */
export const writeQuotation = (words: string, verses: VerseRange): string => `﴿${words}﴾ [${writeReference(verses)}]`;

/**
 * Returns a plain text, made of a Markdown text, with the references of its quotations as readers write them:
 * `﴿…﴾ [Al-Baqarah 2:183]`. Only those that stand in the source letter by letter: their words were checked when it was
 * saved.
 */
export function nameQuotations(plain: string, source: string, language: Language): string {
  const checked = new Set(Array.from(source.matchAll(exactQuotation), ([quotation]) => quotation));
  return plain.replace(exactQuotation, (quotation: string, words: string, reference: string) => {
    const verses = checked.has(quotation) ? readReference(reference) : undefined;
    return verses ? `﴿${words}﴾ [${nameVerses(verses, language)}]` : quotation;
  });
}
