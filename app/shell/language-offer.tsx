import { useLocation } from 'react-router';
import inlineScripts from 'virtual:inline-scripts';
import { defaultLanguage, getDirection, languages } from '../../domain/model/localized.ts';
import type { SiteTextService } from '../../server/services/site/site-texts.ts';
import { getPageAddress, useTranslation } from '../i18n/language.ts';
import { useSite } from './use-site.ts';

/** Returns the offers to read the site in a language other than English, each in that language. */
export async function loadLanguageOffers(siteTexts: SiteTextService) {
  const [read, dismiss] = await siteTexts.shown(['languageOffer.read', 'forms.dismiss']);
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({ language, read: read![language], dismiss: dismiss![language] }));
}

/**
 * A line below the header of pages whose address names no language, where the association wants that addresses keep it:
 * offers the language of the browser (decision 044). All offers are in the page, which is the same for everyone; the
 * script shows one before the first paint, so that nothing shifts. Pages in a language of the address have the script
 * alone, for the choice of English. Only the server renders both, beside the header: React skips elements of the body
 * that it does not know.
 */
export function LanguageOffer() {
  const { t } = useTranslation();
  const location = useLocation();
  const site = useSite();
  if (!site?.rememberLanguage) return null;
  return (
    <>
      {site.languageOffers && (
        <nav
          id="language-offer"
          hidden
          aria-label={t('nav.language')}
          className="below-header relative z-30 -mb-(--header) bg-surface-subtle"
        >
          {site.languageOffers.map(({ language, read, dismiss }) => (
            <p
              key={language}
              lang={language}
              dir={getDirection(language)}
              hidden
              className="wrap flex items-center justify-between gap-3"
            >
              <a
                href={getPageAddress(language, location)}
                hrefLang={language}
                className="text-link flex min-h-11 items-center"
              >
                {read}
              </a>
              <button type="button" aria-label={dismiss} className="flex size-[44px] items-center justify-center">
                <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
                  <path d="M1 1l10 10m0-10L1 11" fill="none" stroke="currentColor" strokeWidth="1.6" />
                </svg>
              </button>
            </p>
          ))}
        </nav>
      )}
      <script dangerouslySetInnerHTML={{ __html: inlineScripts['offer-language'] }} />
    </>
  );
}
