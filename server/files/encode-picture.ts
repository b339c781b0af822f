import { open, readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { FieldProblem } from '../../domain/errors.ts';
import { maxMegapixels, maxPictureBytes, maxPictureSide } from '../../domain/fields/picture.ts';
import type { EncodedPicture, PictureJob } from './media-jobs.ts';

const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heif', 'svg']);
// 720: a phone of 360 px with two dots to a pixel.
const widths = [480, 720, 960, 1440];

/** A drawing (SVG) is text: one of this size is more than a logo, and takes long to read. */
const maxSvgBytes = 2_000_000;
/** A drawing has no pixels of its own: its longer side gets so many. */
const svgSide = 2048;
/** The resolution at which the sides of a drawing are those that it names. */
const plainDensity = 72;

/**
 * Pictures of newer iPhones: compressed by HEVC, which nothing free decodes. Their brand tells, whatever the rest is.
 */
const isHeic = (head: string) => /^.{4}ftyp(?:hei[cxms]|hev[cxms])/s.test(head);
const isBmp = (head: string) => head.startsWith('BM');

type Source = { input: string | Buffer; options: { density?: number } };

/**
 * Judges a picture by its bytes and makes its renditions, in files beside it: turned upright, without metadata, in
 * several widths as AVIF and WebP, and one JPEG for whatever knows neither. Answers the problem of a file that is no
 * picture for us. What its head says of its size is looked at before anything is decoded. For the process that does
 * such work only.
 */
export async function encodePicture(job: PictureJob): Promise<{ picture: EncodedPicture } | { problem: FieldProblem }> {
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
    // Compressed, a drawing can be larger than its file tells.
    if (head.startsWith('\x1f\x8b') || size > maxSvgBytes) return { problem: { key: 'fileTooHeavy' } };
    const density = (plainDensity * svgSide) / Math.max(width, height);
    if (!(density >= 1)) return { problem: { key: 'pictureSides', pixels: maxPictureSide } };
    // From memory it has no folder, and so nothing beside it that it could show.
    source = { input: await readFile(job.path), options: { density: Math.min(density, 10_000) } };
  } else {
    if (Math.max(width, height) > maxPictureSide) return { problem: { key: 'pictureSides', pixels: maxPictureSide } };
    if (width * height > maxMegapixels * 1_000_000)
      return { problem: { key: 'pictureTooLarge', megapixels: maxMegapixels } };
  }
  try {
    return { picture: await encode(job, source, found.hasAlpha) };
  } catch (error) {
    // What the system refuses is no fault of the picture.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    if (/no space left|disk quota/i.test((error as Error).message))
      throw Object.assign(error as Error, { code: 'ENOSPC' });
    // The head was readable, the rest is not.
    return { problem: { key: 'notAPicture' } };
  }
}

/** What the head of a file says; undefined for no picture. Drawings are read from memory here as well. */
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
  // Made small once, before the costly encodings.
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
