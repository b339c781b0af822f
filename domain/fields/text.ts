import type { FieldBase } from './field.ts';

/**
 * A text. `localized`: written in three languages. `format` decides its form control and how it is shown:
 * one line, several lines, or Markdown.
 */
export type TextField = FieldBase & {
  kind: 'text';
  localized: boolean;
  format: 'line' | 'lines' | 'markdown';
  max: number; // characters
  /** What every value looks like, for a text that is no prose. */
  pattern?: RegExp;
  /** Brings what people paste into that shape. */
  clean?: (text: string) => string;
};

export function text(options: Omit<TextField, 'kind'>): TextField {
  return { ...options, kind: 'text' };
}

/** Text as it is stored: composed letters, plain line ends, no NUL (which PostgreSQL cannot hold), no space around it. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').normalize('NFC').trim();
}
