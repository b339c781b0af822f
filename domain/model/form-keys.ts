/** The keys of the texts of an item's form: `title`, `title.so`, `image.alt.ar`. */
import type { Language } from './localized.ts';

/** Returns the key of a text in a language. */
export function textKey(name: string, language: Language): string {
  return language === 'en' ? name : `${name}.${language}`;
}

/** Returns the key of a picture's description in a language. */
export function altKey(name: string, language: Language): string {
  return `${name}.${textKey('alt', language)}`;
}
