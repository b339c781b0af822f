/** The font of verses draws the signs of Tanzil's text as printed Qurans do. */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { harfbuzz } from '../../scripts/fonts/harfbuzz.ts';

const { Blob, Buffer: TextBuffer, Face, Font, shape } = harfbuzz;

const woff2 = await readFile(new URL('../../app/fonts/quran.woff2', import.meta.url));
const whole = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
const font = new Font(new Face(new Blob(new Uint8Array(whole).buffer)));

function glyphsOf(text: string): number[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

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
