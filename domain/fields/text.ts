import type { FieldBase } from './field.ts';

/**
 * A text. `localized`: written in three languages. `format` decides its form control and how it is shown:
 * one line, several lines, Markdown, or the id of a video.
 */
export type TextField = FieldBase & {
  kind: 'text';
  localized: boolean;
  format: 'line' | 'lines' | 'markdown' | 'video';
  max: number; // characters
  /** What every value looks like, for a text that is no prose. */
  pattern?: RegExp;
  /** Brings what people paste into that shape. */
  clean?: (text: string) => string;
};

export function text(options: Omit<TextField, 'kind'>): TextField {
  return { ...options, kind: 'text' };
}

/** Text as it is stored: composed and whole letters, plain line ends, no NUL (which PostgreSQL cannot hold), no space around it. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').replace(/\p{Cs}/gu, '\ufffd').normalize('NFC').trim();
}

/** The same for a text of one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*\n\s*/g, ' ');
}
