/** The process that decodes uploaded files (`media-process.ts`): one at a time, by its path. */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { cleanDocumentText } from '../../../domain/search/document-text.ts';
import { wordsOfDocument } from '../../../domain/search/indexed-words.ts';
import { drawPdfPages } from './draw-pdf-pages.ts';
import { encodePicture } from './encode-picture.ts';
import type { MediaAnswer, MediaJob } from './media-jobs.ts';
import { makeSharePicture } from './make-share-picture.ts';
import type { MediaMessage } from './media-process.ts';
import { readPdfText } from './read-pdf-text.ts';
import { readPdf } from './read-pdf.ts';

// Lower priority than serving visitors.
setPriority(10);
// One thread, no cache of decoded pictures, and only the loaders of formats that are accepted.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`),
});

/** The text of a document as it is stored, and its words: both take too long for the process that serves visitors. */
function toDocumentText(extracted: string): { text: string; words: string } {
  const text = cleanDocumentText(extracted);
  return { text, words: wordsOfDocument(text) };
}

const send = (message: MediaMessage) => new Promise((sent) => process.send?.(message, sent));

async function work(job: MediaJob): Promise<MediaAnswer<MediaJob>> {
  if (job.do === 'picture') return encodePicture(job, () => send({ drawing: {} }));
  if (job.do === 'pdf') {
    await send({ drawing: {} });
    return readPdf(job, (facts) => send({ drawing: { answerWithout: { facts } } }));
  }
  if (job.do === 'pdf-text') {
    const sendPart = (extracted: string) => send({ drawing: { answerSoFar: toDocumentText(extracted) } });
    await sendPart('');
    return toDocumentText(await readPdfText(job.path, sendPart));
  }
  if (job.do === 'pdf-pages') {
    // The limit of time includes opening the document.
    await send({ drawing: {} });
    return drawPdfPages(job, (drawn) => send({ drawing: { answerSoFar: drawn } }));
  }
  if (job.texts) await send({ drawing: {} });
  return makeSharePicture(job);
}

process.on('message', (job: MediaJob) => {
  void work(job).then(
    (answer) => send({ answer }),
    (error: NodeJS.ErrnoException) => send({ error: { message: error.message, code: error.code } }),
  );
});
// The parent process has ended.
process.on('disconnect', () => process.exit(0));
