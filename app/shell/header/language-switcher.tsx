import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languages, type Language } from '../../../domain/model/localized.ts';
import { addressIn, useSpeech } from '../../i18n/language.ts';
import { loadCatalogue } from '../../i18n/load-catalogue.ts';
import { useSwitchLanguage } from '../../i18n/use-switch-language.ts';
import { useSite } from '../use-site.ts';

/** A language's own name is the same wherever it stands. */
const labels: Record<Language, string> = { en: 'English', so: 'Somali', ar: 'العربية' };

/**
 * The language dropdown (specification 2). Its entries are plain links to the page in that language; where
 * the script runs, they switch without a reload.
 */
export function LanguageSwitcher() {
  const { lang, t } = useSpeech();
  const location = useLocation();
  const switchTo = useSwitchLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnLeave(details);

  const choose = (language: Language) => (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (details.current) details.current.open = false;
    void switchTo(language);
  };

  return (
    <details ref={details} className="relative ms-auto shrink-0 lg:ms-0" onToggle={prepareOthers}>
      <summary aria-label={`${t('nav.language')}: ${labels[lang]}`} className="flex min-h-11 items-center gap-2 rounded-card px-2 hover:bg-white/10">
        <Flag language={lang} />
        <span className="hidden font-[family-name:var(--font-switcher)] text-sm sm:inline lg:hidden xl:inline">{labels[lang]}</span>
        <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </summary>
      <ul className="absolute end-0 top-full mt-1 min-w-44 rounded-card bg-leaf py-2 text-ink shadow-lift">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, location)}
              hrefLang={language}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              aria-current={language === lang ? 'true' : undefined}
              onClick={choose(language)}
              className="flex min-h-11 items-center gap-3 px-4 font-[family-name:var(--font-switcher)] hover:bg-sand aria-[current]:font-semibold aria-[current]:text-gold"
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
  const site = useSite();
  return <img src={`/flags/${site?.flags[language] ?? 'gb'}.svg`} alt="" width={24} height={18} loading="lazy" className="h-4.5 w-6 rounded-[3px] ring-1 ring-white/20" />;
}

/** Whoever opens the list is about to choose: the other languages are fetched meanwhile. */
function prepareOthers(event: React.ToggleEvent<HTMLDetailsElement>) {
  if (event.newState !== 'open' && !event.currentTarget.open) return;
  for (const language of languages) void loadCatalogue(language).catch(() => undefined);
}

/** A dropdown closes when something else is clicked or focused, and on Escape. */
function useCloseOnLeave(details: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const closeUnlessInside = (event: Event) => {
      if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [details]);
}
