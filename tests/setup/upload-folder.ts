import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';

/** Expects the folder of unfinished uploads to be empty within three seconds. */
export async function expectNoUploads(folder: string): Promise<void> {
  await expect.poll(() => readdir(folder).catch(() => []), { timeout: 3_000 }).toEqual([]);
}
