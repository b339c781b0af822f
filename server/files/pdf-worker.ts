/** Reads one PDF in a thread of its own: whatever it does, the server goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

const firstPageWidth = 960; // pixels

const library = await PDFiumLibrary.init();
const document = await library.loadDocument(workerData as Uint8Array);
const pages = document.getPageCount();
const page = document.getPage(0);
const { originalWidth } = page.getOriginalSize();
const image = await page.render({
  scale: firstPageWidth / originalWidth,
  render: async ({ data, width, height }) =>
    new Uint8Array(await sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' }).png({ compressionLevel: 3 }).toBuffer()),
});
document.destroy();
library.destroy();
parentPort?.postMessage({ pages, firstPage: image.data });
