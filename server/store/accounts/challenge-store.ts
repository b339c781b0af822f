import { sql } from 'kysely';
import type { FactorChallengeRow } from './account-rows.ts';
import type { Database } from '../database.ts';

export type ChallengeStore = ReturnType<typeof createChallengeStore>;

/** The challenges of a person (or of none) may be thousands: they are counted once in this many inserts. */
const trimEvery = 100;
/** The first characters of a place are the same for all places of a subnet. */
const subnetLength = 32;

/** Creates the store of pending challenges. */
export function createChallengeStore(db: Database) {
  let inserted = 0;
  return {
    /**
     * Stores a challenge and deletes expired ones. Per person (or none) and place only the newest `max` are kept; per
     * person (or none) and all places `maxInAll`, where the subnet with the most loses its oldest.
     */
    async insert(challenge: FactorChallengeRow, { max, maxInAll }: { max: number; maxInAll: number }): Promise<void> {
      await db.deleteFrom('factor_challenges').where('expires_at', '<=', challenge.created_at).execute();
      await db.insertInto('factor_challenges').values(challenge).execute();
      await keepNewest(challenge.user_id, challenge.place, max);
      inserted += 1;
      if (inserted % trimEvery === 0) await keepNewest(challenge.user_id, undefined, maxInAll);
    },

    /** Returns a challenge that has not expired, by the hash of its id. */
    async find(idHash: string, now: string): Promise<FactorChallengeRow | undefined> {
      return db
        .selectFrom('factor_challenges')
        .selectAll()
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
    },

    /** Counts a try and returns the challenge; undefined where it is not open, or was tried `max` times already. */
    async countTry(idHash: string, max: number, now: string): Promise<FactorChallengeRow | undefined> {
      return db
        .updateTable('factor_challenges')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id_hash', '=', idHash)
        .where('tries', '<', max)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
    },

    /** Removes a challenge; returns whether it was still there. Of two concurrent requests one gets it. */
    async remove(idHash: string): Promise<boolean> {
      const result = await db.deleteFrom('factor_challenges').where('id_hash', '=', idHash).executeTakeFirst();
      return Number(result.numDeletedRows) > 0;
    },
  };

  /** Where `place` is undefined, of all places. */
  async function keepNewest(userId: string | null, place: string | null | undefined, max: number): Promise<void> {
    const ofUser = db.selectFrom('factor_challenges').where('user_id', userId === null ? 'is' : '=', userId);
    const matching = place === undefined ? ofUser : ofUser.where('place', place === null ? 'is' : '=', place);
    const { total } = await matching
      .select((eb) => eb.fn.countAll<string | number>().as('total'))
      .executeTakeFirstOrThrow();
    if (Number(total) <= max) return;
    const rank = sql<number>`row_number() over (partition by substr(place, 1, ${sql.lit(subnetLength)}) order by created_at desc)`;
    const ranked = matching.select(['id_hash', 'created_at', rank.as('rank')]);
    const surplus = await db
      .selectFrom(ranked.as('ranked'))
      .select('id_hash')
      .orderBy('rank', 'desc')
      .orderBy('created_at')
      .limit(Number(total) - max)
      .execute();
    await db
      .deleteFrom('factor_challenges')
      .where(
        'id_hash',
        'in',
        surplus.map((row) => row.id_hash),
      )
      .execute();
  }
}
