import { firstLetters, foldForSearch } from '../model/search-text.ts';

/** Of longer words only the beginning is compared. */
const maxLetters = 40;

/** A word as it is written, with marks and apostrophes inside it. */
const writtenWord = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'‘’ʼ`ـ]|(?<=\p{N})[,٬](?=\p{N}))*/gu;

/** A word of a text: as it is compared, and where it is written. */
export type TextWord = { folded: readonly string[]; from: number; to: number };

/** Returns the folded words of a text, in its order. */
export function splitWords(text: string): string[] {
  if (/^[A-Za-z]{1,40}$/.test(text)) return [text.toLowerCase()];
  return (joinThousands(withoutMarks(foldForSearch(text))).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    firstLetters(word, maxLetters),
  );
}

/** Returns the words of a text with their places in it. A ligature such as ﷺ has several folded words. */
export function* locateWords(text: string): Generator<TextWord> {
  const known = new Map<string, readonly string[]>();
  for (const { 0: written, index } of text.matchAll(writtenWord)) {
    let folded = known.get(written);
    if (!folded) known.set(written, (folded = splitWords(written)));
    yield { folded, from: index, to: index + written.length };
  }
}

/** 4,600 is searched for as 4600 too. */
const joinThousands = (text: string): string => text.replace(/(?<=\d)[,٬](?=\d{3})/g, '');

const withoutMarks = (text: string): string => text.replace(/\p{M}/gu, '');
