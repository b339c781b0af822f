import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import {
  badRequest,
  invalidFields,
  passkeyLoginFailed,
  passkeyRefused,
  passkeysUnavailable,
  secondFactorExpired,
  secondFactorRequired,
  type AppError,
} from '../../../domain/errors.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import { foldCode, type FactorMethod } from '../../../domain/people/second-factor.ts';
import type { User } from '../../../domain/people/user.ts';
import type { StaffSession, Viewer } from '../../../domain/people/viewer.ts';
import type { FactorChallengeRow } from '../../store/accounts/account-rows.ts';
import type { FactorStore } from '../../store/accounts/factor-store.ts';
import type { StoredUser, UserStore } from '../../store/accounts/user-store.ts';
import { findCodeStep } from './authenticator-app.ts';
import type { ChallengeOwner, Challenges } from './challenges.ts';
import { requestOptions, acceptPasskey, type RelyingParty } from './passkeys.ts';
import { hashTypedCode } from './recovery-codes.ts';
import type { SecretBox } from './secret-box.ts';
import type { KnownDevices } from '../accounts/known-devices.ts';
import type { LoginLimit } from '../accounts/login-limit.ts';
import type { NoticeService } from '../accounts/notices.ts';
import type { SecurityLog } from '../accounts/security-log.ts';

/** What proves that a person has a factor; one of the three. */
export type Proof = { code: string } | { recoveryCode: string } | { passkey: AuthenticationResponseJSON };

/** The person who proved a factor, and how; `codesLeft` after a recovery code. */
export type VerifiedFactor = { user: StoredUser; method: FactorMethod; codesLeft?: number };

/** What is requested of the person: one of `methods`, for the challenge with this id. */
export type FactorRequest = { methods: readonly FactorMethod[]; challengeId: string };

/** The second step of a sign-in, or the confirmation of a signed-in person. */
type Step = 'sign-in' | 'confirm';

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

export type SecondFactorDeps = {
  factors: FactorStore;
  challenges: Challenges;
  limit: LoginLimit;
  devices: KnownDevices;
  users: UserStore;
  box: SecretBox;
  securityLog: SecurityLog;
  notices: NoticeService;
  now: () => Date;
};

/** Creates the service that requests a person's second factor and checks the response. */
export function createSecondFactorService({
  factors,
  challenges,
  limit,
  devices,
  users,
  box,
  securityLog,
  notices,
  now,
}: SecondFactorDeps) {
  const listMethods = async (userId: string): Promise<FactorMethod[]> => {
    const [passkeys, app, codes] = [
      await factors.listPasskeys(userId),
      await factors.findApp(userId),
      await factors.listRecoveryCodes(userId),
    ];
    if (passkeys.length === 0 && !app) return [];
    return [
      ...(passkeys.length > 0 ? ['passkey' as const] : []),
      ...(app ? ['totp' as const] : []),
      ...(codes.some((code) => code.used_at === null) ? ['recovery' as const] : []),
    ];
  };

  const findUser = async (id: string | null): Promise<StoredUser> => {
    const found = id === null ? undefined : await users.find(id);
    if (!found) throw secondFactorExpired();
    return found;
  };

  /** Counts the try before it checks the code, so that parallel tries count. `from` is a known device or a session. */
  const spendCode = async (
    user: User,
    typed: string,
    from: string | undefined,
    source: RequestSource,
  ): Promise<boolean> => {
    const admitted = await limit.admitCode(user.id, from).catch(async (refusal: unknown) => {
      // Show the notice in all sessions: this one may be stolen.
      const { sessionId: _, ...elsewhere } = source;
      if (await limit.shouldNotifyOfCodes(user.id)) await notices.notify(user, 'codes_guessed', elsewhere);
      throw refusal;
    });
    const timestamp = now();
    const app = await factors.findApp(user.id);
    const secret = app && box.decrypt(app.secret, user.id);
    const step = secret && findCodeStep(secret, foldCode(typed), timestamp);
    if (step === undefined || step === '' || !(await factors.spendStep(user.id, step, timestamp.toISOString())))
      return false;
    await admitted.giveBack();
    return true;
  };

  /** Takes the challenge before it spends the code: of several codes in parallel, one is spent. */
  const spendRecoveryCode = async (userId: string, typed: string, id: string): Promise<number | undefined> => {
    const rows = await factors.listRecoveryCodes(userId);
    const hash = await hashTypedCode(typed, rows);
    const found = rows.find((row) => row.code_hash === hash && row.used_at === null);
    if (!found) return undefined;
    await challenges.consume(id);
    if (!(await factors.spendRecoveryCode(userId, found.code_hash, now().toISOString()))) return undefined;
    return (await factors.listRecoveryCodes(userId)).filter((row) => row.used_at === null).length;
  };

  /** Checks a proof for a challenge whose try has been counted. Throws the problem under its field. */
  const verifyProof = async (
    user: StoredUser,
    { challenge }: FactorChallengeRow,
    challengeId: string,
    proof: Proof,
    party: RelyingParty | undefined,
    source: RequestSource,
    from: string | undefined,
  ): Promise<VerifiedFactor> => {
    // A challenge that was opened for a second factor is void once all factors are removed.
    if (!(await factors.hasFactor(user.id))) throw secondFactorExpired();
    const refuse = async (method: FactorMethod, refusal: AppError): Promise<never> => {
      await securityLog.record({ event: 'sign_in_failed', person: user, source, details: { method } });
      throw refusal;
    };
    if ('passkey' in proof) {
      const used =
        party &&
        (await acceptPasskey(
          factors,
          proof.passkey,
          { challenge, party, userId: user.id, verified: false },
          now().toISOString(),
        ));
      return used ? { user, method: 'passkey' } : refuse('passkey', passkeyRefused());
    }
    if ('code' in proof)
      return (await spendCode(user, proof.code, from, source))
        ? { user, method: 'totp' }
        : refuse('totp', invalidFields({ code: { key: 'wrongCode' } }));
    const codesLeft = await spendRecoveryCode(user.id, proof.recoveryCode, challengeId);
    if (codesLeft === undefined)
      return refuse('recovery', invalidFields({ recoveryCode: { key: 'wrongRecoveryCode' } }));
    await securityLog.record({
      event: 'recovery_code_used',
      person: user,
      source,
      details: { left: String(codesLeft) },
    });
    await notices.notify(user, 'recovery_code_used', source);
    return { user, method: 'recovery', codesLeft };
  };

  /** Opens a challenge and returns it with the available methods; undefined where the person has no factor. */
  const open = async (step: Step, owner: ChallengeOwner): Promise<FactorRequest | undefined> => {
    const methods = await listMethods(owner.userId);
    return methods.length > 0 ? { methods, challengeId: (await challenges.openFor(step, owner)).id } : undefined;
  };

  /** Returns the viewer's session, which a confirmation is bound to. */
  const ownSession = (viewer: Viewer): ChallengeOwner & { sessionId: string } => {
    const staff = requireStaff(viewer);
    const session: StaffSession | undefined = staff.session;
    if (!session) throw badRequest();
    return { userId: staff.id, sessionId: session.id };
  };

  const complete = async (
    step: Step,
    owner: ChallengeOwner | undefined,
    challengeId: string,
    proof: Proof,
    party: RelyingParty | undefined,
    source: RequestSource,
    deviceTokens: readonly string[] = [],
  ): Promise<VerifiedFactor> => {
    const challenge = await challenges.countTry(challengeId, step, owner);
    const user = await findUser(challenge.user_id);
    const from = owner?.sessionId ?? (await devices.familiarity(user.id, deviceTokens, source.address)).device;
    const proven = await verifyProof(user, challenge, challengeId, proof, party, source, from);
    if (proven.method !== 'recovery') await challenges.consume(challengeId);
    return proven;
  };

  const options = async (
    step: Step,
    owner: ChallengeOwner | undefined,
    challengeId: string,
    party: RelyingParty | undefined,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> => {
    const { user_id: userId, challenge } = await challenges.find(challengeId, step, owner);
    if (!party) throw passkeysUnavailable();
    const known = (await factors.listPasskeys(userId ?? '')).filter((row) => row.rp_id === party.id);
    // With an empty list, browsers would offer the passkeys of anyone.
    if (known.length === 0) throw passkeysUnavailable();
    return requestOptions(known, challenge, party, 'preferred');
  };

  return {
    /**
     * Opens a challenge after the right password; `from` is a known device or an address. Throws 401
     * `second_factor_required` with `methods` and `challengeId` where the person has a factor.
     */
    async challengeAtSignIn(
      user: User,
      { from, isKnown }: { from: string; isKnown: boolean },
      source: RequestSource,
    ): Promise<void> {
      const request = await open('sign-in', { userId: user.id, from });
      if (!request) return;
      // The password is known: where this is not the owner, this entry is the only trace.
      if (!isKnown) await securityLog.record({ event: 'second_factor_asked', person: user, source });
      throw secondFactorRequired(request);
    },

    /**
     * Opens a challenge with which the viewer can confirm their identity, bound to the session; undefined where they
     * have no factor.
     */
    challengeToConfirm: async (viewer: Viewer): Promise<FactorRequest | undefined> =>
      open('confirm', ownSession(viewer)),

    /**
     * Returns the options with which a browser responds to a challenge with a passkey; 410 where it has expired, 409
     * where no passkey works under this address.
     */
    optionsAtSignIn: (challengeId: string, party: RelyingParty | undefined) =>
      options('sign-in', undefined, challengeId, party),

    /** As above, for a challenge of the viewer's session. */
    optionsToConfirm: (viewer: Viewer, challengeId: string, party: RelyingParty | undefined) =>
      options('confirm', ownSession(viewer), challengeId, party),

    /**
     * Checks the response to a sign-in challenge, which is then used up. 400 for a wrong one, 410 after five, 429 after
     * too many codes; those of a device known by its `deviceTokens` count separately.
     */
    proveAtSignIn: (
      challengeId: string,
      proof: Proof,
      party: RelyingParty | undefined,
      source: RequestSource,
      deviceTokens: readonly string[],
    ) => complete('sign-in', undefined, challengeId, proof, party, source, deviceTokens),

    /** As above, for a challenge of the viewer's session, for which the codes count. */
    proveToConfirm: (
      viewer: Viewer,
      challengeId: string,
      proof: Proof,
      party: RelyingParty | undefined,
      source: RequestSource,
    ) => complete('confirm', ownSession(viewer), challengeId, proof, party, source),

    /** Begins a sign-in with a passkey alone. The response does not depend on existing accounts. */
    async optionsOfPasskeySignIn(
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<{ challengeId: string; options: PublicKeyCredentialRequestOptionsJSON }> {
      if (!party) throw passkeysUnavailable();
      const { id, challenge } = await challenges.openForAnybody('passkey-sign-in', source);
      return { challengeId: id, options: await requestOptions(undefined, challenge, party, 'required') };
    },

    /**
     * Returns the person who signed in with a passkey alone, on a device that verified them; 401 for any wrong
     * response.
     */
    async provePasskeySignIn(
      challengeId: string,
      passkey: AuthenticationResponseJSON,
      party: RelyingParty | undefined,
      source: RequestSource,
    ): Promise<VerifiedFactor> {
      const { challenge } = await challenges.countTry(challengeId, 'passkey-sign-in');
      await challenges.consume(challengeId);
      const used =
        party && (await acceptPasskey(factors, passkey, { challenge, party, verified: true }, now().toISOString()));
      const user = used && (await users.find(used.user_id));
      if (user) return { user, method: 'passkey' };
      const owner = (await factors.findPasskey(passkey.id))?.user_id;
      const person = owner && (await users.find(owner));
      if (person) await securityLog.record({ event: 'sign_in_failed', person, source, details: { method: 'passkey' } });
      throw passkeyLoginFailed();
    },
  };
}
