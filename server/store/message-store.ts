import { sql, SqliteAdapter, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { MailState, MessageState } from '../../domain/messages/inbox.ts';
import type { MessageKind } from '../../domain/messages/message.ts';
import { spamReasons, type SpamReason } from '../../domain/messages/spam.ts';
import { isLanguage, type Language } from '../../domain/model/localized.ts';
import type { Paging } from '../../domain/model/paging.ts';
import { foldForSearch } from '../../domain/model/search-text.ts';
import type { Database, MessageRow, Tables } from './database.ts';
import { escapeLike } from './escape-like.ts';
import { latestPlanned } from './latest-planned.ts';
import { createSearchIndex, splitWords } from './search-index.ts';

export type StoredMessage = {
  id: string;
  kind: MessageKind;
  state: MessageState;
  spamReasons: readonly SpamReason[];
  name: string;
  email: string;
  /** In a list only the beginning. */
  body: string;
  /** Further fields of the form. */
  details: Readonly<Record<string, string>>;
  language: Language;
  mail: { state: MailState; tries: number; nextAt: string | null };
  createdAt: string;
  deletedAt: string | null;
};

export type NewMessage = Omit<StoredMessage, 'deletedAt'>;

/** Filters of the message list. */
export type MessageFilter = {
  /** Without it, all but spam. */
  state?: MessageState;
  /** Messages in the trash that were deleted after this moment; other lists exclude the trash. */
  deletedSince?: string;
  kind?: MessageKind;
  /** Folded words, all of which must occur. */
  words?: readonly string[];
};

/** The position after which a list continues. */
export type MessageCursor = { createdAt: string; id: string };

/**
 * Above this many messages that contain the search words, reading in list order is quicker than fetching and sorting
 * them.
 */
const maxFetched = 1_000;
const excerptLength = 200; // characters
/** The least spam over the limit that is removed, since selecting it scans all spam. */
const spamBatchSize = 50;
const eraseBatchSize = 200;

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Creates the store of visitors' messages, with their search and the queue of their mails. */
export function createMessageStore(db: Database) {
  const index = createSearchIndex(db);
  const searchedTable = { name: 'messages' };

  /** Returns the messages to select from, and the remaining filter. */
  const candidates = async (filter: MessageFilter) => {
    const { phrases, rest } = splitWords(filter.words ?? []);
    // The index does not cover the trash.
    const isIndexed =
      phrases !== undefined &&
      filter.deletedSince === undefined &&
      (await index.covers(searchedTable)) &&
      !(await index.exceeds(searchedTable, phrases, maxFetched));
    if (!isIndexed) return { messages: sql<MessageRow>`${sql.table('messages')}`, remainingFilter: filter };
    return { messages: index.having<MessageRow>(searchedTable, phrases), remainingFilter: { ...filter, words: rest } };
  };

  return {
    async insert(message: NewMessage): Promise<void> {
      await db.insertInto('messages').values(toRow(message)).execute();
    },

    async count(filter: MessageFilter): Promise<number> {
      const { messages, remainingFilter } = await candidates(filter);
      const query = db
        .selectFrom(messages.as('messages'))
        .select((eb) => eb.fn.countAll<string | number>().as('total'));
      const row = await query.where(matching(remainingFilter)).executeTakeFirstOrThrow();
      return Number(row.total); // PostgreSQL returns counts as text
    },

    /** Returns one page, newest first, with the beginnings of their texts. */
    async list({ page, limit }: Paging, filter: MessageFilter): Promise<StoredMessage[]> {
      const { messages, remainingFilter } = await candidates(filter);
      const rows = await db
        .selectFrom(messages.as('messages'))
        .select([
          'id',
          'kind',
          'name',
          'email',
          'details',
          'language',
          'mail_state',
          'mail_attempts',
          'mail_next_at',
          'created_at',
          'state',
          'spam_reasons',
          'deleted_at',
        ])
        .select(sql<string>`substr(body, 1, ${sql.lit(excerptLength)})`.as('body'))
        .where(matching(remainingFilter))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map(toMessage);
    },

    /** Returns the next whole messages after a position, newest first, for reading long lists in batches. */
    async listAfter(cursor: MessageCursor | undefined, limit: number, filter: MessageFilter): Promise<StoredMessage[]> {
      const { messages, remainingFilter } = await candidates(filter);
      let query = db.selectFrom(messages.as('messages')).selectAll().where(matching(remainingFilter));
      if (cursor) query = query.where(sql<SqlBool>`(created_at, id) < (${cursor.createdAt}, ${cursor.id})`);
      return (await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(toMessage);
    },

    /** Returns a message, also from the trash. */
    async find(id: string): Promise<StoredMessage | undefined> {
      const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toMessage(row);
    },

    /**
     * Sets the state. Spam is not mailed: pending mail becomes held, and held mail becomes `released` when it is no
     * longer spam.
     */
    async setState(id: string, state: MessageState, released: 'waiting' | 'off'): Promise<void> {
      const mailState =
        state === 'spam'
          ? sql<MailState>`case when mail_state in ('waiting', 'failed') then 'held' else mail_state end`
          : sql<MailState>`case when mail_state = 'held' then ${sql.lit(released)} else mail_state end`;
      await db.updateTable('messages').set({ state, mail_state: mailState }).where('id', '=', id).execute();
    },

    async setDeleted(id: string, deletedAt: string | null): Promise<void> {
      await db.updateTable('messages').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
    },

    /** Permanently deletes what was moved to the trash up to a moment; returns the number of messages. */
    async purge(until: string): Promise<number> {
      const result = await db
        .deleteFrom('messages')
        .where('deleted_at', 'is not', null)
        .where('deleted_at', '<=', until)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /**
     * Permanently deletes all spam but the newest `max`, once there is somewhat more. Messages held only because of a
     * flood may be genuine and are deleted last.
     */
    async removeOldestSpam(max: number): Promise<void> {
      const spam = db.selectFrom('messages').where('deleted_at', 'is', null).where('state', '=', 'spam');
      const row = await spam.select((eb) => eb.fn.countAll<string | number>().as('total')).executeTakeFirstOrThrow();
      const above = Number(row.total) - max;
      if (above < spamBatchSize) return;
      const first = spam
        .select('id')
        .orderBy((eb) => eb.case().when('spam_reasons', '=', 'flood').then(1).else(0).end())
        .orderBy('created_at')
        .orderBy('id')
        .limit(above);
      await db.deleteFrom('messages').where('id', 'in', first).execute();
    },

    /** Permanently deletes what arrived before a moment, in the trash or not; returns the number of messages. */
    async removeBefore(timestamp: string): Promise<number> {
      const result = await db.deleteFrom('messages').where('created_at', '<', timestamp).executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /** Permanently deletes messages and their history entries; returns the number of messages. */
    erase: (ids: readonly string[]): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        let removed = 0;
        for (let from = 0; from < ids.length; from += eraseBatchSize) {
          const batch = ids.slice(from, from + eraseBatchSize);
          removed += Number(
            (await transaction.deleteFrom('messages').where('id', 'in', batch).executeTakeFirst()).numDeletedRows,
          );
          await transaction
            .deleteFrom('history')
            .where('kind', '=', 'messages')
            .where('item_id', 'in', batch)
            .execute();
        }
        return removed;
      }),

    /**
     * Removes what remains of deleted messages from the search index and, where the database allows it, from its files.
     */
    async clearRemains(): Promise<void> {
      if (await index.covers(searchedTable)) {
        await index.compact(searchedTable);
        await sql`pragma wal_checkpoint(truncate)`.execute(db);
      } else if (!(db.getExecutor().adapter instanceof SqliteAdapter)) await sql`vacuum messages`.execute(db);
    },

    /** Returns whole messages of every state and of the trash, in the order of their ids, after one of them. */
    async listEverything(after: string, limit: number): Promise<StoredMessage[]> {
      return (
        await db.selectFrom('messages').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
      ).map(toMessage);
    },

    /** Returns messages whose mail is due and that no server has claimed, oldest first. */
    async waitingForMail(now: string, limit: number): Promise<StoredMessage[]> {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where(isDue(now))
        .orderBy('created_at')
        .limit(limit)
        .execute();
      return rows.map(toMessage);
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

/** Literal where an index has the same condition (001-baseline/records.ts), so that the index is used. */
function matching({ state, deletedSince, kind, words = [] }: MessageFilter) {
  return (eb: ExpressionBuilder<Tables, 'messages'>) => {
    const conditions: Expression<SqlBool>[] =
      deletedSince === undefined ? [eb('deleted_at', 'is', null)] : [eb('deleted_at', '>', deletedSince)];
    if (state) conditions.push(eb('state', '=', state));
    else if (deletedSince === undefined) conditions.push(sql<SqlBool>`state <> 'spam'`);
    if (kind) conditions.push(eb('kind', '=', kind));
    for (const word of words) conditions.push(sql<SqlBool>`search_text like ${`%${escapeLike(word)}%`} escape '\\'`);
    return eb.and(conditions);
  };
}

/** True where the mail of a message is due and no server has claimed it. */
function isDue(now: string) {
  const latest = latestPlanned(now);
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

function toRow({ mail, spamReasons: reasons, createdAt, details, ...message }: NewMessage): MessageRow {
  return {
    ...message,
    details: JSON.stringify(details),
    spam_reasons: reasons.join(','),
    mail_state: mail.state,
    mail_attempts: mail.tries,
    mail_next_at: mail.nextAt,
    mail_claimed_until: null,
    created_at: createdAt,
    deleted_at: null,
    search_text: foldForSearch([message.name, message.email, message.body, ...Object.values(details)].join(' ')),
  };
}

function toMessage(row: Omit<MessageRow, 'search_text' | 'mail_claimed_until'>): StoredMessage {
  const reasons = row.spam_reasons.split(',');
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    spamReasons: spamReasons.filter((reason) => reasons.includes(reason)),
    name: row.name,
    email: row.email,
    body: row.body,
    details: JSON.parse(row.details) as Record<string, string>,
    language: isLanguage(row.language) ? row.language : 'en',
    mail: { state: row.mail_state, tries: row.mail_attempts, nextAt: row.mail_next_at },
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  };
}
