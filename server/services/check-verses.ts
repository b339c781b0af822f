import { plainWords } from '../../domain/content/plain-text.ts';
import type { FieldProblem, FieldProblems } from '../../domain/errors.ts';
import { languages, type Language, type Localized } from '../../domain/model/localized.ts';
import { normalizeText } from '../../domain/model/normalize.ts';
import { findQuotations } from '../../domain/quran/find-quotations.ts';
import { readVerses } from '../quran/quran-text.ts';

/**
 * Returns the first problem of the verses in a text: a reference that does not exist, or words that are not those of the
 * Quran text (decision 034). Markdown is checked as pages show it and as the plain text that describes it elsewhere.
 * Texts other than Markdown may be in composed form, which changes the bytes of verses but not their letters.
 */
export async function findVerseProblem(text: string, isMarkdown: boolean): Promise<FieldProblem | undefined> {
  for (const reading of isMarkdown ? [text, plainWords(text)] : [text])
    for (const { words, reference, verses } of findQuotations(reading)) {
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
