import { readIn, type Language, type Localized, type ReadText } from './localized.ts';

/** The type of a value whose localized texts were replaced by one language. */
export type InOneLanguage<T> = T extends Localized
  ? ReadText
  : T extends readonly (infer E)[]
    ? InOneLanguage<E>[]
    : T extends object
      ? { [K in keyof T]: InOneLanguage<T[K]> }
      : T;

function isLocalized(value: object): value is Localized {
  return 'en' in value && 'so' in value && 'ar' in value;
}

/** Replaces every localized text within a value, at any depth, by one language, with fallback. */
export function localize<T>(value: T, language: Language): InOneLanguage<T> {
  if (value === null || typeof value !== 'object') return value as InOneLanguage<T>;
  if (Array.isArray(value)) return value.map((entry) => localize(entry, language)) as InOneLanguage<T>;
  if (isLocalized(value)) return readIn(value, language) as InOneLanguage<T>;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, localize(entry, language)]),
  ) as InOneLanguage<T>;
}
