import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  invalidFields,
  lastFactor,
  notFound,
  passkeyRefused,
  passkeysUnavailable,
  tooManyPasskeys,
} from '../../../domain/errors.ts';
import { cleanLine } from '../../../domain/fields/text.ts';
import { requireRecentSignIn, requireStaff } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import { foldCode, passkeyNameMax, passkeysMax, type FactorsInfo } from '../../../domain/people/second-factor.ts';
import type { User } from '../../../domain/people/user.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { FactorQueries } from '../../store/accounts/factor-store.ts';
import { createFactorReader, type FactorReaderDeps } from './factor-reader.ts';
import { createFactorReset, type FactorResetDeps } from './factor-reset.ts';
import { generateAppSecret, findCodeStep, type AppSecret } from './authenticator-app.ts';
import type { Challenges } from './challenges.ts';
import { createCreationOptions, verifyNewPasskey, type RelyingParty } from './passkeys.ts';
import { generateRecoveryCodes } from './recovery-codes.ts';
import type { SecretBox } from './secret-box.ts';

/** The factors after a change; `codes` are new recovery codes, returned only this once. */
export type FactorChange = { factors: FactorsInfo; codes?: string[] };

export type FactorService = ReturnType<typeof createFactorService>;

export type FactorServiceDeps = FactorReaderDeps &
  FactorResetDeps & {
    challenges: Challenges;
    box: SecretBox;
    /** The name by which authenticators list the site. */
    siteName: () => Promise<string>;
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
  const reader = createFactorReader({ store, users, settings });
  const { getUser, isRequired, getInfo } = reader;

  /** Returns the viewer, who changes their own factors; throws unless they have proved their identity recently. */
  const requireOwner = async (viewer: Viewer): Promise<{ staff: Staff; user: User }> => {
    const staff = requireStaff(viewer);
    requireRecentSignIn(staff, now());
    return { staff, user: await getUser(staff.id) };
  };

  /** Adds recovery codes to the first factor, so that losing the only device does not require a superadmin's help. */
  const codesFor = async (factors: FactorQueries, user: User): Promise<string[] | undefined> => {
    if ((await factors.listRecoveryCodes(user.id)).length > 0) return undefined;
    const { codes, rows } = await generateRecoveryCodes(user.id, now().toISOString(), newId);
    await factors.replaceRecoveryCodes(user.id, rows);
    return codes;
  };

  const changed = async (user: User, party: RelyingParty | undefined, codes?: string[]): Promise<FactorChange> => ({
    factors: await getInfo(user, party),
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
    const { staff, user } = await requireOwner(viewer);
    const required = await isRequired(user);
    const name = await store.aloneBy(staff, now().toISOString(), async (factors) => {
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
    /** Begins to add a passkey; returns the options for the browser. */
    async beginPasskey(
      viewer: Viewer,
      party: RelyingParty | undefined,
    ): Promise<{ challengeId: string; options: PublicKeyCredentialCreationOptionsJSON }> {
      const { user } = await requireOwner(viewer);
      if (!party) throw passkeysUnavailable();
      const known = await store.listPasskeys(user.id);
      if (known.length >= passkeysMax) throw tooManyPasskeys(passkeysMax);
      const { id, challenge } = await challenges.openFor('add-passkey', ownedBy(viewer));
      return { challengeId: id, options: await createCreationOptions(user, known, challenge, party, await siteName()) };
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
    ): Promise<FactorChange> {
      const { staff, user } = await requireOwner(viewer);
      const name = given.name.length > 4 * passkeyNameMax ? given.name : cleanLine(given.name);
      if (name === '') throw invalidFields({ name: { key: 'required' } });
      if (name.length > passkeyNameMax) throw invalidFields({ name: { key: 'tooLong', max: passkeyNameMax } });
      const { challenge } = await challenges.countTry(given.challengeId, 'add-passkey', ownedBy(viewer));
      const made = party && (await verifyNewPasskey(given.passkey, challenge, party));
      if (!made) throw passkeyRefused();
      await challenges.consume(given.challengeId);
      const codes = await store.aloneBy(staff, now().toISOString(), async (factors) => {
        if ((await factors.listPasskeys(user.id)).length >= passkeysMax) throw tooManyPasskeys(passkeysMax);
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
      const made = generateAppSecret(await siteName(), user.email);
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
    ): Promise<FactorChange> {
      const { staff, user } = await requireOwner(viewer);
      const { secret: encrypted } = await challenges.countTry(given.challengeId, 'add-app', ownedBy(viewer));
      const secret = box.decrypt(encrypted, user.id);
      const timestamp = now();
      const step = secret === undefined ? undefined : findCodeStep(secret, foldCode(given.code), timestamp);
      if (step === undefined) throw invalidFields({ code: { key: 'wrongCode' } });
      await challenges.consume(given.challengeId);
      const codes = await store.aloneBy(staff, now().toISOString(), async (factors) => {
        await factors.putApp({
          user_id: user.id,
          secret: encrypted,
          last_step: step,
          created_at: timestamp.toISOString(),
          used_at: null,
        });
        return codesFor(factors, user);
      });
      await noteAdded(viewer, user, source, 'totp', codes);
      return changed(user, party, codes);
    },

    /**
     * Removes a passkey of the viewer, by its id; returns their factors. 404 where they have none with this id; 409 for
     * the last factor where the site requires one. Requires a recent sign-in, as the next does.
     */
    removePasskey: (
      viewer: Viewer,
      id: string,
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<FactorChange> =>
      removeOwn(viewer, party, source, 'passkey', async (factors, user) => {
        const passkey = (await factors.listPasskeys(user.id)).find((row) => row.id === id);
        if (!passkey) throw notFound();
        await factors.removePasskey(user.id, id);
        return passkey.name;
      }),

    /** Removes the viewer's authenticator app; returns their factors. 404 where there is none, 409 as above. */
    removeApp: (viewer: Viewer, party: RelyingParty | undefined, source: RequestSource): Promise<FactorChange> =>
      removeOwn(viewer, party, source, 'totp', async (factors, user) => {
        if (!(await factors.findApp(user.id))) throw notFound();
        await factors.removeApp(user.id);
        return '';
      }),

    /** Replaces all recovery codes with new ones; 404 where two-step sign-in is off. */
    async renewRecoveryCodes(
      viewer: Viewer,
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<FactorChange> {
      const { staff, user } = await requireOwner(viewer);
      const { codes, rows } = await generateRecoveryCodes(user.id, now().toISOString(), newId);
      await store.aloneBy(staff, now().toISOString(), async (factors) => {
        if (!(await factors.hasFactor(user.id))) throw notFound();
        await factors.replaceRecoveryCodes(user.id, rows);
      });
      await securityLog.record({ event: 'recovery_codes_made', person: user, source });
      await notices.notify(user, 'recovery_codes_made', source);
      return changed(user, party, codes);
    },

    /** As in the reader of factors, like the next two. */
    own: reader.own,
    mustSetUp: reader.mustSetUp,
    isOnFor: reader.isOnFor,
    ...createFactorReset(reader, { store, users, sessions, securityLog, notices, now }),
  };

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
