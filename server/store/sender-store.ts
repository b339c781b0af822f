import type { Database } from './database.ts';

export type SenderStore = ReturnType<typeof createSenderStore>;

/** Marks that a message came from somewhere: hashes and moments, for a day. */
export function createSenderStore(db: Database) {
  return {
    async mark(key: string, at: string): Promise<void> {
      await db.insertInto('sender_marks').values({ key, at }).execute();
    },

    /** Moments of the marks of some keys since a moment, oldest first. */
    async marksSince(keys: readonly string[], since: string): Promise<string[]> {
      const rows = await db.selectFrom('sender_marks').select('at').where('key', 'in', keys).where('at', '>', since).orderBy('at').execute();
      return rows.map((row) => row.at);
    },

    /** The moment of the so-manieth newest mark of all since a moment; undefined where there are fewer. */
    async nthNewest(count: number, since: string): Promise<string | undefined> {
      const row = await db.selectFrom('sender_marks').select('at').where('at', '>', since).orderBy('at', 'desc').limit(1).offset(count - 1).executeTakeFirst();
      return row?.at;
    },

    async removeUntil(moment: string): Promise<void> {
      await db.deleteFrom('sender_marks').where('at', '<=', moment).execute();
    },
  };
}
