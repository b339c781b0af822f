import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  forbidden,
  invalidFields,
  invalidId,
  lastFactor,
  notFound,
  passkeyRefused,
  passkeysUnavailable,
  tooManyPasskeys,
} from '../../domain/errors.ts';
import { cleanLine } from '../../domain/fields/text.ts';
import { isId } from '../../domain/model/id.ts';
import { requireRecentSignIn, requireStaff, requireSuperadmin } from '../../domain/people/permissions.ts';
import type { RequestSource } from '../../domain/people/request-source.ts';
import { foldCode, passkeyNameMax, passkeysMax, type FactorsInfo } from '../../domain/people/second-factor.ts';
import { foldEmail, type User } from '../../domain/people/user.ts';
import type { Staff, Viewer } from '../../domain/people/viewer.ts';
import type { FactorQueries, FactorStore, RemovedFactors } from '../store/factor-store.ts';
import type { UserStore } from '../store/user-store.ts';
import { makeAppSecret, stepOfCode, type AppSecret } from './factors/authenticator-app.ts';
import type { Challenges } from './factors/challenges.ts';
import { creationOptions, readNewPasskey, type RelyingParty } from './factors/passkeys.ts';
import { makeRecoveryCodes } from './factors/recovery-codes.ts';
import type { SecretBox } from './factors/secret-box.ts';
import type { NoticeService } from './notices.ts';
import type { SecurityLog } from './security-log.ts';
import type { SecuritySettingService } from './security-settings.ts';
import type { SessionService } from './sessions.ts';

/** The factors after a change; `codes` are new recovery codes, returned only this once. */
export type Changed = { factors: FactorsInfo; codes?: string[] };

export type FactorService = ReturnType<typeof createFactorService>;

export type FactorServiceDeps = {
  store: FactorStore;
  challenges: Challenges;
  users: UserStore;
  sessions: SessionService;
  settings: SecuritySettingService;
  box: SecretBox;
  securityLog: SecurityLog;
  notices: NoticeService;
  /** The name by which authenticators list the site. */
  siteName: () => Promise<string>;
  now: () => Date;
  newId: () => string;
};

/** Creates the service for setting up two-step sign-in: one's own, and, for superadmins, removing a colleague's. */
export function createFactorService({
  store,
  challenges,
  users,
  sessions,
  settings,
  box,
  securityLog,
  notices,
  siteName,
  now,
  newId,
}: FactorServiceDeps) {
  const userOf = async (id: string): Promise<User> => {
    const found = isId(id) ? await users.find(id) : undefined;
    if (!found) throw isId(id) ? notFound() : invalidId();
    const { passwordHash: _, ...user } = found;
    return user;
  };
  const isRequired = async (user: Pick<User, 'role'>) =>
    user.role === 'superadmin' && (await settings.current()).requireSecondFactor;

  const infoOf = async (user: User, party: RelyingParty | undefined): Promise<FactorsInfo> => {
    const [passkeys, app, codes] = [
      await store.passkeysOf(user.id),
      await store.appOf(user.id),
      await store.recoveryCodesOf(user.id),
    ];
    return {
      passkeys: passkeys.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        usedAt: row.used_at,
        here: row.rp_id === party?.id,
      })),
      authenticator: app ? { createdAt: app.created_at, usedAt: app.used_at } : null,
      recoveryCodes: codes[0]
        ? {
            left: codes.filter((code) => code.used_at === null).length,
            total: codes.length,
            createdAt: codes[0].created_at,
          }
        : null,
      required: await isRequired(user),
    };
  };

  /** Returns the viewer, who changes their own factors; throws unless they have proved their identity recently. */
  const requireOwner = async (viewer: Viewer): Promise<{ staff: Staff; user: User }> => {
    const staff = requireStaff(viewer);
    requireRecentSignIn(staff, now());
    return { staff, user: await userOf(staff.id) };
  };

  /** Adds recovery codes to the first factor, so that losing the only device does not require a superadmin's help. */
  const codesFor = async (factors: FactorQueries, user: User): Promise<string[] | undefined> => {
    if ((await factors.recoveryCodesOf(user.id)).length > 0) return undefined;
    const { codes, rows } = await makeRecoveryCodes(user.id, now().toISOString(), newId);
    await factors.replaceRecoveryCodes(user.id, rows);
    return codes;
  };

  const changed = async (user: User, party: RelyingParty | undefined, codes?: string[]): Promise<Changed> => ({
    factors: await infoOf(user, party),
    ...(codes ? { codes } : {}),
  });

  /**
   * Removes one factor of the viewer; 409 for the last where the site requires one. The recovery codes are deleted with
   * the last factor.
   */
  const removeOwn = async (
    viewer: Viewer,
    party: RelyingParty | undefined,
    source: RequestSource,
    method: 'passkey' | 'totp',
    remove: (factors: FactorQueries, user: User) => Promise<string>,
  ) => {
    const { user } = await requireOwner(viewer);
    const required = await isRequired(user);
    const name = await store.alone(user.id, async (factors) => {
      const removed = await remove(factors, user);
      if (!(await factors.hasFactor(user.id))) {
        if (required) throw lastFactor();
        await factors.replaceRecoveryCodes(user.id, []);
      }
      return removed;
    });
    await securityLog.record({
      event: 'factor_removed',
      person: user,
      source,
      details: { method, ...(name ? { name } : {}) },
    });
    await notices.notify(user, 'factor_removed', source);
    return changed(user, party);
  };

  return {
    /** Returns what the viewer has set up. */
    async own(viewer: Viewer, party: RelyingParty | undefined): Promise<FactorsInfo> {
      return infoOf(await userOf(requireStaff(viewer).id), party);
    },

    /** Returns whether the viewer must set up two-step sign-in before any other request is allowed. */
    async mustSetUp(viewer: Viewer): Promise<boolean> {
      return viewer.kind === 'staff' && (await isRequired(viewer)) && !(await store.hasFactor(viewer.id));
    },

    /** Begins to add a passkey; returns the options for the browser. */
    async beginPasskey(
      viewer: Viewer,
      party: RelyingParty | undefined,
    ): Promise<{ challengeId: string; options: PublicKeyCredentialCreationOptionsJSON }> {
      const { user } = await requireOwner(viewer);
      if (!party) throw passkeysUnavailable();
      const known = await store.passkeysOf(user.id);
      if (known.length >= passkeysMax) throw tooManyPasskeys(passkeysMax);
      const { id, challenge } = await challenges.openFor('add-passkey', ownedBy(viewer));
      return { challengeId: id, options: await creationOptions(user, known, challenge, party, await siteName()) };
    },

    /**
     * Adds the passkey that the browser created. 400 with `name`, or where it does not match the challenge; 410 where
     * the challenge has expired.
     */
    async addPasskey(
      viewer: Viewer,
      given: { challengeId: string; name: string; passkey: RegistrationResponseJSON },
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<Changed> {
      const { user } = await requireOwner(viewer);
      const name = given.name.length > 4 * passkeyNameMax ? given.name : cleanLine(given.name);
      if (name === '') throw invalidFields({ name: { key: 'required' } });
      if (name.length > passkeyNameMax) throw invalidFields({ name: { key: 'tooLong', max: passkeyNameMax } });
      const { challenge } = await challenges.countTry(given.challengeId, 'add-passkey', ownedBy(viewer));
      const made = party && (await readNewPasskey(given.passkey, challenge, party));
      if (!made) throw passkeyRefused();
      await challenges.take(given.challengeId);
      const codes = await store.alone(user.id, async (factors) => {
        if ((await factors.passkeysOf(user.id)).length >= passkeysMax) throw tooManyPasskeys(passkeysMax);
        if (
          !(await factors.addPasskey({
            ...made,
            id: newId(),
            user_id: user.id,
            name,
            created_at: now().toISOString(),
            used_at: null,
          }))
        )
          throw passkeyRefused();
        return codesFor(factors, user);
      });
      await noteAdded(viewer, user, source, 'passkey', codes, name);
      return changed(user, party, codes);
    },

    /** Begins to add an authenticator app; returns a new secret, shown only this once and stored with the challenge. */
    async beginApp(viewer: Viewer): Promise<{ challengeId: string } & AppSecret> {
      const { user } = await requireOwner(viewer);
      const made = makeAppSecret(await siteName(), user.email);
      const { id } = await challenges.openFor('add-app', ownedBy(viewer), box.encrypt(made.secret, user.id));
      return { challengeId: id, ...made };
    },

    /**
     * Adds the app, replacing an earlier one, once a code proves that it has the secret. 400 with `code`; 410 where the
     * challenge has expired.
     */
    async addApp(
      viewer: Viewer,
      given: { challengeId: string; code: string },
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<Changed> {
      const { user } = await requireOwner(viewer);
      const { secret: encrypted } = await challenges.countTry(given.challengeId, 'add-app', ownedBy(viewer));
      const secret = box.decrypt(encrypted, user.id);
      const moment = now();
      const step = secret === undefined ? undefined : stepOfCode(secret, foldCode(given.code), moment);
      if (step === undefined) throw invalidFields({ code: { key: 'wrongCode' } });
      await challenges.take(given.challengeId);
      const codes = await store.alone(user.id, async (factors) => {
        await factors.putApp({
          user_id: user.id,
          secret: encrypted,
          last_step: step,
          created_at: moment.toISOString(),
          used_at: null,
        });
        return codesFor(factors, user);
      });
      await noteAdded(viewer, user, source, 'totp', codes);
      return changed(user, party, codes);
    },

    removePasskey: (
      viewer: Viewer,
      id: string,
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<Changed> =>
      removeOwn(viewer, party, source, 'passkey', async (factors, user) => {
        const passkey = (await factors.passkeysOf(user.id)).find((row) => row.id === id);
        if (!passkey) throw notFound();
        await factors.removePasskey(user.id, id);
        return passkey.name;
      }),

    removeApp: (viewer: Viewer, party: RelyingParty | undefined, source: RequestSource): Promise<Changed> =>
      removeOwn(viewer, party, source, 'totp', async (factors, user) => {
        if (!(await factors.appOf(user.id))) throw notFound();
        await factors.removeApp(user.id);
        return '';
      }),

    /** Replaces all recovery codes with new ones; 404 where two-step sign-in is off. */
    async renewRecoveryCodes(viewer: Viewer, party: RelyingParty | undefined, source: RequestSource): Promise<Changed> {
      const { user } = await requireOwner(viewer);
      const { codes, rows } = await makeRecoveryCodes(user.id, now().toISOString(), newId);
      await store.alone(user.id, async (factors) => {
        if (!(await factors.hasFactor(user.id))) throw notFound();
        await factors.replaceRecoveryCodes(user.id, rows);
      });
      await securityLog.record({ event: 'recovery_codes_made', person: user, source });
      await notices.notify(user, 'recovery_codes_made', source);
      return changed(user, party, codes);
    },

    /** Returns what a colleague has set up; for superadmins. */
    async ofUser(viewer: Viewer, id: string, party: RelyingParty | undefined): Promise<FactorsInfo> {
      requireSuperadmin(viewer);
      return infoOf(await userOf(id), party);
    },

    /**
     * Removes all factors of a colleague and ends their sessions; for superadmins. One's own factors are removed one by
     * one.
     */
    async resetOf(
      viewer: Viewer,
      id: string,
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<FactorsInfo> {
      const staff = requireSuperadmin(viewer);
      const user = await userOf(id);
      if (user.id === staff.id) throw forbidden();
      requireRecentSignIn(staff, now());
      await reset(user, await userOf(staff.id), source);
      return infoOf(user, party);
    },

    /**
     * Removes all factors, for the operator who lost their devices; returns what was removed, or undefined where no
     * account has this address.
     */
    async resetByEmail(email: string, source: RequestSource): Promise<RemovedFactors | undefined> {
      const user = await users.findByEmail(foldEmail(email));
      return user && reset(user, user, source);
    },

    /** Returns whether the account with this address has two-step sign-in. */
    async isOnFor(email: string): Promise<boolean> {
      const user = await users.findByEmail(foldEmail(email));
      return user !== undefined && (await store.hasFactor(user.id));
    },
  };

  async function reset(user: User, by: User, source: RequestSource): Promise<RemovedFactors> {
    const removed = await store.alone(user.id, (factors) => factors.removeAll(user.id));
    await sessions.endOthers(user.id);
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

  async function noteAdded(
    viewer: Viewer,
    user: User,
    source: RequestSource,
    method: 'passkey' | 'totp',
    codes: string[] | undefined,
    name = '',
  ): Promise<void> {
    await securityLog.record({
      event: 'factor_added',
      person: user,
      source,
      details: { method, ...(name ? { name } : {}) },
    });
    if (codes) {
      await securityLog.record({ event: 'recovery_codes_made', person: user, source });
      // The first factor: sessions that began with the password alone must sign in again (ASVS 7.4.3).
      await sessions.endAllBut(user.id, requireStaff(viewer).session?.id ?? '');
    }
    await notices.notify(user, 'factor_added', source);
  }
}

/** The owner of a challenge to add a factor: a person in one session. */
function ownedBy(viewer: Viewer): { userId: string; sessionId?: string } {
  const { id, session } = requireStaff(viewer);
  return { userId: id, ...(session ? { sessionId: session.id } : {}) };
}
