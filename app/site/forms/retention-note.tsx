import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';

/**
 * How long the site stores what a form sends, with a link to the privacy page. The link leaves the frame of the form.
 */
export function RetentionNote({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p className="text-sm text-muted">
      {text}{' '}
      <LocalLink to="/privacy" target="_top" className="text-link">
        {t('footer.privacy')}
      </LocalLink>
    </p>
  );
}
