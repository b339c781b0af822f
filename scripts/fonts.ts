/**
 * Subsets the fonts of the installed packages into app/fonts, and those of share pictures into server/files/media/share. The
 * results are committed, so that a build needs neither this script nor the packages; run it after changing
 * scripts/fonts/subsets.ts or a font's version.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { listDrawableCharacters } from '../server/files/media/share/drawable-text.ts';
import { addLigatures } from './fonts/add-ligatures.ts';
import { lowerSigns } from './fonts/lower-signs.ts';
import { subsetToText } from './fonts/subset-to-text.ts';
import { drawnFonts, subsets, epigraphText } from './fonts/subsets.ts';
import type { Subset, SubsetName } from './fonts/subsets.ts';
import { readCopyright, readVerticalMetrics, trimSubstitutions } from './fonts/sfnt.ts';
import type { VerticalMetrics } from './fonts/sfnt.ts';
import { writeStylesheet } from './fonts/stylesheet.ts';

const packages = new URL('../node_modules/', import.meta.url);
const target = new URL('../app/fonts/', import.meta.url);
const drawnTarget = new URL('../server/files/media/share/', import.meta.url);

async function makeSubset(subset: Subset): Promise<{ woff2: Buffer; metrics: VerticalMetrics; copyright: string }> {
  const source = await readFile(new URL(subset.source, packages));
  const options = { keepFeatures: subset.features, noHinting: true };
  const reduced = await subsetFont(source, subset.text, {
    ...options,
    targetFormat: 'truetype',
    ...(subset.axes ? { variationAxes: subset.axes } : {}),
  });
  const joined = subset.ligatures ? addLigatures(reduced, subset.ligatures) : reduced;
  const plain = subset.lowered ? lowerSigns(joined, subset.lowered) : joined;
  if (subset.trim) trimSubstitutions(plain, subset.trim);
  // The second subset drops the glyphs that the trim has made unreachable.
  const woff2 = subset.words
    ? await subsetFont(await subsetToText(plain, subset.words), undefined, {
        keepAllGlyphs: true,
        noHinting: true,
        targetFormat: 'woff2',
      })
    : await subsetFont(plain, subset.text, { ...options, targetFormat: 'woff2' });
  return { woff2, metrics: readVerticalMetrics(plain), copyright: readCopyright(plain) };
}

/** The Open Font License requires its text and the copyright lines beside the fonts. */
async function writeLicence(copyrights: ReadonlySet<string>): Promise<string> {
  const packaged = await readFile(new URL('@fontsource/amiri/LICENSE', packages), 'utf8');
  const licence = packaged.slice(packaged.indexOf('This Font Software')).trim();
  const notices = [...copyrights].sort().join('\n');
  return `The fonts in this folder are subsets, made by scripts/fonts.ts, of the following works.\n\n${notices}\n\n${licence}\n`;
}

await mkdir(target, { recursive: true });
const metrics = new Map<SubsetName, VerticalMetrics>();
const copyrights = new Set<string>();
for (const name of Object.keys(subsets) as SubsetName[]) {
  const subset: Subset = subsets[name];
  const result = await makeSubset(subset);
  metrics.set(name, result.metrics);
  copyrights.add(result.copyright);
  await writeFile(new URL(`${subset.file}.woff2`, target), result.woff2);
  console.log(`${subset.file}.woff2`.padEnd(28), String(result.woff2.length).padStart(6));
}
await writeFile(new URL('LICENSE.txt', target), await writeLicence(copyrights));
const drawnCopyrights = new Set<string>();
for (const [file, source] of Object.entries(drawnFonts)) {
  const whole = await readFile(new URL(source, packages));
  // TrueType: the process that draws reads no WOFF2.
  const font = await subsetFont(whole, listDrawableCharacters(), { noHinting: true, targetFormat: 'truetype' });
  drawnCopyrights.add(readCopyright(font));
  await writeFile(new URL(file, drawnTarget), font);
  console.log(file.padEnd(28), String(font.length).padStart(6));
}
await writeFile(new URL('LICENSE.txt', drawnTarget), await writeLicence(drawnCopyrights));
await writeFile(new URL('fonts.css', target), writeStylesheet(metrics));
await writeFile(
  new URL('epigraph.ts', target),
  '/** Written by scripts/fonts.ts: the words that the epigraph fonts can show. Any others need the whole ' +
    `font. */\nexport const epigraphText = '${epigraphText}';\n`,
);
