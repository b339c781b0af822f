import { toPlainWords, readNumbers } from '../../../domain/text/to-plain-text.ts';
import type { FieldProblem, FieldProblems } from '../../../domain/errors.ts';
import { readShown } from '../../../domain/markdown/shown-text.ts';
import { languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { joinLines } from '../../../domain/text/join-lines.ts';
import { normalizeText } from '../../../domain/text/normalize.ts';
import { findBracketed } from '../../../domain/quran/bracketed-words.ts';
import { findQuotationsInParts, nameQuotation, type Quotation } from '../../../domain/quran/find-quotations.ts';
import { toDrawableText } from '../../files/media/share/drawable-text.ts';
import { createPause } from '../../queues/yield-to-event-loop.ts';
import { isInQuran, isVerseNumber, readVerses } from '../../quran/quran-text.ts';

/** An ornate bracket, or a reference to a character, which may be one. */
export const mayQuote = /[﴿﴾]|&#/;

/**
 * Returns the first problem of the verses in a text: a reference that does not exist, words that are not those of the
 * Quran text, or words between ornate brackets that are nowhere in it (decision 034). A text is checked as pages show
 * it and as the plain text that describes it elsewhere. Texts other than Markdown are also checked without line breaks
 * and as pictures show them, and may be in composed form, which changes the bytes of verses but not their letters.
 */
export async function findVerseProblem(text: string, isMarkdown: boolean): Promise<FieldProblem | undefined> {
  if (!mayQuote.test(text)) return undefined;
  const pause = createPause();
  const checked = new Set<string>();
  const shown = isMarkdown
    ? Object.values(readShown(text)).flatMap((texts) => [...texts])
    : [text, joinLines(text), ...drawnForms(text)];
  await pause();
  const plain = toPlainWords(text);
  await pause();
  const readings = [...shown.map((one) => findQuotationsInParts(one)), findQuotationsInParts(plain, { joined: true })];
  for (const quotations of readings)
    for (const quotation of quotations) {
      await pause();
      if (!quotation || checked.has(nameQuotation(quotation))) continue;
      checked.add(nameQuotation(quotation));
      const problem = await findQuotationProblem(quotation, isMarkdown);
      if (problem) return problem;
    }
  await pause();
  // What is struck out, or a link whose address is printed, would be between the brackets.
  if (isMarkdown)
    for (const { words = '', near } of findBracketed(readNumbers(text)))
      if (/\]\(|~~|!\[|</.test(words)) return foreignWords(near);
  await pause();
  // Previews leave lines out, and what stands before and after them comes together.
  return findForeignWords([...shown, plain], pause);
}

/** In characters; of words that a problem names. */
const maxNamed = 60;
const nameWords = (near: string) => joinLines(near).slice(0, maxNamed);
const foreignWords = (near: string): FieldProblem => ({ key: 'notInQuran', words: nameWords(near) });

/** Returns the problem of words between ornate brackets that are not in the Quran, in any spelling. */
async function findForeignWords(
  shown: readonly string[],
  pause: () => Promise<void>,
): Promise<FieldProblem | undefined> {
  const found = new Set<string>();
  for (const text of shown)
    for (const { words, near, isAfterOther } of findBracketed(text)) {
      // Without words before it, the number would make a verse of whatever stands there.
      if (words !== undefined && isAfterOther && isVerseNumber(words)) continue;
      if (words === undefined) return { key: 'unpairedBracket', words: nameWords(near) };
      if (!(await isInQuran(words, found))) return foreignWords(near);
      await pause();
    }
  return undefined;
}

/** Share pictures show titles, which are not longer. */
const maxDrawn = 200;

const drawnForms = (text: string): string[] => (text.length <= maxDrawn ? [toDrawableText(text) ?? ''] : []);

/** Returns the problem of a quotation; undefined for the words of the Quran text, byte for byte if `isExact`. */
export async function findQuotationProblem(
  { words, reference, verses }: Quotation,
  isExact: boolean,
): Promise<FieldProblem | undefined> {
  if (!verses) return { key: 'unknownVerse', reference: reference.slice(0, 30) };
  const verse = await readVerses(verses);
  const isSame = isExact ? words === verse : normalizeText(words, 'NFC') === normalizeText(verse, 'NFC');
  return isSame ? undefined : { key: 'changedVerse', reference };
}

/** Returns the problems of the verses in a text of one line, by the field of each language. */
export async function findVerseProblems(
  texts: Partial<Localized>,
  getField: (language: Language) => string,
): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const language of languages) {
    const problem = await findVerseProblem(texts[language] ?? '', false);
    if (problem) problems[getField(language)] = problem;
  }
  return problems;
}
