import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { SiteLogo } from '../site-logo.tsx';
import { useSite } from '../use-site.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { PhoneMenu } from './phone-menu.tsx';

/** The fixed bar at the top of every public page (specification 2). Logical properties mirror it in Arabic. */
export function Header() {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 bg-night text-on-night">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:rounded-card focus:bg-leaf focus:px-4 focus:py-2 focus:text-ink"
      >
        {t('nav.skipToContent')}
      </a>
      <div className="wrap header-height flex items-center">
        <LocalLink to="/" className="site-home">
          <SiteLogo className="site-home-logo text-gold-bright" />
          {site && <LocalizedText of={site.name.short} className="site-home-name" />}
        </LocalLink>
        <DesktopMenu />
        <LanguageSwitcher />
        <PhoneMenu />
      </div>
    </header>
  );
}
