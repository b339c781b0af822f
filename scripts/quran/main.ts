/**
 * Replaces the text of the Quran by a newer file from https://tanzil.net/download/ (Uthmani, "Text (with aya
 * numbers)"), unchanged, and rewrites the hashes of its verses: `node scripts/run.mjs exec scripts/quran/main.ts FILE`.
 * Prints which verses differ, to be compared with https://tanzil.net/updates/.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { surahs } from '../../domain/quran/surahs.ts';
import { hashesFile, parseQuran, quranFile } from '../../server/quran/quran-text.ts';

const file = process.argv[2];
if (file === undefined) throw new Error('Name the file to take the text from.');
const text = readFileSync(file);
const verses = parseQuran(text.toString('utf8'));
const references = surahs.flatMap(({ number, verses: count }) =>
  Array.from({ length: count }, (_, index) => `${number}:${index + 1}`),
);
const missing = references.filter((reference) => !verses.has(reference));
if (missing.length > 0 || verses.size !== references.length)
  throw new Error(`${file} has ${verses.size} verses; missing: ${missing.slice(0, 5).join(', ')}.`);

const before = parseQuran(readFileSync(quranFile, 'utf8'));
const changed = references.filter((reference) => before.get(reference) !== verses.get(reference));
writeFileSync(quranFile, text);
writeFileSync(
  hashesFile,
  references
    .map((reference) => `${createHash('sha256').update(verses.get(reference)!).digest('hex')}  ${reference}\n`)
    .join(''),
);
process.stdout.write(`${changed.length} of ${references.length} verses differ. ${changed.slice(0, 100).join(' ')}\n`);
