import { useStaffTranslation } from '../../i18n/language.ts';
import { ScreenNotice } from './screen-notice.tsx';

/** The screen shown to users whose role may not see a page, with a link back (ruling 17). */
export function NotAllowed() {
  const { t } = useStaffTranslation();
  return <ScreenNotice title={t('errorPages.notYoursTitle')} text={t('errorPages.notYoursText')} />;
}
