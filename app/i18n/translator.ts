import { setupI18n } from '@lingui/core';
import type { Catalogue } from '../../locales/compile.ts';
import type dashboard from '../../locales/en/dashboard.json';
import type site from '../../locales/en/site.json';
import { defaultLanguage, type Language } from '../../domain/model/localized.ts';

/** The dotted paths of a nested catalogue. */
type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** Catalogues are loaded apart: visitors never fetch the words of the dashboard. */
export type Namespace = 'site' | 'dashboard';
export type MessageKey = Paths<typeof site>;
export type StaffMessageKey = MessageKey | Paths<typeof dashboard>;
type Values = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: Values) => string;
export type StaffTranslate = (key: StaffMessageKey, values?: Values) => string;

const catalogues = new Map<Language, Partial<Record<Namespace, Catalogue>>>();
const translators = new Map<Language, StaffTranslate>();

/** Makes a language ready. The server has all three from the start; a browser loads those it shows. */
export function registerCatalogue(language: Language, namespace: Namespace, catalogue: Catalogue): void {
  const known = { ...catalogues.get(language), [namespace]: catalogue };
  catalogues.set(language, known);
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...known.site, ...known.dashboard } } });
  translators.set(language, (key, values) => i18n._(key, values));
}

export function hasCatalogue(language: Language, namespace: Namespace): boolean {
  return catalogues.get(language)?.[namespace] !== undefined;
}

/** Whether a language has a message; for words that only some things have. */
export function hasMessage(language: Language, key: string): boolean {
  const { site, dashboard } = catalogues.get(language) ?? {};
  return site?.[key] !== undefined || dashboard?.[key] !== undefined;
}

/** The translator of a language that was registered before; else that of English, else of any. */
export function translatorFor(language: Language): StaffTranslate {
  const translate = translators.get(language) ?? translators.get(defaultLanguage) ?? translators.values().next().value;
  if (!translate) throw new Error(`No catalogue is registered for ${language}.`);
  return translate;
}
