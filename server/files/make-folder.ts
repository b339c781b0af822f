import { mkdir } from 'node:fs/promises';

/**
 * Creates a folder with those above it, for the server's user alone. On a disk that became read-only, Node reports that
 * the folder above is missing; this throws EROFS then.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw Object.assign(new Error(`the folder ${path} cannot be created`, { cause: error }), {
      code: 'EROFS',
      syscall: 'mkdir',
    });
  }
}
