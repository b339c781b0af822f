import arPrivacy from '../../locales/ar/privacy.json' with { type: 'json' };
import ar from '../../locales/ar/site.json' with { type: 'json' };
import enPrivacy from '../../locales/en/privacy.json' with { type: 'json' };
import en from '../../locales/en/site.json' with { type: 'json' };
import soPrivacy from '../../locales/so/privacy.json' with { type: 'json' };
import so from '../../locales/so/site.json' with { type: 'json' };
import { flattenCatalogue } from '../../locales/compile.ts';
import type { Language, Localized } from '../../domain/model/localized.ts';
import type { SiteTextEntry } from '../../domain/site/site-texts.ts';
import { placeholdersOf, siteTextLimit } from './check-site-text.ts';

export type PrivacyText = keyof (typeof enPrivacy)['privacy'];

/** Texts of a few pages that are rendered on the server only; other pages do not include them. */
export const privacyTexts = {
  en: flattenCatalogue(enPrivacy),
  so: flattenCatalogue(soPrivacy),
  ar: flattenCatalogue(arPrivacy),
};

const english = { ...flattenCatalogue(en), ...privacyTexts.en };
// Missing texts are shown in English, as on the pages.
const catalogue: Localized<Record<string, string>> = {
  en: english,
  so: { ...english, ...flattenCatalogue(so), ...privacyTexts.so },
  ar: { ...english, ...flattenCatalogue(ar), ...privacyTexts.ar },
};

export type Original = Pick<SiteTextEntry, 'key' | 'group' | 'catalogue' | 'placeholders' | 'plural' | 'max'>;

/** The texts of the catalogue by key, in its order. */
export const originals: ReadonlyMap<string, Original> = new Map(
  Object.keys(english).map((key) => {
    const texts = inEachLanguage((language) => catalogue[language][key] ?? '');
    const uses = placeholdersOf(texts.en);
    return [
      key,
      {
        key,
        group: key.slice(0, key.indexOf('.')),
        catalogue: texts,
        placeholders: [...uses.keys()],
        plural: [...uses.values()].some((kinds) => kinds.has('plural')),
        max: siteTextLimit(key, Object.values(texts)),
      },
    ];
  }),
);

function inEachLanguage(read: (language: Language) => string): Localized {
  return { en: read('en'), so: read('so'), ar: read('ar') };
}
