import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { busy, tooManyUploads } from '../../domain/errors.ts';
import { makeFolder } from './make-folder.ts';

/** An uploaded file, stored in a temporary file; its name comes from the client and is not trusted. */
export type UploadedFile = {
  name: string;
  path: string;
  size: number; // bytes
  /** The id of the person who sent it. */ person: string | undefined;
};

/** Limits on the running uploads of one process. */
export type UploadBounds = {
  perPerson: number;
  inAll: number;
  /** Milliseconds without a byte after which an upload is ended. */ idle: number;
};

const defaultBounds: UploadBounds = { perPerson: 4, inAll: 16, idle: 30_000 };

/** The temporary files of one request. */
export type UploadSpace = {
  person: string | undefined;
  newPath: () => Promise<string>;
  /** Removes them, also after an error. */ end: () => Promise<void>;
};

export type UploadFolder = ReturnType<typeof createUploadFolder>;

/**
 * Creates the folder for uploads that are not checked yet: a subfolder for each request, readable by the server's user
 * alone.
 */
export function createUploadFolder(folder: string, bounds: Partial<UploadBounds> = {}) {
  const { perPerson, inAll, idle } = { ...defaultBounds, ...bounds };
  const underWay = new Map<string, number>();
  let total = 0;

  const count = (person: string, by: 1 | -1) => {
    total += by;
    const left = (underWay.get(person) ?? 0) + by;
    if (left > 0) underWay.set(person, left);
    else underWay.delete(person);
  };

  return {
    idle,

    /**
     * Starts an upload for one request of a person; throws 429 where the person has too many at once, 503 where there
     * are too many in all. Without a person it is for a file that the program makes itself.
     */
    begin(person?: string): UploadSpace {
      if (person !== undefined) {
        if ((underWay.get(person) ?? 0) >= perPerson) throw tooManyUploads();
        if (total >= inAll) throw busy();
        count(person, 1);
      }
      const requestFolder = join(folder, randomUUID());
      let folderCreated: Promise<unknown> | undefined;
      let ended = false;
      return {
        person,
        async newPath() {
          await (folderCreated ??= makeFolder(requestFolder));
          return join(requestFolder, randomUUID());
        },
        async end() {
          if (ended) return;
          ended = true;
          if (person !== undefined) count(person, -1);
          await folderCreated?.catch(() => undefined);
          if (folderCreated) await rm(requestFolder, { recursive: true, force: true });
        },
      };
    },

    /** Removes what an interrupted process has left, if it is at least this many milliseconds old. */
    async clear(olderThan: number): Promise<void> {
      for (const name of await readdir(folder).catch(emptyIfMissing)) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs >= olderThan) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** The folder does not exist yet. Any other error is thrown. */
function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
