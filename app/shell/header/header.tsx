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
    <header className="site-header fixed inset-x-0 top-0 z-40 bg-night text-on-night">
      <SkipLink text={t('nav.skipToContent')} className="focus:absolute focus:z-10 focus:text-ink" />
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
