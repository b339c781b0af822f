import { useStaffTranslation } from '../../i18n/language.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { api } from '../data/api.ts';
import { toProblem } from '../data/to-problem.ts';
import type { WireUser } from '../data/api-types.ts';
import { InvitationLink } from './invitation-link.tsx';

/**
 * Creates the one-time link with which a person sets a password, to be handed over (ruling 7). The response says
 * whether it was mailed as well.
 */
export function Invitation({ user }: { user: WireUser }) {
  const { t } = useStaffTranslation();
  const [invite, { data, error, isLoading }] = api.useInviteUserMutation();
  if (user.email === '') return <p className="text-muted">{t('invite.needsEmail')}</p>;

  const problem = toProblem(error);

  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">
        {t(user.active ? 'invite.forKnown' : 'invite.forNew', { name: user.name || t('invite.thisPerson') })}
      </p>
      {data && <InvitationLink key={data.url} invitation={data} email={user.email} />}
      {error && (
        <FormNotice tone="error">{problem.fields?.['email'] ?? problem.message ?? t('invite.failed')}</FormNotice>
      )}
      <button type="button" className="button button-quiet" disabled={isLoading} onClick={() => void invite(user._id)}>
        {t(isLoading ? 'invite.making' : data ? 'invite.makeNew' : 'invite.make')}
      </button>
    </div>
  );
}
