import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

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

/** Creates the data folder as above. Throws StartError where it cannot be created. */
export async function makeDataFolder(path: string): Promise<void> {
  await makeFolder(path).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(
      `The data folder ${path} cannot be created (${cause.code}). Set DATA_DIR to a writable folder.`,
    );
  });
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
