import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewestBackup } from '../../../domain/operating/site-state.ts';

/** Finished archives; one that is being written ends with `.part`. */
const archive = /\.tar\.gz(?:\.age)?$/;
/** Further files of a folder are not looked at. */
const most = 2_000;

/** An archive that was written later than this, by its date, would hide that newer ones are missing (milliseconds). */
const clockSkew = 60 * 60_000;

/** Returns the newest archive of a folder, by its time of writing; undefined where there is none. */
export async function findNewestBackup(folder: string, now: Date): Promise<NewestBackup | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  // The default names begin with the time: the newest come first.
  const found = names
    .filter((name) => archive.test(name))
    .toSorted()
    .toReversed();
  let newest: { at: number; size: number } | undefined;
  for (const name of found.slice(0, most)) {
    const stats = await lstat(join(folder, name)).catch(() => undefined);
    if (stats && stats.mtimeMs > now.getTime() + clockSkew) continue;
    if (stats?.isFile() && stats.size > 0 && (!newest || stats.mtimeMs > newest.at))
      newest = { at: stats.mtimeMs, size: stats.size };
  }
  return newest && { madeAt: new Date(newest.at).toISOString(), size: newest.size, count: found.length };
}
