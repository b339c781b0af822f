import { useStaffTranslation } from '../../i18n/language.ts';
import { Away } from './away.tsx';

/** A page that is not for one's role says so and leads back (ruling 17). */
export function NotYours() {
  const { t } = useStaffTranslation();
  return <Away title={t('away.notYoursTitle')} text={t('away.notYoursText')} />;
}
