import { createChangeStore } from '../change-store.ts';
import { removedFilesTag } from '../change-tags.ts';
import type { Database } from '../database.ts';
import { lockUntilCommit } from '../lock-until-commit.ts';
import { getKeyHash, keyColumns, listAllKeys } from './file-row.ts';

export type FileKeyStore = ReturnType<typeof createFileKeyStore>;

/** Creates the reader of the keys that records name, and the removal of what none names. Part of the file store. */
export function createFileKeyStore(db: Database) {
  /** What names the keys of files, those of the pages of documents included. */
  const keyRows = () =>
    db
      .selectFrom('files')
      .leftJoin('document_texts', 'document_texts.file_id', 'files.id')
      .select([...keyColumns, 'drawn_pages']);

  return {
    /** Keeps other transactions that do the same from storing files until this one ends. */
    lockNewFiles: (): Promise<void> => lockUntilCommit(db, 'new files'),

    /** Returns the keys of a file in the storage, with those that are made from it (`listAllKeys`). */
    async listKeys(id: string): Promise<string[]> {
      const row = await keyRows().where('id', '=', id).executeTakeFirst();
      return row ? listAllKeys(row) : [];
    },

    /** Returns the keys of all files, with those that are made from them. */
    async listEveryKey(): Promise<string[]> {
      return (await keyRows().execute()).flatMap(listAllKeys);
    },

    /** Returns a key of each of the newest and the oldest files, `count` of both at most. */
    async listSampleKeys(count: number): Promise<string[]> {
      const read = (direction: 'asc' | 'desc') =>
        keyRows()
          .orderBy('id', direction)
          .limit(Math.floor(count / 2))
          .execute();
      const rows = [...(await read('asc')), ...(await read('desc'))];
      return [...new Set(rows.flatMap((row) => listAllKeys(row).slice(0, 1)))];
    },

    /** Returns those of some keys that the record of any file names. */
    async findRecorded(keys: readonly string[]): Promise<Set<string>> {
      const hashes = [...new Set(keys.map(getKeyHash))];
      if (hashes.length === 0) return new Set();
      const rows = await keyRows().where('content_hash', 'in', hashes).execute();
      return new Set(rows.flatMap(listAllKeys));
    },

    /**
     * Removes, by `remove`, those of some keys that no record names, while no transaction that holds `lockNewFiles`
     * stores any; returns their number.
     */
    async removeUnrecorded(keys: readonly string[], remove: (key: string) => Promise<void>): Promise<number> {
      const { removed, failed } = await db.transaction().execute(async (transaction) => {
        const files: Pick<FileKeyStore, 'lockNewFiles' | 'findRecorded'> = createFileKeyStore(transaction);
        await files.lockNewFiles();
        const recorded = await files.findRecorded(keys);
        const unrecorded = keys.filter((key) => !recorded.has(key));
        if (unrecorded.length === 0) return { removed: 0, failed: undefined };
        const done = await Promise.allSettled(unrecorded.map(remove));
        // Also where one failed: others are gone.
        await createChangeStore(transaction).bump([removedFilesTag]);
        return { removed: unrecorded.length, failed: done.find(({ status }) => status === 'rejected') };
      });
      if (failed?.status === 'rejected') throw failed.reason;
      return removed;
    },

    /**
     * Returns how often files were removed from the storage. The same number before some are written and where they are
     * recorded, after `lockNewFiles`, tells that they are still there.
     */
    async countRemovals(): Promise<number> {
      const found = await db
        .selectFrom('change_versions')
        .select('version')
        .where('tag', '=', removedFilesTag)
        .executeTakeFirst();
      return Number(found?.version ?? 0);
    },
  };
}
