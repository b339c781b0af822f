import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ScreenHead } from './screen-head.tsx';
import { StaffNotice } from './staff-notice.tsx';

/** A screen without content, with a link back to the overview; with `home`, to the site as well. */
export function ScreenNotice({ title, text, home = false }: { title: string; text: string; home?: boolean }) {
  const { t } = useStaffTranslation();
  return (
    <>
      <ScreenHead title={title} />
      <StaffNotice
        text={text}
        action={
          <span className="flex flex-wrap gap-3">
            <LocalLink to="/dashboard" className="button">
              {t('errorPages.back')}
            </LocalLink>
            {home && (
              <LocalLink to="/" className="button button-quiet">
                {t('errorPages.home')}
              </LocalLink>
            )}
          </span>
        }
      />
    </>
  );
}
