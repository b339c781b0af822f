import type { FieldBase } from './field.ts';

/** The largest document that is accepted, in bytes. */
export const maxDocumentBytes = 40_000_000;

/** What a file chooser offers. */
export const documentTypes = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,application/pdf';

/**
 * A document to download, stored as the id of a file of kind `document`. `wireName` is the API name of its file name.
 * `translates` says that it is the document of another field in another language.
 */
export type DocumentField = FieldBase & {
  kind: 'document';
  wireName: string;
  translates?: { field: string; language: 'so' | 'ar' };
};

/** Declares a field with a document to download. */
export function document(options: Omit<DocumentField, 'kind'>): DocumentField {
  return { ...options, kind: 'document' };
}
