/** Moves signs that stand over a space, where a font has no place for them, before the font is subset. */
import { addLookups, findGlyph, makeCoverage, words } from './add-lookups.ts';

export type LoweredSigns = {
  readonly signs: string;
  /** All three in units of the font. */
  readonly by: number;
  readonly forward: number;
  readonly widenSpaceBy: number;
};

/** Returns a lookup of the positioning table (OpenType) with one subtable. */
const makeLookup = (type: number, subtable: Buffer): Buffer => Buffer.concat([words(type, 0, 1, 8), subtable]);

/** Returns a TrueType font that draws the signs after a space lower and more forward, and this space wider. */
export function lowerSigns(font: Buffer, { signs, by, widenSpaceBy, forward }: LoweredSigns): Buffer {
  const spaces = makeCoverage([' ', '\u00a0'].map((space) => findGlyph(font, space)));
  const lowered = makeCoverage([...signs].map((sign) => findGlyph(font, sign)));
  const [horizontal, vertical, advance] = [1, 2, 4];
  return addLookups(font, 'GPOS', 'mark', (first) => {
    const headLength = 18;
    const sequence = words(3, 2, 2, headLength, headLength + spaces.length, 0, first + 1, 1, first + 2);
    return [
      makeLookup(7, Buffer.concat([sequence, spaces, lowered])),
      makeLookup(1, Buffer.concat([words(1, 8, advance, widenSpaceBy), spaces])),
      makeLookup(1, Buffer.concat([words(1, 10, horizontal | vertical, widenSpaceBy - forward, -by), lowered])),
    ];
  });
}
