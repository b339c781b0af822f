import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeEmptyFolders } from '../../server/files/disk.ts';

it('removes empty folders, also where others remove them at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-folders-'));
  for (let n = 0; n < 100; n += 1) await mkdir(join(folder, 'pictures', `${n}`, 'inner'), { recursive: true });
  await writeFile(join(folder, 'pictures', '7', 'kept.webp'), '');
  await Promise.all(Array.from({ length: 8 }, () => removeEmptyFolders(folder)));
  expect(await readdir(folder, { recursive: true })).toEqual(['pictures', 'pictures/7', 'pictures/7/kept.webp']);
  await rm(folder, { recursive: true, force: true });
});
