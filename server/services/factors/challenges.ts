import { createHash, createHmac, randomBytes } from 'node:crypto';
import { minute } from '../../../domain/durations.ts';
import { secondFactorExpired } from '../../../domain/errors.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { ChallengeStore } from '../../store/accounts/challenge-store.ts';
import type { FactorChallengeRow } from '../../store/accounts/account-rows.ts';
import { parseIp } from '../../parse-ip.ts';

/** The only purpose that a challenge may be used for. */
export type ChallengePurpose = 'sign-in' | 'passkey-sign-in' | 'confirm' | 'add-passkey' | 'add-app';

/** Adding an app takes longer, since it may have to be installed. */
const lifetimes: Record<ChallengePurpose, number> = {
  'sign-in': 5 * minute,
  'passkey-sign-in': 5 * minute,
  confirm: 5 * minute,
  'add-passkey': 5 * minute,
  'add-app': 15 * minute,
};

/** Wrong responses that one challenge allows. */
const maxTries = 5;
/**
 * Limits for one person and one device, session or address: a person who only knows the password cannot evict the
 * owner's challenges elsewhere, and from the same address only with 50 sign-ins.
 */
export const perPerson = { max: 50, maxInAll: 50_000 };
/**
 * Limits for one IP, which may be an office. In all, the subnets with the most lose their oldest: a flood from
 * some places never evicts the challenges of another.
 */
const perPlace = { max: 50, maxInAll: 10_000 };
/** Limits for an address that may belong to all visitors. */
const perSharedPlace = { max: 1000, maxInAll: 10_000 };

/** The person and device that a challenge is bound to, besides its purpose. */
export type ChallengeOwner = {
  userId: string;
  sessionId?: string;
  /** A known device or an address, where there is no session yet. */
  from?: string;
};

export type OpenChallenge = { id: string; /** What a passkey signs, base64url. */ challenge: string };

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * Creates the service for challenges: random, stored as hashes of their ids, short-lived, used once, bound to a purpose
 * and a person, limited in number.
 */
export function createChallenges({ store, secret, now }: { store: ChallengeStore; secret: string; now: () => Date }) {
  const hash = (id: string) => createHash('sha256').update(id).digest('hex');
  const hashPart = (part: string) => createHmac('sha256', secret).update(`place:${part}`).digest('hex').slice(0, 32);
  /** Returns the stored form of a place; those of all addresses of a subnet begin with the same characters. */
  const hashPlace = (place: string, subnet = place) => hashPart(subnet) + hashPart(place);
  const belongsTo = (found: FactorChallengeRow, purpose: ChallengePurpose, owner: ChallengeOwner | undefined) =>
    found.purpose === purpose &&
    (owner === undefined || (found.user_id === owner.userId && found.session_id === (owner.sessionId ?? null)));
  const open = async (
    purpose: ChallengePurpose,
    bound: Pick<FactorChallengeRow, 'user_id' | 'session_id' | 'place' | 'secret'>,
    limits: typeof perPerson,
  ): Promise<OpenChallenge> => {
    const id = randomBytes(32).toString('base64url');
    const challenge = randomBytes(32).toString('base64url');
    const timestamp = now();
    const row = {
      ...bound,
      id_hash: hash(id),
      purpose,
      challenge,
      tries: 0,
      created_at: timestamp.toISOString(),
      expires_at: new Date(timestamp.getTime() + lifetimes[purpose]).toISOString(),
    };
    await store.insert(row, limits);
    return { id, challenge };
  };

  return {
    /** Opens a challenge for a person; `encryptedSecret` (encrypted) is stored with it. */
    openFor: (purpose: ChallengePurpose, owner: ChallengeOwner, encryptedSecret = ''): Promise<OpenChallenge> =>
      open(
        purpose,
        {
          user_id: owner.userId,
          session_id: owner.sessionId ?? null,
          place: hashPlace(`of ${owner.sessionId ?? owner.from ?? ''}`),
          secret: encryptedSecret,
        },
        perPerson,
      ),

    /** Opens a challenge without a person, limited by the IP of the request and its subnet. */
    openForAnybody(purpose: ChallengePurpose, source: RequestSource): Promise<OpenChallenge> {
      const { ip, subnet, isShared } = parseIp(source.address);
      return open(
        purpose,
        { user_id: null, session_id: null, place: hashPlace(ip, subnet), secret: '' },
        isShared ? perSharedPlace : perPlace,
      );
    },

    /**
     * Returns the challenge without counting a try; throws 410 where it has expired, was used up, or belongs to another
     * purpose or owner.
     */
    async find(id: string, purpose: ChallengePurpose, owner?: ChallengeOwner): Promise<FactorChallengeRow> {
      const found = await store.find(hash(id), now().toISOString());
      if (!found || found.tries >= maxTries || !belongsTo(found, purpose, owner)) throw secondFactorExpired();
      return found;
    },

    /**
     * Counts a try before its response is checked, so that parallel tries count as well; throws 410 as `find` does, and
     * after five.
     */
    async countTry(id: string, purpose: ChallengePurpose, owner?: ChallengeOwner): Promise<FactorChallengeRow> {
      const found = await store.find(hash(id), now().toISOString());
      // Only its owner can use up its tries.
      const tried =
        found && belongsTo(found, purpose, owner)
          ? await store.countTry(hash(id), maxTries, now().toISOString())
          : undefined;
      if (!tried) throw secondFactorExpired();
      return tried;
    },

    /** Uses up a challenge; throws 410 where another request did so first. */
    async consume(id: string): Promise<void> {
      if (!(await store.remove(hash(id)))) throw secondFactorExpired();
    },
  };
}
