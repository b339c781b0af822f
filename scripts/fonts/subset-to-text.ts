/**
 * Subsets a font to given words: only the glyphs that shaping them uses, without the other forms of their letters. Any
 * other text in such a font would be rendered wrongly.
 */
import { readFile } from 'node:fs/promises';
import { harfbuzz, harfbuzzRequire } from './harfbuzz.ts';

const { Blob, Buffer: TextBuffer, Face, Font, shapeWithTrace, TracePhase } = harfbuzz;

type SubsetExports = {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(size: number): number;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_set_add(set: number, value: number): void;
  hb_subset_or_fail(face: number, input: number): number;
  hb_face_reference_blob(face: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
};

const noHinting = 0x1;
const noLayoutClosure = 0x200;
const writable = 2;

/** Returns every glyph of any step of shaping the words, right to left. */
function glyphsOf(font: Buffer, words: string): Set<number> {
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const glyphs = new Set<number>();
  // Browsers shape a whole line or word by word.
  for (const part of [words, ...words.split(' ')]) {
    const buffer = new TextBuffer();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    for (const step of shapeWithTrace(new Font(face), buffer, [], 0, TracePhase.DONT_STOP)) {
      for (const { g } of step.t as { g: number }[]) glyphs.add(g);
    }
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

/** Returns the font (TrueType) with the glyphs of these words only. */
export async function subsetToText(font: Buffer, words: string): Promise<Buffer> {
  const bytes = await readFile(harfbuzzRequire.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const hb = (await WebAssembly.instantiate(bytes)).instance.exports as unknown as SubsetExports;
  hb._initialize();
  const pointer = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, pointer);
  const face = hb.hb_face_create(hb.hb_blob_create(pointer, font.length, writable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  for (const character of words) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0);
  for (const glyph of glyphsOf(font, words)) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error(`The font could not be reduced to “${words}”.`);
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  // Copied out of the module's memory, which is freed only when the script ends.
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob)));
}
