import type { ExpressionBuilder } from 'kysely';
import type { Staff } from '../../../domain/people/viewer.ts';
import type { SessionRow } from './account-rows.ts';
import type { Database, Tables } from '../database.ts';
import { runTransactionBy } from '../staff-transaction.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

export type PasswordLink = { tokenHash: string; userId: string; expiresAt: string };

/** Creates the store of sessions and one-time links. Secrets are stored as hashes only. */
export function createSessionStore(db: Database) {
  const dropPasswordLinksBy = async (userId: string): Promise<void> => {
    await db.deleteFrom('password_links').where('made_by', '=', userId).execute();
  };

  return {
    /** Stores a new session. */
    async insert(session: SessionRow): Promise<void> {
      await db.insertInto('sessions').values(session).execute();
    },

    /** Returns the session with this token, if it has not ended. */
    async find(tokenHash: string, now: string): Promise<SessionRow | undefined> {
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
    },

    /** Returns whether a session of a person has not ended. */
    async isOpen(userId: string, id: string, now: string): Promise<boolean> {
      const row = await db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Replaces the token of a session after a proof of identity; returns whether there was one with this hash. */
    async renew(
      tokenHash: string,
      change: Pick<SessionRow, 'token_hash' | 'confirmed_at' | 'seen_at' | 'expires_at'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set(change)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) > 0;
    },

    /** Returns the open sessions of a person, the most recently used first. */
    async listForUser(userId: string, now: string): Promise<SessionRow[]> {
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('seen_at', 'desc')
        .execute();
    },

    /**
     * Returns whether the session still has this token: where it was renewed meanwhile, the old one must not be set
     * again.
     */
    async extend(tokenHash: string, seenAt: string, expiresAt: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ seen_at: seenAt, expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) > 0;
    },

    /** Ends a session; returns the id of its person. */
    async end(tokenHash: string): Promise<string | undefined> {
      return (
        await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst()
      )?.user_id;
    },

    /** Ends one session of a person by its id; returns its device and address, or undefined where there is none. */
    async endById(userId: string, id: string): Promise<{ device: string; address: string } | undefined> {
      return db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(['device', 'address'])
        .executeTakeFirst();
    },

    /** Ends the sessions of a person beyond the `max` that were used last. */
    async endOldest(userId: string, max: number): Promise<void> {
      const kept = db
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(max);
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', 'not in', kept).execute();
    },

    /**
     * Ends all sessions of a person but one, by its id, with the sign-ins that wait for a second step, and drops the
     * password links that they made: whoever had one of the sessions may have made links with it. Returns the number of
     * sessions that ended.
     */
    async endAllBut(userId: string, id: string): Promise<number> {
      await db
        .deleteFrom('factor_challenges')
        .where('user_id', '=', userId)
        .where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '<>', id)]))
        .execute();
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '<>', id)
        .executeTakeFirstOrThrow();
      await dropPasswordLinksBy(userId);
      return Number(numDeletedRows);
    },

    /**
     * Ends all sessions of a person, except the one with this hash, and all their pending challenges; drops the
     * password links that they made.
     */
    async endAll(userId: string, exceptTokenHash = ''): Promise<void> {
      await db.deleteFrom('factor_challenges').where('user_id', '=', userId).execute();
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', exceptTokenHash)
        .execute();
      await dropPasswordLinksBy(userId);
    },

    /** Removes the sessions and password links whose time ended up to a moment. */
    async removeExpired(now: string): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
      await db.deleteFrom('password_links').where('expires_at', '<=', now).execute();
    },

    /** Stores a password link, replacing earlier ones of the person. Throws 401 where the session of `by` has ended. */
    async putPasswordLink(by: Staff, link: PasswordLink, now: string): Promise<void> {
      await runTransactionBy(db, by, now, (transaction) => storePasswordLink(transaction, by, link));
    },

    /** Drops the links that set the password of a person. */
    async dropPasswordLinks(userId: string): Promise<void> {
      await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
    },

    /** Drops the links that a person made, after their sessions have ended: a link being made is stored by then. */
    dropPasswordLinksBy,

    /**
     * Returns the id of the person whose password a link sets; undefined where it has expired, was used, or its maker
     * is no superadmin any more.
     */
    async findPasswordLink(tokenHash: string, now: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('password_links')
        .select('user_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .where(isMakerSuperadmin)
        .executeTakeFirst();
      return row?.user_id;
    },

    /** Uses up a link; returns the id of its person. Of two concurrent requests one gets it. */
    async consumePasswordLink(tokenHash: string, now: string): Promise<string | undefined> {
      const row = await db
        .deleteFrom('password_links')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .where(isMakerSuperadmin)
        .returning('user_id')
        .executeTakeFirst();
      return row?.user_id;
    },
  };
}

/** Stores a password link of `by` in a transaction, replacing earlier ones of the person. */
export async function storePasswordLink(
  transaction: Database,
  by: Staff,
  { tokenHash, userId, expiresAt }: PasswordLink,
): Promise<void> {
  await transaction.deleteFrom('password_links').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('password_links')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt, made_by: by.id })
    .execute();
}

/** A link may be used before the links of its maker, who was just deleted, are dropped. */
function isMakerSuperadmin(eb: ExpressionBuilder<Tables, 'password_links'>) {
  const maker = eb.selectFrom('users').select('users.id').whereRef('users.id', '=', 'password_links.made_by');
  const superadmin = maker.where('users.role', '=', 'superadmin').where('users.deleted_at', 'is', null);
  return eb.or([eb('made_by', 'is', null), eb.exists(superadmin)]);
}
