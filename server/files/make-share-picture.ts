import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { FocalPoint } from '../../domain/media/focal-point.ts';
import type { ShareJob } from './media-jobs.ts';

const size = { width: 1200, height: 630 }; // the size that social networks show

/**
 * Makes the picture that social networks show of a shared link, cropped from one of our own renditions around its focal
 * point, as `object-position` crops it in browsers.
 */
export async function makeSharePicture({ path, target, tint, focus }: ShareJob): Promise<{ size: number }> {
  const source = sharp(path, { density: 300 });
  const { width, height } = await source.metadata();
  await source
    .resize({ ...coverSize({ width, height }), fit: 'fill' })
    .extract(partAround({ width, height }, focus))
    .flatten({ background: tint ?? '#12284c' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(target);
  return { size: (await stat(target)).size };
}

type Size = { width: number; height: number };

/** Returns the size at which a picture just covers the share picture. */
function coverSize({ width, height }: Size): Size {
  const scale = Math.max(size.width / width, size.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Returns the part of the scaled picture that is shown: what is cut off is shared out as the point says. */
function partAround(picture: Size, { x, y }: FocalPoint): Size & { left: number; top: number } {
  const scaled = coverSize(picture);
  return {
    ...size,
    left: Math.round(((scaled.width - size.width) * x) / 100),
    top: Math.round(((scaled.height - size.height) * y) / 100),
  };
}
