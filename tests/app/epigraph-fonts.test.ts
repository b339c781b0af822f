import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { harfbuzz } from '../../scripts/fonts/harfbuzz.ts';
import { epigraphText } from '../../app/fonts/epigraph.ts';
import { about } from '../../db/seed/site/about.ts';

const { Blob, Buffer: TextBuffer, Face, Font, shape } = harfbuzz;

// Other words still display, in the whole fonts, but then every visitor downloads those.
it('reduces the epigraph fonts to the initial epigraph of the site: otherwise run scripts/fonts.ts', () => {
  expect(epigraphText).toBe(about.epigraph.arabic);
});

/** Returns the outline, width and position of each glyph that is drawn. */
async function drawnWith(file: string) {
  const source = await readFile(new URL(`../../${file}`, import.meta.url));
  const font = await subsetFont(source, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
  const face = new Font(new Face(new Blob(new Uint8Array(font).buffer)));
  const buffer = new TextBuffer();
  buffer.addText(epigraphText);
  buffer.guessSegmentProperties();
  shape(face, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ outline: face.glyphToPath(codepoint), ...positions[index] }));
}

it.each([
  ['app/fonts/epigraph-700.woff2', 'node_modules/@fontsource/amiri/files/amiri-arabic-700-normal.woff2'],
  // On Arabic pages the heading font is loaded anyway.
  ['app/fonts/amiri-700.woff2', 'node_modules/@fontsource/amiri/files/amiri-arabic-700-normal.woff2'],
  ['app/fonts/epigraph.woff2', 'node_modules/@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2'],
])('draws the hadith with %s as with the whole font', async (subset, whole) => {
  const drawn = await drawnWith(subset);
  expect(drawn.length).toBeGreaterThan(40);
  expect(drawn).toEqual(await drawnWith(whole));
});
