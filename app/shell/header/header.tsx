import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { SiteLogo } from '../site-logo.tsx';
import { useSite } from '../use-site.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { PhoneMenu } from './phone-menu.tsx';

/** The fixed bar at the top of every public page (specification 2). Logical properties mirror it in Arabic. */
export function Header() {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 bg-dark text-on-dark">
      <SkipLink text={t('nav.skipToContent')} className="focus:absolute focus:z-10 focus:text-foreground" />
      <div className="wrap header-height flex items-center">
        <LocalLink to="/" className="site-home">
          <SiteLogo className="site-home-logo text-on-dark-accent" />
          {site && <LocalizedText text={site.name.short} className="site-home-name" />}
        </LocalLink>
        <DesktopMenu />
        <LocalLink
          to="/search"
          aria-label={t('pages.search.title')}
          className="ms-auto flex size-[44px] shrink-0 items-center justify-center rounded-card hover:bg-on-dark/10 lg:ms-0"
        >
          <svg
            viewBox="0 0 24 24"
            className="size-[28px]"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M16 16l5 5M10.500 4a6.500 6.500 0 1 0 .1 0z" />
          </svg>
        </LocalLink>
        <LanguageSwitcher inAddress={site?.rememberLanguage} />
        <PhoneMenu />
      </div>
    </header>
  );
}
