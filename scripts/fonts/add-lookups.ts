/** Adds lookups, which substitute or place glyphs, to a font (OpenType). */
import { findTable } from './sfnt.ts';

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value & 0xffff);
  return bytes;
};
/** Returns numbers of 16 bits, negative ones as their complement. */
export const words = (...values: number[]): Buffer => Buffer.concat(values.map(word));

/** Returns the glyph of a character in the basic plane, by the segments of the font's Unicode map (format 4). */
export function findGlyph(font: Buffer, character: string): number {
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

/** Returns a table of glyphs that a lookup applies to. */
export function makeCoverage(glyphs: readonly number[]): Buffer {
  const sorted = [...new Set(glyphs)].toSorted((a, b) => a - b);
  return words(1, sorted.length, ...sorted);
}

/**
 * Returns a TrueType font with lookups that are applied after the font's own ones: the first by the feature, the others
 * by the first. They are made with the index of the first. The lists of features and lookups are written anew in front
 * of the old table, whose parts remain where they are, since offsets point forward only.
 */
export function addLookups(
  font: Buffer,
  tag: 'GSUB' | 'GPOS',
  feature: string,
  makeLookups: (firstIndex: number) => readonly Buffer[],
): Buffer {
  const { record, start, length } = findTable(font, tag);
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

  const added = makeLookups(lookupCount);
  const headLength = 10;
  const lookupListLength = 2 + 2 * (lookupCount + added.length);
  const addedOffsets = added.map((_, index) => lookupListLength + Buffer.concat(added.slice(0, index)).length);
  const featureList = headLength + lookupListLength + Buffer.concat(added).length;
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
    words(lookupCount + added.length, ...lookupOffsets, ...addedOffsets),
    ...added,
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
