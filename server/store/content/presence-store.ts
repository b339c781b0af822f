import type { Database } from '../database.ts';

export type PresenceStore = ReturnType<typeof createPresenceStore>;

/** Creates the store of who has the form of an item open; `seen_at` is updated while they do. */
export function createPresenceStore(db: Database) {
  const selectPresence = (typeName: string, itemId: string) =>
    db.selectFrom('presence').where('kind', '=', typeName).where('item_id', '=', itemId);
  return {
    /** Records that a person has the form open; `since` restarts where they were last seen before `absentBefore`. */
    async markPresent({
      typeName,
      itemId,
      userId,
      at,
      absentBefore,
    }: {
      typeName: string;
      itemId: string;
      userId: string;
      at: string;
      absentBefore: string;
    }): Promise<void> {
      await db
        .insertInto('presence')
        .values({ kind: typeName, item_id: itemId, user_id: userId, since: at, seen_at: at })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'item_id', 'user_id']).doUpdateSet((eb) => ({
            seen_at: at,
            // Seen later than now: the clock was ahead.
            since: eb
              .case()
              .when(eb.or([eb('presence.seen_at', '<', absentBefore), eb('presence.seen_at', '>', at)]))
              .then(at)
              .else(eb.ref('presence.since'))
              .end(),
          })),
        )
        .execute();
    },

    /** Returns the others who were seen between two moments, in the order in which they came. */
    async others(
      typeName: string,
      itemId: string,
      userId: string,
      after: string,
      until: string,
    ): Promise<{ name: string; since: string }[]> {
      return selectPresence(typeName, itemId)
        .innerJoin('users', 'users.id', 'presence.user_id')
        .select(['users.name', 'presence.since'])
        .where('presence.user_id', '<>', userId)
        .where('presence.seen_at', '>=', after)
        .where('presence.seen_at', '<=', until)
        .orderBy('presence.since')
        .execute();
    },

    /** Removes a person from those who have an item open. */
    async markAbsent(typeName: string, itemId: string, userId: string): Promise<void> {
      await db
        .deleteFrom('presence')
        .where('kind', '=', typeName)
        .where('item_id', '=', itemId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** Removes those last seen before a moment. */
    async clear(before: string): Promise<void> {
      await db.deleteFrom('presence').where('seen_at', '<', before).execute();
    },
  };
}
