import { writeFile } from 'node:fs/promises';
import type { PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { DrawnPage, DrawnPages, PdfPagesJob } from './media-jobs.ts';
import { withPdf } from './with-pdf.ts';

/** After so many milliseconds no further page is begun: others wait for the media process. */
const maxTime = 1_000;
/** A page may have any proportions: it is fitted into both, in pixels. */
const [maxWidth, maxHeight] = [960, 1920];
/** A picture has about this many bytes at most. */
const maxBytes = 60_000;
/** Tried one after the other until a picture is small enough. */
const attempts = [
  { width: maxWidth, quality: 60 },
  { width: maxWidth, quality: 40 },
  { width: 720, quality: 40 },
  { width: 480, quality: 20 },
];

/**
 * Draws pages of a PDF from `from` on, at most up to `to`, as WebP files beside it; null stands for a page that cannot
 * be drawn. `total` is 0 for a PDF that is encrypted or broken. Throws where the file cannot be read. `onPart` gets
 * what is drawn so far, in case that a page takes too much time or memory. Only for the media process: it blocks.
 */
export async function drawPdfPages(
  { path, from, to }: PdfPagesJob,
  onPart: (drawn: DrawnPages) => Promise<unknown>,
): Promise<DrawnPages> {
  const start = performance.now();
  return withPdf(path, async (open) => {
    const pages: (DrawnPage | null)[] = [];
    const document = await open().catch(() => undefined);
    if (!document) return { pages, total: 0 };
    const total = document.getPageCount();
    await onPart({ pages, total });
    for (let number = from; number < Math.min(to, total); number += 1) {
      if (pages.length > 0 && performance.now() - start > maxTime) break;
      const drawn = await draw(() => document.getPage(number)).catch(() => undefined);
      const target = `${path}.${number}.webp`;
      // An error of the disk is not the page's fault.
      if (drawn) await writeFile(target, drawn.data, { mode: 0o600 });
      pages.push(
        drawn ? { path: target, width: drawn.width, height: drawn.height, bytes: drawn.data.byteLength } : null,
      );
      await onPart({ pages, total });
    }
    document.destroy();
    return { pages, total };
  });
}

async function draw(getPage: () => PDFiumPage): Promise<{ data: Uint8Array; width: number; height: number }> {
  const page = getPage();
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(maxWidth / originalWidth, maxHeight / originalHeight);
  if (!(originalWidth * scale >= 1 && originalHeight * scale >= 1)) throw new Error('The page has no size');
  let picture = { data: new Uint8Array(), width: 0, height: 0 };
  await page.render({
    scale,
    async render({ data: pixels, width, height }) {
      for (const { width: wide, quality } of attempts) {
        const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#ffffff' })
          .resize({ width: wide, withoutEnlargement: true })
          .webp({ quality })
          .toBuffer({ resolveWithObject: true });
        picture = { data: new Uint8Array(data), width: info.width, height: info.height };
        if (data.byteLength <= maxBytes) break;
      }
      return picture.data;
    },
  });
  return picture;
}
