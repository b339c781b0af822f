import { foldEmail } from '../../../domain/people/user.ts';
import { serverSource } from '../../../domain/people/request-source.ts';
import type { UserStore } from '../../store/accounts/user-store.ts';
import type { NoticeService } from './notices.ts';
import type { PasswordPolicy } from './passwords/password-policy.ts';
import { hashPassword } from './passwords/passwords.ts';
import type { SecurityLog } from './security-log.ts';
import type { SessionService } from './sessions.ts';

export type OperatorAccessDeps = {
  store: UserStore;
  sessions: SessionService;
  securityLog: SecurityLog;
  notices: NoticeService;
  passwordPolicy: PasswordPolicy;
  now: () => Date;
  newId: () => string;
};

/** Creates the functions for the operator of the server, who is not signed in. Part of the service for users. */
export function createOperatorAccess({
  store,
  sessions,
  securityLog,
  notices,
  passwordPolicy,
  now,
  newId,
}: OperatorAccessDeps) {
  return {
    /** Creates the first superadmin, where there is none; returns whether it did (README, settings). */
    async createFirstSuperadmin(email: string, password: string): Promise<boolean> {
      if ((await store.superadminIds()).length > 0) return false;
      const existing = await store.findByEmail(foldEmail(email));
      if (existing) {
        return store.update(existing.id, { role: 'superadmin', passwordHash: await hashPassword(password) });
      }
      await store.insert({
        id: newId(),
        name: 'Superadmin',
        email: foldEmail(email),
        role: 'superadmin',
        passwordHash: await hashPassword(password),
        createdAt: now().toISOString(),
      });
      return true;
    },

    /** Returns the problem of a password for a person without an account yet, if it has one. */
    checkPassword: (password: string, person: { name: string; email: string }) =>
      passwordPolicy.findProblem(password, person),

    /** Returns whether there is a superadmin. */
    async hasSuperadmin(): Promise<boolean> {
      return (await store.superadminIds()).length > 0;
    },

    /**
     * Sets a password for an operator who is locked out; it must be unguessable. Returns whether the account exists.
     */
    async setPassword(email: string, password: string): Promise<boolean> {
      const user = await store.findByEmail(foldEmail(email));
      if (!user) return false;
      const passwordHash = await hashPassword(password);
      // Before and after, as where a link sets a password.
      await sessions.endAll(user.id);
      if (!(await store.update(user.id, { passwordHash }))) return false;
      await sessions.endAll(user.id);
      await sessions.dropPasswordLink(user.id);
      await sessions.openSignIn(user.id);
      await securityLog.record({
        event: 'password_changed',
        person: { id: null, name: '' },
        subject: user.name || user.email,
        source: serverSource,
      });
      await notices.notify(user, 'password_changed', serverSource);
      return true;
    },
  };
}
