import { useStaffSpeech } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import { useStaffSelector } from '../data/store.ts';
import { LoadProblem } from '../parts/load-problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { ProtectAccount } from '../second-factor/protect-account.tsx';
import { CountCards } from './count-cards.tsx';
import { Latest } from './latest.tsx';
import { NextSteps } from './next-steps.tsx';
import { Notices } from './notices.tsx';
import { Waiting } from './waiting.tsx';

/** The first screen: what the site holds, what waits, and what was done last (specification 2, dashboard index). */
export default function DeskScreen() {
  const { t } = useStaffSpeech();
  const user = useStaffSelector((state) => state.session.user);
  const desk = api.useGetDeskQuery(undefined, { refetchOnReconnect: true });
  if (!user) return null;
  return (
    <>
      <ScreenHead
        title={t('desk.welcome', { name: user.name })}
        intro={t(user.role === 'superadmin' ? 'desk.intro' : 'desk.introAdmin')}
      />
      <Notices />
      {user.role === 'superadmin' && <ProtectAccount />}
      <CountCards role={user.role} />
      {desk.data && desk.data.all.total > 0 && <Waiting desk={desk.data} role={user.role} />}
      {desk.isError && !desk.isFetching && (
        <div className="mt-10">
          <LoadProblem error={desk.error} fallback={t('desk.waitingFailed')} onRetry={() => void desk.refetch()} />
        </div>
      )}
      {user.role === 'superadmin' && <Latest />}
      {/* Whoever has something to work on knows the way. */}
      {desk.data?.all.total === 0 && <NextSteps role={user.role} />}
    </>
  );
}
