import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder with those above it, for the server's user alone. Node's recursive `mkdir` is not used: it reports
 * another error on a disk that became read-only, and never ends where a file system refuses folders with ENOENT, as
 * /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  const failed = await tryToMake(path);
  if (failed === undefined) return;
  if (failed.code !== 'ENOENT' || dirname(path) === path) throw failed;
  await makeFolder(dirname(path));
  const failedAgain = await tryToMake(path);
  if (failedAgain) throw failedAgain;
}

/** Returns the error where there is no such folder afterwards. */
async function tryToMake(path: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await mkdir(path, { mode: 0o700 });
    return undefined;
  } catch (error) {
    const isThere = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    return isThere ? undefined : (error as NodeJS.ErrnoException);
  }
}
