import { useStaffTranslation } from '../../i18n/language.ts';
import { useStaffSelector } from '../data/store.ts';
import { ScreenHead } from '../screen/screen-head.tsx';
import { TwoStep } from '../second-factor/two-step.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';

/** The user's own account: name, picture, language, password, two-step sign-in and sessions. */
export default function Profile() {
  const { t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  if (!user) return null;
  return (
    <>
      <ScreenHead title={t('profile.title')} />
      <div className="grid max-w-3xl gap-6">
        <ProfileForm key={user._id} user={user} />
        <TwoStep />
        <Sessions />
      </div>
    </>
  );
}
