import { useStaffTranslation } from '../../i18n/language.ts';
import { ScreenNotice } from './screen-notice.tsx';

/** The screen for a dashboard page or an item that does not exist. */
export function NotFound() {
  const { t } = useStaffTranslation();
  return <ScreenNotice title={t('errorPages.notFoundTitle')} text={t('errorPages.notFoundText')} home />;
}
