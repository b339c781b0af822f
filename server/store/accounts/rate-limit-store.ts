import { sql } from 'kysely';
import { day } from '../../../domain/durations.ts';
import type { Database } from '../database.ts';
import { createPacedQueue } from '../../queues/paced-queue.ts';
import type { QueueOptions } from '../../queues/work-queue.ts';

/** `tries` at once, and one more each `every` milliseconds: a token bucket. */
export type Rate = { tries: number; every: number };
export type Bucket = {
  kind: RateLimitKind;
  key: string;
  rate: Rate;
  /** Tries that are taken at once; 1 without it. */
  cost?: number;
};

/**
 * The kinds of limits, with the most rows that are stored of each. Rows of existing accounts are limited by the tries
 * allowed for each account; only rows that anybody can create without end need a limit of their own.
 */
const maxRows = {
  account: 1_000_000,
  'no-account': 50_000,
  address: 50_000,
  sender: 50_000,
  messages: 10,
  mail: 10,
  text: 10_000,
  notice: 10_000,
} as const;
export type RateLimitKind = keyof typeof maxRows;

/** Rows over the limit are removed once in this many new tries. */
const trimEvery = 500;
const tooManyWaiting = 5_000; // milliseconds
/**
 * A row that is full this much later than its rate allows (milliseconds) was written while the clock was ahead. Less is
 * a difference between the clocks of two machines, or between two tries that overtook each other.
 */
const clockTolerance = 5 * 60_000;
const maxDuration = 8 * day; // milliseconds; above every rate in use

/** What visitors send has waited in their own queue already (`visitor-writes.ts`), where sign-ins do not delay it. */
const kindsOfVisitors: readonly RateLimitKind[] = ['sender', 'messages', 'mail'];

export type RateLimitStore = ReturnType<typeof createRateLimitStore>;

/** Rolls back the transaction where a bucket is empty. */
class LimitReached extends Error {
  readonly wait: number;
  constructor(wait: number) {
    super('refused');
    this.wait = wait;
  }
}

/**
 * Rate limits shared by all processes and machines on one database, as the generic cell rate algorithm: a row only
 * stores when its bucket is full again. A row that is full far later than its rate allows was written while the clock
 * was ahead, and is ignored. Times are milliseconds since 1970.
 */
export function createRateLimitStore(db: Database) {
  let untilTrim = trimEvery;
  /** Limits a flood of tries to some connections, so that other queries get the rest. */
  const queue = createPacedQueue({ concurrency: 2, maxWaiting: 2_000 });

  /** Returns the milliseconds until a bucket allows a try; 0 where it does. */
  const computeWait = (
    fullAt: number | undefined,
    { rate: { tries, every }, cost = 1 }: Bucket,
    now: number,
  ): number => {
    if (fullAt === undefined || fullAt > now + tries * every + clockTolerance) return 0;
    return Math.max(0, fullAt + (cost - tries) * every - now);
  };

  /** Returns the milliseconds until all buckets allow a try; 0 where they do. */
  const waitOfAll = async (database: Database, buckets: readonly Bucket[], now: number): Promise<number> => {
    const rows = await database
      .selectFrom('rate_limits')
      .selectAll()
      .where((eb) => eb.or(buckets.map(({ kind, key }) => eb.and({ kind, key }))))
      .execute();
    // PostgreSQL returns bigints as text.
    const fullAt = new Map(rows.map((row) => [`${row.kind} ${row.key}`, Number(row.full_at)]));
    return Math.max(
      0,
      ...buckets.map((bucket) => computeWait(fullAt.get(`${bucket.kind} ${bucket.key}`), bucket, now)),
    );
  };

  /** Takes the tries out of a bucket in one statement, so that parallel tries count. */
  const take = async (database: Database, bucket: Bucket, now: number): Promise<void> => {
    const { kind, key, rate, cost = 1 } = bucket;
    const taken = cost * rate.every;
    const capacity = now + rate.tries * rate.every;
    const full = sql<number>`case when rate_limits.full_at between ${now} and ${capacity + clockTolerance} then rate_limits.full_at else ${now} end`;
    const row = await database
      .insertInto('rate_limits')
      .values({ kind, key, full_at: now + taken })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'key'])
          .doUpdateSet({ full_at: sql<number>`${full} + ${taken}` })
          .where(sql<boolean>`${full} + ${taken} <= ${capacity}`),
      )
      .returning('full_at')
      .executeTakeFirst();
    if (!row) throw new LimitReached(Math.max(1, await waitOfAll(database, [bucket], now)));
  };

  const trim = async (): Promise<void> => {
    for (const [kind, max] of Object.entries(maxRows)) {
      // Rows that are full soonest matter least. Compared by time, not by keys: PostgreSQL is slow with long lists of
      // keys.
      const below = db
        .selectFrom('rate_limits')
        .select('full_at')
        .where('kind', '=', kind)
        .orderBy('full_at', 'desc')
        .limit(1)
        .offset(max);
      await db.deleteFrom('rate_limits').where('kind', '=', kind).where('full_at', '<=', below).execute();
    }
  };

  const takeTogether = async (buckets: readonly Bucket[], now: number): Promise<number> => {
    // Checked first, so that a flood of refused tries writes nothing.
    const wait = await waitOfAll(db, buckets, now);
    if (wait > 0) return wait;
    // In the same order everywhere, which prevents deadlocks.
    const ordered = buckets.toSorted((a, b) => (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1));
    try {
      await db.transaction().execute(async (transaction) => {
        for (const bucket of ordered) await take(transaction, bucket, now);
      });
    } catch (error) {
      if (error instanceof LimitReached) return error.wait;
      throw error;
    }
    untilTrim -= 1;
    if (untilTrim <= 0) {
      untilTrim = trimEvery;
      await trim();
    }
    return 0;
  };

  /** Takes from the first of several ways that allows it. */
  const takeAny = async (
    ways: readonly (readonly Bucket[])[],
    now: number,
    options: QueueOptions = {},
  ): Promise<{ way: number | undefined; wait: number }> => {
    const take = async () => {
      const waits: number[] = [];
      for (const [way, buckets] of ways.entries()) {
        const wait = await takeTogether(buckets, now);
        if (wait === 0) return { way, wait };
        waits.push(wait);
      }
      return { way: undefined, wait: Math.min(...waits) };
    };
    if (kindsOfVisitors.includes(ways[0]?.[0]?.kind ?? 'account')) return take();
    const taken = await queue.run(take, options);
    return taken?.result ?? { way: undefined, wait: tooManyWaiting };
  };

  return {
    /**
     * Takes the tries out of each of the buckets of one way, the first one that allows it, or out of none. Returns the
     * position of that way; without one, the milliseconds until the next try is worthwhile.
     */
    takeAny,

    /**
     * Takes the tries out of each of the buckets, or out of none. Returns 0, or the milliseconds until the next try is
     * worthwhile.
     */
    takeAll: async (buckets: readonly Bucket[], now: number, options?: QueueOptions): Promise<number> =>
      (await takeAny([buckets], now, options)).wait,

    /** Returns the tries to their buckets. */
    async giveBack(buckets: readonly Bucket[]): Promise<void> {
      for (const { kind, key, rate, cost = 1 } of buckets) {
        await db
          .updateTable('rate_limits')
          .set((eb) => ({ full_at: eb('full_at', '-', cost * rate.every) }))
          .where('kind', '=', kind)
          .where('key', '=', key)
          .execute();
      }
    },

    /** Returns whether a row holds now, and for at most `maxHold` milliseconds. */
    async isHeld(kind: RateLimitKind, key: string, now: number, maxHold: number): Promise<boolean> {
      const row = db.selectFrom('rate_limits').select('key').where('kind', '=', kind).where('key', '=', key);
      return (
        (await row
          .where('full_at', '>', now)
          .where('full_at', '<=', now + maxHold)
          .executeTakeFirst()) !== undefined
      );
    },

    /** Writes a row that holds until a moment. */
    async hold(kind: RateLimitKind, key: string, until: number): Promise<void> {
      await db
        .insertInto('rate_limits')
        .values({ kind, key, full_at: until })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ full_at: until }))
        .execute();
    },

    /** Changes the keys of rows, from old ones to new ones; an existing row with a new key is not changed. */
    async rename(kind: RateLimitKind, newKeys: ReadonlyMap<string, string>): Promise<void> {
      const rows = await db
        .selectFrom('rate_limits')
        .selectAll()
        .where('kind', '=', kind)
        .where('key', 'in', [...newKeys.keys()])
        .execute();
      if (rows.length === 0) return;
      const renamed = rows.map((row) => ({ ...row, key: newKeys.get(row.key) ?? row.key }));
      await db
        .insertInto('rate_limits')
        .values(renamed)
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .execute();
      const oldKeys = rows.map(({ key }) => key);
      await db.deleteFrom('rate_limits').where('kind', '=', kind).where('key', 'in', oldKeys).execute();
    },

    /** Removes the rows with these keys, so that nothing counts against them. */
    async remove(kind: RateLimitKind, keys: readonly string[]): Promise<void> {
      await db.deleteFrom('rate_limits').where('kind', '=', kind).where('key', 'in', keys).execute();
    },

    /** Removes the rows whose keys begin with `prefix` (letters and digits) and a dot. */
    async removeAll(kind: RateLimitKind, prefix: string): Promise<void> {
      await db.deleteFrom('rate_limits').where('kind', '=', kind).where('key', 'like', `${prefix}.%`).execute();
    },

    /**
     * Removes rows that no longer limit anything, those written while the clock was ahead, and those over the limits.
     */
    async clean(now: number): Promise<void> {
      await db
        .deleteFrom('rate_limits')
        .where((eb) => eb.or([eb('full_at', '<=', now), eb('full_at', '>', now + maxDuration)]))
        .execute();
      await trim();
    },
  };
}
