import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { busy, tooManyUploads } from '../../domain/errors.ts';

/** A file as it arrived, in a temporary file; its name is what the sender says and is not trusted. */
export type UploadedFile = { name: string; path: string; size: number /* bytes */ };

/** What bounds the uploads that are under way in one process. */
export type UploadBounds = {
  perPerson: number;
  inAll: number;
  /** Milliseconds without a byte after which one is ended. */ idle: number;
};

const defaultBounds: UploadBounds = { perPerson: 4, inAll: 16, idle: 30_000 };

/** The temporary files of one request. */
export type UploadSpace = {
  newPath: () => Promise<string>;
  /** Removes them, whatever became of the request. */ end: () => Promise<void>;
};

export type UploadFolder = ReturnType<typeof createUploadFolder>;

/** Where files arrive before they are judged: a folder for each request, readable by the user of the server alone. */
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
     * Room for the files of one request of a person; 429 where the person sends too many at once, 503 where all
     * together do. Without a person it is for a file that the program makes itself.
     */
    begin(person?: string): UploadSpace {
      if (person !== undefined) {
        if ((underWay.get(person) ?? 0) >= perPerson) throw tooManyUploads();
        if (total >= inAll) throw busy();
        count(person, 1);
      }
      const own = join(folder, randomUUID());
      let made: Promise<unknown> | undefined;
      let ended = false;
      return {
        async newPath() {
          await (made ??= mkdir(own, { recursive: true, mode: 0o700 }));
          return join(own, randomUUID());
        },
        async end() {
          if (ended) return;
          ended = true;
          if (person !== undefined) count(person, -1);
          await made?.catch(() => undefined);
          if (made) await rm(own, { recursive: true, force: true });
        },
      };
    },

    /** Removes what a program that ended in the middle has left, if it is older than so many milliseconds. */
    async clear(olderThan: number): Promise<void> {
      for (const name of await readdir(folder).catch(nothingThere)) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs >= olderThan) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** Nothing has arrived yet. Any other failure is one. */
function nothingThere(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
