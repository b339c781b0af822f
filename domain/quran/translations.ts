/** Translations of quoted verses, from those that the operator has installed (decision 034). */
import { exactQuotation, readReference } from './quotations.ts';
import type { VerseRange } from './surahs.ts';

/** The translation of some verses, in their order, and the name of its author or edition. */
export type Translation = { name: string; verses: readonly string[] };

/** Returns the translation of verses; undefined where there is none. */
export type FindTranslation = (verses: VerseRange) => Translation | undefined;

/** Translations by the references of their verses, such as `2:183`. */
export type ReadTranslations = { name: string; verses: ReadonlyMap<string, string> };

/** The verses that are read for one text, and the characters of translations that it shows, at most. */
const maxRead = 1_000;
const maxShown = 200_000;

/** Returns the references of verses one by one, such as `2:183` and `2:184`. */
const listReferences = ({ surah, from, to }: VerseRange): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${surah}:${from + index}`);

/** Returns the references in the quotations of a Markdown text, such as `2:183-184`, each once. */
export const findReferences = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(exactQuotation), ([, , reference = '']) => reference)),
];

/** Returns the verses of references one by one, each once, up to a number of them. */
export function splitReferences(references: readonly string[]): string[] {
  const found = new Set<string>();
  for (const reference of references) {
    const verses = readReference(reference);
    for (const one of verses ? listReferences(verses) : []) found.add(one);
    if (found.size >= maxRead) break;
  }
  return [...found].slice(0, maxRead);
}

/** Finds the translation of verses where every one of them was read. */
export const findIn =
  ({ name, verses: read }: ReadTranslations): FindTranslation =>
  (range) => {
    const verses = listReferences(range).map((reference) => read.get(reference) ?? '');
    return verses.includes('') ? undefined : { name, verses };
  };

/** Bounds what one text shows: it may quote a verse with a long translation many times. */
export function limitTranslations(find: FindTranslation): FindTranslation {
  let left = maxShown;
  return (range) => {
    const found = find(range);
    const length = found?.verses.join('').length ?? 0;
    if (length > left) return undefined;
    left -= length;
    return found;
  };
}

/** Returns translated verses as one text; several have their numbers before them. */
export const joinTranslation = ({ verses }: Translation, { from, to }: VerseRange): string =>
  verses.map((verse, index) => (from === to ? verse : `(${from + index}) ${verse}`)).join(' ');
