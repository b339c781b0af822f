import { setupI18n } from '@lingui/core';
import { compileCatalogue, type CatalogueSource } from './compile.ts';

/** Returns the text of a key, such as `field.required`, with the values of its placeholders. */
export type Translator = (key: string, values?: Record<string, unknown>) => string;

/** Returns a translator for each language of some catalogues, for texts that the server writes. */
export function createTranslators<Language extends string>(
  catalogues: Readonly<Record<Language, CatalogueSource>>,
): Readonly<Record<Language, Translator>> {
  const translators = Object.entries<CatalogueSource>(catalogues).map(([locale, source]) => {
    const i18n = setupI18n({ locale, messages: { [locale]: compileCatalogue(source) } });
    return [locale, (key: string, values?: Record<string, unknown>) => i18n._(key, values)];
  });
  return Object.fromEntries(translators) as Record<Language, Translator>;
}
