import { useStaffSpeech } from '../../i18n/language.ts';
import { useStaffSelector } from '../data/store.ts';
import { ScreenHead } from '../parts/screen-head.tsx';
import { CountCards } from './count-cards.tsx';
import { NextSteps } from './next-steps.tsx';

/** The first screen: what the site holds, and what to do next (specification 2, dashboard index). */
export default function Desk() {
  const { t } = useStaffSpeech();
  const user = useStaffSelector((state) => state.session.user);
  if (!user) return null;
  return (
    <>
      <ScreenHead title={t('desk.welcome', { name: user.name })} intro={t(user.role === 'superadmin' ? 'desk.intro' : 'desk.introAdmin')} />
      <CountCards role={user.role} />
      <NextSteps role={user.role} />
    </>
  );
}
