import type { PDFiumPage } from '@hyzyla/pdfium';
import { maxDocumentText } from '../../../domain/search/document-text.ts';
import { normalizeText } from '../../../domain/text/normalize.ts';

/** What the library has, without a declaration that can be imported. */
type TextModule = {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(textPage: number): void;
  _FPDFText_GetCharIndexFromTextIndex(textPage: number, index: number): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  wasmExports: { malloc(size: number): number; free(pointer: number): void };
  HEAPU8: Uint8Array;
};

const arabicLetter = /\p{Script=Arabic}/u;
const arabicText = /^[\p{Script_Extensions=Arabic} ]+$/u;
const startsWithMark = /^\p{M}/u;

/** The texts of the ligatures that are letters of Unicode, such as U+FEFB: the library gives them in their order. */
const orderedLigatures = new Set(
  Array.from({ length: 0xfefd - 0xfb50 }, (_, n) => normalizeText(String.fromCharCode(0xfb50 + n), 'NFKC')).filter(
    ({ length }) => length > 1,
  ),
);

/**
 * Returns the text of a page. The library reads lines that are written from the right to the left backwards, with the
 * letters of a glyph that stands for several, such as lam and alef: they are put in their order.
 */
export function getPageText(page: PDFiumPage): string {
  const text = page.getText().slice(0, maxDocumentText);
  if (!arabicLetter.test(text)) return text;
  let start = 0;
  const parts: string[] = [];
  for (const length of measureGlyphs(page, text)) {
    parts.push(orderLetters(text.slice(start, start + length)));
    start += length;
  }
  return parts.join('');
}

function orderLetters(glyph: string): string {
  if (glyph.length === 1 || !arabicText.test(glyph) || orderedLigatures.has(glyph)) return glyph;
  const letters = [...glyph].toReversed().join('');
  return startsWithMark.test(letters) ? glyph : letters;
}

/** Returns how many letters of the text of a page each of its glyphs has. */
function measureGlyphs(page: PDFiumPage, text: string): number[] {
  const pdfium = page['module'] as TextModule;
  const textPage = pdfium._FPDFText_LoadPage(page['pageIdx']);
  const pointer = pdfium.wasmExports.malloc(6 * 8);
  const at = (n: number) => pointer + 8 * n;
  const readPosition = (index: number): number[] => {
    const char = pdfium._FPDFText_GetCharIndexFromTextIndex(textPage, index);
    // Where the text begins with a byte order mark, it is another letter.
    if (pdfium._FPDFText_GetUnicode(textPage, char) !== text.charCodeAt(index)) return [Number.NaN];
    pdfium._FPDFText_GetCharOrigin(textPage, char, at(0), at(1));
    pdfium._FPDFText_GetCharBox(textPage, char, at(2), at(3), at(4), at(5));
    return [...new Float64Array(pdfium.HEAPU8.buffer, pointer, 6)];
  };
  try {
    const lengths: number[] = [];
    let last: number[] = [];
    for (let index = 0; index < text.length; index += 1) {
      const position = readPosition(index);
      if (isSameGlyph(last, position)) lengths[lengths.length - 1]! += 1;
      else lengths.push(1);
      last = position;
    }
    return lengths;
  } finally {
    pdfium.wasmExports.free(pointer);
    pdfium._FPDFText_ClosePage(textPage);
  }
}

/** The library divides the box of some glyphs among their letters, in one direction. */
function isSameGlyph(one: readonly number[], other: readonly number[]): boolean {
  const isSame = (...indexes: number[]) => indexes.every((index) => one[index] === other[index]);
  return isSame(0, 1) && (isSame(2, 3) || isSame(4, 5));
}
