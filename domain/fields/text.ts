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
};

export function text(options: Omit<TextField, 'kind'>): TextField {
  return { ...options, kind: 'text' };
}
