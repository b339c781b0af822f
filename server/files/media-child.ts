/** The process that decodes foreign files (`media-process.ts`): one after the other, each told by its path. */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import type { MediaAnswer, MediaJob } from './media-jobs.ts';
import { makeSharePicture } from './make-share-picture.ts';
import { readPdf } from './read-pdf.ts';

// Visitors go first.
setPriority(10);
// One core, no store of what was decoded, and no readers of formats that nobody uploads.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`),
});

async function work(job: MediaJob): Promise<MediaAnswer<MediaJob>> {
  if (job.do === 'picture') return encodePicture(job);
  if (job.do === 'pdf') return readPdf(job.path);
  return makeSharePicture(job);
}

process.on('message', (job: MediaJob) => {
  void work(job).then(
    (answer) => process.send?.({ answer }),
    (error: NodeJS.ErrnoException) => process.send?.({ error: { message: error.message, code: error.code } }),
  );
});
// Nobody is there to ask any more.
process.on('disconnect', () => process.exit(0));
