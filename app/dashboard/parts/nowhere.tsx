import { useStaffTranslation } from '../../i18n/language.ts';
import { Away } from './away.tsx';

/** A dashboard page, or an item of it, that does not exist. */
export function Nowhere() {
  const { t } = useStaffTranslation();
  return <Away title={t('away.notFoundTitle')} text={t('away.notFoundText')} home />;
}
