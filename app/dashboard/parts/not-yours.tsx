import { useStaffTranslation } from '../../i18n/language.ts';
import { Away } from './away.tsx';

/** The screen shown to users whose role may not see a page, with a link back (ruling 17). */
export function NotYours() {
  const { t } = useStaffTranslation();
  return <Away title={t('away.notYoursTitle')} text={t('away.notYoursText')} />;
}
