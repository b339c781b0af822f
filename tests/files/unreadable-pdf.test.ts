/** PDFs that cannot be read: a broken one has no text and no pages, an error of the disk is thrown and tried again. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPdfPages } from '../../server/files/media/draw-pdf-pages.ts';
import { readPdfText } from '../../server/files/media/read-pdf-text.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'minbar-pdf-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const ignore = () => Promise.resolve();
const draw = (path: string) => drawPdfPages({ do: 'pdf-pages', path, from: 0, to: 1 }, ignore);

it('a broken file has no text and no pages', async () => {
  const path = join(folder, 'broken.pdf');
  await writeFile(path, '%PDF-1.7\nbroken');
  expect(await readPdfText(path, ignore)).toBe('');
  expect(await draw(path)).toEqual({ pages: [], total: 0 });
});

it('a file that the disk does not give is an error', async () => {
  for (const path of [join(folder, 'missing.pdf'), folder]) {
    await expect(readPdfText(path, ignore)).rejects.toThrow(/ENOENT|EISDIR/);
    await expect(draw(path)).rejects.toThrow(/ENOENT|EISDIR/);
  }
});
