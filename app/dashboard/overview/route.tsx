import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import { useStaffSelector } from '../data/store.ts';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { BackupStatus } from '../backups/backup-status.tsx';
import { ProtectAccount } from '../second-factor/protect-account.tsx';
import type { MenuUser } from '../menu/menu.ts';
import { CountCards } from './count-cards.tsx';
import { Latest } from './latest.tsx';
import { NextSteps } from './next-steps.tsx';
import { Notices } from './notices.tsx';
import { StateProblem } from './state-problem.tsx';
import { ToDoList } from './to-do-list.tsx';

const hasOnlyBlogs = ({ role, rights }: MenuUser) => role !== 'superadmin' && Object.keys(rights).length === 0;

/** The first screen: item counts, the to-do list and the latest activity (specification 2, dashboard index). */
export default function OverviewScreen() {
  const { t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  const overview = api.useGetOverviewQuery(undefined, { refetchOnReconnect: true });
  if (!user) return null;
  return (
    <>
      <ScreenHead
        title={t('overview.welcome', { name: user.name })}
        intro={t(hasOnlyBlogs(user) ? 'overview.introAdmin' : 'overview.intro')}
      />
      <Notices />
      {user.role === 'superadmin' && <StateProblem />}
      {user.role === 'superadmin' && <ProtectAccount />}
      <CountCards user={user} />
      {overview.data && overview.data.all.total > 0 && <ToDoList overview={overview.data} user={user} />}
      {overview.isError && !overview.isFetching && (
        <div className="mt-10">
          <LoadProblem
            error={overview.error}
            fallback={t('overview.toDoFailed')}
            onRetry={() => void overview.refetch()}
          />
        </div>
      )}
      {user.role === 'superadmin' && <BackupStatus />}
      {user.role === 'superadmin' && <Latest />}
      {/* Suggestions only for users without any items. */}
      {overview.data?.all.total === 0 && <NextSteps user={user} />}
    </>
  );
}
