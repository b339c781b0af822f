import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { busy, tooManyUploads } from '../../domain/errors.ts';
import { findLargest } from '../queues/find-largest.ts';
import { makeFolder } from './make-folder.ts';
import { removeOld } from './remove-old.ts';

/** An uploaded file, stored in a temporary file; its name comes from the client and is not trusted. */
export type UploadedFile = {
  name: string;
  path: string;
  size: number; // bytes
  /** The id of the person who sent it. */
  person: string | undefined;
  /** Whether the client that sent it has closed the connection: nobody waits for the work on it. */
  hasLeft: () => boolean;
};

/** Limits on the running uploads of one process. */
export type UploadBounds = {
  perPerson: number;
  /** Of the person's, so that a stolen session leaves its owner one. */
  perSession: number;
  inAll: number;
} & UploadSpeed;

/** When an upload is ended because it is too slow; times in milliseconds. */
export type UploadSpeed = {
  /** The longest time without a byte. */
  idle: number;
  /** Bytes that must arrive in each period. */
  minBytes: number;
  period: number;
};

// 1 KB/s: a slow mobile line sends about 5.
const defaultBounds: UploadBounds = {
  perPerson: 5,
  perSession: 4,
  inAll: 16,
  idle: 30_000,
  minBytes: 60_000,
  period: 60_000,
};

/** Who sends an upload, by ids. */
export type Uploader = { person: string; session: string | undefined };

/** The temporary files of one request. */
export type UploadSpace = {
  person: string | undefined;
  /**
   * Counts the request as an upload, once: call it when the first byte of a file arrives. Throws 429 where the person
   * has too many at once, 503 where there are too many in all. `fail` ends the upload, for somebody who has fewer.
   */
  takeSlot: (fail: (error: Error) => void) => void;
  /** The upload has arrived: it is not ended any more. */
  finishArrival: () => void;
  newPath: () => Promise<string>;
  /** Removes them, also after an error. */
  end: () => Promise<void>;
};

/** A running upload. */
type RunningUpload = Uploader & { fail: ((error: Error) => void) | undefined };

export type UploadFolder = ReturnType<typeof createUploadFolder>;

/**
 * Creates the folder for uploads that are not checked yet: a subfolder for each request, readable by the server's user
 * alone.
 */
export function createUploadFolder(folder: string, bounds: Partial<UploadBounds> = {}) {
  const { perPerson, perSession, inAll, ...speed } = { ...defaultBounds, ...bounds };
  /** The running uploads, the oldest first. */
  const slots = new Set<RunningUpload>();

  const getCount = (person: string) => [...slots].filter((slot) => slot.person === person).length;

  /** Ends the oldest arriving upload of the person with the most, unless `person` would have as many. */
  const makeRoom = (person: string): boolean => {
    const found = findLargest(slots, (slot) => (slot.fail ? getCount(slot.person) : 0), getCount(person) + 1);
    if (!found) return false;
    slots.delete(found);
    found.fail?.(busy());
    return true;
  };

  const takeSlot = ({ person, session }: Uploader, fail: RunningUpload['fail']): RunningUpload => {
    const own = [...slots].filter((slot) => slot.person === person);
    const ofSession = own.filter((slot) => slot.session === session);
    if (own.length >= perPerson || ofSession.length >= perSession) throw tooManyUploads();
    if (slots.size >= inAll && !makeRoom(person)) throw busy();
    const slot = { person, session, fail };
    slots.add(slot);
    return slot;
  };

  return {
    /** When uploads are too slow. */
    speed: speed satisfies UploadSpeed,

    /** Starts the temporary files of one request; without an uploader they are for a file that the program makes. */
    begin(uploader?: Uploader): UploadSpace {
      const requestFolder = join(folder, randomUUID());
      let folderCreated: Promise<unknown> | undefined;
      let slot: RunningUpload | undefined;
      let ended = false;
      return {
        person: uploader?.person,
        takeSlot(fail) {
          if (uploader && !ended) slot ??= takeSlot(uploader, fail);
        },
        finishArrival() {
          if (slot) slot.fail = undefined;
        },
        async newPath() {
          await (folderCreated ??= makeFolder(requestFolder));
          return join(requestFolder, randomUUID());
        },
        async end() {
          if (ended) return;
          ended = true;
          if (slot) slots.delete(slot);
          await folderCreated?.catch(() => undefined);
          if (folderCreated) await rm(requestFolder, { recursive: true, force: true });
        },
      };
    },

    /** Removes what an interrupted process has left, if it is at least this many milliseconds old. */
    clear: (olderThan: number): Promise<void> => removeOld(folder, olderThan),
  };
}
