/** Rules for rows of translations of verses from an archive. */
import { languages } from '../../../domain/model/localized.ts';
import { isTranslationName, isVerseTranslation } from '../../../domain/quran/parse-translation.ts';
import { readReference } from '../../../domain/quran/quotations.ts';
import { enumeration, type Rule, type TableRules } from './value-rules.ts';

/** The reference of one verse. */
const verseReference: Rule = (value) =>
  typeof value === 'string' && !value.includes('-') && readReference(value) !== undefined;
export const translatedVerses: TableRules = {
  columns: {
    language: enumeration(languages),
    reference: verseReference,
    text: (value) => typeof value === 'string' && isVerseTranslation(value),
  },
};
export const verseTranslations: TableRules = {
  columns: {
    language: enumeration(languages),
    name: (value) => typeof value === 'string' && isTranslationName(value),
  },
};
