import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ContentSheet } from './scene.ts';

interface Variant {
  width: number;
  format: 'avif' | 'webp' | 'svg';
  file: string;
  bytes: number;
}

export interface Picture {
  width: number;
  height: number;
  /** The average colour, shown while the picture loads. */
  tint: string;
  variants: Variant[];
}

interface Plan {
  width: number;
  height: number;
  avif: readonly number[];
  webp: readonly number[];
}

const plans: Readonly<Record<ContentSheet, Plan>> = {
  content: { width: 1440, height: 900, avif: [480, 720, 960, 1440], webp: [480, 960] },
  hero: { width: 1920, height: 640, avif: [640, 1280, 1920], webp: [960] },
  gallery: { width: 960, height: 720, avif: [360, 720], webp: [720] },
};

/** Size limits of an AVIF by width, in bytes; a more detailed picture is encoded with lower quality. */
const limits = new Map([
  [360, 7000],
  [480, 8000],
  [640, 11000],
  [720, 16000],
  [960, 20000],
  [1280, 13600],
  [1440, 38000],
  [1920, 48000],
]);

/** Higher quality for small pictures, with their fine lines; on large ones some loss is invisible. */
const avifQuality = (width: number) => (width <= 480 ? 54 : width <= 960 ? 50 : 46);

sharp.concurrency(1);
sharp.cache(false);

function hexOf(channels: readonly { mean: number }[]): string {
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}

async function avifWithin(picture: Sharp, width: number): Promise<Buffer> {
  const limit = limits.get(width) ?? Infinity;
  for (let quality = avifQuality(width); ; quality -= 4) {
    const data = await picture.clone().avif({ quality, effort: 4 }).toBuffer();
    if (data.length <= limit || quality <= 36) return data;
  }
}

/** Renders a sheet's SVG in all sizes of its plan, one after the other, into a folder. */
export async function encode(name: string, sheet: ContentSheet, svg: string, folder: string): Promise<Picture> {
  const { width, height, avif, webp } = plans[sheet];
  const master = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const variants: Variant[] = [];
  const jobs = [
    ...avif.map((size) => ({ size, format: 'avif' as const })),
    ...webp.map((size) => ({ size, format: 'webp' as const })),
  ];
  for (const { size, format } of jobs) {
    const sized = sharp(master).resize(size);
    const data =
      format === 'avif'
        ? await avifWithin(sized, size)
        : await sized.webp({ quality: 68, effort: 5, smartSubsample: true }).toBuffer();
    const file = `${name}-${size}.${format}`;
    await writeFile(join(folder, file), data);
    variants.push({ width: size, format, file, bytes: data.length });
  }
  return { width, height, tint: hexOf((await sharp(master).stats()).channels), variants };
}
