import type { FieldBase } from './field.ts';

/** The largest document that is taken. */
export const maxDocumentBytes = 40_000_000;

/** A document to download, held as the id of a stored file of kind `document`. `wireName` carries its file name. */
export type DocumentField = FieldBase & { kind: 'document'; wireName: string };

export function document(options: Omit<DocumentField, 'kind'>): DocumentField {
  return { ...options, kind: 'document' };
}
