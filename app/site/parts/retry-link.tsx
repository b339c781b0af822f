import { useLocation } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';

/** Reloads the whole page, since anything may have failed. */
export function RetryLink() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <LocalLink to={pathname + search} reloadDocument className="button">
      {t('lists.error.retry')}
    </LocalLink>
  );
}
