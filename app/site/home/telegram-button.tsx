import { useTranslation } from '../../i18n/language.ts';
import { SocialIcon } from '../../shell/social-links.tsx';
import { useSite } from '../../shell/use-site.ts';

/** The fixed button at the bottom left, in every language (specification 2, home page). */
export function TelegramButton() {
  const { t } = useTranslation();
  const site = useSite();
  if (!site?.social.telegram) return null;
  return (
    <a
      href={site.social.telegram}
      target="_blank"
      rel="noopener noreferrer"
      className="telegram-button"
      aria-label={`${t('home.telegram')} ${t('footer.newTab')}`}
    >
      <SocialIcon network="telegram" className="shrink-0" />
      <span className="telegram-label">{t('home.telegram')}</span>
    </a>
  );
}
