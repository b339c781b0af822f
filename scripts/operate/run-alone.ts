import { StartError } from '../../server/start-error.ts';
import type { Database } from '../../server/store/database.ts';
import { isOnlyConnection } from '../../server/store/snapshot.ts';
import type { OpenSite } from './with-site.ts';

export type RequireAlone = (db: Database) => Promise<void>;

/**
 * Runs work that replaces the database while no server can start with it. `requireAlone` throws StartError where one
 * uses it all the same. The data folder of a SQLite database is locked already (`withSite`).
 */
export async function runAlone(
  { env, dialect }: Pick<OpenSite, 'env' | 'dialect'>,
  work: (requireAlone: RequireAlone) => Promise<void>,
): Promise<void> {
  if (!env.databaseUrl) return work(async () => undefined);
  const { runWithStartLock } = await import('../../server/store/dialects/postgres-start-lock.ts');
  await runWithStartLock(
    env.databaseUrl,
    () => console.log('A server is starting with this database, or another restore is under way. Waiting for it ...'),
    (requireLock) =>
      work(async (db) => {
        await requireLock();
        if (!(await isOnlyConnection(db, dialect)))
          throw new StartError('A server has been started. Stop it, and try again. The database was not replaced.');
      }),
  );
}
