import type { Database } from './database.ts';

/** How long an answer holds, and how long the database has for one (milliseconds). */
const holdsFor = 3_000;
const timeout = 2_000;

/** Large enough to need pages that SQLite does not have yet. */
const size = 20_000; // characters
const name = 'write-probe';

/**
 * Whether the database can be written: writes something and takes it away in one transaction, at most every few
 * seconds. One that does not answer in time cannot.
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
    if (last && performance.now() - last.at < holdsFor) return last.writable;
    running ??= probe();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, timeout, false)));
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}
