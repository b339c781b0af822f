import type { FieldProblem, FieldProblems } from '../../domain/errors.ts';
import type { ContentType, ItemValues } from '../../domain/model/define.ts';
import { languages, type Localized } from '../../domain/model/localized.ts';
import { normalizeText } from '../../domain/model/normalize.ts';
import { findQuotations } from '../../domain/quran/quotations.ts';
import { readVerses } from '../quran/quran-text.ts';

/**
 * Returns the problems of the changed texts in which a verse with a reference does not exist or has other words
 * than the Quran text, by field name (decision 034). Takes time proportional to the length of the texts.
 */
export async function checkVerses(type: ContentType, before: ItemValues, values: ItemValues): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'text' || !field.localized) continue;
    for (const language of languages) {
      const text = (values[name] as Localized)[language];
      if (text === (before[name] as Localized | null)?.[language]) continue;
      const problem = await findProblem(text, field.format === 'markdown');
      if (problem) problems[language === 'en' ? name : `${name}.${language}`] = problem;
    }
  }
  return problems;
}

/** Texts other than Markdown are stored in composed form, which changes the bytes of verses but not their letters. */
async function findProblem(text: string, isMarkdown: boolean): Promise<FieldProblem | undefined> {
  for (const { words, reference, verses } of findQuotations(text)) {
    if (!verses) return { key: 'unknownVerse', reference: reference.slice(0, 30) };
    const verse = await readVerses(verses);
    if (words !== (isMarkdown ? verse : normalizeText(verse, 'NFC'))) return { key: 'changedVerse', reference };
  }
  return undefined;
}
