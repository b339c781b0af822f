/** The fonts of the reports, from the installed packages, as data URLs, so that a page needs no server. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Face = { family: string; file: string; script: 'latin' | 'arabic'; weight: number; variable?: true };

const face = (family: string, name: string, script: Face['script'], weight: number): Face => ({
  family,
  file: `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`,
  script,
  weight,
});
const figtree = (weight: number): Face => ({
  family: 'Figtree',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  script: 'latin',
  weight,
  variable: true,
});

const faces: Face[] = [
  face('Source Serif 4', 'source-serif-4', 'latin', 400),
  face('Source Serif 4', 'source-serif-4', 'latin', 600),
  figtree(400),
  figtree(600),
  face('Amiri', 'amiri', 'arabic', 400),
  face('Amiri', 'amiri', 'arabic', 700),
  face('Amiri Quran', 'amiri-quran', 'arabic', 400),
  face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', 'arabic', 400),
  face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', 'arabic', 600),
];

const ranges = {
  latin: 'U+0000-00FF,U+2000-206F,U+20AC,U+2212',
  arabic: 'U+0600-06FF,U+0750-077F,U+08F0-08F2,U+FB50-FDFF,U+FE70-FEFF,U+200C-200F',
};

const latinLetters = String.fromCodePoint(...Array.from({ length: 0xe0 }, (_, index) => index + 0x20)) + '‘’“”–—…•−€';

/** Makes a static font of one weight from a variable one: the PDF printer embeds only static fonts as text. */
const cut = (data: Buffer, weight: number): Promise<Buffer> =>
  subsetFont(data, latinLetters, { targetFormat: 'woff2', variationAxes: { wght: weight } });

export async function fontFaces(): Promise<string> {
  const rules = await Promise.all(
    faces.map(async ({ family, file, script, weight, variable }) => {
      const whole = readFileSync(fileURLToPath(new URL(`../../../node_modules/${file}`, import.meta.url)));
      const data = variable ? await cut(whole, weight) : whole;
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data.toString('base64')}) format("woff2");unicode-range:${ranges[script]}}`;
    }),
  );
  return rules.join('\n');
}
