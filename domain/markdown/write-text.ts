import { reordering } from '../text/reordering.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\0': '\ufffd',
};

/**
 * Escapes text for an element or a quoted attribute, without characters that reorder letters: stored texts have none,
 * but may refer to them (`&#x202e;`).
 */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"'\0]/g, (sign) => entities[sign]!).replace(reordering, '');

const arabic = /[\u0600-\u06ff\ufd3e\ufd3f]/;
const latin = /[A-Za-z]/;

/** Returns whether a paragraph has Arabic letters and no Latin ones. */
export const isArabicOnly = (text: string): boolean => arabic.test(text) && !latin.test(text);

/**
 * Returns the opening tag of a paragraph. A verse or prayer quoted in Arabic within another language is marked as
 * Arabic.
 */
export const openParagraph = (text: string): string => (isArabicOnly(text) ? '<p lang="ar" dir="rtl">' : '<p>');
