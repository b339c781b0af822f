/** The three languages of the site, in the order in which they are offered (specification 1). */
export const languages = ['en', 'so', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The language of the fallback and of a first visit. */
export const defaultLanguage: Language = 'en';

/** The languages that translations are in; their texts are written beside the English ones. */
export const translationLanguages = ['so', 'ar'] as const;

/** A value in every language. An empty text means "not translated yet". */
export type Localized<T = string> = Record<Language, T>;

/** Returns whether a value is the code of a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Returns the direction in which a language is written. */
export function getDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns a text that is empty in every language. */
export function createEmptyLocalized(): Localized {
  return { en: '', so: '', ar: '' };
}

/** Returns the languages in which a text is written. */
export function listWrittenLanguages(value: Localized): Language[] {
  return languages.filter((language) => value[language].trim() !== '');
}

/** A text for a reader, with the language in which it is actually written. */
export type ReadText = { text: string; lang: Language };

/**
 * Returns the text in the requested language, else English, else whichever exists (specification 1: "English as
 * fallback"). Only for reading; edit forms show what is stored.
 */
export function readIn(value: Localized, language: Language): ReadText {
  for (const candidate of [language, defaultLanguage, ...languages]) {
    if (value[candidate].trim() !== '') return { text: value[candidate], lang: candidate };
  }
  return { text: '', lang: language };
}
