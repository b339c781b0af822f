import { isolateVerses } from '../quran/isolate-verses.ts';
import type { TextPicture } from '../media/text-pictures.ts';
import { escapeText } from './write-text.ts';

/** What a page knows about a stored picture (`PictureView` in app/ui): its address and natural size. */
export type PictureFacts = {
  src: string;
  /** The available widths in this format, as files `<width>.<format>` beside `src`: `480 720 960 1440`. */
  avif: string;
  webp: string;
  width: number;
  height: number;
};

/** Returns a stored picture by the hash in its address; undefined where it does not exist. */
export type FindPicture = (hash: string) => PictureFacts | undefined;

/** The column of a text on wide screens; below, that of the screen with its margins. */
const pictureSizes = '(min-width: 35rem) 32rem, calc(100vw - 2.5rem)';

/**
 * Returns a picture within a text with its caption. Without `find`, as in the dashboard, it has only its own address.
 * Of a picture that does not exist only the caption is shown: the check of verses counts on it (`shown-text.ts`).
 */
export function writePicture({ address, hash, alt, caption }: TextPicture, find: FindPicture | undefined): string {
  const found = find?.(hash);
  if (find && !found) return caption === '' ? '' : `<figure>${writeCaption(caption)}</figure>\n`;
  const image = [
    `<img src="${found?.src ?? address}"`,
    found?.webp ? ` ${writeSources(found, 'webp')}` : '',
    found ? ` width="${found.width}" height="${found.height}"` : '',
    ` alt="${escapeText(alt)}" loading="lazy" decoding="async">`,
  ].join('');
  const picture = found?.avif
    ? `<picture><source type="image/avif" ${writeSources(found, 'avif')}>${image}</picture>`
    : image;
  return `<figure>${picture}${writeCaption(caption)}</figure>\n`;
}

const writeCaption = (caption: string) =>
  caption === ''
    ? ''
    : `<figcaption class="mt-2 text-sm text-muted" dir="auto">${isolateVerses(escapeText(caption))}</figcaption>`;

function writeSources({ src, ...widths }: PictureFacts, format: 'avif' | 'webp'): string {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  const files = widths[format].split(' ').map((width) => `${folder}${width}.${format} ${width}w`);
  return `srcset="${files.join(', ')}" sizes="${pictureSizes}"`;
}
