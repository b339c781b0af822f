import { writeFile } from 'node:fs/promises';
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { FieldProblem } from '../../../domain/errors.ts';
import type { PdfFacts, PdfJob } from './media-jobs.ts';
import { withPdf } from './with-pdf.ts';

// Pixels. A page may have any proportions: it is fitted into both.
const firstPageWidth = 960;
const firstPageHeight = 1920;

/**
 * Returns the number of pages and a picture of the first, if it is wanted and can be rendered, or the problem of a PDF
 * that cannot be read. `onDrawing` is called before the first page is drawn, with what is known without it. Only for
 * the media process, since it blocks.
 */
export async function readPdf(
  { path, withoutCover = false }: Omit<PdfJob, 'do'>,
  onDrawing: (facts: PdfFacts) => Promise<unknown>,
): Promise<{ facts: PdfFacts } | { problem: FieldProblem }> {
  const read = await withPdf(path, (open) =>
    readPages(open, onDrawing, withoutCover).catch(
      // The library's messages: its errors have no codes.
      ({ message }: Error): { problem: FieldProblem } => ({
        problem: { key: /password|security/i.test(message) ? 'encryptedPdf' : 'damagedPdf' },
      }),
    ),
  );
  if ('problem' in read) return read;
  if (!read.drawn) return { facts: { pages: read.pages, firstPage: undefined } };
  const target = `${path}.first-page`;
  await writeFile(target, read.drawn, { mode: 0o600 });
  return { facts: { pages: read.pages, firstPage: { path: target, size: read.drawn.byteLength } } };
}

async function readPages(
  open: () => Promise<PDFiumDocument>,
  onDrawing: (facts: PdfFacts) => Promise<unknown>,
  withoutCover: boolean,
): Promise<{ pages: number; drawn: Uint8Array | undefined }> {
  const document = await open();
  const pages = document.getPageCount();
  if (pages === 0) throw new Error('The document has no pages');
  // Sent completely first: drawing blocks.
  await onDrawing({ pages, firstPage: undefined });
  const page = document.getPage(0);
  const size = page.getOriginalSize();
  // A document whose first page cannot be rendered is accepted without a cover.
  const drawn = withoutCover ? undefined : await draw(page, size).catch(() => undefined);
  document.destroy();
  return { pages, drawn };
}

async function draw(
  page: PDFiumPage,
  { originalWidth, originalHeight }: ReturnType<PDFiumPage['getOriginalSize']>,
): Promise<Uint8Array> {
  const { data } = await page.render({
    scale: Math.min(firstPageWidth / originalWidth, firstPageHeight / originalHeight),
    render: async ({ data: pixels, width, height }) =>
      new Uint8Array(
        await sharp(pixels, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#ffffff' })
          .png({ compressionLevel: 3 })
          .toBuffer(),
      ),
  });
  return data;
}
