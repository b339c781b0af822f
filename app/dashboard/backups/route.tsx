import { useStaffTranslation } from '../../i18n/language.ts';
import { BackLink } from '../screen/back-link.tsx';
import { sitePath } from '../menu/menu.ts';
import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { BackupsScreen } from './backups-screen.tsx';

/** The screen of the backups of the site. */
export default function Backups() {
  const { t } = useStaffTranslation();
  return (
    <SuperadminsOnly>
      <BackLink to={sitePath} label={t('site.back')} />
      <BackupsScreen />
    </SuperadminsOnly>
  );
}
