import { readIn, type Language, type Localized, type ReadText } from './localized.ts';

/** The shape of a value once every localized text in it is read in one language. */
export type Spoken<T> = T extends Localized
  ? ReadText
  : T extends readonly (infer E)[]
    ? Spoken<E>[]
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T;

function isLocalized(value: object): value is Localized {
  return 'en' in value && 'so' in value && 'ar' in value;
}

/** Reads every localized text within a value in one language, with fallback, however deep it lies. */
export function speak<T>(value: T, language: Language): Spoken<T> {
  if (value === null || typeof value !== 'object') return value as Spoken<T>;
  if (Array.isArray(value)) return value.map((entry) => speak(entry, language)) as Spoken<T>;
  if (isLocalized(value)) return readIn(value, language) as Spoken<T>;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, speak(entry, language)])) as Spoken<T>;
}
