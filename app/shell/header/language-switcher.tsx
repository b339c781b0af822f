import { useRef } from 'react';
import { useLocation } from 'react-router';
import { languages, type Language } from '../../../domain/model/localized.ts';
import { addressIn, useTranslation } from '../../i18n/language.ts';
import { loadCatalogue } from '../../i18n/load-catalogue.ts';
import { useSwitchLanguage } from '../../i18n/use-switch-language.ts';
import { useSite } from '../use-site.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/** The same names in every language of the page. */
const labels: Record<Language, string> = { en: 'English', so: 'Somali', ar: 'العربية' };

const entryFont = 'font-[family-name:var(--font-switcher)] aria-[current]:font-semibold aria-[current]:text-gold';

/** The background: the dark public header, or the light bar of the dashboard. */
type Background = 'night' | 'leaf';
const styles: Record<Background, { summary: string; label: string }> = {
  night: {
    summary: 'hover:bg-on-night/10',
    label: 'switcher-label px-1 hidden sm:inline lg:hidden',
  },
  leaf: { summary: 'hover:bg-sand', label: 'px-1 hidden sm:inline' },
};

/**
 * The language dropdown (specification 2). Its entries are plain links to the page in that language; with scripts they
 * switch without a reload, and put the language into the address if `inAddress` is set.
 */
export function LanguageSwitcher({ on = 'night', inAddress }: { on?: Background; inAddress?: boolean }) {
  const { lang, t } = useTranslation();
  const location = useLocation();
  const switchTo = useSwitchLanguage(inAddress);
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnLeave(details);

  const choose = (language: Language) => (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void switchTo(language);
  };

  return (
    <details ref={details} className="relative shrink-0" onToggle={preloadCatalogues}>
      <summary
        aria-label={`${t('nav.language')}: ${labels[lang]}`}
        className={`flex min-h-11 items-center gap-1 rounded-card px-1.5 ${styles[on].summary}`}
      >
        <Flag language={lang} />
        <span className={`font-[family-name:var(--font-switcher)] text-sm ${styles[on].label}`}>{labels[lang]}</span>
        <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </summary>
      <ul className="absolute whitespace-nowrap end-0 top-full mt-1 z-30 rounded-card border border-line bg-leaf py-2 text-ink shadow-lift">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, location)}
              hrefLang={language}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              aria-current={language === lang ? 'true' : undefined}
              onClick={choose(language)}
              className={`flex min-h-11 items-center gap-3 px-4 hover:bg-sand ${entryFont}`}
            >
              <Flag language={language} />
              {labels[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Flag({ language }: { language: Language }) {
  const flag = useSite()?.flags[language] ?? 'none';
  const file = flag === 'none' ? `letters-${language}` : flag;
  return (
    // The list is as wide as its entries, for which a picture alone, which may shrink, would not count.
    <span className="w-6 shrink-0">
      <img
        src={`/flags/${file}.svg`}
        alt=""
        width={24}
        height={18}
        loading="lazy"
        className="thin-outline h-4.5 w-6 rounded-[3px]"
      />
    </span>
  );
}

/** Preloads the other languages when the list opens. */
function preloadCatalogues(event: React.ToggleEvent<HTMLDetailsElement>) {
  if (event.newState !== 'open' && !event.currentTarget.open) return;
  for (const language of languages) void loadCatalogue(language).catch(() => undefined);
}
