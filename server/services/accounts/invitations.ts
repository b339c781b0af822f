import { forbidden, invalidFields } from '../../../domain/errors.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import { applyRights, noRights } from '../../../domain/people/rights.ts';
import { checkUser, type User, type UserInput } from '../../../domain/people/user.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { SessionService } from './sessions.ts';
import type { UserChangeLog } from './user-change-log.ts';

type Deps = {
  store: UserStore;
  sessions: SessionService;
  changeLog: UserChangeLog;
  /** Returns an undeleted person; throws where there is none. */
  requireUser: (id: string) => Promise<User>;
  now: () => Date;
  newId: () => string;
};

/** A link to set a password, and whose it is. */
export type Invitation = { token: string; expiresAt: string; user: User };

/** Creates the functions that invite people to set a password. Part of the service for users. */
export function createInvitations({ store, sessions, changeLog, requireUser, now, newId }: Deps) {
  const { recordActivity, log, notifyOfLink } = changeLog;
  return {
    /** Creates a one-time link with which the person sets a password. */
    async invite(viewer: Viewer, id: string, source: RequestSource): Promise<Invitation> {
      const staff = requireSuperadmin(viewer);
      const user = await requireUser(id);
      if (user.email === '') throw invalidFields({ email: { key: 'required' } });
      requireRecentSignIn(staff, now());
      const link = await sessions.createPasswordLink(staff, id);
      await recordActivity(staff, id, 'invited', user.name);
      await notifyOfLink(staff, user, source);
      return { ...link, user };
    },

    /**
     * Creates a person together with the one-time link, all or nothing. 400 with the problem of each field; of two
     * people invited at the same time with one address, one is created.
     */
    async inviteNew(viewer: Viewer, input: UserInput, source: RequestSource): Promise<Invitation> {
      const staff = requireSuperadmin(viewer);
      const checked = checkUser({
        name: input.name ?? '',
        email: input.email ?? '',
        role: input.role ?? '',
        language: input.language ?? '',
      });
      const given = applyRights(noRights, input.rights ?? {});
      if ('problems' in checked || given.problems)
        throw invalidFields({ ...('problems' in checked && checked.problems), ...given.problems });
      const { values } = checked;
      const rights = values.role === 'superadmin' ? noRights : given.rights;
      if (await store.findByEmail(values.email)) throw invalidFields({ email: { key: 'emailTaken' } });
      requireRecentSignIn(staff, now());
      const id = newId();
      const createdAt = now().toISOString();
      const { token, link } = sessions.makePasswordLink(id);
      await store.runTransactionBy(staff, createdAt, async (users, _files, putLink) => {
        // Another superadmin who is changing this one waits, or has done so already.
        await users.lockSuperadmins();
        if ((await users.find(staff.id))?.role !== 'superadmin') throw forbidden();
        await users.insert({ ...values, id, passwordHash: null, createdAt });
        await users.setRights(id, rights);
        await putLink(link);
      });
      const user = await requireUser(id);
      await recordActivity(staff, id, 'created', user.name);
      await log(staff, 'user_created', user.name, source, { role: user.role, ...user.rights });
      await recordActivity(staff, id, 'invited', user.name);
      await notifyOfLink(staff, user, source);
      return { token, expiresAt: link.expiresAt, user };
    },
  };
}
