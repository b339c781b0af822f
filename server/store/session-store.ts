import type { Database, SessionRow } from './database.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions and one-time links. Secrets are stored as hashes only. */
export function createSessionStore(db: Database) {
  return {
    async insert(session: SessionRow): Promise<void> {
      await db.insertInto('sessions').values(session).execute();
    },

    async find(tokenHash: string, now: string): Promise<SessionRow | undefined> {
      return db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).where('expires_at', '>', now).executeTakeFirst();
    },

    async listOf(userId: string, now: string): Promise<SessionRow[]> {
      return db.selectFrom('sessions').selectAll().where('user_id', '=', userId).where('expires_at', '>', now).orderBy('seen_at', 'desc').execute();
    },

    async extend(tokenHash: string, seenAt: string, expiresAt: string): Promise<void> {
      await db.updateTable('sessions').set({ seen_at: seenAt, expires_at: expiresAt }).where('token_hash', '=', tokenHash).execute();
    },

    async end(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    /** Ends one session of a person by its id; answers whether there was one. */
    async endById(userId: string, id: string): Promise<boolean> {
      const result = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
      return Number(result.numDeletedRows) > 0;
    },

    /** Gives a session another token, and moves its moments on; answers whether there was such a session. */
    async renew(tokenHash: string, changes: Pick<SessionRow, 'token_hash' | 'confirmed_at' | 'seen_at' | 'expires_at'>): Promise<boolean> {
      const result = await db.updateTable('sessions').set(changes).where('token_hash', '=', tokenHash).executeTakeFirst();
      return Number(result.numUpdatedRows) > 0;
    },

    /** Ends all sessions of a person, except the one with this hash, and the sign-ins that wait for a second factor. */
    async endAll(userId: string, exceptTokenHash = ''): Promise<void> {
      await db.deleteFrom('factor_challenges').where('user_id', '=', userId).execute();
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', exceptTokenHash).execute();
    },

    async removeExpired(now: string): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
      await db.deleteFrom('password_links').where('expires_at', '<=', now).execute();
    },

    /** Replaces earlier links of the person: only the newest works. */
    async putPasswordLink(link: { tokenHash: string; userId: string; expiresAt: string }): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('password_links').where('user_id', '=', link.userId).execute();
        await transaction.insertInto('password_links').values({ token_hash: link.tokenHash, user_id: link.userId, expires_at: link.expiresAt }).execute();
      });
    },

    async dropPasswordLinks(userId: string): Promise<void> {
      await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
    },

    async findPasswordLink(tokenHash: string, now: string): Promise<string | undefined> {
      const row = await db.selectFrom('password_links').select('user_id').where('token_hash', '=', tokenHash).where('expires_at', '>', now).executeTakeFirst();
      return row?.user_id;
    },

    /** Takes a link out of use; answers whose it was. Two requests at once: one of them gets it. */
    async takePasswordLink(tokenHash: string, now: string): Promise<string | undefined> {
      const row = await db.deleteFrom('password_links').where('token_hash', '=', tokenHash).where('expires_at', '>', now).returning('user_id').executeTakeFirst();
      return row?.user_id;
    },
  };
}
