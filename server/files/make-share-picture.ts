import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { ShareJob } from './media-jobs.ts';

const size = { width: 1200, height: 630 }; // the size that social networks show

/** Makes the picture that social networks show of a shared link, cropped from one of our own renditions. */
export async function makeSharePicture({ path, target, tint }: ShareJob): Promise<{ size: number }> {
  await sharp(path, { density: 300 })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: tint ?? '#12284c' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(target);
  return { size: (await stat(target)).size };
}
