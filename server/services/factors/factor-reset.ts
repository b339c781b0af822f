import { forbidden } from '../../../domain/errors.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { FactorsInfo } from '../../../domain/people/second-factor.ts';
import { foldEmail, type User } from '../../../domain/people/user.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { FactorStore, RemovedFactors } from '../../store/accounts/factor-store.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { FactorReader } from './factor-reader.ts';
import type { RelyingParty } from './passkeys.ts';
import type { NoticeService } from '../accounts/notices.ts';
import type { SecurityLog } from '../accounts/security-log.ts';
import type { SessionService } from '../accounts/sessions.ts';

export type FactorResetDeps = {
  store: FactorStore;
  users: UserStore;
  sessions: SessionService;
  securityLog: SecurityLog;
  notices: NoticeService;
  now: () => Date;
};

/** Creates the part of the factor service that is about other people: reading and removing their factors. */
export function createFactorReset(
  { getUser, getInfo }: FactorReader,
  { store, users, sessions, securityLog, notices, now }: FactorResetDeps,
) {
  return {
    /** Returns what a colleague has set up; for superadmins. */
    async ofUser(viewer: Viewer, id: string, party: RelyingParty | undefined): Promise<FactorsInfo> {
      requireSuperadmin(viewer);
      return getInfo(await getUser(id), party);
    },

    /**
     * Removes all factors of a colleague and ends their sessions; for superadmins. One's own factors are removed one by
     * one.
     */
    async resetPerson(
      viewer: Viewer,
      id: string,
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<FactorsInfo> {
      const staff = requireSuperadmin(viewer);
      const user = await getUser(id);
      if (user.id === staff.id) throw forbidden();
      requireRecentSignIn(staff, now());
      await reset(user, await getUser(staff.id), source);
      return getInfo(user, party);
    },

    /**
     * Removes all factors, for the operator who lost their devices; returns what was removed, or undefined where no
     * account has this address.
     */
    async resetByEmail(email: string, source: RequestSource): Promise<RemovedFactors | undefined> {
      const user = await users.findByEmail(foldEmail(email));
      return user && reset(user, user, source);
    },
  };

  async function reset(user: User, by: User, source: RequestSource): Promise<RemovedFactors> {
    const removed = await store.alone(user.id, (factors) => factors.removeAll(user.id));
    await sessions.endAll(user.id);
    await securityLog.record({
      event: 'factor_removed',
      person: by,
      subject: user.name,
      source,
      details: { method: 'all' },
    });
    await notices.notify(user, 'factor_removed', source, by.id === user.id ? {} : { by: by.name });
    return removed;
  }
}
