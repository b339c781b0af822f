import { takeFirstLetters, foldForSearch, limitUnfolding } from '../text/search-text.ts';

/** Of longer words only the beginning is compared. */
const maxLetters = 40;

/** A word as it is written, with marks, apostrophes and soft hyphens inside it. Longer ones are divided. */
const writtenWord = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'‘’ʼ`ـ\u00ad\u200c\u2060\u200d]|(?<=\p{N})[,٬](?=\p{N})){0,99}/gu;

/** Returns the folded words of a text, in its order. */
export function splitWords(text: string): string[] {
  if (/^[A-Za-z]{1,40}$/.test(text)) return [text.toLowerCase()];
  return (joinThousands(withoutMarks(foldForSearch(text))).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    takeFirstLetters(word, maxLetters),
  );
}

/** The folded words of written words: texts that are searched share most of theirs, and folding one takes long. */
const folded = new Map<string, readonly string[]>();
const maxFolded = 10_000;

/** As `splitWords`, for one word as `locateWords` returns it. */
export function foldWrittenWord(written: string): readonly string[] {
  let words = folded.get(written);
  if (!words) {
    if (folded.size === maxFolded) folded.clear();
    words = splitWords(written);
    folded.set(written, words);
  }
  return words;
}

/** Returns the words of a text as they are written, with their places in it. */
export function* locateWords(text: string): Generator<{ written: string; from: number; to: number }> {
  for (const { 0: written, index } of limitUnfolding(text).matchAll(writtenWord))
    yield { written, from: index, to: index + written.length };
}

/** 4,600 is searched for as 4600 too. */
const joinThousands = (text: string): string => text.replace(/(?<=\d)[,٬](?=\d{3})/g, '');

const withoutMarks = (text: string): string => text.replace(/\p{M}/gu, '');
