import { open, readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { FieldProblem } from '../../../domain/errors.ts';
import { maxMegapixels, maxPictureBytes, maxPictureSide } from '../../../domain/fields/picture.ts';
import type { EncodedPicture, PictureJob } from './media-jobs.ts';

const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heif', 'svg']);
// 720: a phone of 360 px with a pixel ratio of 2.
const widths = [480, 720, 960, 1440];

/** An SVG of this size is more than a logo, and slow to parse. */
const maxSvgBytes = 2_000_000;
/** An SVG has no pixels of its own: its longer side is rendered with this many. */
const svgSide = 2048;
/** The resolution (dpi) at which an SVG is rendered in the size that it declares. */
const plainDensity = 72;

/** Pictures of newer iPhones, compressed with HEVC, for which there is no free decoder. Recognised by their brand. */
const isHeic = (head: string) => /^.{4}ftyp(?:hei[cxms]|hev[cxms])/s.test(head);
const isBmp = (head: string) => head.startsWith('BM');

type Source = { input: string | Buffer; options: { density?: number } };

/**
 * Checks a picture by its bytes and writes its renditions to files beside it: upright, without metadata, in several
 * widths as AVIF and WebP, and one JPEG for clients without either. Returns the problem of a file that is not accepted.
 * The dimensions in its header are checked before anything is decoded. `onDrawing` is called before an SVG is drawn.
 * Only for the media process.
 */
export async function encodePicture(
  job: PictureJob,
  onDrawing: () => Promise<unknown>,
): Promise<{ picture: EncodedPicture } | { problem: FieldProblem }> {
  const { size } = await stat(job.path);
  if (size > maxPictureBytes) return { problem: { key: 'fileTooLarge', megabytes: maxPictureBytes / 1_000_000 } };
  const head = await readHead(job.path);
  if (isHeic(head)) return { problem: { key: 'heicNotReadable' } };
  const found = size > 0 && (await readMetadata(job.path));
  if (!found || !readable.has(found.format))
    return { problem: { key: isBmp(head) ? 'bmpNotReadable' : 'notAPicture' } };

  const { width, height } = found;
  let source: Source = { input: job.path, options: {} };
  if (found.format === 'svg') {
    // A compressed SVG can be larger than its file size shows.
    if (head.startsWith('\x1f\x8b') || size > maxSvgBytes) return { problem: { key: 'fileTooHeavy' } };
    const density = (plainDensity * svgSide) / Math.max(width, height);
    if (!(density >= 1)) return { problem: { key: 'pictureSides', pixels: maxPictureSide } };
    // Read from memory, it has no folder and cannot include other files.
    source = { input: await readFile(job.path), options: { density: Math.min(density, 10_000) } };
    await onDrawing();
  } else {
    if (Math.max(width, height) > maxPictureSide) return { problem: { key: 'pictureSides', pixels: maxPictureSide } };
    if (width * height > maxMegapixels * 1_000_000)
      return { problem: { key: 'pictureTooLarge', megapixels: maxMegapixels } };
  }
  try {
    return { picture: await encode(job, source, found.hasAlpha) };
  } catch (error) {
    // Errors of system calls are not the picture's fault.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    if (/no space left|disk quota/i.test((error as Error).message))
      throw Object.assign(error as Error, { code: 'ENOSPC' });
    // The header was readable, the rest is not.
    return { problem: { key: 'notAPicture' } };
  }
}

/** Returns the metadata of a file; undefined where it is no picture. SVGs are read from memory here as well. */
async function readMetadata(path: string) {
  const options = { limitInputPixels: false, animated: false } as const;
  const found = await sharp(path, options)
    .metadata()
    .catch(() => undefined);
  return found?.format === 'svg' && (await stat(path)).size <= maxSvgBytes
    ? sharp(await readFile(path), options)
        .metadata()
        .catch(() => undefined)
    : found;
}

async function readHead(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function encode(
  { path, hash, transparent }: PictureJob,
  { input, options }: Source,
  hasAlpha: boolean,
): Promise<EncodedPicture> {
  // Scaled down once, before the costly encodings.
  const opened = sharp(input, {
    ...options,
    limitInputPixels: maxMegapixels * 1_000_000,
    failOn: 'error',
    animated: false,
    unlimited: false,
  });
  const whole = opened.autoOrient().resize({ width: widths.at(-1)!, withoutEnlargement: true });
  const upright = await (transparent === true && hasAlpha ? whole : whole.flatten({ background: '#ffffff' }))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const source = () => sharp(upright.data, { raw: { width, height, channels } });
  const { dominant } = await source().stats();
  const tint = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

  const renditions: EncodedPicture['renditions'] = [];
  const add = async (format: 'avif' | 'webp' | 'jpg', wide: number, image: Sharp) => {
    const target = `${path}.${wide}.${format}`;
    const { size } = await image.toFile(target);
    renditions.push({
      rendition: { key: `pictures/${hash}/${wide}.${format}`, format, width: wide, bytes: size },
      path: target,
    });
  };
  for (const wide of [...widths.filter((each) => each < width), width]) {
    await add('avif', wide, source().resize({ width: wide }).avif({ quality: 55, effort: 2 }));
    await add('webp', wide, source().resize({ width: wide }).webp({ quality: 76 }));
  }
  const plain = Math.min(960, width);
  await add(
    'jpg',
    plain,
    source().flatten({ background: '#ffffff' }).resize({ width: plain }).jpeg({ quality: 78, mozjpeg: true }),
  );
  return { width, height, tint, renditions };
}
