import { rightTypes, type Rights } from '../../../domain/people/rights.ts';
import type { Database } from '../database.ts';

/** Creates the functions for the rights of people. Part of the store of staff. */
export function createUserRights(db: Database) {
  return {
    /** Returns the rights of people by their ids; people without any are missing. */
    async findRights(ids: readonly string[]): Promise<Map<string, Rights>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('user_rights')
        .selectAll()
        .where('user_id', 'in', ids)
        .where('kind', 'in', rightTypes)
        .execute();
      return new Map(
        [...Map.groupBy(rows, (row) => row.user_id)].map(([id, own]) => [
          id,
          Object.fromEntries(own.map(({ kind, may }) => [kind, may])),
        ]),
      );
    },

    /** Replaces the rights of a person, in a transaction. */
    async setRights(userId: string, rights: Rights): Promise<void> {
      await db.deleteFrom('user_rights').where('user_id', '=', userId).execute();
      const rows = Object.entries(rights).flatMap(([kind, may]) => (may ? [{ user_id: userId, kind, may }] : []));
      if (rows.length > 0) await db.insertInto('user_rights').values(rows).execute();
    },

    /**
     * Waits, in a transaction, for what a person is writing; further writes wait for the transaction, and then read the
     * rights again (`runTransactionBy`).
     */
    async holdWrites(userId: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set((eb) => ({ seen_at: eb.ref('seen_at') }))
        .where('user_id', '=', userId)
        .execute();
    },

    /** Removes the rights of people who were deleted permanently. */
    async removeOrphanedRights(): Promise<void> {
      await db
        .deleteFrom('user_rights')
        .where('user_id', 'not in', (users) => users.selectFrom('users').select('id'))
        .execute();
    },
  };
}
