import type { FieldProblem } from '../errors.ts';
import { isEmail } from '../contact/email.ts';
import { normalizeText } from '../text/normalize.ts';
import { reordering } from '../text/reordering.ts';
import type { Language } from '../model/localized.ts';
import type { Field, FieldBase } from './field.ts';

/**
 * A text. `localized`: in three languages. `format` decides its form control and how it is shown: one line, several
 * lines, Markdown, the id of a video, an email address or a telephone number.
 */
export type TextField<L extends boolean = boolean> = TextOptions<L> & { kind: 'text' };

type TextOptions<L extends boolean> = FieldBase & {
  localized: L;
  format: 'line' | 'lines' | 'markdown' | 'video' | 'email' | 'phone';
  max: number; // characters
  /** Languages that need no such text, so that it is neither missing nor outdated: Arabic words explain themselves. */
  unneededIn?: readonly Language[];
  /** The name of an album: the form offers those that exist. */
  isAlbum?: true;
  /** The form of every value, for texts that are not prose. */
  pattern?: RegExp;
  /** Converts what people paste into that form. */
  clean?: (text: string) => string;
};

/** A text in each language. */
export type LocalizedTextField = TextField<true>;

/** Returns whether a field is a text in each language. */
export const isLocalizedText = (field: Field | undefined): field is LocalizedTextField =>
  field?.kind === 'text' && field.localized;

/** Declares a text field. */
export function text<const L extends boolean>(options: TextOptions<L>): TextField<L> {
  return { ...options, kind: 'text' };
}

/** Control characters but tabs and line ends. */
const controls = /[^\P{Cc}\t\n\v\f\u0085]/gu;

/**
 * Returns a text without lone surrogates and NUL, which PostgreSQL cannot store, other control characters and those
 * that reorder letters, and with plain line ends. Direction marks stay.
 */
export function cleanLetters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(reordering, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * Returns a text as it is stored: in NFC, without letters that cannot be stored, and trimmed; empty if nothing of it
 * can be seen.
 */
export function cleanText(text: string): string {
  const cleaned = normalizeText(cleanLetters(text), 'NFC').trim();
  return isBlank(cleaned) ? '' : cleaned;
}

/** Line ends, and the tabs between the cells of a table that was pasted. */
const breaks = /[\n\t\v\f\u0085\u2028\u2029]/;

/** Joiners, fillers, and signs that fonts draw as nothing. */
export const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu;

/** Returns whether nothing of a text can be seen. */
const isBlank = (text: string) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(unseen, ''));

/**
 * Returns a text of one line as `cleanText` does. Lines are joined by single spaces. Joiners and direction marks stay
 * beside others. Takes time proportional to its length.
 */
export function cleanLine(text: string): string {
  const lines = cleanLetters(text)
    .split(breaks)
    .map((line) => line.trim());
  const line = normalizeText(lines.filter((each) => each !== '').join(' '), 'NFC');
  return isBlank(line) ? '' : line;
}

/** Digits with the usual separators, and an optional +. */
const phoneNumber = /^\+?\d(?:[ ()-]{0,2}\d){4,17}$/;

/** Returns the problem of a text by its format or pattern; an empty one has none. */
export function checkFormat({ format, pattern }: TextField, text: string): FieldProblem | undefined {
  if (text === '') return undefined;
  if (format === 'email' && !isEmail(text)) return { key: 'invalidEmail' };
  if (format === 'phone' && !phoneNumber.test(text)) return { key: 'invalidPhone' };
  if (!pattern || pattern.test(text)) return undefined;
  return { key: format === 'video' ? 'invalidVideo' : 'invalid' };
}
