/** Registers all languages, for rendering on the server. */
import arDashboard from '../../locales/ar/dashboard.json';
import ar from '../../locales/ar/site.json';
import enDashboard from '../../locales/en/dashboard.json';
import en from '../../locales/en/site.json';
import soDashboard from '../../locales/so/dashboard.json';
import so from '../../locales/so/site.json';
import type { Catalogue } from '../../locales/compile.ts';
import { languages } from '../../domain/model/localized.ts';
import { registerCatalogue } from './translator.ts';

// The build turns these imports into compiled catalogues.
const site = { en, so, ar } as unknown as Record<string, Catalogue>;
const dashboard = { en: enDashboard, so: soDashboard, ar: arDashboard } as unknown as Record<string, Catalogue>;
for (const language of languages) {
  registerCatalogue(language, 'site', site[language]!);
  registerCatalogue(language, 'dashboard', dashboard[language]!);
}
