/** Adds ligatures to a font before it is subset. */
import { findTable } from './sfnt.ts';

/** Two characters that are drawn as the glyph of a third one. */
export type Ligature = { readonly characters: readonly [string, string]; readonly as: string };

/** The feature in which they are applied, before letters are joined. */
const feature = 'ccmp';

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
const words = (...values: number[]): Buffer => Buffer.concat(values.map(word));

/** Returns the glyph of a character in the basic plane, by the segments of the font's Unicode map (format 4). */
function findGlyph(font: Buffer, character: string): number {
  const code = character.charCodeAt(0);
  const { start } = findTable(font, 'cmap');
  const count = font.readUInt16BE(start + 2);
  for (let index = 0; index < count; index += 1) {
    const map = start + font.readUInt32BE(start + 4 + 8 * index + 4);
    if (font.readUInt16BE(map) !== 4) continue;
    const segments = font.readUInt16BE(map + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const [ends, starts] = [map + 14, map + 16 + 2 * segments];
      const [deltas, ranges] = [starts + 2 * segments, starts + 4 * segments];
      const first = font.readUInt16BE(starts + 2 * segment);
      if (code < first || code > font.readUInt16BE(ends + 2 * segment)) continue;
      const [delta, range] = [font.readUInt16BE(deltas + 2 * segment), font.readUInt16BE(ranges + 2 * segment)];
      const glyph = range === 0 ? code : font.readUInt16BE(ranges + 2 * segment + range + 2 * (code - first));
      if (glyph !== 0) return (glyph + delta) % 0x1_0000;
    }
  }
  throw new Error(`The font has no glyph for U+${code.toString(16)}.`);
}

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

/**
 * Returns a TrueType font with ligatures that are applied after its own substitutions of the same stage. The lists of
 * features and lookups are written anew in front of the old table, whose parts remain where they are, since offsets
 * point forward only.
 */
export function addLigatures(font: Buffer, ligatures: readonly Ligature[]): Buffer {
  const { record, start, length } = findTable(font, 'GSUB');
  const old = font.subarray(start, start + length);
  const [scripts, features, lookups] = [old.readUInt16BE(4), old.readUInt16BE(6), old.readUInt16BE(8)];
  const lookupCount = old.readUInt16BE(lookups);
  const featureCount = old.readUInt16BE(features);
  const featureAt = (index: number) => features + old.readUInt16BE(features + 2 + 6 * index + 4);
  const tagAt = (index: number) => old.toString('latin1', features + 2 + 6 * index, features + 6 + 6 * index);
  const extended = Array.from({ length: featureCount }, (_, index) => {
    if (tagAt(index) !== feature) return undefined;
    const at = featureAt(index);
    const count = old.readUInt16BE(at + 2);
    const own = Array.from({ length: count }, (__, each) => old.readUInt16BE(at + 4 + 2 * each));
    return words(0, count + 1, ...own, lookupCount);
  });
  if (!extended.some(Boolean)) throw new Error(`The font has no feature ${feature}.`);

  const lookup = makeLookup(font, ligatures);
  const headLength = 10;
  const lookupListLength = 2 + 2 * (lookupCount + 1);
  const featureList = headLength + lookupListLength + lookup.length;
  const featureListLength = 2 + 6 * featureCount;
  const base = featureList + featureListLength + extended.reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);

  const lookupOffsets = Array.from(
    { length: lookupCount },
    (_, index) => base + lookups + old.readUInt16BE(lookups + 2 + 2 * index) - headLength,
  );
  let next = featureListLength;
  const featureRecords = extended.map((bytes, index) => {
    const offset = bytes ? next : base + featureAt(index) - featureList;
    next += bytes?.length ?? 0;
    return Buffer.concat([Buffer.from(tagAt(index), 'latin1'), word(offset)]);
  });
  const table = Buffer.concat([
    words(1, 0, base + scripts, featureList, headLength),
    words(lookupCount + 1, ...lookupOffsets, lookupListLength),
    lookup,
    word(featureCount),
    ...featureRecords,
    ...extended.filter((bytes) => bytes !== undefined),
    old,
  ]);
  const changed = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4), table]);
  changed.writeUInt32BE(changed.length - table.length, record + 8);
  changed.writeUInt32BE(table.length, record + 12);
  return changed;
}
