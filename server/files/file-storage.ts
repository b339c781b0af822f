import { diskFull } from '../../domain/errors.ts';
import { isDiskFull } from '../store/database-errors.ts';

/** A stored file that is open; whoever opens one closes it. */
export type OpenedFile = {
  size: number; // bytes
  /** At most `length` bytes from a place on; fewer at the end. */
  read(position: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** What is stored: bytes, or a file that was written before and is copied. */
export type FileSource = Uint8Array | { path: string };

/**
 * Where the bytes of pictures and documents lie. Keys are relative paths such as `pictures/<hash>/960.avif`; they name
 * their content, so what lies under a key never changes. A key that is none (`isFileKey`) leads nowhere: it is never
 * written, and there is nothing to read or to remove, whatever a database says.
 */
export type FileStorage = {
  write(key: string, source: FileSource): Promise<void>;
  /**
   * The bytes under a key, or undefined where there are none. For files that are known to be small, and for backups.
   */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Opens what lies under a key, to be read part by part; undefined where there is nothing. */
  open(key: string): Promise<OpenedFile | undefined>;
  /** Takes away what lies under a key; nothing there is no error. */
  remove(key: string): Promise<void>;
};

/** A key is made by this program: lower-case names, one extension, no dots that climb. */
export function isFileKey(key: unknown): key is string {
  return (
    typeof key === 'string' && key.length <= 200 && /^(?:pictures|documents)(?:\/[a-z0-9-]+)+\.[a-z0-9]+$/.test(key)
  );
}

/** Does something that writes files; a full disk is told apart (507), since somebody can do something about it. */
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
