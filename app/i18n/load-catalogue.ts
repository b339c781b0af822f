import type { Catalogue } from '../../locales/compile.ts';
import type { Language } from '../../domain/model/localized.ts';
import { hasCatalogue, registerCatalogue, type Namespace } from './translator.ts';

type Source = () => Promise<{ default: unknown }>;

// The build turns these imports into compiled catalogues, a file per language and namespace.
const sources: Record<Namespace, Record<Language, Source>> = {
  site: {
    en: () => import('../../locales/en/site.json'),
    so: () => import('../../locales/so/site.json'),
    ar: () => import('../../locales/ar/site.json'),
  },
  dashboard: {
    en: () => import('../../locales/en/dashboard.json'),
    so: () => import('../../locales/so/dashboard.json'),
    ar: () => import('../../locales/ar/dashboard.json'),
  },
};

/** Loads a catalogue in the browser, once. */
export async function loadCatalogue(language: Language, namespace: Namespace = 'site'): Promise<void> {
  if (hasCatalogue(language, namespace)) return;
  const loaded = await sources[namespace][language]();
  registerCatalogue(language, namespace, loaded.default as Catalogue);
}
