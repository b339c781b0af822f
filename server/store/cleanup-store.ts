import type { CleanupTimes } from '../../domain/operating/cleanup-time.ts';
import type { Database } from './database.ts';
import { createSettingStore } from './setting-store.ts';

export type CleanupStore = ReturnType<typeof createCleanupStore>;

const name = 'cleanup-times';
const never: CleanupTimes = { doneAt: null, heldSince: null };

/** Creates the store of when the cleanup ran, for all machines of the site. */
export function createCleanupStore(db: Database) {
  const settings = createSettingStore(db);
  return {
    /** Returns when the cleanup ran last, and since when it is held back. */
    async times(): Promise<CleanupTimes> {
      const stored = (await settings.readAll([name])).get(name);
      return { ...never, ...(stored as Partial<CleanupTimes> | undefined) };
    },

    /** Stores these times. */
    writeTimes: (times: CleanupTimes): Promise<void> => settings.writeAll(new Map([[name, times]])),
  };
}
