import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  chmod,
  copyFile,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isFileKey, requireFileKey, type FileSource, type FileStorage, type OpenedFile } from './file-storage.ts';
import { makeFolder } from './make-folder.ts';
import { removeOld } from './remove-old.ts';
import { syncToDisk } from './sync-to-disk.ts';
import { unlessMissing } from './unless-missing.ts';

/** So much of a file is read at a time (bytes). */
const partSize = 64 * 1024;

/**
 * Creates a file storage in a folder, readable by the server's user alone. A file is written in its subfolder `parts`,
 * synced and moved to its place, so that a key never refers to half a file; the folder is synced too, so that the name
 * survives a power cut.
 */
export function createDiskStorage(folder: string): FileStorage {
  const partFolder = join(folder, 'parts');
  const put = async (key: string, source: FileSource): Promise<void> => {
    requireFileKey(key);
    const target = join(folder, key);
    await makeFolder(dirname(target));
    await makeFolder(partFolder);
    const aside = join(partFolder, randomUUID());
    try {
      await writeSynced(aside, source);
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await syncToDisk(dirname(target));
  };

  return {
    put,

    async write(key, source) {
      requireFileKey(key);
      // Content-addressed: an existing key has the same bytes already.
      const size = source instanceof Uint8Array ? source.byteLength : (await stat(source.path)).size;
      const found = await unlessMissing(stat(join(folder, key)));
      if (found?.size !== size) await put(key, source);
    },

    async remove(key) {
      if (isFileKey(key)) await rm(join(folder, key), { force: true });
    },

    async read(key) {
      return isFileKey(key) ? unlessMissing(readFile(join(folder, key))) : undefined;
    },

    async open(key) {
      return isFileKey(key) ? unlessMissing(openFile(join(folder, key))) : undefined;
    },

    async *list() {
      const entries = await unlessMissing(opendir(folder, { recursive: true }));
      for await (const entry of entries ?? []) {
        const key = relative(folder, join(entry.parentPath, entry.name));
        if (entry.isFile() && isFileKey(key)) yield key;
      }
    },

    removeLeftovers: (olderThan) => removeOld(partFolder, olderThan),

    findFailure: async () => undefined,
    close: () => undefined,
  };
}

/** Removes the folders that hold nothing any more, but not the one that is given. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    await removeEmptyFolders(path);
    await rmdir(path).catch((error: NodeJS.ErrnoException) => {
      // Another process removes them too, or stores a file.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
    });
  }
}

/** Opens a file, to be read in parts. */
export async function openFile(path: string): Promise<OpenedFile> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return {
      size,
      partSize,
      async read(position, length) {
        // Allocated separately: a slice of Node's shared pool keeps the whole pool alive while a slow client reads.
        const buffer = new Uint8Array(length);
        const { bytesRead } = await file.read(buffer, 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function writeSynced(path: string, source: FileSource): Promise<void> {
  if (source instanceof Uint8Array) return writeFile(path, source, { flag: 'wx', mode: 0o600, flush: true });
  // Shares the blocks with the source where the file system supports it.
  await copyFile(source.path, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await chmod(path, 0o600);
  await syncToDisk(path);
}
