import { foldForSearch } from '../text/search-text.ts';
import { surahs } from './surahs.ts';

/** What stands before a reference without telling a surah. */
const otherWords = new Set(
  'q qs the holy noble glorious al quran koran quraan quraanka kariim kariimka karim kareem sura surah surat suurad suuradda aya ayah chapter aayad aayadda verse verses no قران القران الكريم المجيد سوره ايه الايه صدق الله العظيم'.split(
    ' ',
  ),
);

/** Returns whether words before a reference name its surah, in one of the usual spellings, or none. */
export function isSurahName(text: string, surah: number): boolean {
  const words = foldForSearch(text).match(/\p{L}+/gu) ?? [];
  const named = words.filter((word) => !otherWords.has(word));
  if (named.length === 0) return true;
  const letters = words.join('');
  const consonants = getConsonants(named);
  return (foldedNames[surah - 1] ?? []).some(
    (name) => letters.includes(name.letters) || consonants === name.consonants,
  );
}

/** Returns the letters of a name without articles, which people write in several ways. */
const withoutArticles = (words: readonly string[]): string =>
  words.map((word) => word.replace(/^(?:a[a-z]{1,2}$|ال)/, '')).join('');

/** Returns what spellings of a name have in common: "Baqarah", "Baqra" and "Bakara". */
const getConsonants = (words: readonly string[]): string =>
  withoutArticles(words)
    .replace(/[aeiouywc]/g, '')
    .replaceAll('q', 'k')
    .replaceAll('x', 'h')
    .replace(/[dt]h?/g, 'd')
    .replace(/(.)\1/g, '$1')
    .replace(/h$/, '');

/** The names of each surah, folded once: a text may have thousands of references. */
const foldedNames = surahs.map(({ name }) =>
  Object.values(name).map((one) => {
    const words = foldForSearch(one).match(/\p{L}+/gu) ?? [];
    return { letters: withoutArticles(words), consonants: getConsonants(words) };
  }),
);
