import { useStaffTranslation } from '../../i18n/language.ts';
import { Away } from './away.tsx';

/** The screen for a dashboard page or an item that does not exist. */
export function Nowhere() {
  const { t } = useStaffTranslation();
  return <Away title={t('away.notFoundTitle')} text={t('away.notFoundText')} home />;
}
