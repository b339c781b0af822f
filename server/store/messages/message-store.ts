import { sql, SqliteAdapter, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { MailState, MessageState } from '../../../domain/messages/inbox.ts';
import type { MessageKind } from '../../../domain/messages/message.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import { containsWord } from '../search/contains-word.ts';
import type { Database, MessageRow, Tables } from '../database.ts';
import { createMessageMailQueue } from './message-mail-queue.ts';
import { toStoredMessage, toRow, type NewMessage, type StoredMessage } from './message-row.ts';
import { createSearchIndex, buildFullTextQuery } from '../search/search-index.ts';

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

/** Numbers as literals: PostgreSQL takes an untyped parameter of a select for a text. */
const toSqlValue = (value: string | number | null) =>
  sql<string | number | null>`${typeof value === 'number' ? sql.lit(value) : value}`;

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Creates the store of visitors' messages, with their search and the queue of their mails. */
export function createMessageStore(db: Database) {
  const index = createSearchIndex(db);
  const searchedTable = { name: 'messages' };

  /** Returns the messages to select from, and the remaining filter. */
  const candidates = async (filter: MessageFilter) => {
    const { phrases, rest } = buildFullTextQuery(filter.words ?? []);
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
    /** Stores a message. */
    async insert(message: NewMessage): Promise<void> {
      await db.insertInto('messages').values(toRow(message)).execute();
    },

    /**
     * Stores a message, unless the inbox has the same one, received after `since`: somebody who got no response sends
     * it again. Two that arrive together on PostgreSQL are both stored.
     */
    async insertOnce(message: NewMessage, since: string): Promise<void> {
      const row = toRow(message);
      const columns = Object.keys(row) as (keyof MessageRow)[];
      const same = db
        .selectFrom('messages')
        .select('id')
        .where('deleted_at', 'is', null)
        .where('state', '<>', 'spam')
        .where('created_at', '>', since)
        .where((eb) =>
          eb.and((['kind', 'name', 'email', 'body', 'details'] as const).map((name) => eb(name, '=', row[name]))),
        );
      await db
        .insertInto('messages')
        .columns(columns)
        .expression(
          db.selectNoFrom(columns.map((name) => toSqlValue(row[name]).as(name))).where((eb) => eb.not(eb.exists(same))),
        )
        .execute();
    },

    /** Returns the number of messages that match. */
    async count(filter: MessageFilter): Promise<number> {
      const { messages, remainingFilter } = await candidates(filter);
      const query = db
        .selectFrom(messages.as('messages'))
        .select((eb) => eb.fn.countAll<string | number>().as('total'));
      const row = await query.where(matching(db, remainingFilter)).executeTakeFirstOrThrow();
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
        .where(matching(db, remainingFilter))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map(toStoredMessage);
    },

    /** Returns the next whole messages after a position, newest first, for reading long lists in batches. */
    async listAfter(cursor: MessageCursor | undefined, limit: number, filter: MessageFilter): Promise<StoredMessage[]> {
      const { messages, remainingFilter } = await candidates(filter);
      let query = db.selectFrom(messages.as('messages')).selectAll().where(matching(db, remainingFilter));
      if (cursor) query = query.where(sql<SqlBool>`(created_at, id) < (${cursor.createdAt}, ${cursor.id})`);
      return (await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(
        toStoredMessage,
      );
    },

    /** Returns a message, also from the trash. */
    async find(id: string): Promise<StoredMessage | undefined> {
      const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toStoredMessage(row);
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

    /** Moves a message to the trash at a moment (ISO 8601), or out of it with null. */
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
     * Permanently deletes all spam but `max`, once there is somewhat more: first the oldest from those who sent much,
     * so that a flood removes no message of others. Messages held only because of a flood may be genuine and are
     * deleted last.
     */
    async removeOldestSpam(max: number): Promise<void> {
      const spam = db.selectFrom('messages').where('deleted_at', 'is', null).where('state', '=', 'spam');
      const row = await spam.select((eb) => eb.fn.countAll<string | number>().as('total')).executeTakeFirstOrThrow();
      const above = Number(row.total) - max;
      if (above < spamBatchSize) return;
      const first = spam
        .select('id')
        .orderBy((eb) =>
          eb
            .case()
            .when('spam_reasons', '=', 'flood')
            .then(2)
            .when('spam_reasons', 'like', '%many%')
            .then(0)
            .else(1)
            .end(),
        )
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
      ).map(toStoredMessage);
    },

    ...createMessageMailQueue(db),
  };
}

/** Literal where an index has the same condition (001-baseline/records.ts), so that the index is used. */
function matching(db: Database, { state, deletedSince, kind, words = [] }: MessageFilter) {
  return (eb: ExpressionBuilder<Tables, 'messages'>) => {
    const conditions: Expression<SqlBool>[] =
      deletedSince === undefined ? [eb('deleted_at', 'is', null)] : [eb('deleted_at', '>', deletedSince)];
    if (state) conditions.push(eb('state', '=', state));
    else if (deletedSince === undefined) conditions.push(sql<SqlBool>`state <> 'spam'`);
    if (kind) conditions.push(eb('kind', '=', kind));
    for (const word of words) conditions.push(containsWord(db, word));
    return eb.and(conditions);
  };
}
