import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileKey, reportDiskFull, type FileStorage } from './file-storage.ts';
import { makeFolder } from './make-folder.ts';

export type UnrecordedFiles = ReturnType<typeof createUnrecordedFiles>;

type Deps = {
  folder: string;
  storage: Pick<FileStorage, 'remove'>;
  /** Returns those of some keys that a record names. */
  findRecorded: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
};

/**
 * Creates the notes of the keys that are being written or removed. A process that is killed between a file and its
 * record, or a store that fails in between, leaves a file that no record names; `clear` finds it by its note. Only keys
 * that this machine has noted are ever removed, so a bucket with files of others is safe.
 */
export function createUnrecordedFiles({ folder, storage, findRecorded }: Deps) {
  return {
    /** Notes keys, before the first of them is written or the record that names them is removed. */
    async note(keys: readonly string[]): Promise<void> {
      await reportDiskFull(async () => {
        await makeFolder(folder);
        await writeFile(join(folder, randomUUID()), keys.join('\n'), { mode: 0o600 });
      });
    },

    /**
     * Removes the files of notes that are at least this many milliseconds old and that no record names; returns their
     * number. A note that was made while the clock was ahead counts as old.
     */
    async clear(olderThan: number): Promise<number> {
      let removed = 0;
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for (const name of names) {
        const note = join(folder, name);
        const found = await stat(note).catch(() => undefined);
        if (!found || Math.abs(Date.now() - found.mtimeMs) < olderThan) continue;
        const keys = (await readFile(note, 'utf8')).split('\n').filter(isFileKey);
        const recorded = await findRecorded(keys);
        for (const key of keys.filter((one) => !recorded.has(one))) {
          await storage.remove(key);
          removed += 1;
        }
        await rm(note, { force: true });
      }
      return removed;
    },
  };
}
