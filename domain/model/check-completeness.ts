import { getText, listLocalizedFields, type ContentType, type ItemValues } from './define.ts';
import { listWrittenLanguages, type Language } from './localized.ts';

/**
 * Returns whether an item is complete in each language: every localized text that is written in some language is
 * written in this one too.
 */
export function checkCompleteness(type: ContentType, values: ItemValues): Record<Language, boolean> {
  const texts = listLocalizedFields(type).map(([name, { unneededIn = [] }]) => ({
    text: getText(values, name),
    unneededIn,
  }));
  const written = texts.filter(({ text }) => listWrittenLanguages(text).length > 0);
  const isComplete = (language: Language) =>
    written.length > 0 &&
    written.every(({ text, unneededIn }) => text[language].trim() !== '' || unneededIn.includes(language));
  return { en: isComplete('en'), so: isComplete('so'), ar: isComplete('ar') };
}
