import { setupI18n } from '@lingui/core';
import type { Catalogue } from '../../locales/compile.ts';
import type site from '../../locales/en/site.json';
import { defaultLanguage, type Language } from '../../domain/model/localized.ts';

/** The dotted paths of a nested catalogue. */
type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];

export type MessageKey = Paths<typeof site>;
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

const translators = new Map<Language, Translate>();

/** Makes a language ready. The server has all three from the start; a browser loads those it shows. */
export function registerCatalogue(language: Language, catalogue: Catalogue): void {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue } });
  translators.set(language, (key, values) => i18n._(key, values));
}

export function hasCatalogue(language: Language): boolean {
  return translators.has(language);
}

/** The translator of a language that was registered before; else that of the default language. */
export function translatorFor(language: Language): Translate {
  const translate = translators.get(language) ?? translators.get(defaultLanguage);
  if (!translate) throw new Error(`No catalogue is registered for ${language}.`);
  return translate;
}
