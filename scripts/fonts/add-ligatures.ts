/** Adds ligatures to a font before it is subset. */
import { addLookups, findGlyph, words } from './add-lookups.ts';

/** Two characters that are drawn as the glyph of a third one. */
export type Ligature = { readonly characters: readonly [string, string]; readonly as: string };

/** Returns a lookup of the substitution table (OpenType, type 4) with the ligatures. */
function makeLookup(font: Buffer, ligatures: readonly Ligature[]): Buffer {
  const sorted = ligatures
    .map(({ characters, as }) => [...characters, as].map((character) => findGlyph(font, character)))
    .toSorted(([a = 0], [b = 0]) => a - b);
  const sets = sorted.map(([, second = 0, glyph = 0]) => words(1, 4, glyph, 2, second));
  const headLength = 6 + 2 * sets.length;
  const coverage = words(1, sorted.length, ...sorted.map(([first = 0]) => first));
  const offsets = sets.map((_, index) => headLength + coverage.length + index * sets[0]!.length);
  const subtable = Buffer.concat([words(1, headLength, sets.length, ...offsets), coverage, ...sets]);
  return Buffer.concat([words(4, 0, 1, 8), subtable]);
}

/** Returns a TrueType font with ligatures that are applied before letters are joined. */
export function addLigatures(font: Buffer, ligatures: readonly Ligature[]): Buffer {
  return addLookups(font, 'GSUB', 'ccmp', () => [makeLookup(font, ligatures)]);
}
