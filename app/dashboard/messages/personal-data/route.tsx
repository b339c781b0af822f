import { useStaffTranslation } from '../../../i18n/language.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { ScreenHead } from '../../screen/screen-head.tsx';
import { SuperadminsOnly } from '../../screen/superadmins-only.tsx';
import { PersonSearch } from './person-search.tsx';

/** The data that the site stores about a visitor: viewing, exporting and erasing it. */
export default function PersonalData() {
  const { t } = useStaffTranslation();
  return (
    <SuperadminsOnly>
      <BackLink to="/dashboard/messages" label={t('inbox.back')} />
      <ScreenHead title={t('personalData.title')} intro={t('personalData.intro')} />
      <PersonSearch />
    </SuperadminsOnly>
  );
}
