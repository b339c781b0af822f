import { useStaffTranslation } from '../../i18n/language.ts';
import { BackLink } from '../screen/back-link.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { sitePath } from '../menu/menu.ts';
import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { SettingsScreen } from './settings-screen.tsx';

/** The settings that protect accounts and visitors' data. */
export default function SecuritySettings() {
  const { t } = useStaffTranslation();
  return (
    <SuperadminsOnly>
      <BackLink to={sitePath} label={t('site.back')} />
      <ScreenHead title={t('securitySettings.title')} intro={t('securitySettings.intro')} />
      <SettingsScreen />
    </SuperadminsOnly>
  );
}
