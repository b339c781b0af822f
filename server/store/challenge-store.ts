import type { Database, FactorChallengeRow } from './database.ts';

export type ChallengeStore = ReturnType<typeof createChallengeStore>;

/** All challenges of a person, or of nobody, may be thousands: they are counted once in so many. */
const trimEvery = 100;

/** The challenges that are open. */
export function createChallengeStore(db: Database) {
  let inserted = 0;
  return {
    /**
     * Stores a challenge and clears those that have ended. Of one person (or of nobody) and one place only the newest
     * `most` stay; of one person and all places, and of nobody, `mostInAll`.
     */
    async insert(
      challenge: FactorChallengeRow,
      { most, mostInAll }: { most: number; mostInAll: number },
    ): Promise<void> {
      await db.deleteFrom('factor_challenges').where('expires_at', '<=', challenge.created_at).execute();
      await db.insertInto('factor_challenges').values(challenge).execute();
      await keepNewest(challenge.user_id, challenge.place, most);
      inserted += 1;
      if (inserted % trimEvery === 0) await keepNewest(challenge.user_id, undefined, mostInAll);
    },

    async find(idHash: string, now: string): Promise<FactorChallengeRow | undefined> {
      return db
        .selectFrom('factor_challenges')
        .selectAll()
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
    },

    /** Counts a try and answers the challenge; undefined where it is not open, or was tried `most` times already. */
    async countTry(idHash: string, most: number, now: string): Promise<FactorChallengeRow | undefined> {
      return db
        .updateTable('factor_challenges')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id_hash', '=', idHash)
        .where('tries', '<', most)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
    },

    /** Takes a challenge out of use; answers whether it still was in use. Of two requests at once one gets it. */
    async take(idHash: string): Promise<boolean> {
      const result = await db.deleteFrom('factor_challenges').where('id_hash', '=', idHash).executeTakeFirst();
      return Number(result.numDeletedRows) > 0;
    },
  };

  /** Of all places where `place` is undefined. */
  async function keepNewest(userId: string | null, place: string | null | undefined, most: number): Promise<void> {
    const ofUser = db.selectFrom('factor_challenges').where('user_id', userId === null ? 'is' : '=', userId);
    const own = place === undefined ? ofUser : ofUser.where('place', place === null ? 'is' : '=', place);
    const { total } = await own.select((eb) => eb.fn.countAll<string | number>().as('total')).executeTakeFirstOrThrow();
    if (Number(total) <= most) return;
    const oldest = await own
      .select('id_hash')
      .orderBy('created_at')
      .limit(Number(total) - most)
      .execute();
    await db
      .deleteFrom('factor_challenges')
      .where(
        'id_hash',
        'in',
        oldest.map((row) => row.id_hash),
      )
      .execute();
  }
}
