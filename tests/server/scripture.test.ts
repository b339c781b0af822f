/**
 * The Quran verses of the demonstration, letter by letter as in the text of the Quran: whole verses have a reference
 * such as `[2:183]`, and parts of one `[البقرة: 185]`.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readReference } from '../../domain/quran/quotations.ts';
import { surahs } from '../../domain/quran/surahs.ts';
import { parseQuran, getQuotedText, quranFile, readVerses } from '../../server/quran/quran-text.ts';

const root = resolve(import.meta.dirname, '../..');
const verses = parseQuran(readFileSync(quranFile, 'utf8'));

type Quotation = { file: string; words: string; reference: string | undefined };

async function quotations(): Promise<Quotation[]> {
  const found: Quotation[] = [];
  for (const pattern of ['db/seed/**/*.ts', 'demo/content/**/*.ts', 'demo/reports/content/*.ts']) {
    for await (const file of glob(pattern, { cwd: root })) {
      const source = readFileSync(resolve(root, file), 'utf8');
      for (const [, words = '', reference] of source.matchAll(/﴿([^﴾]*)﴾(?: \[([^\]]+)\])?/g))
        found.push({ file, words, reference });
      for (const [, words = '', place = ''] of source.matchAll(
        /kind: 'quran',\s+words: '([^']*)',[^}]*source: '([^']*)'/g,
      ))
        found.push({ file, words, reference: place });
    }
  }
  return found;
}

/** Returns the verse of which words are a part: `البقرة: 185` in the articles, `al-Baqarah 2:155` in the reports. */
function readPartOf(reference: string): string | undefined {
  const [, name, inArabic, number, inReport] = /^(?:(\D+): (\d+)|[A-Za-z’-]+ (\d+):(\d+))$/.exec(reference) ?? [];
  const surah = name === undefined ? Number(number) : surahs.findIndex((each) => each.name.ar === name) + 1;
  return getQuotedText(verses, surah, Number(inArabic ?? inReport)) || undefined;
}

const holds = (verse: string, words: string) => ` ${verse} `.includes(` ${words} `);

it('quotes every verse with the text of the Quran and the right reference', async () => {
  const quoted = await quotations();
  expect(quoted.length).toBeGreaterThan(50);
  for (const { file, words, reference } of quoted) {
    const range = readReference(reference ?? '');
    if (range) {
      expect([file, words]).toEqual([file, await readVerses(range)]);
      continue;
    }
    const among = reference === undefined ? [...verses.values()] : [readPartOf(reference) ?? ''];
    expect([file, reference, words, among.some((verse) => holds(verse, words))]).toEqual([
      file,
      reference,
      words,
      true,
    ]);
  }
});

it('quotes whole verses in block quotations', async () => {
  for await (const file of glob('demo/content/**/*.ts', { cwd: root })) {
    const source = readFileSync(resolve(root, file), 'utf8');
    const blocks = source.match(/^> ﴿.*$/gm) ?? [];
    expect([file, blocks.filter((block) => !/﴾ \[\d+:\d+(?:-\d+)?\](?:`,)?$/.test(block))]).toEqual([file, []]);
  }
});

it('writes references in one form in each language', async () => {
  for await (const file of glob('demo/content/**/*.ts', { cwd: root })) {
    const source = readFileSync(resolve(root, file), 'utf8');
    const references = source.match(/\([^()]*\d+:\d+[^()]*\)/g) ?? [];
    const unknownReferences = references.filter(
      (reference) =>
        !/^\((?:Suuradda [A-Z][\w’-]+, |[A-Za-z][\w’-]+ )\d+:\d+(?:–\d+)?\)$/.test(reference) &&
        !/\d+:\d\d (?:in|ilaa)|\d:\d\d\)/.test(reference),
    );
    expect([file, unknownReferences, source.match(/\(سورة [^)]*\)/g)]).toEqual([file, [], null]);
  }
});
