import arPages from '../../../locales/ar/server-pages.json' with { type: 'json' };
import ar from '../../../locales/ar/site.json' with { type: 'json' };
import enPages from '../../../locales/en/server-pages.json' with { type: 'json' };
import en from '../../../locales/en/site.json' with { type: 'json' };
import soPages from '../../../locales/so/server-pages.json' with { type: 'json' };
import so from '../../../locales/so/site.json' with { type: 'json' };
import { flattenCatalogue } from '../../../locales/compile.ts';
import type { Language, Localized } from '../../../domain/model/localized.ts';
import type { SiteTextEntry } from '../../../domain/site/site-texts.ts';
import { findPlaceholders, getSiteTextLimit } from './check-site-text.ts';

/** A page whose texts only the server has, and the names of its texts. */
export type ServerPage = keyof typeof enPages;
export type ServerPageText<P extends ServerPage> = keyof (typeof enPages)[P] & string;

/** Texts of a few pages that are rendered on the server only; other pages do not include them. */
export const serverPageTexts = {
  en: flattenCatalogue(enPages),
  so: flattenCatalogue(soPages),
  ar: flattenCatalogue(arPages),
};

const english = { ...flattenCatalogue(en), ...serverPageTexts.en };
// Missing texts are shown in English, as on the pages.
const catalogue: Localized<Record<string, string>> = {
  en: english,
  so: { ...english, ...flattenCatalogue(so), ...serverPageTexts.so },
  ar: { ...english, ...flattenCatalogue(ar), ...serverPageTexts.ar },
};

export type Original = Pick<SiteTextEntry, 'key' | 'group' | 'catalogue' | 'placeholders' | 'plural' | 'max'>;

/** The texts of the catalogue by key, in its order. */
export const originals: ReadonlyMap<string, Original> = new Map(
  Object.keys(english).map((key) => {
    const texts = inEachLanguage((language) => catalogue[language][key] ?? '');
    const uses = findPlaceholders(texts.en);
    return [
      key,
      {
        key,
        group: key.slice(0, key.indexOf('.')),
        catalogue: texts,
        placeholders: [...uses.keys()],
        plural: [...uses.values()].some((kinds) => kinds.has('plural')),
        max: getSiteTextLimit(key, Object.values(texts)),
      },
    ];
  }),
);

function inEachLanguage(read: (language: Language) => string): Localized {
  return { en: read('en'), so: read('so'), ar: read('ar') };
}
