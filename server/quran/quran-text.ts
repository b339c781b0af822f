/**
 * The text of the Quran, by the Tanzil Project (https://tanzil.net; CC BY 3.0, unchanged): `quran-uthmani.txt`, as
 * Tanzil's downloads are, one verse a line: surah, verse and text (decision 034).
 */
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { encodeVerses } from '../../domain/quran/encode-verses.ts';
import { listOtherSpellings, spellWithOpenTa } from '../../domain/quran/list-other-spellings.ts';
import { boundary, hasSigns, readLetters, type Spelling } from '../../domain/quran/read-letters.ts';
import { findSpelling, indexSpelling, type SpellingIndex } from '../../domain/quran/spelling.ts';
import { anySigns } from '../../domain/quran/vowel-signs.ts';
import { joinVerses } from '../../domain/quran/quotations.ts';
import { normalizeText } from '../../domain/text/normalize.ts';
import { surahs, type VerseRange } from '../../domain/quran/surahs.ts';

export const quranFile = fileURLToPath(new URL('./quran-uthmani.txt', import.meta.url));
/** The SHA-256 of the text of every verse, one a line. */
export const hashesFile = fileURLToPath(new URL('./quran-uthmani.sha256', import.meta.url));

/** Returns the verses of a file of Tanzil, by their reference such as `2:183`. */
export function parseQuran(file: string): Map<string, string> {
  const verses = new Map<string, string>();
  for (const line of file.split('\n')) {
    const [, surah, verse, text] = /^(\d+)\|(\d+)\|(.+)$/.exec(line) ?? [];
    if (text !== undefined) verses.set(`${surah}:${verse}`, text);
  }
  return verses;
}

/**
 * Returns the text of a verse as it is quoted. Tanzil's file has the basmala before the first verse of each surah but
 * the ninth; it is a verse, and quoted, only in the first. In two surahs its first letter has a shadda.
 */
export function getQuotedText(verses: ReadonlyMap<string, string>, surah: number, verse: number): string {
  const text = verses.get(`${surah}:${verse}`) ?? '';
  if (verse > 1 || surah === 1) return text;
  const [first = '', ...others] = text.split(' ');
  const start = [first.replace('\u0651', ''), ...others.slice(0, 3)].join(' ');
  return start === verses.get('1:1') ? others.slice(3).join(' ') : text;
}

let spelling: Promise<SpellingIndex> | undefined;

/** The longest number of a verse with its signs, in characters. */
const maxNumber = 100;
/** Returns whether words are the number of a verse, with signs at most. */
export const isVerseNumber = (words: string): boolean =>
  words.length <= maxNumber && /\p{Nd}/u.test(words) && readLetters(words)?.letters === '';

/**
 * The longest quotation, in characters, also of its compatibility form: some 20 pages. Longer ones would delay others.
 */
const maxQuotation = 30_000;

/**
 * Returns whether words are in the Quran, one after another, in any spelling; ﷽ alone is the basmala. Of a text,
 * `found` has the spellings that were found before: a short word is compared with hundreds of places.
 */
export async function isInQuran(words: string, found = new Set<string>()): Promise<boolean> {
  if (words.length > maxQuotation || normalizeText(words, 'NFKC').length > maxQuotation) return false;
  spelling ??= readSpelling().catch((error: unknown) => {
    spelling = undefined;
    throw error;
  });
  const index = await spelling;
  const written = readLetters(words);
  if (written === undefined) return false;
  if (written.letters === '') return words.includes('\ufdfd');
  const key = `${written.letters} ${written.signs}`;
  if (found.has(key)) return true;
  const pause = () => (words.length > readAtOnce ? nextTurn() : undefined);
  const isFound = await findInAnySpelling(index, written, pause);
  if (isFound) found.add(key);
  return isFound;
}

/** Characters of a quotation that is compared without letting the event loop run. */
const readAtOnce = 1_000;

/** Returns whether letters are words of the index, also where others write some of these differently. */
async function findInAnySpelling(
  index: SpellingIndex,
  written: Spelling,
  pause: () => Promise<unknown> | undefined,
): Promise<boolean> {
  // With vowels the small alef is no sign that may be left out.
  const hasVowels = hasSigns(written.signs);
  await pause();
  const others = listOtherSpellings(written);
  for (const each of [written, ...others]) {
    await pause();
    if (findSpelling(index, each, false) || (!hasVowels && findSpelling(index, each, true))) return true;
  }
  await pause();
  const openTa = spellWithOpenTa(written);
  return openTa !== undefined && findSpelling(index, openTa, false);
}

/** The surahs that people quote together, without the basmala that the text has before each. */
const firstShortSurah = 93;
const listShort = (verses: ReadonlyMap<string, string>): string[] =>
  surahs
    .slice(firstShortSurah - 1)
    .flatMap(({ number, verses: count }) =>
      Array.from({ length: count }, (_, index) => getQuotedText(verses, number, index + 1)),
    );
/** Stands between them and the text: a code that is not that of a letter. */
const divider: Spelling = { letters: `${boundary}/`, signs: anySigns.repeat(2) };

/** Verses that are encoded before the event loop runs. */
const versesAtOnce = 25;

async function readSpelling(): Promise<SpellingIndex> {
  const verses = await readQuran();
  const parts = [...(await encodeInTurns([...verses.values()])), divider, ...(await encodeInTurns(listShort(verses)))];
  const joined = (part: keyof Spelling) => parts.map((each) => each[part]).join('');
  return indexSpelling({ letters: joined('letters') + boundary, signs: joined('signs') + anySigns }, nextTurn);
}

async function encodeInTurns(texts: readonly string[]): Promise<Spelling[]> {
  const parts: Spelling[] = [];
  for (let first = 0; first < texts.length; first += versesAtOnce) {
    parts.push(encodeVerses(texts.slice(first, first + versesAtOnce).join('\n')));
    await nextTurn();
  }
  return parts;
}

let quran: Promise<Map<string, string>> | undefined;

async function readQuran(): Promise<Map<string, string>> {
  quran ??= readFile(quranFile, 'utf8').then(parseQuran, (error: unknown) => {
    quran = undefined;
    throw error;
  });
  return quran;
}

/** Returns the words of existing verses as they are quoted. */
export async function readVerses({ surah, from, to }: VerseRange): Promise<string> {
  const verses = await readQuran();
  const words = Array.from({ length: to - from + 1 }, (_, index) => getQuotedText(verses, surah, from + index));
  return joinVerses(words, from);
}
