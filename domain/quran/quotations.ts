/**
 * Verses quoted in Markdown with their reference, as the dashboard inserts them: `﴿…﴾ [2:183]` or `﴿…﴾ [2:183-184]`.
 * The server refuses one whose words are not those of the Quran text (decision 034).
 */
import type { Language } from '../model/localized.ts';
import { normalizeText } from '../model/normalize.ts';
import { arabicDigits, isVerseRange, nameVerses, type VerseRange } from './surahs.ts';

/** `words` is the text between the brackets; `verses` is undefined where no such verses exist. */
export type Quotation = { words: string; reference: string; verses: VerseRange | undefined };

const wholeQuotation = /^(﴿[^﴿﴾\n]*﴾) \[(\d+:\d+(?:-\d+)?)\]$/;

/** What the page shows as a verse: every text that `readQuotation` accepts is a match. */
const exactQuotation = /﴿([^﴿﴾\n]*)﴾ \[(\d+:\d+(?:-\d+)?)\]/g;
const openingEntity = /&#(?:0*64831|x0*fd3f);/gi;
const closing = /﴾|&#(?:0*64830|x0*fd3e);/i;
const entities: Record<string, string> = { lbrack: '[', lsqb: '[', rbrack: ']', rsqb: ']', colon: ':', hyphen: '-' };

/**
 * Returns the quotations with a reference in a text, in time proportional to its length: those that a page shows as
 * one, and those that look like one, however the brackets and the reference are spelled.
 */
export function findQuotations(text: string): Quotation[] {
  const found = new Map<string, Quotation>();
  const add = (words: string, reference: string) =>
    found.set(`${reference} ${words}`, { words, reference, verses: readReference(reference) });
  for (const [, words = '', reference = ''] of text.matchAll(exactQuotation)) add(words, reference);
  for (const piece of text.replace(openingEntity, '﴿').split('﴿').slice(1)) {
    const [end] = closing.exec(piece) ?? [];
    if (end === undefined) continue;
    const words = piece.slice(0, piece.indexOf(end));
    const rest = piece.slice(words.length + end.length);
    const reference = /[[［﹇&]/.test(rest) ? /^\[+(\d+:\d+(?:-\d+)?)\]/.exec(asShown(rest))?.[1] : undefined;
    if (reference !== undefined) add(words, reference);
  }
  return [...found.values()];
}

/** Returns Markdown roughly as it is shown, without spaces, invisible characters and markup, in Latin digits. */
function asShown(markdown: string): string {
  const decoded = markdown
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&(\w{1,30});/g, (_, name: string) => entities[name] ?? '');
  return normalizeText(decoded, 'NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[∶꞉ː˸׃։]/g, ':')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}*_~`>\\]/gu, '');
}

const characterOf = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');

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
 * Joins verses as they are quoted: each verse but the last, which the bracket ends, is followed by the end mark with its
 * number.
 */
export const joinVerses = (words: readonly string[], from: number): string =>
  words
    .map((verse, index) => (index === words.length - 1 ? verse : `${verse} ۝${arabicDigits(from + index)} `))
    .join('');

/** Returns the quotation as it is stored. */
export const writeQuotation = (words: string, verses: VerseRange): string => `﴿${words}﴾ [${writeReference(verses)}]`;

/** Returns a plain text with the references of its quotations as readers write them: `﴿…﴾ [Al-Baqarah 2:183]`. */
export const nameQuotations = (text: string, language: Language): string =>
  text.replace(/﴿([^﴿﴾]*)﴾\s*\[(\d+:\d+(?:-\d+)?)\]/g, (quotation, words: string, reference: string) => {
    const verses = readReference(reference);
    return verses ? `﴿${words}﴾ [${nameVerses(verses, language)}]` : quotation;
  });
