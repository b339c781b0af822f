import { cleanLetters, unseen } from '../fields/text.ts';
import { takeFirstLetters } from '../text/search-text.ts';
import { normalizeText } from '../text/normalize.ts';

/** Of the text of a document, only the beginning is searched. */
export const maxDocumentText = 200_000; // letters

/** Stands between the texts of two pages. */
export const pageBreak = '\f';

/**
 * Returns the extracted text of a document as it is stored and shown: Arabic presentation forms become ordinary
 * letters, words that were hyphenated at the end of a line are joined, letters that only a font of the document knows
 * are left out. Line ends remain where a line is much shorter than others of its page: after a paragraph, a heading, an
 * entry. The brackets of verses become quotation marks, since nothing checks the words between them (decision 034).
 */
export function cleanDocumentText(extracted: string): string {
  const start = takeFirstLetters(extracted, maxDocumentText)
    .replaceAll('\u0002', '\u00ad')
    .replace(/[\ufffe\u00ad][^\S\f]{0,2}/g, '');
  const letters = cleanLetters(start)
    .replace(unseen, '')
    .replace(/[\p{Co}\p{Cn}]/gu, ' ')
    .replace(/[﴿﴾]/g, '"');
  const pages = normalizeText(letters, 'NFKC').split(pageBreak);
  return takeFirstLetters(pages.map(joinToParagraphs).join(pageBreak).trimEnd(), maxDocumentText);
}

/** How many vowel marks a line of Arabic has for each letter where all of it is vowelled, at least. */
const vowelled = 0.25;
const arabicLetters = /\p{Script=Arabic}/gu;
const vowelMarks = /[\u064b-\u0652\u0670\u06d6-\u06ed]/g;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isVowelled(line: string): boolean {
  if (line.search(vowelMarks) < 0) return false;
  const letters = countMatches(line, arabicLetters);
  return letters > 0 && countMatches(line, vowelMarks) > letters * vowelled;
}

/**
 * Returns the stored text of a page without its lines of vowelled Arabic, such as verses: documents store their letters
 * in pieces and in another order, and the words of the Quran are shown exactly or not at all. “…” stands for them.
 */
export function removeVowelled(page: string): string {
  if (page.search(vowelMarks) < 0) return page;
  const lines = page.split('\n');
  const isLeftOut = lines.map(isVowelled);
  // Single letters beside such a line belong to it.
  const isPiece = lines.map((line) => line.length <= 3 && line.search(arabicLetters) >= 0);
  for (const index of lines.keys()) isLeftOut[index] ||= isPiece[index]! && (isLeftOut[index - 1] ?? false);
  for (const index of [...lines.keys()].toReversed())
    isLeftOut[index] ||= isPiece[index]! && (isLeftOut[index + 1] ?? false);
  return lines.flatMap((line, index) => (!isLeftOut[index] ? line : isLeftOut[index - 1] ? [] : '…')).join('\n');
}

/** The least part of the longest line of a page that a line has which the next one continues. */
const fullLine = 0.6;

/** Returns the text of a page with its lines joined to paragraphs. */
function joinToParagraphs(page: string): string {
  const lines = page.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || []);
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const isApart = (line: string) => line.length < longest * fullLine || isVowelled(line);
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      return line + (isApart(line) || isVowelled(next) ? '\n' : ' ');
    })
    .join('');
}
