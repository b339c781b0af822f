import type { OtherWorkers } from './processes/other-workers.ts';
import type { ChangeFeed, ChangeListener } from './store/change-store.ts';
import type { Stores } from './store/stores.ts';

/** Returns how a process learns of the writes of others: by notifications of PostgreSQL, or by reading versions. */
export const createFeedOpener =
  (databaseUrl: string | undefined, { changes }: Pick<Stores, 'changes'>, otherWorkers: OtherWorkers | undefined) =>
  async (listener: ChangeListener): Promise<ChangeFeed> =>
    databaseUrl
      ? (await import('./store/dialects/postgres-changes.ts')).openChangeFeed(databaseUrl, listener)
      : {
          versions: changes.versions,
          isAlone: () => otherWorkers === undefined,
          announce: async () => undefined,
          stop: async () => undefined,
        };
