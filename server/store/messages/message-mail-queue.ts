import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database.ts';
import { getLatestPlanned } from '../content/get-latest-planned.ts';
import { toStoredMessage, type StoredMessage } from './message-row.ts';

/** Creates the queue of the mails about messages, which the servers of a database share. Part of the message store. */
export function createMessageMailQueue(db: Database) {
  return {
    /**
     * Returns messages whose mail is due and that no server has claimed, newest first: more mails are sent in an hour
     * than messages are listed, so that the mails of a flood that is over delay no later one.
     */
    async waitingForMail(now: string, limit: number): Promise<StoredMessage[]> {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where(isDue(now))
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toStoredMessage);
    },

    /**
     * Claims a message for mailing by this server until a moment, after which the server counts as dead. Returns
     * whether it did: another one may have claimed or mailed it first.
     */
    async claimMail(id: string, now: string, until: string): Promise<boolean> {
      const result = await db
        .updateTable('messages')
        .set({ mail_claimed_until: until })
        .where('id', '=', id)
        .where(isDue(now))
        .executeTakeFirst();
      return Number(result.numUpdatedRows) > 0;
    },

    /** Releases a mail that was claimed until a moment and not sent. */
    async releaseMail(id: string, claimedUntil: string): Promise<void> {
      await db
        .updateTable('messages')
        .set({ mail_claimed_until: null })
        .where('id', '=', id)
        .where('mail_claimed_until', '=', claimedUntil)
        .execute();
    },

    /** Queues a message that was not mailed; returns whether it was one of those. */
    async requestMail(id: string): Promise<boolean> {
      const change = db.updateTable('messages').set({ mail_state: 'waiting', mail_next_at: null });
      const result = await change
        .where('id', '=', id)
        .where('mail_state', 'in', ['off', 'failed', 'waiting'])
        .executeTakeFirst();
      return Number(result.numUpdatedRows) > 0;
    },

    /** Records that a message was mailed, by whichever server. */
    async recordSent(id: string, tries: number): Promise<void> {
      await db
        .updateTable('messages')
        .set({ mail_state: 'sent', mail_attempts: tries, mail_next_at: null, mail_claimed_until: null })
        .where('id', '=', id)
        .execute();
    },

    /** Records that a mail failed, unless another server has claimed it since. */
    async recordFailure(id: string, claimedUntil: string, tries: number, nextAt: string | null): Promise<void> {
      await db
        .updateTable('messages')
        .set({ mail_state: 'failed', mail_attempts: tries, mail_next_at: nextAt, mail_claimed_until: null })
        .where('id', '=', id)
        .where('mail_claimed_until', '=', claimedUntil)
        .execute();
    },
  };
}

/** True where the mail of a message is due and no server has claimed it. */
function isDue(now: string) {
  const latest = getLatestPlanned(now);
  return (eb: ExpressionBuilder<Tables, 'messages'>) =>
    eb.and([
      eb.or([
        eb('mail_state', '=', 'waiting'),
        eb.and([
          eb('mail_state', '=', 'failed'),
          eb.or([eb('mail_next_at', '<=', now), eb('mail_next_at', '>', latest)]),
        ]),
      ]),
      eb.or([
        eb('mail_claimed_until', 'is', null),
        eb('mail_claimed_until', '<=', now),
        eb('mail_claimed_until', '>', latest),
      ]),
      eb('deleted_at', 'is', null),
    ]);
}
