/** The three languages of the site, in the order in which they are offered (specification 1). */
export const languages = ['en', 'so', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The language that stands in where another has no text, and the one a visit starts with. */
export const defaultLanguage: Language = 'en';

/** A value given in every language. An empty text means "not translated yet". */
export type Localized<T = string> = Record<Language, T>;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The direction in which a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function emptyLocalized(): Localized {
  return { en: '', so: '', ar: '' };
}

/** A text as a reader gets it, with the language it is really written in. */
export type ReadText = { text: string; lang: Language };

/**
 * The text in the asked language, else English, else whichever exists (specification 1: "English as fallback").
 * Only the reading side calls this; edit forms see what is stored.
 */
export function readIn(value: Localized, language: Language): ReadText {
  for (const candidate of [language, defaultLanguage, ...languages]) {
    if (value[candidate].trim() !== '') return { text: value[candidate], lang: candidate };
  }
  return { text: '', lang: language };
}
