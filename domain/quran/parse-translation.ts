/** Checks translations of the verses of the Quran, in files and in backups (decision 034). */
import { cleanLine } from '../fields/text.ts';
import { normalizeText } from '../text/normalize.ts';
import { readReference } from './quotations.ts';
import { surahs } from './surahs.ts';

/** The longest translation of a verse, and the longest name of its author or edition, in characters. */
const maxVerseLength = 5_000;
const maxNameLength = 200;

/** Returns whether a text may be stored as the translation of a verse. */
export const isVerseTranslation = (text: string): boolean => isLine(text, maxVerseLength);

/** Returns whether a text may be stored as the name of a translation. */
export const isTranslationName = (name: string): boolean => isLine(name, maxNameLength);

/** Returns whether a text is one line in NFC that can be seen, without characters that change the order of letters. */
const isLine = (text: string, max: number) => text.length <= max && text !== '' && cleanLine(text) === text;

const lineOfVerse = /^(\d{1,3})\|(\d{1,3})\|(.*)$/s;
/** Control characters, line ends, and those that change the order of letters. */
const unwanted = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/**
 * Reads a translation as Tanzil's downloads are: one `surah|verse|text` a line, each verse once; empty lines and those
 * that begin with `#` are skipped. Returns the texts in NFC by the references of their verses, or a sentence that says
 * what is wrong.
 */
export function parseTranslation(file: string): { verses: Map<string, string> } | { problem: string } {
  const verses = new Map<string, string>();
  let number = 0;
  for (const line of splitLines(file)) {
    number += 1;
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, surah, verse, written = ''] = lineOfVerse.exec(line) ?? [];
    if (surah === undefined) return { problem: `Line ${number} is not written as surah|verse|text.` };
    const reference = `${Number(surah)}:${Number(verse)}`;
    // Before the text is normalized: the engine takes no run of millions of marks.
    const text = written.length > maxVerseLength ? '' : normalizeText(written.trim(), 'NFC');
    const problem = verses.has(reference)
      ? `has the verse ${reference} a second time`
      : findProblem(reference, text, Math.max(written.length, text.length));
    if (problem !== undefined) return { problem: `Line ${number} ${problem}.` };
    verses.set(reference, text);
  }
  const missing = surahs
    .flatMap(({ number: surah, verses: count }) => Array.from({ length: count }, (_, index) => `${surah}:${index + 1}`))
    .filter((reference) => !verses.has(reference));
  if (missing.length === 0) return { verses };
  const others = missing.length > 5 ? ` and ${missing.length - 5} others` : '';
  return { problem: `The file lacks ${missing.slice(0, 5).join(', ')}${others}.` };
}

function findProblem(reference: string, text: string, length: number): string | undefined {
  if (!readReference(reference)) return `has the verse ${reference}, which does not exist`;
  if (length > maxVerseLength)
    return `has ${length} characters for ${reference}; at most ${maxVerseLength} are possible`;
  const found = unwanted.exec(text)?.[0];
  if (found !== undefined) {
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `has the invisible character U+${code} in the text of ${reference}; remove it`;
  }
  return isVerseTranslation(text) ? undefined : `has no readable text for ${reference}`;
}

/** Yields the lines of a file, without their ends and a byte order mark. */
function* splitLines(file: string): Generator<string> {
  for (let from = file.startsWith('\ufeff') ? 1 : 0; from <= file.length;) {
    const found = file.indexOf('\n', from);
    const end = found < 0 ? file.length : found;
    yield file.slice(from, file[end - 1] === '\r' ? end - 1 : end);
    from = end + 1;
  }
}
