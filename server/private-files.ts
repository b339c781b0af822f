import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The names that this program creates in its data folder. */
const ownNames =
  /^(?:minbar\.sqlite(?:-wal|-shm|-journal)?|server\.lock(?:-journal)?|server\.json(?:\.part)?|upgrade|backup-key|file-places|backups|files|share-pictures|tmp|unrecorded-files|uploads|\.\w.*)$/;
const ownFiles = [
  'minbar.sqlite',
  'minbar.sqlite-wal',
  'minbar.sqlite-shm',
  'server.lock',
  'server.json',
  'backup-key',
];

/** Makes all files that are created from now on accessible to the program's user alone. */
export function restrictNewFiles(): void {
  process.umask(0o077);
}

/**
 * Removes the permissions of others from existing files in the data folder: it contains password hashes and messages of
 * visitors. A folder with other files as well, such as a home directory, is not changed. Calls `warn` with what could
 * not be changed.
 */
export async function restrictDataFolder(dataDir: string, warn: (sentence: string) => void): Promise<void> {
  const names = await readdir(dataDir);
  const foreign = names.filter((name) => !ownNames.test(name));
  if (foreign.length === 0) await restrict(dataDir, 0o700, warn);
  else if (await isReadableByOthers(dataDir, 0o700))
    warn(
      `The data folder ${dataDir} can be read by other users and contains other files, such as ` +
        `${foreign[0]?.slice(0, 60)}. Set DATA_DIR to a folder of its own.`,
    );
  for (const name of ownFiles) await restrict(join(dataDir, name), 0o600, warn);
  await restrict(join(dataDir, 'upgrade'), 0o700, warn);
  const backups = join(dataDir, 'backups');
  await restrict(backups, 0o700, warn);
  // Missing, or not readable, which the next backup reports.
  for (const name of await readdir(backups).catch(() => []))
    if (/\.tar\.gz/.test(name)) await restrict(join(backups, name), 0o600, warn);
  if (foreign.length > 0) await restrict(join(dataDir, 'files'), 0o700, warn);
}

const readPermissions = (path: string) =>
  lstat(path).then(
    (found) => (found.isSymbolicLink() ? undefined : found.mode & 0o7777),
    () => undefined,
  );

async function isReadableByOthers(path: string, mode: number): Promise<boolean> {
  const permissions = await readPermissions(path);
  return permissions !== undefined && (permissions & ~mode & 0o077) !== 0;
}

/** Symbolic links are not changed: their targets may belong to others. */
async function restrict(path: string, mode: number, warn: (sentence: string) => void): Promise<void> {
  if (!(await isReadableByOthers(path, mode))) return;
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) =>
    warn(
      `${path} can be read by other users, and its permissions could not be changed (${error.code}). Fix them with ` +
        `chown and chmod ${mode.toString(8)}.`,
    ),
  );
}
