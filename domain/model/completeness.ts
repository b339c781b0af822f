import type { ContentType, ItemValues } from './define.ts';
import { languages, type Language, type Localized } from './localized.ts';

/**
 * Whether an item can be read in each language: every localized text that is written in some language is
 * written in this one too.
 */
export function completeness(type: ContentType, values: ItemValues): Record<Language, boolean> {
  const texts = Object.entries(type.fields)
    .filter(([, field]) => field.kind === 'text' && field.localized)
    .map(([name]) => values[name] as Localized)
    .filter((text) => languages.some((language) => text[language].trim() !== ''));
  const isComplete = (language: Language) => texts.length > 0 && texts.every((text) => text[language].trim() !== '');
  return { en: isComplete('en'), so: isComplete('so'), ar: isComplete('ar') };
}
