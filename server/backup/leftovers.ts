/** Removes what a killed backup or restore has left: half an archive, or the rows of a whole one. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hour } from '../../domain/durations.ts';
import { unlessMissing } from '../files/unless-missing.ts';

/** Includes the process id, so that others can check whether its writer is running. */
export const getPartName = (file: string) => `${file}.${process.pid}.part`;
/** The beginning of the name of a restore's temporary folder, with the process id too. */
export const getRestoringPrefix = () => `restoring-${process.pid}-`;

const partName = /\.tar\.gz(?:\.age)?(?:\.(\d{1,10}))?\.part$/;
const restoringName = /^restoring-(?:(\d{1,10})-)?[a-zA-Z\d]{6}$/;
/** A file that is still being written is never this old (milliseconds); its writer may be on another machine. */
const stale = hour;

/**
 * Removes leftovers in a folder of backups; returns their names. `isShared`: other machines may be writing backups into
 * it, whose processes this one cannot see.
 */
export async function clearLeftovers(folder: string, { isShared = false } = {}): Promise<string[]> {
  const removed: string[] = [];
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const part = partName.exec(name);
    const found = part ?? restoringName.exec(name);
    if (!found) continue;
    const writer = part && isShared ? undefined : found[1];
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age < stale && (writer === undefined || isRunning(Number(writer)))) continue;
    await rm(path, { recursive: true, force: true });
    removed.push(name);
  }
  return removed;
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
