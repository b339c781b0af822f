import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../store/files/file-store.ts';
import { isFileKey, reportDiskFull, type FileStorage } from './file-storage.ts';
import { makeFolder } from './make-folder.ts';
import { unlessMissing } from './unless-missing.ts';

/** Keys in one note: each becomes a parameter of one query. */
const keysInNote = 500;
/** The name of a note that `clear` leaves alone until a moment (milliseconds since 1970), and the rest of it. */
const postponedName = /^until-(\d{1,15})-(.*)$/;
const nameUntil = (until: Date, name: string) => `until-${until.getTime()}-${name}`;

export type UnrecordedFiles = ReturnType<typeof createUnrecordedFiles>;

type Deps = {
  dataDir: string;
  storage: Pick<FileStorage, 'remove' | 'removeLeftovers' | 'findFailure'>;
  files: Pick<FileStore, 'countRemovals' | 'removeUnrecorded'>;
};

/**
 * Creates the notes of the keys that are being written or removed. A process that is killed between a file and its
 * record, or a store that fails in between, leaves a file that no record names; `clear` finds it by its note. Only keys
 * that this machine has noted are ever removed, so a bucket with files of others is safe.
 */
export function createUnrecordedFiles({ dataDir, storage, files }: Deps) {
  const folder = join(dataDir, 'unrecorded-files');
  const remove = async (keys: readonly string[]): Promise<number> => {
    // Others cannot write to the database meanwhile: do not wait for a store that is away.
    const failure = await storage.findFailure();
    if (failure) throw failure;
    return files.removeUnrecorded(keys.filter(isFileKey), (key) => storage.remove(key));
  };

  return {
    /**
     * Removes the files of those of some keys that no record names, and returns their number. No upload records one of
     * them meanwhile, and one that has written the same bytes notices (`WrittenFiles`). Not for a transaction.
     */
    remove,

    /** Returns how often files were removed, to notice that some were. */
    countRemovals: (): Promise<number> => files.countRemovals(),

    /**
     * Notes keys, before the first of them is written or the record that names them is removed. `until`: no file of
     * this note is removed before.
     */
    async note(keys: readonly string[], until?: Date): Promise<void> {
      await reportDiskFull(async () => {
        await makeFolder(folder);
        for (let from = 0; from < keys.length; from += keysInNote) {
          const name = until ? nameUntil(until, randomUUID()) : randomUUID();
          await writeFile(join(folder, name), keys.slice(from, from + keysInNote).join('\n'), { mode: 0o600 });
        }
      });
    },

    /** Keeps the files of all notes that there are until a moment. */
    async postpone(until: Date): Promise<void> {
      for (const name of (await unlessMissing(readdir(folder))) ?? [])
        await unlessMissing(
          rename(join(folder, name), join(folder, nameUntil(until, postponedName.exec(name)?.[2] ?? name))),
        );
    },

    /**
     * Removes the files of notes that are at least this many milliseconds old and that no record names, and half files
     * of this age; returns the number of the former. A note that was made while the clock was ahead counts as old; one
     * that was postponed waits.
     */
    async clear(olderThan: number): Promise<number> {
      let removed = 0;
      for (const name of (await unlessMissing(readdir(folder))) ?? []) {
        if (Date.now() < Number(postponedName.exec(name)?.[1] ?? 0)) continue;
        const note = join(folder, name);
        const found = await unlessMissing(stat(note));
        if (!found || Math.abs(Date.now() - found.mtimeMs) < olderThan) continue;
        removed += await remove((await readFile(note, 'utf8')).split('\n'));
        await rm(note, { force: true });
      }
      await storage.removeLeftovers(olderThan);
      return removed;
    },
  };
}
