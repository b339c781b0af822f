/** The process that decodes uploaded files (`media-process.ts`): one at a time, by its path. */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import type { MediaAnswer, MediaJob } from './media-jobs.ts';
import { makeSharePicture } from './make-share-picture.ts';
import type { MediaMessage } from './media-process.ts';
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

const send = (message: MediaMessage) => new Promise((sent) => process.send?.(message, sent));

async function work(job: MediaJob): Promise<MediaAnswer<MediaJob>> {
  if (job.do === 'picture') return encodePicture(job, () => send({ drawing: {} }));
  if (job.do === 'pdf') {
    await send({ drawing: {} });
    return readPdf(job, (facts) => send({ drawing: { answerWithout: { facts } } }));
  }
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
