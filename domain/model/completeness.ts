import type { ContentType, ItemValues } from './define.ts';
import { languages, type Language, type Localized } from './localized.ts';

/**
 * Returns whether an item is complete in each language: every localized text that is written in some language is
 * written in this one too.
 */
export function completeness(type: ContentType, values: ItemValues): Record<Language, boolean> {
  const texts = Object.entries(type.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.localized
      ? [{ text: values[name] as Localized, unneededIn: field.unneededIn ?? [] }]
      : [],
  );
  const written = texts.filter(({ text }) => languages.some((language) => text[language].trim() !== ''));
  const isComplete = (language: Language) =>
    written.length > 0 &&
    written.every(({ text, unneededIn }) => text[language].trim() !== '' || unneededIn.includes(language));
  return { en: isComplete('en'), so: isComplete('so'), ar: isComplete('ar') };
}
