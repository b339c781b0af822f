/** The faces of the reports, from the installed font packages, as data addresses: a page needs no server. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Face = { family: string; from: string; subset: 'latin' | 'arabic'; weight: number };

const faces: Face[] = [
  { family: 'Source Serif 4', from: 'source-serif-4', subset: 'latin', weight: 400 },
  { family: 'Source Serif 4', from: 'source-serif-4', subset: 'latin', weight: 600 },
  { family: 'Figtree', from: 'figtree', subset: 'latin', weight: 400 },
  { family: 'Figtree', from: 'figtree', subset: 'latin', weight: 600 },
  { family: 'Amiri', from: 'amiri', subset: 'arabic', weight: 400 },
  { family: 'Amiri', from: 'amiri', subset: 'arabic', weight: 700 },
  { family: 'Amiri Quran', from: 'amiri-quran', subset: 'arabic', weight: 400 },
  { family: 'IBM Plex Sans Arabic', from: 'ibm-plex-sans-arabic', subset: 'arabic', weight: 400 },
  { family: 'IBM Plex Sans Arabic', from: 'ibm-plex-sans-arabic', subset: 'arabic', weight: 600 },
];

const ranges = {
  latin: 'U+0000-00FF,U+2000-206F,U+20AC,U+2212',
  arabic: 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF,U+200C-200F',
};

export function fontFaces(): string {
  return faces
    .map(({ family, from, subset, weight }) => {
      const file = `../../../node_modules/@fontsource/${from}/files/${from}-${subset}-${weight}-normal.woff2`;
      const data = readFileSync(fileURLToPath(new URL(file, import.meta.url))).toString('base64');
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${ranges[subset]}}`;
    })
    .join('\n');
}
