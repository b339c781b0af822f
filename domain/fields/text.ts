import type { FieldProblem } from '../errors.ts';
import { isEmail } from '../model/email.ts';
import { normalizeText } from '../model/normalize.ts';
import type { Language } from '../model/localized.ts';
import type { FieldBase } from './field.ts';

/**
 * A text. `localized`: written in three languages. `format` decides its form control and how it is shown:
 * one line, several lines, Markdown, the id of a video, an email address or a telephone number.
 */
export type TextField<L extends boolean = boolean> = TextOptions<L> & { kind: 'text' };

type TextOptions<L extends boolean> = FieldBase & {
  localized: L;
  format: 'line' | 'lines' | 'markdown' | 'video' | 'email' | 'phone';
  max: number; // characters
  /** Languages that need no such text: the meaning of Arabic words has none in Arabic. */
  unneededIn?: readonly Language[];
  /** What every value looks like, for a text that is no prose. */
  pattern?: RegExp;
  /** Brings what people paste into that shape. */
  clean?: (text: string) => string;
};

/** A text that is written in each language. */
export type LocalizedText = TextField<true>;

export function text<const L extends boolean>(options: TextOptions<L>): TextField<L> {
  return { ...options, kind: 'text' };
}

/**
 * Text as it is stored: context and whole letters, plain line ends, no NUL (which PostgreSQL cannot hold), no space
 * around it.
 */
export function cleanText(text: string): string {
  return normalizeText(
    text
      .replaceAll('\u0000', '')
      .replace(/\r\n?/g, '\n')
      .replace(/\p{Cs}/gu, '\ufffd'),
    'NFC',
  ).trim();
}

/**
 * The same for a text of one line; its lines are joined by single spaces. Takes time in proportion to the length of the
 * text.
 */
export function cleanLine(text: string): string {
  const lines = cleanText(text).split('\n');
  return lines.length === 1
    ? lines[0]!
    : lines
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ');
}

/** Digits, parted as people part them, with the + of a country before them. */
const phoneNumber = /^\+?\d(?:[ ()-]{0,2}\d){4,17}$/;

/** What is wrong with a text by its format or pattern; an empty one is never wrong. */
export function checkFormat({ format, pattern }: TextField, text: string): FieldProblem | undefined {
  if (text === '') return undefined;
  if (format === 'email' && !isEmail(text)) return { key: 'invalidEmail' };
  if (format === 'phone' && !phoneNumber.test(text)) return { key: 'invalidPhone' };
  return pattern && !pattern.test(text) ? { key: 'invalid' } : undefined;
}
