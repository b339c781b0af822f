import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { badRequest, invalidFields, passkeyLoginFailed, passkeyRefused, passkeysUnavailable, secondFactorExpired, secondFactorRequired, tooManyRequests, type AppError } from '../../domain/errors.ts';
import { requireStaff } from '../../domain/people/permissions.ts';
import type { RequestSource } from '../../domain/people/request-source.ts';
import { foldCode, type FactorMethod } from '../../domain/people/second-factor.ts';
import type { User } from '../../domain/people/user.ts';
import type { StaffSession, Viewer } from '../../domain/people/viewer.ts';
import type { ChallengeStore } from '../store/challenge-store.ts';
import type { FactorChallengeRow } from '../store/database.ts';
import type { FactorStore } from '../store/factor-store.ts';
import type { UserStore } from '../store/user-store.ts';
import { stepOfCode } from './factors/authenticator-app.ts';
import type { ChallengeOwner, Challenges } from './factors/challenges.ts';
import { requestOptions, acceptPasskey, type RelyingParty } from './factors/passkeys.ts';
import { hashTypedCode } from './factors/recovery-codes.ts';
import type { SecretBox } from './factors/secret-box.ts';
import type { NoticeService } from './notices.ts';
import type { SecurityLog } from './security-log.ts';

const hour = 60 * 60_000;
/** Wrong codes of an app that are allowed: guessing on for a year succeeds once in twenty. Passkeys and recovery codes always work. */
const codeLimits = [
  { within: hour, most: 20 },
  { within: 24 * hour, most: 50 },
] as const;

/** What proves that a person holds a factor; one of the three. */
export type Proof = { code: string } | { recoveryCode: string } | { passkey: AuthenticationResponseJSON };

/** Who proved it, and how; `codesLeft` after a recovery code. */
export type Proven = { user: User; method: FactorMethod; codesLeft?: number };

/** What the person is asked for: one of `methods`, for the challenge of this id. */
export type Asked = { methods: readonly FactorMethod[]; challengeId: string };

/** The second step of a sign-in, or the confirmation of somebody who is signed in. */
type Step = 'sign-in' | 'confirm';

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

export type SecondFactorDeps = {
  factors: FactorStore;
  challenges: Challenges;
  tries: ChallengeStore;
  users: UserStore;
  box: SecretBox;
  securityLog: SecurityLog;
  notices: NoticeService;
  now: () => Date;
  newId: () => string;
};

/** Asks for the second factor of a person, and judges the answer. */
export function createSecondFactorService({ factors, challenges, tries, users, box, securityLog, notices, now, newId }: SecondFactorDeps) {
  const methodsOf = async (userId: string): Promise<FactorMethod[]> => {
    const [passkeys, app, codes] = [await factors.passkeysOf(userId), await factors.appOf(userId), await factors.recoveryCodesOf(userId)];
    if (passkeys.length === 0 && !app) return [];
    return [...(passkeys.length > 0 ? ['passkey' as const] : []), ...(app ? ['totp' as const] : []), ...(codes.some((code) => code.used_at === null) ? ['recovery' as const] : [])];
  };

  const livingUser = async (id: string | null): Promise<User> => {
    const found = id === null ? undefined : await users.find(id);
    if (!found) throw secondFactorExpired();
    const { passwordHash: _, ...user } = found;
    return user;
  };

  const spendCode = async (userId: string, typed: string): Promise<boolean> => {
    const moment = now();
    const tryId = newId();
    const longest = Math.max(...codeLimits.map(({ within }) => within));
    // Counted before it is looked at: a hundred at the same moment are counted too.
    const made = await tries.addTry(tryId, userId, moment.toISOString(), new Date(moment.getTime() - longest).toISOString());
    for (const { within, most } of codeLimits) {
      const recent = made.filter((at) => Date.parse(at) > moment.getTime() - within);
      if (recent.length > most) throw tooManyRequests(Math.max(1, Math.ceil((Date.parse(recent.at(-most)!) + within - moment.getTime()) / 1000)));
    }
    const app = await factors.appOf(userId);
    const secret = app && box.decrypt(app.secret, userId);
    const step = secret && stepOfCode(secret, foldCode(typed), moment);
    if (step === undefined || step === '' || !(await factors.spendStep(userId, step, moment.toISOString()))) return false;
    await tries.forgiveTry(tryId);
    return true;
  };

  const spendRecoveryCode = async (userId: string, typed: string): Promise<number | undefined> => {
    const rows = await factors.recoveryCodesOf(userId);
    const hash = await hashTypedCode(typed, rows);
    if (hash === undefined || !(await factors.spendRecoveryCode(userId, hash, now().toISOString()))) return undefined;
    return (await factors.recoveryCodesOf(userId)).filter((row) => row.used_at === null).length;
  };

  /** Judges a proof for a challenge, whose try has been counted. Throws what is wrong, beside its field. */
  const judge = async (user: User, { challenge }: FactorChallengeRow, proof: Proof, party: RelyingParty | undefined, source: RequestSource): Promise<Proven> => {
    // What stands beside a password that was removed meanwhile opens nothing.
    if (!(await factors.hasFactor(user.id))) throw secondFactorExpired();
    const refuse = async (method: FactorMethod, refusal: AppError): Promise<never> => {
      await securityLog.record({ event: 'sign_in_failed', person: user, source, details: { method } });
      throw refusal;
    };
    if ('passkey' in proof) {
      const used = party && (await acceptPasskey(factors, proof.passkey, { challenge, party, userId: user.id, verified: false }, now().toISOString()));
      return used ? { user, method: 'passkey' } : refuse('passkey', passkeyRefused());
    }
    if ('code' in proof) return (await spendCode(user.id, proof.code)) ? { user, method: 'totp' } : refuse('totp', invalidFields({ code: { key: 'wrongCode' } }));
    const codesLeft = await spendRecoveryCode(user.id, proof.recoveryCode);
    if (codesLeft === undefined) return refuse('recovery', invalidFields({ recoveryCode: { key: 'wrongRecoveryCode' } }));
    await securityLog.record({ event: 'recovery_code_used', person: user, source, details: { left: String(codesLeft) } });
    await notices.notify(user, 'recovery_code_used', source);
    return { user, method: 'recovery', codesLeft };
  };

  /** A challenge and how it can be met; undefined where the person has no factor. */
  const open = async (step: Step, owner: ChallengeOwner): Promise<Asked | undefined> => {
    const methods = await methodsOf(owner.userId);
    return methods.length > 0 ? { methods, challengeId: (await challenges.openFor(step, owner)).id } : undefined;
  };

  /** The session of a viewer, which a confirmation is bound to. */
  const ownSession = (viewer: Viewer): ChallengeOwner & { sessionId: string } => {
    const staff = requireStaff(viewer);
    const session: StaffSession | undefined = staff.session;
    if (!session) throw badRequest();
    return { userId: staff.id, sessionId: session.id };
  };

  const complete = async (step: Step, owner: ChallengeOwner | undefined, challengeId: string, proof: Proof, party: RelyingParty | undefined, source: RequestSource): Promise<Proven> => {
    const challenge = await challenges.countTry(challengeId, step, owner);
    const user = await livingUser(challenge.user_id);
    const proven = await judge(user, challenge, proof, party, source);
    await challenges.take(challengeId);
    return proven;
  };

  const options = async (step: Step, owner: ChallengeOwner | undefined, challengeId: string, party: RelyingParty | undefined): Promise<PublicKeyCredentialRequestOptionsJSON> => {
    const { user_id: userId, challenge } = await challenges.find(challengeId, step, owner);
    if (!party) throw passkeysUnavailable();
    const known = (await factors.passkeysOf(userId ?? '')).filter((row) => row.rp_id === party.id);
    // An empty list would let the browser offer the passkeys of anybody.
    if (known.length === 0) throw passkeysUnavailable();
    return requestOptions(known, challenge, party, 'preferred');
  };

  return {
    /** After the right password: throws 401 `second_factor_required` with `methods` and `challengeId` where the person has a factor. */
    async askAtSignIn(user: User): Promise<void> {
      const asked = await open('sign-in', { userId: user.id });
      if (asked) throw secondFactorRequired(asked);
    },

    /** A challenge with which the viewer can confirm who they are, bound to the session; undefined where they have no factor. */
    askToConfirm: async (viewer: Viewer): Promise<Asked | undefined> => open('confirm', ownSession(viewer)),

    /** What a browser needs to answer a challenge with a passkey; 410 where it is not open, 409 where no passkey works under this address. */
    optionsAtSignIn: (challengeId: string, party: RelyingParty | undefined) => options('sign-in', undefined, challengeId, party),
    optionsToConfirm: (viewer: Viewer, challengeId: string, party: RelyingParty | undefined) => options('confirm', ownSession(viewer), challengeId, party),

    /** Judges the answer to a challenge of a sign-in, which is then used up. 400 for a wrong one, 410 after five, 429 after too many codes. */
    proveAtSignIn: (challengeId: string, proof: Proof, party: RelyingParty | undefined, source: RequestSource) => complete('sign-in', undefined, challengeId, proof, party, source),
    proveToConfirm: (viewer: Viewer, challengeId: string, proof: Proof, party: RelyingParty | undefined, source: RequestSource) =>
      complete('confirm', ownSession(viewer), challengeId, proof, party, source),

    /** Begins a sign-in with a passkey alone. Nothing in it depends on who there is. */
    async optionsOfPasskeySignIn(party: RelyingParty | undefined, source: RequestSource): Promise<{ challengeId: string; options: PublicKeyCredentialRequestOptionsJSON }> {
      if (!party) throw passkeysUnavailable();
      const { id, challenge } = await challenges.openForAnybody('passkey-sign-in', source);
      return { challengeId: id, options: await requestOptions(undefined, challenge, party, 'required') };
    },

    /** Who signed in with a passkey alone, on a device that verified the person; 401 for any wrong answer. */
    async provePasskeySignIn(challengeId: string, passkey: AuthenticationResponseJSON, party: RelyingParty | undefined, source: RequestSource): Promise<Proven> {
      const { challenge } = await challenges.countTry(challengeId, 'passkey-sign-in');
      await challenges.take(challengeId);
      const used = party && (await acceptPasskey(factors, passkey, { challenge, party, verified: true }, now().toISOString()));
      const user = used && (await users.find(used.user_id));
      if (user) {
        const { passwordHash: _, ...known } = user;
        return { user: known, method: 'passkey' };
      }
      const owner = (await factors.findPasskey(passkey.id))?.user_id;
      const person = owner && (await users.find(owner));
      if (person) await securityLog.record({ event: 'sign_in_failed', person, source, details: { method: 'passkey' } });
      throw passkeyLoginFailed();
    },
  };
}
