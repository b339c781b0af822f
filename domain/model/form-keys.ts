/** The keys of the texts of an item's form: `title`, `title.so`, `image.alt.ar`. */
import type { Language } from './localized.ts';

/** Returns the key of a text in a language. */
export function toTextKey(name: string, language: Language): string {
  return language === 'en' ? name : `${name}.${language}`;
}

/** Returns the key of a picture's description in a language. */
export function toAltKey(name: string, language: Language): string {
  return `${name}.${toTextKey('alt', language)}`;
}
