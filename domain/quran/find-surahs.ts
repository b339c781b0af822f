import { foldForSearch } from '../text/search-text.ts';
import { surahs, type Surah } from './surahs.ts';

/** The article that begins a term, which people write as in "Al-Tur" or as in "At-Tur". */
const article = /^a(?:l|dh?|n|r|sh?|th?|z)[-\s](?=\S)/;

/** The ways of writing in which one word ends: the Somali "Kahfi" for "Kahf", "Baqarah" for "Baqara". */
const wordEnds = /(?:(?<=a)h|(?<=[^aeiou])i)(?=[-\s]|$)/g;

/**
 * Returns a name without what people write differently or leave out: marks, hyphens, spaces and doubled letters; and
 * one letter for ت, د, ط and their like, which Somalis write with d, dh or t.
 */
const foldName = (name: string) =>
  foldForSearch(name)
    .replace(/[-\s]/g, '')
    .replace(/[dt]h?/g, 'd')
    .replace(/([a-z])\1/g, '$1');

/** A surah with verses, such as `2:183` or `Baqara 183-184`. */
const withVerses = /^([^:]{1,90}?)(?: ?: ?| )(\d{1,3})(?: ?- ?(\d{1,3}))?$/;

/** Divides a term into its surah and its verses, if it has any. */
function readTerm(term: string): { surah: string; verses: { from: string; to: string } | undefined } {
  const text = foldForSearch(term.slice(0, 100));
  const [, surah = text, from, to = ''] = withVerses.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  return { surah, verses: from === undefined ? undefined : { from, to } };
}

/** Returns the verses that a term names after its surah, as they are written in a form; undefined for none. */
export const readVerseNumbers = (term: string): { from: string; to: string } | undefined => readTerm(term).verses;

/**
 * Returns the surahs whose number begins with a term, or whose name in any language contains it; all for no term.
 * Before verses, such as `2:183`, the number is that of the surah.
 */
export function findSurahs(term: string): Surah[] {
  const { surah, verses } = readTerm(term);
  const wanted = surah.replace(article, '');
  if (verses && /^\d+$/.test(wanted)) return surahs.filter(({ number }) => number === Number(wanted));
  if (/^\d*$/.test(wanted)) return surahs.filter(({ number }) => String(number).startsWith(wanted));
  const found = findByName(wanted, (name) => name);
  // Only where nothing else is found, since a name that is still being typed may have the letter further on.
  return found.length > 0 ? found : findByName(wanted, (name) => foldForSearch(name).replace(wordEnds, ''));
}

function findByName(term: string, shorten: (name: string) => string): Surah[] {
  const wanted = foldName(shorten(term));
  return surahs.filter(({ name }) => Object.values(name).some((one) => foldName(shorten(one)).includes(wanted)));
}
