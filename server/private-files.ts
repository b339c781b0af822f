import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The names that this program creates in its data folder. */
const ownNames =
  /^(?:minbar\.sqlite(?:-wal|-shm|-journal)?|server\.lock|backup-key|file-places|backups|files|tmp|uploads|\.\w.*)$/;
const ownFiles = ['minbar.sqlite', 'minbar.sqlite-wal', 'minbar.sqlite-shm', 'server.lock', 'backup-key'];

/** Makes all files that are created from now on accessible to the program's user alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Removes the permissions of others from existing files in the data folder: it contains password hashes and messages of
 * visitors. A folder with other files as well, such as a home directory, is not changed. Calls `say` with what could
 * not be changed.
 */
export async function tightenDataFolder(dataDir: string, say: (sentence: string) => void): Promise<void> {
  const names = await readdir(dataDir);
  const foreign = names.filter((name) => !ownNames.test(name));
  if (foreign.length === 0) await tighten(dataDir, 0o700, say);
  else if (await isOpen(dataDir, 0o700))
    say(
      `The data folder ${dataDir} can be read by others and holds more than the data of this site, such as ${foreign[0]?.slice(0, 60)}. Set DATA_DIR to a folder of its own.`,
    );
  for (const name of ownFiles) await tighten(join(dataDir, name), 0o600, say);
  const backups = join(dataDir, 'backups');
  await tighten(backups, 0o700, say);
  for (const name of await readdir(backups).catch(() => []))
    if (/\.tar\.gz/.test(name)) await tighten(join(backups, name), 0o600, say);
  if (foreign.length > 0) await tighten(join(dataDir, 'files'), 0o700, say);
}

const rightsOf = (path: string) =>
  lstat(path).then(
    (found) => (found.isSymbolicLink() ? undefined : found.mode & 0o7777),
    () => undefined,
  );

async function isOpen(path: string, mode: number): Promise<boolean> {
  const rights = await rightsOf(path);
  return rights !== undefined && (rights & ~mode & 0o077) !== 0;
}

/** Symbolic links are not changed: their targets may belong to others. */
async function tighten(path: string, mode: number, say: (sentence: string) => void): Promise<void> {
  if (!(await isOpen(path, mode))) return;
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) =>
    say(
      `${path} can be read by others, and this could not be changed (${error.code}). Make it yours: chown and chmod ${mode.toString(8)}.`,
    ),
  );
}
