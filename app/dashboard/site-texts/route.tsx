import { useStaffTranslation } from '../../i18n/language.ts';
import { BackLink } from '../screen/back-link.tsx';
import { sitePath } from '../menu/menu.ts';
import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { SiteTextsScreen } from './site-texts-screen.tsx';

export default function SiteTexts() {
  const { t } = useStaffTranslation();
  return (
    <SuperadminsOnly>
      <BackLink to={sitePath} label={t('site.back')} />
      <SiteTextsScreen />
    </SuperadminsOnly>
  );
}
