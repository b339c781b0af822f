import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How a process learns of the writes of others, and informs them of its own. */
export type ChangeFeed = {
  /** Returns the current version of each tag. */
  versions(): Promise<Map<string, number>>;
  /** Returns whether no other process listened when the versions were last read. */
  isAlone(): boolean;
  /**
   * Notifies the other processes that versions have changed; resolves when each has read them or has ended, and at the
   * latest after `cacheLease`.
   */
  announce(): Promise<void>;
  stop(): Promise<void>;
};

/** The functions that a feed calls. */
export type ChangeListener = {
  /** Others have written: reads the versions and invalidates. The writer is notified when it resolves. */
  onChange: () => Promise<unknown>;
  /** The connection was lost: no writer waits for this process any more. */
  onLost: () => void;
};

/**
 * For how long after a process has asked for the versions it may use its caches, in milliseconds. So a write is visible
 * everywhere after this time, also where a process is frozen or cut off from the database.
 */
export const cacheLease = 1_000;

/** Creates the store of tag versions, which all processes on one database share. */
export function createChangeStore(db: Database) {
  return {
    /** Counts a write of each tag. Called in the transaction of the write, so that none is stored unnoticed. */
    async bump(tags: readonly string[]): Promise<void> {
      // In the same order everywhere, which prevents deadlocks.
      for (const tag of tags.toSorted()) {
        await db
          .insertInto('change_versions')
          .values({ tag, version: 1 })
          .onConflict((conflict) =>
            conflict.column('tag').doUpdateSet({ version: sql<number>`change_versions.version + 1` }),
          )
          .execute();
      }
    },

    /** Counts a write of every tag, so that every process drops its caches. */
    async bumpAll(): Promise<void> {
      await db
        .updateTable('change_versions')
        .set({ version: sql<number>`version + 1` })
        .execute();
    },

    /** Returns the version of each tag that was ever written. */
    async versions(): Promise<Map<string, number>> {
      const rows = await db.selectFrom('change_versions').selectAll().execute();
      return new Map(rows.map((row) => [row.tag, Number(row.version)]));
    },
  };
}
