import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '../domain/operating/site-state.ts';

/** Returns the space of the disk that a folder is on: in all, and what this program may still use. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
