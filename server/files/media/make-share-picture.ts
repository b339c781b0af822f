import { stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { FocalPoint } from '../../../domain/media/focal-point.ts';
import type { ShareJob } from './media-jobs.ts';
import { drawTexts } from './share/draw-texts.ts';

const size = { width: 1200, height: 630 }; // the size that social networks show
/** The largest file in bytes: some messengers show no larger one. */
const maxBytes = 100_000;
const qualities = [78, 66, 54, 42, 30];

/** The background where there is no picture. Its star is at the end of the line: it is mirrored for Arabic. */
const motif = fileURLToPath(new URL('./share/motif.svg', import.meta.url));

/**
 * Makes the picture that social networks show of a shared link: one of our own renditions, cropped around its focal
 * point as `object-position` crops it in browsers, or the motif; with texts over it, if any.
 */
export async function makeSharePicture({ path, target, tint, focus, texts }: ShareJob): Promise<{ size: number }> {
  const base = path === undefined ? sharp(motif).flop(texts?.title.rtl ?? false) : await cropPicture(path, focus);
  const { data, info } = await base
    .flatten({ background: tint ?? '#12284c' })
    .composite(texts ? await drawTexts(size, texts, path === undefined ? 'motif' : 'picture') : [])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height: rows, channels } = info;
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: { width, height: rows, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length > maxBytes && quality !== qualities.at(-1)) continue;
    await writeFile(target, jpeg, { mode: 0o600 });
    break;
  }
  return { size: (await stat(target)).size };
}

type Size = { width: number; height: number };

/** Returns the part of a picture around its focal point. */
async function cropPicture(path: string, focus: FocalPoint) {
  const source = sharp(path, { density: 300 });
  const { width, height } = await source.metadata();
  return source.resize({ ...coverSize({ width, height }), fit: 'fill' }).extract(partAround({ width, height }, focus));
}

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
