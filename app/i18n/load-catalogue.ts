import type { Catalogue } from '../../locales/compile.ts';
import type { Language } from '../../domain/model/localized.ts';
import { hasCatalogue, registerCatalogue } from './translator.ts';

// The build turns these imports into compiled catalogues, a file per language.
const sources: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('../../locales/en/site.json'),
  so: () => import('../../locales/so/site.json'),
  ar: () => import('../../locales/ar/site.json'),
};

/** Loads a language in the browser, once. */
export async function loadCatalogue(language: Language): Promise<void> {
  if (hasCatalogue(language)) return;
  const loaded = await sources[language]();
  registerCatalogue(language, loaded.default as Catalogue);
}
