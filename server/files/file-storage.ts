import { AppError, diskFull, isWriteRefused } from '../../domain/errors.ts';
import { isDiskFull } from '../store/database-errors.ts';
import type { FileStore } from '../store/files/file-store.ts';
import type { UnrecordedFiles } from './unrecorded-files.ts';

/** An open stored file; the code that opens it closes it. */
export type OpenedFile = {
  size: number; // bytes
  /** Reads at most `length` bytes from a position; fewer at the end. */
  read(position: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** How much is best read at a time, in bytes. */
  partSize: number;
  close(): Promise<void>;
};

/** What is stored: bytes, or an existing file that is copied. */
export type FileSource = Uint8Array | { path: string };

/** Files of one upload that are written, and not yet recorded. */
export type WrittenFiles = {
  /**
   * Writes again what was removed since: another upload of the same bytes may have been taken back. Called in the
   * transaction that records them, by whoever stores no others until it ends (`lockNewFiles`).
   */
  rewriteRemoved: (files: Pick<FileStore, 'countRemovals'>) => Promise<void>;
  /** Removes those that no record names. Not for a transaction. What cannot be removed now is removed by its note. */
  takeBack: () => Promise<void>;
};

/** Of an upload whose bytes were stored already. */
export const noWrittenFiles: WrittenFiles = { rewriteRemoved: async () => undefined, takeBack: async () => undefined };

/**
 * The storage of the bytes of pictures and documents. Keys are relative paths such as `pictures/<hash>/960.avif`; they
 * are made from the content, so the bytes of a key never change. An invalid key (`isFileKey`) is never written, and
 * nothing is read or removed under it, whatever the database contains.
 */
export type FileStorage = {
  /** Writes a file; where the key is there already, nothing is done. */
  write(key: string, source: FileSource): Promise<void>;
  /** Writes a file whether the key is there or not. */
  put(key: string, source: FileSource): Promise<void>;
  /** Returns the bytes of a key, or undefined where there are none. For small files and backups. */
  read(key: string): Promise<Uint8Array | undefined>;
  /**
   * Opens what lies under a key, to be read part by part; undefined where there is nothing. `fromStart` promises that
   * the beginning is read next, which saves a request to a distant store.
   */
  open(key: string, options?: { fromStart?: boolean }): Promise<OpenedFile | undefined>;
  /** Removes the file of a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Removes the half files that killed processes have left, where they are at least so many milliseconds old. */
  removeLeftovers(olderThan: number): Promise<void>;
  /** The keys of all files, in no order. What appears or goes meanwhile may be among them or not. */
  list(): AsyncIterable<string>;
  /** Returns why files cannot be read and written now; undefined where they can. Answers within some seconds. */
  findFailure(): Promise<Error | undefined>;
  close(): void;
};

/** Returns whether a text is a key that this program makes: lower-case names, one extension, no `..`. */
export function isFileKey(key: unknown): key is string {
  return (
    typeof key === 'string' && key.length <= 200 && /^(?:pictures|documents)(?:\/[a-z0-9-]+)+\.[a-z0-9]+$/.test(key)
  );
}

/** Throws for a key that is none, which must not be written. */
export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`Not a key of the file storage: ${JSON.stringify(key).slice(0, 200)}`);
}

/** Runs work that writes files; throws 507 where the disk is full, which an operator can fix. */
export async function reportDiskFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? diskFull(error) : error;
  }
}

/**
 * Writes all files of one upload, or none: what was written is taken back where one of them fails. They are noted
 * before, since the record that names them is stored later.
 */
export async function writeFiles(
  { storage, unrecorded }: { storage: FileStorage; unrecorded: UnrecordedFiles },
  files: readonly { key: string; source: FileSource }[],
): Promise<WrittenFiles> {
  const keys = files.map(({ key }) => key);
  await unrecorded.note(keys);
  const removals = await unrecorded.countRemovals();
  // One that cannot be taken back stays: no record names it, so it does no harm.
  const takeBack = async () => void (await unrecorded.remove(keys).catch(() => undefined));
  const written = await Promise.allSettled(files.map(({ key, source }) => storage.put(key, source)));
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) {
    // A store that is away is not asked to remove anything.
    if (!isUnavailable(failed.reason)) await takeBack();
    return reportDiskFull(() => Promise.reject(failed.reason));
  }
  return {
    takeBack,
    rewriteRemoved: async (store) => {
      if ((await store.countRemovals()) !== removals)
        await reportDiskFull(() => Promise.all(files.map(({ key, source }) => storage.write(key, source))));
    },
  };
}

/** Returns what was written for several files together. */
export const joinWrittenFiles = (all: readonly WrittenFiles[]): WrittenFiles => ({
  rewriteRemoved: async (files) => {
    for (const { rewriteRemoved } of all) await rewriteRemoved(files);
  },
  takeBack: async () => {
    for (const { takeBack } of all) await takeBack();
  },
});

const isUnavailable = (error: unknown): boolean => error instanceof AppError && error.code === 'files_unavailable';

/**
 * Stores the records of written files by `work`. Takes the files back where it is refused, so that their own records
 * are not stored; after any other failure they may be.
 */
export async function takeBackIfRefused<T>({ takeBack }: WrittenFiles, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isWriteRefused(error)) await takeBack();
    throw error;
  }
}
