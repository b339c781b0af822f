import { useRef } from 'react';
import { useLocation } from 'react-router';
import { getDirection, languages, type Language } from '../../../domain/model/localized.ts';
import type { LanguageEntry } from '../../../domain/site/language-menu.ts';
import { getPageAddress, useTranslation } from '../../i18n/language.ts';
import { loadCatalogue } from '../../i18n/load-catalogue.ts';
import { useSwitchLanguage } from '../../i18n/use-switch-language.ts';
import { useSite } from '../use-site.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/**
 * The language dropdown (specification 2). Its entries are plain links to the page in that language; with scripts they
 * switch without a reload, and put the language into the address if `inAddress` is set.
 */
export function LanguageSwitcher({ inAddress }: { inAddress?: boolean | undefined }) {
  const { lang, t } = useTranslation();
  const location = useLocation();
  const switchTo = useSwitchLanguage(inAddress);
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnLeave(details);
  const entries = useSite()?.languageMenu;
  if (!entries) return null;
  const { label, letters } = entries[lang];

  const choose = (language: Language) => (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Without its texts the page is loaded as a whole, which works without a connection too where it is stored.
    switchTo(language).catch(() => window.location.assign(getPageAddress(language, location)));
  };

  return (
    <details ref={details} className="relative shrink-0" onToggle={preloadCatalogues}>
      <summary
        aria-label={`${t('nav.language')}: ${label}`}
        className="switcher flex min-h-11 items-center gap-1 rounded-card px-1.5 hover:bg-on-dark/10"
      >
        <Flag entry={entries[lang]} />
        <span className={`font-switcher text-sm px-1 ${letters ? 'switcher-name' : 'switcher-label'}`}>{label}</span>
        {letters && <span className="switcher-letters font-switcher text-sm px-1">{letters}</span>}
        <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </summary>
      <ul className="absolute whitespace-nowrap end-0 top-full mt-1 z-30 rounded-card border border-border bg-surface py-2 text-foreground shadow-lift">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={getPageAddress(language, location)}
              hrefLang={language}
              lang={language}
              dir={getDirection(language)}
              aria-current={language === lang ? 'true' : undefined}
              onClick={choose(language)}
              className="flex min-h-11 items-center gap-3 px-4 font-switcher hover:bg-surface-subtle aria-[current]:font-semibold aria-[current]:text-accent"
            >
              <Flag entry={entries[language]} />
              {entries[language].label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Flag({ entry: { flag } }: { entry: LanguageEntry }) {
  if (!flag) return null;
  return (
    // The list is as wide as its entries, for which a picture alone, which may shrink, would not count.
    <span className="w-6 shrink-0">
      <img
        src={`/flags/${flag}.svg`}
        alt=""
        width={24}
        height={18}
        loading="lazy"
        className="thin-outline h-4.5 w-6 rounded-[3px]"
      />
    </span>
  );
}

/** Preloads the other languages when the list opens; when it closes they are there. */
function preloadCatalogues() {
  for (const language of languages) void loadCatalogue(language).catch(() => undefined);
}
