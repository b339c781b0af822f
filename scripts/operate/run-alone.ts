import { StartError } from '../../server/start-error.ts';
import type { Database } from '../../server/store/database.ts';
import { isOnlyConnection } from '../../server/store/snapshot.ts';
import { waitUntilAlone } from '../../server/store/wait-until-alone.ts';
import type { OpenSite } from './with-site.ts';

export type RequireAlone = (db: Database) => Promise<void>;

const startedMeanwhile = 'A server has been started. Stop it, and try again. The database was not replaced.';

/**
 * Runs work that copies or replaces the database while no server can start with it. `requireAlone` throws StartError,
 * with the sentence `refusal`, where one uses it all the same; the first time, which must be outside of a transaction,
 * it waits for those that are ending. The data folder of a SQLite database is locked already (`withSite`).
 */
export async function runAlone(
  { env, dialect }: Pick<OpenSite, 'env' | 'dialect'>,
  work: (requireAlone: RequireAlone) => Promise<void>,
  refusal = startedMeanwhile,
): Promise<void> {
  if (!env.databaseUrl) return work(async () => undefined);
  const { runWithStartLock } = await import('../../server/store/dialects/postgres-start-lock.ts');
  await runWithStartLock(
    env.databaseUrl,
    () => console.log('A server is starting with this database, or another restore is under way. Waiting for it ...'),
    (requireLock) => {
      let hasWaited = false;
      return work(async (db) => {
        await requireLock();
        const isAlone = hasWaited
          ? await isOnlyConnection(db, dialect)
          : await waitUntilAlone(db, () => console.log('Waiting for other connections to the database to end ...'));
        hasWaited = true;
        if (!isAlone) throw new StartError(refusal);
      });
    },
  );
}
