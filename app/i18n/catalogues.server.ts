/** Every language, for rendering on the server. */
import ar from '../../locales/ar/site.json';
import en from '../../locales/en/site.json';
import so from '../../locales/so/site.json';
import type { Catalogue } from '../../locales/compile.ts';
import { languages } from '../../domain/model/localized.ts';
import { registerCatalogue } from './translator.ts';

// The build turns these imports into compiled catalogues.
const compiled = { en, so, ar } as unknown as Record<string, Catalogue>;
for (const language of languages) registerCatalogue(language, compiled[language]!);
