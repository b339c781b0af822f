import type { Database } from './database.ts';

/** How long a result is cached, and the time limit of a probe (milliseconds). */
const validFor = 3_000;
const timeout = 2_000;

/** Large enough to need new pages in the SQLite file. */
const size = 20_000; // characters
const name = 'write-probe';

/**
 * Returns a function that reports whether the database is writable: it inserts and deletes a row in one transaction, at
 * most every few seconds. A timeout counts as not writable.
 */
export function createWriteProbe(db: Database): () => Promise<boolean> {
  let last: { at: number; writable: boolean } | undefined;
  let running: Promise<boolean> | undefined;

  const probe = async () => {
    const writable = await db
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .insertInto('settings')
          .values({ name, value: 'x'.repeat(size) })
          .execute();
        await transaction.deleteFrom('settings').where('name', '=', name).execute();
      })
      .then(
        () => true,
        () => false,
      );
    last = { at: performance.now(), writable };
    running = undefined;
    return writable;
  };

  return async () => {
    if (last && performance.now() - last.at < validFor) return last.writable;
    running ??= probe();
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, timeout, false)));
    return Promise.race([running, timedOut]).finally(() => clearTimeout(timer));
  };
}
