import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LocalLink } from '../i18n/local-link.tsx';
import { useTranslation } from '../i18n/language.ts';
import { findEditPath } from './find-edit-path.ts';

/** A link to the form of the item on the page, if the signed-in person may change it. */
export default function EditLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ pathname: string; to: string | undefined }>();
  useEffect(() => {
    findEditPath(pathname).then(
      (to) => setFound({ pathname, to }),
      () => undefined,
    );
  }, [pathname]);
  if (found?.pathname !== pathname || !found.to) return null;
  return (
    <li>
      <LocalLink to={found.to} className="footer-link">
        {t('footer.edit')}
      </LocalLink>
    </li>
  );
}
