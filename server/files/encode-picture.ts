import sharp, { type Sharp } from 'sharp';
import type { FieldProblem } from '../../domain/errors.ts';
import { maxPictureBytes } from '../../domain/fields/picture.ts';
import type { Rendition } from '../store/file-store.ts';
import { contentHash } from './content-hash.ts';

/** A phone's 12 or 48 megapixel photograph passes, a picture made to exhaust the server does not. */
export const maxMegapixels = 60;

const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heif']);
// 720: a phone of 360 px with two dots to a pixel.
const widths = [480, 720, 960, 1440];

/** Pictures of newer iPhones: compressed by HEVC, which nothing free decodes. Their brand tells, whatever the rest is. */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms])/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));
}

/** `transparent`: what can be seen through stays so, as in a logo that stands on a coloured ground. */
export type PictureLook = { transparent?: true | undefined };

export type EncodedPicture = {
  width: number;
  height: number;
  tint: string;
  renditions: { rendition: Rendition; bytes: Uint8Array }[];
};

// Encoding takes all of one core: one picture at a time leaves the other to the readers.
let queue: Promise<unknown> = Promise.resolve();

/**
 * Judges a picture by its bytes and makes its renditions: turned upright, without metadata, in several widths as AVIF
 * and WebP, and one JPEG for whatever knows neither. Answers the problem of a file that is no picture for us.
 */
export function encodePicture(bytes: Uint8Array, look: PictureLook = {}): Promise<{ picture: EncodedPicture } | { problem: FieldProblem }> {
  const work = queue.then(() => encode(bytes, look));
  queue = work.catch(() => undefined);
  return work;
}

async function encode(bytes: Uint8Array, { transparent }: PictureLook): Promise<{ picture: EncodedPicture } | { problem: FieldProblem }> {
  if (bytes.byteLength > maxPictureBytes) return { problem: { key: 'fileTooLarge', megabytes: maxPictureBytes / 1_000_000 } };
  const options = { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error', animated: false } as const;
  if (isHeic(bytes)) return { problem: { key: 'heicNotReadable' } };
  const found = bytes.byteLength > 0 && (await sharp(bytes, { ...options, limitInputPixels: false }).metadata().catch(() => undefined));
  if (!found || !readable.has(found.format)) return { problem: { key: 'notAPicture' } };
  if (found.width * found.height > maxMegapixels * 1_000_000) return { problem: { key: 'pictureTooLarge', megapixels: maxMegapixels } };

  try {
    // Made small once, before the costly encodings.
    const keepsAlpha = transparent === true && found.hasAlpha === true;
    const whole = sharp(bytes, options).autoOrient().resize({ width: widths.at(-1)!, withoutEnlargement: true });
    const upright = await (keepsAlpha ? whole : whole.flatten({ background: '#ffffff' }))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    const source = () => sharp(upright.data, { raw: { width, height, channels } });
    const { dominant } = await source().stats();
    const tint = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

    const hash = contentHash(bytes, transparent);
    const own = [...widths.filter((wide) => wide < width), width];
    const renditions: EncodedPicture['renditions'] = [];
    const add = async (format: 'avif' | 'webp' | 'jpg', wide: number, image: Sharp) => {
      const encoded = await image.toBuffer();
      renditions.push({ rendition: { key: `pictures/${hash}/${wide}.${format}`, format, width: wide, bytes: encoded.byteLength }, bytes: encoded });
    };
    for (const wide of own) {
      await add('avif', wide, source().resize({ width: wide }).avif({ quality: 55, effort: 2 }));
      await add('webp', wide, source().resize({ width: wide }).webp({ quality: 76 }));
    }
    const plain = Math.min(960, width);
    await add('jpg', plain, source().flatten({ background: '#ffffff' }).resize({ width: plain }).jpeg({ quality: 78, mozjpeg: true }));
    return { picture: { width, height, tint, renditions } };
  } catch {
    // The head was readable, the rest is not.
    return { problem: { key: 'notAPicture' } };
  }
}
