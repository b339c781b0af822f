/** The letters of a ligature of a PDF, which is one glyph, are read in their order. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdfText } from '../../server/files/media/read-pdf-text.ts';
import { textPdf } from '../setup/samples.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'minbar-pdf-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads lines of glyphs, drawn from the left to the right. */
async function read(lines: string[], meanings: Record<string, string>): Promise<string[]> {
  const path = join(folder, 'document.pdf');
  await writeFile(path, textPdf(lines, meanings));
  return (await readPdfText(path, () => Promise.resolve())).split('\f');
}

const letters = { t: 'ث', h: 'ة', a: 'ا', l: 'ل', d: 'د', w: 'و', r: 'ر', b: 'ب', i: 'إ', s: ' ' };

it.each([
  ['htLt', 'لا', 'ثلاثة'],
  ['rLwd', 'لا', 'دولار'],
  ['tLt', 'لا', 'ثلاث'],
  ['bLla', 'لأ', 'اللأب'],
  ['bLa', 'لإ', 'الإب'],
  ['bLa', 'لآ', 'الآب'],
  ['Li', 'لى', 'إلى'],
  ['bsL', 'في', 'في ب'],
  ['Lb', 'الله', 'بالله'],
  ['wrL', 'بُ', 'بُرو'],
  ['rLb', 'لَا', 'بلَار'],
])('glyphs %s, of which L is %s, are %s', async (line, ligature, word) => {
  expect(await read([line], { ...letters, L: ligature })).toEqual([word]);
});

it.each([
  ['htLt', '\ufefb', 'ثلاثة'], // one letter in the font
  ['Lb', '\ufdf2', 'بالله'],
  ['bsL', '\ufc32', 'في ب'],
  ['bsL', '\ufdfa', 'صلى الله عليه وسلم ب'],
  ['htLt', 'ال', 'ثلاثة'], // as it is seen, not as it is read
  ['wrL', 'ُب', 'بُرو'],
  ['hLt', 'ا', 'ثاة'],
  ['Lla', 'م', 'الم'],
])('glyphs %s, of which L is %s, remain %s', async (line, meaning, word) => {
  expect(await read([line], { ...letters, L: meaning })).toEqual([word]);
});

it('reads the other pages and letters as they are', async () => {
  const meanings = { ...letters, L: 'لا', F: 'ffi', E: '\u{1f600}' };
  expect(await read(['xFy', 'E', 'xFysrLwd'], meanings)).toEqual(['xffiy', '\u{1f600}', 'دولار xffiy']);
});
