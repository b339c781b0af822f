import { plainWords } from '../../domain/content/plain-text.ts';
import type { FieldProblem, FieldProblems } from '../../domain/errors.ts';
import { shownTexts } from '../../domain/markdown/shown-text.ts';
import { languages, type Language, type Localized } from '../../domain/model/localized.ts';
import { normalizeText } from '../../domain/model/normalize.ts';
import { findQuotations } from '../../domain/quran/find-quotations.ts';
import { readVerses } from '../quran/quran-text.ts';

/** An ornate bracket, or a reference to a character, which may be one. */
const mayQuote = /[﴿﴾]|&#/;

/**
 * Returns the first problem of the verses in a text: a reference that does not exist, or words that are not those of the
 * Quran text (decision 034). A text is checked as pages show it and as the plain text that describes it elsewhere. Texts
 * other than Markdown may be in composed form, which changes the bytes of verses but not their letters.
 */
export async function findVerseProblem(text: string, isMarkdown: boolean): Promise<FieldProblem | undefined> {
  if (!mayQuote.test(text)) return undefined;
  const checked = new Set<string>();
  const shown = isMarkdown ? [...shownTexts(text)] : [text];
  const readings = [...shown.map((one) => findQuotations(one)), findQuotations(plainWords(text), { joined: true })];
  for (const quotations of readings)
    for (const { words, reference, verses } of quotations) {
      const quotation = `${words}﴾${reference}`;
      if (checked.has(quotation)) continue;
      checked.add(quotation);
      if (!verses) return { key: 'unknownVerse', reference: reference.slice(0, 30) };
      const verse = await readVerses(verses);
      const isSame = isMarkdown ? words === verse : normalizeText(words, 'NFC') === normalizeText(verse, 'NFC');
      if (!isSame) return { key: 'changedVerse', reference };
    }
  return undefined;
}

/** Returns the problems of the verses in a text of one line, by the field of each language. */
export async function findVerseProblems(
  texts: Partial<Localized>,
  fieldOf: (language: Language) => string,
): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const language of languages) {
    const problem = await findVerseProblem(texts[language] ?? '', false);
    if (problem) problems[fieldOf(language)] = problem;
  }
  return problems;
}
