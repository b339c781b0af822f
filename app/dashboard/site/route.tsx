import { useStaffTranslation } from '../../i18n/language.ts';
import { SavedLine } from '../content/saved-line.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { SiteHub } from './site-hub.tsx';

/** All parts of the public site that are not content: names, texts, pictures, people. */
export default function Site() {
  const { t } = useStaffTranslation();
  return (
    <SuperadminsOnly>
      <ScreenHead title={t('menu.site')} intro={t('site.intro')} />
      <SavedLine editBase="/dashboard" />
      <SiteHub />
    </SuperadminsOnly>
  );
}
