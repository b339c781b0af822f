/** The font of verses draws the signs of Tanzil's text as printed Qurans do. */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { harfbuzz } from '../../scripts/fonts/harfbuzz.ts';

const { Blob, Buffer: TextBuffer, Face, Font, shape } = harfbuzz;

const woff2 = await readFile(new URL('../../app/fonts/quran.woff2', import.meta.url));
const whole = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
const font = new Font(new Face(new Blob(new Uint8Array(whole).buffer)));

function shapeText(text: string) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

const glyphsOf = (text: string): number[] => shapeText(text).map(({ codepoint }) => codepoint);

/** Returns how high the text reaches above its line, in units of the font: 1,000 per em. */
const heightOf = (text: string): number =>
  Math.max(...shapeText(text).map(({ codepoint, yOffset = 0 }) => yOffset + font.glyphExtents(codepoint)!.yBearing));

it.each([
  ['مَرَضًۭا', 'مَرَضࣰا'],
  ['مَّرَضٌۭ', 'مَّرَضࣱ'],
  ['بَصِيرٍۢ', 'بَصِيرࣲ'],
  ['مُّسَمًّۭى', 'مُّسَمࣰّى'],
])('draws %s with the sign of an open tanween, not with a small meem', (tanzil, sign) => {
  expect(glyphsOf(tanzil)).toEqual(glyphsOf(sign));
});

it('keeps the small meem of a tanween before a ba', () => {
  expect(glyphsOf('أَلِيمٌۢ').length).toBe(glyphsOf('أَلِيمٌ').length + 1);
  expect(glyphsOf('سَمِيعٍۭ').length).toBe(glyphsOf('سَمِيعٍ').length + 1);
});

it.each([...'ۖۗۘۙۚۛۜ'])('draws the pause sign %s after a space little above the signs of letters', (sign) => {
  for (const space of [' ', '\u00a0']) expect(heightOf(`ٱلصَّلَوٰةِ${space}${sign} وَإِنَّهَا`)).toBeLessThan(1450);
  expect(heightOf(`ٱلصَّلَوٰةِ${sign} وَإِنَّهَا`)).toBeGreaterThan(1500);
});
