/** Reads one PDF in a thread of its own: whatever it does, the server goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

// Pixels. A page can be as tall as its maker likes: it is fitted into both.
const firstPageWidth = 960;
const firstPageHeight = 1920;

const library = await PDFiumLibrary.init();
const document = await library.loadDocument(workerData as Uint8Array);
const pages = document.getPageCount();
if (pages === 0) throw new Error('A document without pages');
const page = document.getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
const drawn = page.render({
  scale: Math.min(firstPageWidth / originalWidth, firstPageHeight / originalHeight),
  render: async ({ data, width, height }) =>
    new Uint8Array(await sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' }).png({ compressionLevel: 3 }).toBuffer()),
});
// A first page that cannot be drawn makes no worse document, only one without a cover.
const image = await drawn.catch(() => undefined);
document.destroy();
library.destroy();
parentPort?.postMessage({ pages, firstPage: image?.data });
