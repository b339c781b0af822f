import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** Removes the files and folders in a folder that were changed at least this many milliseconds ago. */
export async function removeOld(folder: string, olderThan: number): Promise<void> {
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= olderThan) await rm(path, { recursive: true, force: true });
  }
}
