import { useParams } from 'react-router';
import { isId } from '../../../domain/model/id.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { api } from '../data/api.ts';
import { useStaffSelector } from '../data/store.ts';
import { BackLink } from '../screen/back-link.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { NotFound } from '../screen/not-found.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { UserFactors } from '../second-factor/user-factors.tsx';
import { Invitation } from './invitation.tsx';
import { SuperadminsOnly } from '../screen/superadmins-only.tsx';
import { UserForm } from './user-form.tsx';
import { UserSessions } from './user-sessions.tsx';

export default function EditUser() {
  const { id = '' } = useParams();
  return <SuperadminsOnly>{isId(id) ? <EditScreen key={id} id={id} /> : <NotFound />}</SuperadminsOnly>;
}

function EditScreen({ id }: { id: string }) {
  const { t } = useStaffTranslation();
  const ownId = useStaffSelector((state) => state.session.user?._id);
  const { data: user, error, isLoading, refetch } = api.useGetUserQuery(id);
  if (!user && error && 'status' in error && error.status === 404) return <NotFound />;
  return (
    <>
      <BackLink to="/dashboard/users" label={t('users.back')} />
      <ScreenHead title={user ? user.name || t('users.noName') : t('users.editTitle')} />
      {isLoading && (
        <div className="flex min-h-64 items-center justify-center" role="status">
          <StarSpinner className="size-12" />
          <span className="sr-only">{t('users.loading')}</span>
        </div>
      )}
      {!user && error && <LoadProblem error={error} fallback={t('users.itemFailed')} onRetry={() => void refetch()} />}
      {user && (
        <div className="grid max-w-3xl gap-6">
          <UserForm user={user} />
          {/* The user's own password is changed in the profile. */}
          {user._id !== ownId && (
            <section className="rounded-card border border-border bg-surface p-5 sm:p-6" aria-labelledby="invite-title">
              <h2 id="invite-title" className="mb-3 text-xl">
                {t('invite.title')}
              </h2>
              <Invitation user={user} />
            </section>
          )}
          {user.active && <UserSessions id={user._id} />}
          <UserFactors user={user} />
        </div>
      )}
    </>
  );
}
