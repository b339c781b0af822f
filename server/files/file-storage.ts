import { diskFull } from '../../domain/errors.ts';
import { isDiskFull } from '../store/database-errors.ts';

/** An open stored file; the code that opens it closes it. */
export type OpenedFile = {
  size: number; // bytes
  /** Reads at most `length` bytes from a position; fewer at the end. */
  read(position: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** What is stored: bytes, or an existing file that is copied. */
export type FileSource = Uint8Array | { path: string };

/**
 * The storage of the bytes of pictures and documents. Keys are relative paths such as `pictures/<hash>/960.avif`; they
 * are made from the content, so the bytes of a key never change. An invalid key (`isFileKey`) is never written, and
 * nothing is read or removed under it, whatever the database contains.
 */
export type FileStorage = {
  write(key: string, source: FileSource): Promise<void>;
  /** Returns the bytes of a key, or undefined where there are none. For small files and backups. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Opens the file of a key, to be read in parts; undefined where there is none. */
  open(key: string): Promise<OpenedFile | undefined>;
  /** Removes the file of a key; a missing one is no error. */
  remove(key: string): Promise<void>;
};

/** Returns whether a text is a key that this program makes: lower-case names, one extension, no `..`. */
export function isFileKey(key: unknown): key is string {
  return (
    typeof key === 'string' && key.length <= 200 && /^(?:pictures|documents)(?:\/[a-z0-9-]+)+\.[a-z0-9]+$/.test(key)
  );
}

/** Runs work that writes files; throws 507 where the disk is full, which an operator can fix. */
export async function tellDiskFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? diskFull(error) : error;
  }
}

/** Writes all files of one upload. */
export async function keepFiles(
  storage: FileStorage,
  files: readonly { key: string; source: FileSource }[],
): Promise<void> {
  await tellDiskFull(() => Promise.all(files.map(({ key, source }) => storage.write(key, source))));
}
