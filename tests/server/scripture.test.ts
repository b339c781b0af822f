/**
 * The Quran verses of the demonstration, letter by letter: those with a reference such as `[2:183]` against the text of
 * the Quran, parts of verses against `verses.json`: whole verses of the Tanzil Quran Text (Simple, Version 1.1, without pause marks), Copyright (C) 2007-2025 Tanzil Project, https://tanzil.net, CC BY 3.0: it
 * may be copied, not changed. Add a newly quoted verse there from Tanzil.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readReference } from '../../domain/quran/quotations.ts';
import { readVerses } from '../../server/quran/quran-text.ts';

const root = resolve(import.meta.dirname, '../..');
const verses = JSON.parse(readFileSync(resolve(import.meta.dirname, 'verses.json'), 'utf8')) as Record<string, string>;

type Quotation = { file: string; words: string; reference: string | undefined };

async function quotations(): Promise<Quotation[]> {
  const found: Quotation[] = [];
  for (const pattern of ['db/seed/**/*.ts', 'demo/content/**/*.ts', 'demo/reports/content/*.ts']) {
    for await (const file of glob(pattern, { cwd: root })) {
      const source = readFileSync(resolve(root, file), 'utf8');
      for (const [, words = '', reference] of source.matchAll(/﴿([^﴾]*)﴾(?: \[([^\]]+)\])?/g))
        found.push({ file, words, reference });
      for (const [, words = ''] of source.matchAll(/kind: 'quran',\s+words: '([^']*)'/g))
        found.push({ file, words, reference: undefined });
    }
  }
  return found;
}

const holds = (verse: string | undefined, words: string) => ` ${verse ?? ''} `.includes(` ${words} `);

it('quotes every verse with the text of Tanzil and the right reference', async () => {
  const quoted = await quotations();
  expect(quoted.length).toBeGreaterThan(50);
  for (const { file, words, reference } of quoted) {
    const range = readReference(reference ?? '');
    if (range) {
      expect([file, words]).toEqual([file, await readVerses(range)]);
      continue;
    }
    const references = Object.keys(verses).filter((reference) => holds(verses[reference], words));
    expect([file, words, references]).not.toEqual([file, words, []]);
    // A reference to several verses follows the last of them.
    if (reference && !reference.includes('-'))
      expect([file, words, references]).toEqual([file, words, expect.arrayContaining([reference])]);
  }
});

it('has no unused verse in verses.json', async () => {
  const quoted = await quotations();
  expect(
    Object.keys(verses).filter((reference) => !quoted.some(({ words }) => holds(verses[reference], words))),
  ).toEqual([]);
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
