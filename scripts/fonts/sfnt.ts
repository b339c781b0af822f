/** Reads the font data that the stylesheet needs, and trims a font before it is subset. */

export interface VerticalMetrics {
  /** All three per em; descent is positive downwards. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Parts of a font's substitution table to leave out; indices after the first subset. */
export interface SubstitutionTrim {
  /** The lookup and subtable counts that the indices belong to: another release of the font stops the script. */
  readonly lookupCount: number;
  readonly lookups: readonly number[];
  readonly contextual: {
    readonly lookup: number;
    readonly subtableCount: number;
    readonly subtables: readonly number[];
  };
}

/** Returns where the record of a table, and the table, are in a font; lengths in bytes. */
export function findTable(font: Buffer, tag: string): { record: number; start: number; length: number } {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) === tag)
      return { record, start: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) };
  }
  throw new Error(`The font has no ${tag} table.`);
}
const tableOffset = (font: Buffer, tag: string): number => findTable(font, tag).start;

export function readVerticalMetrics(font: Buffer): VerticalMetrics {
  const unitsPerEm = font.readUInt16BE(tableOffset(font, 'head') + 18);
  // All fonts used here have the same numbers in hhea and OS/2, so all platforms agree.
  const hhea = tableOffset(font, 'hhea');
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
  };
}

/** Returns the font's copyright line (name 0), which subsetting preserves. */
export function readCopyright(font: Buffer): string {
  const table = tableOffset(font, 'name');
  const strings = table + font.readUInt16BE(table + 4);
  const count = font.readUInt16BE(table + 2);
  for (let index = 0; index < count; index += 1) {
    const record = table + 6 + 12 * index;
    const isUnicode = font.readUInt16BE(record) === 3;
    if (!isUnicode || font.readUInt16BE(record + 6) !== 0) continue;
    const start = strings + font.readUInt16BE(record + 10);
    const bigEndian = Buffer.from(font.subarray(start, start + font.readUInt16BE(record + 8)));
    return bigEndian.swap16().toString('utf16le');
  }
  throw new Error('The font has no copyright notice.');
}

/**
 * Empties the named lookups and subtables in place. They stay in the list, so that references by index remain valid;
 * the next subset drops every glyph that only they could reach.
 */
export function trimSubstitutions(font: Buffer, trim: SubstitutionTrim): void {
  const table = tableOffset(font, 'GSUB');
  const list = table + font.readUInt16BE(table + 8);
  const lookupAt = (index: number) => list + font.readUInt16BE(list + 2 + 2 * index);
  const { lookup, subtableCount, subtables } = trim.contextual;
  const contextual = lookupAt(lookup);
  if (font.readUInt16BE(list) !== trim.lookupCount || font.readUInt16BE(contextual + 4) !== subtableCount) {
    throw new Error('The substitution table is not the one that this trim was written for; update its lookups.');
  }
  for (const index of trim.lookups) font.writeUInt16BE(0, lookupAt(index) + 4);
  const remaining: number[] = [];
  for (let index = 0; index < subtableCount; index += 1) {
    if (!subtables.includes(index)) remaining.push(font.readUInt16BE(contextual + 6 + 2 * index));
  }
  remaining.forEach((offset, index) => font.writeUInt16BE(offset, contextual + 6 + 2 * index));
  font.writeUInt16BE(remaining.length, contextual + 4);
}
