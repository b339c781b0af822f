/** Makes a 3:4 picture of the first page, in the sizes and formats of the site. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

type Variant = { width: number; format: 'avif' | 'webp'; file: string; bytes: number };
export type ManifestEntry = { width: number; height: number; tint: string; variants: Variant[] };

const width = 720;
const height = 960;
const wanted = [
  { width: 360, format: 'avif' },
  { width: 720, format: 'avif' },
  { width: 720, format: 'webp' },
] as const;

export async function printCover(shot: Buffer, name: string, folder: string): Promise<ManifestEntry> {
  // The page is 720 x 1018 at this width; equal strips are cut off above and below.
  const cover = await sharp(shot).resize({ width, height, fit: 'cover', position: 'centre' }).png().toBuffer();
  const variants: Variant[] = [];
  for (const { width: wide, format } of wanted) {
    const sized = sharp(cover).resize({ width: wide });
    const bytes = await (
      format === 'avif' ? sized.avif({ quality: 58, effort: 4 }) : sized.webp({ quality: 80, effort: 5 })
    ).toBuffer();
    const file = `${name}-${wide}.${format}`;
    await writeFile(`${folder}${file}`, bytes);
    variants.push({ width: wide, format, file, bytes: bytes.length });
  }
  return { width, height, tint: '#12284C', variants };
}
