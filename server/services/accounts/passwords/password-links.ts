import { randomBytes } from 'node:crypto';
import { day } from '../../../../domain/durations.ts';
import { invalidFields, linkExpired } from '../../../../domain/errors.ts';
import type { RequestSource } from '../../../../domain/people/request-source.ts';
import type { Staff } from '../../../../domain/people/viewer.ts';
import type { PasswordLink, SessionStore } from '../../../store/accounts/session-store.ts';
import type { UserStore } from '../../../store/accounts/user-store.ts';
import type { DeviceToken, KnownDevices } from '../known-devices.ts';
import type { LoginLimit } from '../login-limit.ts';
import type { NoticeService } from '../notices.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import type { SecurityLog } from '../security-log.ts';

const linkLength = 7 * day;

export type PasswordLinkDeps = {
  store: SessionStore;
  users: UserStore;
  limit: LoginLimit;
  devices: KnownDevices;
  securityLog: SecurityLog;
  notices: NoticeService;
  passwordPolicy: PasswordPolicy;
  now: () => Date;
};

/** Creates the part of the service for sessions that is about one-time links to set a password. */
export function createPasswordLinks(
  hashToken: (token: string) => string,
  { store, users, limit, devices, securityLog, notices, passwordPolicy, now }: PasswordLinkDeps,
) {
  /** Makes a link, valid for seven days, to be stored in a transaction. */
  const makePasswordLink = (userId: string): { token: string; link: PasswordLink } => {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now().getTime() + linkLength).toISOString();
    return { token, link: { tokenHash: hashToken(token), userId, expiresAt } };
  };

  return {
    /**
     * Creates a one-time link for setting a password, valid for seven days; earlier links of the person stop working.
     * It stops working with the account of `by` too: where `by` is deleted, is no superadmin any more, or gets a new
     * password, and where one of their sessions is ended from another. Throws 401 where the session of `by` has ended.
     */
    async createPasswordLink(by: Staff, userId: string): Promise<{ token: string; expiresAt: string }> {
      const { token, link } = makePasswordLink(userId);
      await store.putPasswordLink(by, link, now().toISOString());
      return { token, expiresAt: link.expiresAt };
    },

    makePasswordLink,

    /** Returns the email of the person whose password a link sets, without using it; undefined for an invalid link. */
    async emailOfPasswordLink(token: string): Promise<string | undefined> {
      const owner = await store.findPasswordLink(hashToken(token), now().toISOString());
      return owner === undefined ? undefined : (await users.find(owner))?.email;
    },

    /**
     * Sets a password by a one-time link; all sessions of the person end, and their known devices are removed. Returns
     * the person's id and the token that identifies this device when it signs in.
     */
    async setPassword(
      token: string,
      password: string,
      source: RequestSource,
    ): Promise<{ userId: string; device: DeviceToken }> {
      const owner = await store.findPasswordLink(hashToken(token), now().toISOString());
      const user = owner ? await users.find(owner) : undefined;
      if (!user) throw linkExpired();
      const problem = await passwordPolicy.findProblem(password, user);
      // Before the link is used up, so that it works for another password, or later.
      if (problem) throw invalidFields({ password: problem });
      const passwordHash = await hashPassword(password);
      if (!(await store.consumePasswordLink(hashToken(token), now().toISOString()))) throw linkExpired();
      // Before and after: a request of such a session that is under way sets no other password (`updateProfile`).
      await store.endAll(user.id);
      if (!(await users.update(user.id, { passwordHash }))) throw linkExpired();
      await store.endAll(user.id);
      await securityLog.record({ event: 'password_set', person: user, source });
      if (user.passwordHash !== null) await notices.notify(user, 'password_changed', source);
      await devices.removeAll(user.id);
      await limit.clear(user.id);
      return { userId: user.id, device: await devices.register(user.id, [], source.address) };
    },

    /** Invalidates the unused links that set the password of a person. */
    async dropPasswordLink(userId: string): Promise<void> {
      await store.dropPasswordLinks(userId);
    },
  };
}
