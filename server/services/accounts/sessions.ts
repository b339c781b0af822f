import { createHash, randomBytes } from 'node:crypto';
import { day, hour } from '../../../domain/durations.ts';
import { loginFailed, signInRequired } from '../../../domain/errors.ts';
import { foldEmail, type User } from '../../../domain/people/user.ts';
import type { FactorMethod } from '../../../domain/people/second-factor.ts';
import { visitor, type Staff, type Viewer } from '../../../domain/people/viewer.ts';
import { isDiskFull, isNotWritable, isUnavailable } from '../../store/database-errors.ts';
import type { StoredUser } from '../../store/accounts/user-store.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import { parseIp } from '../../parse-ip.ts';
import type { DeviceToken } from './known-devices.ts';
import type { SecurityLogStore } from '../../store/accounts/security-log-store.ts';
import { isNewDevice } from './new-device.ts';
import { createPasswordLinks, type PasswordLinkDeps } from './passwords/password-links.ts';
import { verifyPassword } from './passwords/passwords.ts';

/** A session ends after this long without use; each use extends it. */
const idleLength = 14 * day;
/** A session ends at the latest this long after the sign-in. */
const sessionLength = 90 * day;
/** A session that is younger than this was opened while the clock was ahead: it would last until the clock is there. */
const clockSkew = day;
/** Sessions of one person at a time; a further sign-in ends the one that was used least recently. */
const maxSessions = 50;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns when a session that is used now ends: in 14 days, and at most 90 days after the sign-in. */
function getSessionEnd(createdAt: string, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleLength, Date.parse(createdAt) + sessionLength));
}

/**
 * Returns the token that every write carries: another website can make a browser send the cookie, but cannot read this.
 */
export function createAntiForgeryToken(sessionToken: string): string {
  return createHash('sha256').update(`anti-forgery:${sessionToken}`).digest('base64url');
}

export type SignedIn = {
  user: User;
  sessionToken: string;
  expiresAt: Date;
  /** Identifies the device at its next sign-in; set after a sign-in. */
  device?: DeviceToken;
};

export type SessionService = ReturnType<typeof createSessionService>;

type Deps = PasswordLinkDeps & {
  logStore: SecurityLogStore;
  /** Throws where the person has to prove a second factor first. */
  challengeSecondFactor: (
    user: User,
    device: { from: string; isKnown: boolean },
    source: RequestSource,
  ) => Promise<void>;
  newId: () => string;
};

/** Creates the service for signing in and out, for sessions, and for links to set a password. */
export function createSessionService(deps: Deps) {
  const { store, users, limit, devices, securityLog, notices, challengeSecondFactor, now, newId } = deps;

  const open = async (
    { passwordHash, ...user }: StoredUser,
    source: RequestSource,
    deviceTokens: readonly string[],
    details: Readonly<Record<string, string>> = {},
  ): Promise<SignedIn> => {
    const sessionToken = randomBytes(32).toString('base64url');
    const timestamp = now().toISOString();
    const expiresAt = getSessionEnd(timestamp, now());
    const { knownSince } = await devices.familiarity(user.id, deviceTokens, source.address);
    const isNew =
      knownSince === undefined && (await isNewDevice({ log: deps.logStore, sessions: store, now }, user.id, source));
    // Read after other sign-ins were compared: of two at the same time, neither device is older than the notice of
    // both.
    const deviceSince = knownSince ?? now().toISOString();
    const id = newId();
    await store.insert({
      token_hash: hashToken(sessionToken),
      id,
      user_id: user.id,
      device: source.device.slice(0, 300),
      address: source.address.slice(0, 100),
      confirmed_at: timestamp,
      created_at: timestamp,
      device_since: deviceSince,
      seen_at: timestamp,
      expires_at: expiresAt.toISOString(),
    });
    // A new password ends all sessions. This sign-in may have been verified before and stored after that.
    if ((await users.find(user.id))?.passwordHash !== passwordHash) {
      await store.endById(user.id, id);
      throw loginFailed();
    }
    await store.endOldest(user.id, maxSessions);
    await store.removeExpired(timestamp);
    await securityLog.record({ event: 'signed_in', person: user, source, details });
    if (source.language) await users.setLanguage(user.id, source.language);
    if (isNew) await notices.notify(user, 'new_device', { ...source, sessionId: id }, {}, timestamp);
    return { user, sessionToken, expiresAt, device: await devices.register(user.id, deviceTokens, source.address) };
  };

  return {
    /**
     * Signs in (specification 7, POST login): 401 for a wrong pair, or for a right one that requires a second factor;
     * 429 after too many. `deviceTokens` are those that the device got at earlier sign-ins.
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
      const isCorrect = await verifyPassword(found?.passwordHash, password, {
        first: admitted.isFamiliar,
        key: parseIp(address).queueKey,
      }).catch(async (error: unknown) => {
        await admitted.giveBack();
        throw error;
      });
      if (!isCorrect || !found) {
        if (admitted.isCounted)
          await securityLog.record({
            event: 'sign_in_failed',
            person: { id: found?.id ?? null, name: found?.name ?? account },
            source,
          });
        throw loginFailed();
      }
      await admitted.succeeded();
      await challengeSecondFactor(
        found,
        { from: familiarity.device ?? parseIp(address).ip, isKnown: familiarity.device !== undefined },
        source,
      );
      return open(found, source, deviceTokens, { method: 'password' });
    },

    /** Opens a session for a person who proved a factor, by `method`. */
    openAfterFactor: (
      user: StoredUser,
      method: FactorMethod,
      source: RequestSource,
      deviceTokens: readonly string[],
    ): Promise<SignedIn> => open(user, source, deviceTokens, { method }),

    /**
     * Records that a signed-in person has just proved their identity. Returns the session with a new token (ASVS
     * 7.2.4), and its maximum lifetime unchanged. Throws 401 where it has ended or its token was replaced meanwhile.
     */
    async renewAfterProof(
      user: User,
      sessionToken: string,
      source: RequestSource,
      details: Readonly<Record<string, string>> = {},
    ): Promise<SignedIn> {
      const timestamp = now().toISOString();
      const session = await store.find(hashToken(sessionToken), timestamp);
      if (!session || session.user_id !== user.id) throw signInRequired();
      const renewed = randomBytes(32).toString('base64url');
      const expiresAt = getSessionEnd(session.created_at, now());
      const isRenewed = await store.renew(session.token_hash, {
        token_hash: hashToken(renewed),
        confirmed_at: timestamp,
        seen_at: timestamp,
        expires_at: expiresAt.toISOString(),
      });
      if (!isRenewed) throw signInRequired();
      await securityLog.record({ event: 'identity_confirmed', person: user, source, details });
      return { user, sessionToken: renewed, expiresAt };
    },

    /** Returns the viewer of a session token. A session that is used is extended, at most once an hour. */
    async getViewer(sessionToken: string | undefined): Promise<{ viewer: Viewer; extendedTo?: Date }> {
      if (!sessionToken) return { viewer: visitor };
      const tokenHash = hashToken(sessionToken);
      const session = await store.find(tokenHash, now().toISOString());
      const user = session && (await users.find(session.user_id));
      if (!session || !user || getSessionEnd(session.created_at, now()) <= now()) return { viewer: visitor };
      if (Date.parse(session.created_at) > now().getTime() + clockSkew) return { viewer: visitor };
      const viewer: Staff = {
        kind: 'staff',
        id: user.id,
        role: user.role,
        rights: user.rights,
        session: { id: session.id, confirmedAt: session.confirmed_at, deviceSince: session.device_since },
      };
      if (Math.abs(now().getTime() - Date.parse(session.seen_at)) < hour) return { viewer };
      const extendedTo = getSessionEnd(session.created_at, now());
      // A database that takes no writes now must not prevent reading: a later request extends the session.
      const isExtended = await store
        .extend(tokenHash, now().toISOString(), extendedTo.toISOString())
        .catch((error: unknown) => {
          if (isDiskFull(error) || isNotWritable(error) || isUnavailable(error)) return false;
          throw error;
        });
      return isExtended ? { viewer, extendedTo } : { viewer };
    },

    /**
     * Throws 401 where the session of a signed-in person has ended, or the person has another role by now. For the time
     * after a body was read: it may arrive for minutes.
     */
    async requireCurrent(staff: Staff): Promise<void> {
      const isOpen = staff.session && (await store.isOpen(staff.id, staff.session.id, now().toISOString()));
      if (!isOpen || (await users.find(staff.id))?.role !== staff.role) throw signInRequired();
    },

    /**
     * Ends a session. With a source it is logged as signing out; without, because another session replaces it, it is
     * not.
     */
    async logout(sessionToken: string | undefined, source?: RequestSource): Promise<void> {
      const userId = sessionToken ? await store.end(hashToken(sessionToken)) : undefined;
      const user = userId && source && (await users.find(userId));
      if (user) await securityLog.record({ event: 'signed_out', person: user, source });
    },

    /**
     * Lifts the limits on the first sign-in, from anywhere, after a password that cannot be guessed was made on the
     * server.
     */
    async openSignIn(userId: string): Promise<void> {
      await devices.removeAll(userId);
      await limit.open(userId);
    },

    /** Ends the sessions of a person except one, by its id. */
    async endAllBut(userId: string, sessionId: string): Promise<void> {
      await store.endAllBut(userId, sessionId);
    },

    /** Ends the sessions of a person, except that of a token, and drops the links that they made for others. */
    async endAll(userId: string, exceptToken = ''): Promise<void> {
      await store.endAll(userId, exceptToken === '' ? '' : hashToken(exceptToken));
    },

    ...createPasswordLinks(hashToken, deps),
  };
}
