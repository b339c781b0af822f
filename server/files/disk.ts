import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { FileStorage } from './file-storage.ts';

/**
 * Files in a folder. A file is written aside, synced and renamed, so that a key never names half a file;
 * the folder is synced too, so that the name itself survives a power cut.
 */
export function createDiskStorage(folder: string): FileStorage {
  return {
    async write(key, bytes) {
      const target = join(folder, key);
      // Content-addressed: the same key already holds the same bytes.
      if (await stat(target).then((found) => found.size === bytes.byteLength, () => false)) return;
      await mkdir(dirname(target), { recursive: true });
      const aside = `${target}.${randomUUID()}.part`;
      try {
        await syncTo(aside, bytes);
        await rename(aside, target);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await syncFolder(dirname(target));
    },

    async remove(key) {
      await rm(join(folder, key), { force: true });
    },

    async read(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

async function syncTo(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
