import { diskFull } from '../../domain/errors.ts';
import { isDiskFull } from '../store/database-errors.ts';

/**
 * Where the bytes of pictures and documents lie. Keys are relative paths such as `pictures/<hash>/960.avif`;
 * they name their content, so what lies under a key never changes.
 */
export type FileStorage = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under a key, or undefined where there are none. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Takes away what lies under a key; nothing there is no error. */
  remove(key: string): Promise<void>;
};

/** A key is made by this program: lower-case names, one extension, no dots that climb. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && /^(pictures|documents)(\/[a-z0-9-]+)*\/[a-z0-9-]+\.[a-z0-9]+$/.test(key);
}

/** Writes all files of one upload; a full disk is told apart, since somebody can do something about it. */
export async function keepFiles(storage: FileStorage, files: readonly { key: string; bytes: Uint8Array }[]): Promise<void> {
  try {
    await Promise.all(files.map(({ key, bytes }) => storage.write(key, bytes)));
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(error);
    throw error;
  }
}
