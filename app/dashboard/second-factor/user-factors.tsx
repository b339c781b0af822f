import { formatList } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { failureText } from '../parts/translate-problem.ts';
import type { WireUser } from '../data/api-types.ts';
import { useStaffSelector } from '../data/store.ts';
import { LoadProblem } from '../screen/load-problem.tsx';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { factorApi, isTwoStepOn, type WireFactors } from './factor-api.ts';
import { OnOffBadge } from './two-step.tsx';

/**
 * The two-step methods of another user, and a reset for users who lost every device. The user's own account is managed
 * in the profile.
 */
export function UserFactors({ user }: { user: WireUser }) {
  const { lang, t } = useStaffTranslation();
  const notify = useStaffNotify();
  const ownId = useStaffSelector((state) => state.session.user?._id);
  const isOwn = ownId === user._id;
  const { data, error, refetch } = factorApi.useGetUserFactorsQuery(user._id, {
    skip: isOwn,
    refetchOnMountOrArgChange: true,
  });
  const [reset, { isLoading }] = factorApi.useResetUserFactorsMutation();
  if (isOwn) return null;

  const resetAll = async () => {
    if (!window.confirm(t('userFactors.confirmReset', { name: user.name }))) return;
    try {
      await reset(user._id).unwrap();
      void notify('success', t('userFactors.resetDone'));
    } catch (failure) {
      void notify('error', failureText(failure, t('userFactors.resetFailed'), t));
    }
  };
  const listMethods = ({ passkeys, authenticator, recoveryCodes }: WireFactors) =>
    formatList(
      [
        ...(passkeys.length > 0 ? [t('userFactors.passkeys', { count: passkeys.length })] : []),
        ...(authenticator ? [t('userFactors.app')] : []),
        ...(recoveryCodes ? [t('userFactors.codes', { count: recoveryCodes.left })] : []),
      ],
      lang,
    );

  return (
    <section className="rounded-card border border-border bg-surface p-5 sm:p-6" aria-labelledby="user-factors">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="user-factors" className="text-xl">
          {t('userFactors.title')}
        </h2>
        {data && <OnOffBadge isOn={isTwoStepOn(data)} />}
      </div>
      {!data && error && (
        <LoadProblem error={error} fallback={t('userFactors.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && !isTwoStepOn(data) && <p className="text-muted">{t('userFactors.off')}</p>}
      {data && isTwoStepOn(data) && (
        <div className="grid justify-items-start gap-4">
          <p>{t('userFactors.on', { ways: listMethods(data) })}</p>
          <p className="text-muted">{t('userFactors.text')}</p>
          <button type="button" className="button button-quiet" disabled={isLoading} onClick={() => void resetAll()}>
            {t('userFactors.reset')}
          </button>
        </div>
      )}
    </section>
  );
}
