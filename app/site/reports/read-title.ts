import { readIn, type Language, type Localized, type ReadText } from '../../../domain/model/localized.ts';
import type { Catalogue } from '../../../locales/compile.ts';
import en from '../../../locales/en/site.json';
import { getTranslator, type MessageKey } from '../../i18n/translator.ts';

// The build turns this import into a compiled catalogue, flat by key.
const known = en as unknown as Catalogue;

/**
 * The title of a report: translated where the catalogue has a translation keyed by the title, such as that of
 * a new report, else as it is stored (specification 2, reports; 3, "unknown titles fall back to the stored text").
 */
export function readTitle(stored: Localized, language: Language): ReadText {
  const title = readIn(stored, language);
  const key = `reports.titles.${title.text}`;
  return Object.hasOwn(known, key) ? { text: getTranslator(language)(key as MessageKey), lang: language } : title;
}
