import { createHash, createHmac, randomBytes } from 'node:crypto';
import { secondFactorExpired } from '../../../domain/errors.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { ChallengeStore } from '../../store/challenge-store.ts';
import type { FactorChallengeRow } from '../../store/database.ts';
import { networkOf } from '../../client-network.ts';

/** What a challenge is good for: nothing else, and for nobody else. */
export type ChallengePurpose = 'sign-in' | 'passkey-sign-in' | 'confirm' | 'add-passkey' | 'add-app';

const minute = 60_000;
/** Installing an app and opening it takes longer than looking at one. */
const lengths: Record<ChallengePurpose, number> = {
  'sign-in': 5 * minute,
  'passkey-sign-in': 5 * minute,
  confirm: 5 * minute,
  'add-passkey': 5 * minute,
  'add-app': 15 * minute,
};

/** How often an answer to one challenge may be wrong. */
const triesMax = 5;
/**
 * Of one person and one device, session or address: who knows the password pushes out no challenge of the owner
 * elsewhere, and behind the same address only by 50 sign-ins.
 */
export const perPerson = { most: 50, mostInAll: 50_000 };
/** Behind one address there may be an office; a flood from one place never pushes out the challenges of another. */
const perPlace = { most: 50, mostInAll: 10_000 };
/** An address that tells nobody apart may stand for all visitors. */
const perSharedPlace = { most: 1000, mostInAll: 10_000 };

/** Who a challenge is bound to, besides its purpose. */
export type ChallengeOwner = {
  userId: string;
  sessionId?: string;
  /** A known device or an address, before there is a session. */ from?: string;
};

export type OpenChallenge = { id: string; /** What a passkey signs, base64url. */ challenge: string };

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * Challenges: random, stored as hashes of their ids, short-lived, used once, bound to a purpose and a person, bounded
 * in number.
 */
export function createChallenges({ store, secret, now }: { store: ChallengeStore; secret: string; now: () => Date }) {
  const hash = (id: string) => createHash('sha256').update(id).digest('hex');
  const hashPlace = (place: string) => createHmac('sha256', secret).update(`place:${place}`).digest('hex');
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
    const moment = now();
    const row = {
      ...bound,
      id_hash: hash(id),
      purpose,
      challenge,
      tries: 0,
      created_at: moment.toISOString(),
      expires_at: new Date(moment.getTime() + lengths[purpose]).toISOString(),
    };
    await store.insert(row, limits);
    return { id, challenge };
  };

  return {
    /** Opens a challenge for a person; `secret` (encrypted) is kept with it. */
    openFor: (purpose: ChallengePurpose, owner: ChallengeOwner, secretOfIt = ''): Promise<OpenChallenge> =>
      open(
        purpose,
        {
          user_id: owner.userId,
          session_id: owner.sessionId ?? null,
          place: hashPlace(`of ${owner.sessionId ?? owner.from ?? ''}`),
          secret: secretOfIt,
        },
        perPerson,
      ),

    /** Opens a challenge for whoever asks, counted by the place that the request came from. */
    openForAnybody(purpose: ChallengePurpose, source: RequestSource): Promise<OpenChallenge> {
      const { place, isShared } = networkOf(source.address);
      return open(
        purpose,
        { user_id: null, session_id: null, place: hashPlace(place), secret: '' },
        isShared ? perSharedPlace : perPlace,
      );
    },

    /** The challenge, without a try; throws 410 where it is not open, or is not for this. */
    async find(id: string, purpose: ChallengePurpose, owner?: ChallengeOwner): Promise<FactorChallengeRow> {
      const found = await store.find(hash(id), now().toISOString());
      if (!found || found.tries >= triesMax || !belongsTo(found, purpose, owner)) throw secondFactorExpired();
      return found;
    },

    /**
     * Counts a try before the answer is looked at, also for a hundred at the same moment; throws 410 as `find` does,
     * and after five.
     */
    async countTry(id: string, purpose: ChallengePurpose, owner?: ChallengeOwner): Promise<FactorChallengeRow> {
      const found = await store.find(hash(id), now().toISOString());
      // Whom it does not belong to cannot use up its tries.
      const tried =
        found && belongsTo(found, purpose, owner)
          ? await store.countTry(hash(id), triesMax, now().toISOString())
          : undefined;
      if (!tried) throw secondFactorExpired();
      return tried;
    },

    /** Uses a challenge up; throws 410 where another request did so first. */
    async take(id: string): Promise<void> {
      if (!(await store.take(hash(id)))) throw secondFactorExpired();
    },
  };
}
