import { createHash, randomBytes } from 'node:crypto';
import { invalidFields, linkExpired, loginFailed, signInRequired } from '../../domain/errors.ts';
import { foldEmail, type User } from '../../domain/people/user.ts';
import type { FactorMethod } from '../../domain/people/second-factor.ts';
import { visitor, type Staff, type Viewer } from '../../domain/people/viewer.ts';
import type { SessionStore } from '../store/session-store.ts';
import type { UserStore } from '../store/user-store.ts';
import type { RequestSource } from '../../domain/people/request-source.ts';
import { networkOf } from '../client-network.ts';
import type { DeviceToken, KnownDevices } from './known-devices.ts';
import type { SecurityLogStore } from '../store/security-log-store.ts';
import type { LoginLimit } from './login-limit.ts';
import { isNewDevice } from './new-device.ts';
import type { NoticeService } from './notices.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { SecurityLog } from './security-log.ts';

const day = 24 * 60 * 60_000;
/** A session ends when it was not used for so long; each use moves its end on. */
const idleLength = 14 * day;
/** However much it is used, a session ends so long after the sign-in. */
const sessionLength = 90 * day;
const linkLength = 7 * day;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** When a session that is used now ends: 14 days on, and never more than 90 days after the sign-in. */
export function sessionEnd(createdAt: string, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleLength, Date.parse(createdAt) + sessionLength));
}

/** Sent back with every write: another website can make a browser send the cookie, but cannot know this. */
export function antiForgeryToken(sessionToken: string): string {
  return createHash('sha256').update(`anti-forgery:${sessionToken}`).digest('base64url');
}

export type SignedIn = {
  user: User;
  sessionToken: string;
  expiresAt: Date;
  /** By which the device is known the next time, after a sign-in. */ device?: DeviceToken;
};

export type SessionService = ReturnType<typeof createSessionService>;

type Deps = {
  store: SessionStore;
  users: UserStore;
  limit: LoginLimit;
  devices: KnownDevices;
  securityLog: SecurityLog;
  logStore: SecurityLogStore;
  notices: NoticeService;
  passwordPolicy: PasswordPolicy;
  /** Throws where the person has to prove a second factor first. */
  askSecondFactor: (user: User, device: { from: string; isKnown: boolean }, source: RequestSource) => Promise<void>;
  now: () => Date;
  newId: () => string;
};

export function createSessionService(deps: Deps) {
  const { store, users, limit, devices, securityLog, notices, passwordPolicy, askSecondFactor, now, newId } = deps;

  const open = async (
    user: User,
    source: RequestSource,
    deviceTokens: readonly string[],
    details: Readonly<Record<string, string>> = {},
  ): Promise<SignedIn> => {
    const sessionToken = randomBytes(32).toString('base64url');
    const moment = now().toISOString();
    const expiresAt = sessionEnd(moment, now());
    const { knownSince } = await devices.familiarity(user.id, deviceTokens, source.address);
    const isNew =
      knownSince === undefined && (await isNewDevice({ log: deps.logStore, sessions: store, now }, user.id, source));
    // After the look at other sign-ins: of two at the same time, neither device is older than the notice of both.
    const deviceSince = knownSince ?? now().toISOString();
    const id = newId();
    await store.insert({
      token_hash: hashToken(sessionToken),
      id,
      user_id: user.id,
      device: source.device.slice(0, 300),
      address: source.address.slice(0, 100),
      confirmed_at: moment,
      created_at: moment,
      device_since: deviceSince,
      seen_at: moment,
      expires_at: expiresAt.toISOString(),
    });
    await store.removeExpired(moment);
    await securityLog.record({ event: 'signed_in', person: user, source, details });
    if (source.language) await users.setLanguage(user.id, source.language);
    if (isNew) await notices.notify(user, 'new_device', { ...source, sessionId: id }, {}, moment);
    return { user, sessionToken, expiresAt, device: await devices.remember(user.id, deviceTokens, source.address) };
  };

  return {
    /**
     * Signs in (specification 7, POST login): 401 for a wrong pair, or for a right one that a second factor has to
     * follow; 429 after too many. `deviceTokens` are those that the device was given at earlier sign-ins.
     */
    async login(
      email: string,
      password: string,
      source: RequestSource,
      deviceTokens: readonly string[] = [],
    ): Promise<SignedIn> {
      const account = foldEmail(email);
      const { address } = source;
      const found = await users.findByEmail(account);
      const familiarity = await devices.familiarity(found?.id, deviceTokens, address);
      const admitted = await limit.admit({ userId: found?.id, email: account, address, familiarity });
      const isRight = await verifyPassword(found?.passwordHash, password, { first: admitted.isFamiliar }).catch(
        async (error: unknown) => {
          await admitted.giveBack();
          throw error;
        },
      );
      if (!isRight || !found) {
        if (admitted.isCounted)
          await securityLog.record({
            event: 'sign_in_failed',
            person: { id: found?.id ?? null, name: found?.name ?? account },
            source,
          });
        throw loginFailed();
      }
      await admitted.succeeded();
      const { passwordHash: _, ...user } = found;
      await askSecondFactor(
        user,
        { from: familiarity.device ?? networkOf(address).place, isKnown: familiarity.device !== undefined },
        source,
      );
      return open(user, source, deviceTokens, { method: 'password' });
    },

    /** Opens a session for somebody who proved a factor, by `method`. */
    openAfterFactor: (
      user: User,
      method: FactorMethod,
      source: RequestSource,
      deviceTokens: readonly string[],
    ): Promise<SignedIn> => open(user, source, deviceTokens, { method }),

    /**
     * Notes that somebody who is signed in has just proven who they are. The session gets a new token, which is
     * answered (ASVS 7.2.4), and does not live longer for it. Throws 401 where it has ended or got another token
     * meanwhile.
     */
    async renewAfterProof(
      user: User,
      sessionToken: string,
      source: RequestSource,
      details: Readonly<Record<string, string>> = {},
    ): Promise<SignedIn> {
      const moment = now().toISOString();
      const session = await store.find(hashToken(sessionToken), moment);
      if (!session || session.user_id !== user.id) throw signInRequired();
      const renewed = randomBytes(32).toString('base64url');
      const expiresAt = sessionEnd(session.created_at, now());
      const isRenewed = await store.renew(session.token_hash, {
        token_hash: hashToken(renewed),
        confirmed_at: moment,
        seen_at: moment,
        expires_at: expiresAt.toISOString(),
      });
      if (!isRenewed) throw signInRequired();
      await securityLog.record({ event: 'identity_confirmed', person: user, source, details });
      return { user, sessionToken: renewed, expiresAt };
    },

    /** Who a session token stands for. A session that is used is extended, at most once an hour. */
    async viewerOf(sessionToken: string | undefined): Promise<{ viewer: Viewer; extendedTo?: Date }> {
      if (!sessionToken) return { viewer: visitor };
      const tokenHash = hashToken(sessionToken);
      const session = await store.find(tokenHash, now().toISOString());
      const user = session && (await users.find(session.user_id));
      if (!session || !user || sessionEnd(session.created_at, now()) <= now()) return { viewer: visitor };
      const viewer: Staff = {
        kind: 'staff',
        id: user.id,
        role: user.role,
        session: { id: session.id, confirmedAt: session.confirmed_at, deviceSince: session.device_since },
      };
      if (now().getTime() - Date.parse(session.seen_at) < 60 * 60_000) return { viewer };
      const extendedTo = sessionEnd(session.created_at, now());
      // A full disk keeps nobody from reading: the session is extended with a later request.
      const isExtended = await store
        .extend(tokenHash, now().toISOString(), extendedTo.toISOString())
        .catch(() => false);
      return isExtended ? { viewer, extendedTo } : { viewer };
    },

    /** Ends a session. With a source it is logged as signing out; without, another session takes its place. */
    async logout(sessionToken: string | undefined, source?: RequestSource): Promise<void> {
      const userId = sessionToken ? await store.end(hashToken(sessionToken)) : undefined;
      const user = userId && source && (await users.find(userId));
      if (user) await securityLog.record({ event: 'signed_out', person: user, source });
    },

    /** A one-time link by which a person sets a password, good for seven days; earlier links stop working. */
    async makePasswordLink(userId: string): Promise<{ token: string; expiresAt: string }> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + linkLength).toISOString();
      await store.putPasswordLink({ tokenHash: hashToken(token), userId, expiresAt });
      return { token, expiresAt };
    },

    /** The email of whom a link sets the password of, without using it; undefined where the link does not work. */
    async emailOfPasswordLink(token: string): Promise<string | undefined> {
      const owner = await store.findPasswordLink(hashToken(token), now().toISOString());
      return owner === undefined ? undefined : (await users.find(owner))?.email;
    },

    /**
     * Sets a password by a link, which works once; all sessions of the person end, and all devices but this one are
     * unknown. Answers whose password it is, and by what this device is known when it signs in.
     */
    async setPassword(
      token: string,
      password: string,
      source: RequestSource,
    ): Promise<{ userId: string; device: DeviceToken }> {
      const owner = await store.findPasswordLink(hashToken(token), now().toISOString());
      const user = owner ? await users.find(owner) : undefined;
      if (!user) throw linkExpired();
      const problem = await passwordPolicy.problemOf(password, user);
      // Before the link is taken, which works for a better one then.
      if (problem) throw invalidFields({ password: problem });
      if (!(await store.takePasswordLink(hashToken(token), now().toISOString()))) throw linkExpired();
      await users.setPassword(user.id, await hashPassword(password));
      await store.endAll(user.id);
      await securityLog.record({ event: 'password_set', person: user, source });
      if (user.passwordHash !== null) await notices.notify(user, 'password_changed', source);
      await devices.forgetAll(user.id);
      await limit.clear(user.id);
      return { userId: user.id, device: await devices.remember(user.id, [], source.address) };
    },

    /**
     * After a password that nobody can guess was made on the server: nothing refuses the first sign-in with it,
     * wherever it comes from.
     */
    async openSignIn(userId: string): Promise<void> {
      await devices.forgetAll(userId);
      await limit.open(userId);
    },

    /** Takes a link out of use that was not used. */
    async dropPasswordLink(userId: string): Promise<void> {
      await store.dropPasswordLinks(userId);
    },

    /** Ends the sessions of a person but one, by its id. */
    async endAllBut(userId: string, sessionId: string): Promise<void> {
      await store.endAllBut(userId, sessionId);
    },

    /** Ends the sessions of a person, except the one that asks. */
    async endOthers(userId: string, sessionToken = ''): Promise<void> {
      await store.endAll(userId, sessionToken === '' ? '' : hashToken(sessionToken));
    },
  };
}
