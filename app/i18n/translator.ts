import { setupI18n } from '@lingui/core';
import type { Catalogue } from '../../locales/compile.ts';
import type dashboard from '../../locales/en/dashboard.json';
import type site from '../../locales/en/site.json';
import { defaultLanguage, type Language } from '../../domain/model/localized.ts';

/** The dotted paths of a nested catalogue. */
type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** Catalogues are loaded separately: visitors never fetch the messages of the dashboard. */
export type Namespace = 'site' | 'dashboard';
export type MessageKey = Paths<typeof site>;
export type StaffMessageKey = MessageKey | Paths<typeof dashboard>;
type Values = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: Values) => string;
export type StaffTranslate = (key: StaffMessageKey, values?: Values) => string;

const catalogues = new Map<Language, Partial<Record<Namespace, Catalogue>>>();
const siteTexts = new Map<Language, Catalogue | undefined>();
const translators = new Map<Language, StaffTranslate>();

/** Registers a catalogue. The server registers all languages at start; a browser loads those it shows. */
export function registerCatalogue(language: Language, namespace: Namespace, catalogue: Catalogue): void {
  catalogues.set(language, { ...catalogues.get(language), [namespace]: catalogue });
  updateTranslator(language);
}

/**
 * Replaces catalogue texts by the association's own. The root of every page calls it, with the page's own texts, before
 * anything is translated: when a text changes while the server renders several pages, each page is still rendered with
 * the texts that it sends to the browser.
 */
export function registerSiteTexts(language: Language, texts: Catalogue | undefined): void {
  if (siteTexts.get(language) === texts) return;
  siteTexts.set(language, texts);
  updateTranslator(language);
}

function updateTranslator(language: Language): void {
  const known = catalogues.get(language);
  if (!known) return;
  const messages: Catalogue = { ...known.site, ...known.dashboard, ...siteTexts.get(language) };
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  translators.set(language, (key, values) => {
    // Most messages have no values.
    const message = messages[key];
    const plain = Array.isArray(message) && message.length === 1 ? message[0] : message;
    return typeof plain === 'string' ? plain : i18n._(key, values);
  });
}

export function hasCatalogue(language: Language, namespace: Namespace): boolean {
  return catalogues.get(language)?.[namespace] !== undefined;
}

/** Returns whether a language has a message; some content types lack some of them. */
export function hasMessage(language: Language, key: string): boolean {
  const { site, dashboard } = catalogues.get(language) ?? {};
  return site?.[key] !== undefined || dashboard?.[key] !== undefined;
}

/** Returns the translator of a registered language; else that of English, else of any. */
export function getTranslator(language: Language): StaffTranslate {
  const translate = translators.get(language) ?? translators.get(defaultLanguage) ?? translators.values().next().value;
  if (!translate) throw new Error(`No catalogue is registered for ${language}.`);
  return translate;
}
