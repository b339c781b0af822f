import { useStaffTranslation } from '../../../i18n/language.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { SuperadminsOnly } from '../../users/superadmins-only.tsx';
import { PersonSearch } from './person-search.tsx';

/** What the site knows of a visitor: to look at, to hand over and to erase. */
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
