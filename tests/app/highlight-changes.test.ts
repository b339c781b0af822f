import { expect, it } from 'vitest';
import { highlightChanges } from '../../app/dashboard/content/form/highlight-changes.ts';
import { compareWords } from '../../app/dashboard/text-comparison/compare-words.ts';

const highlight = (mine: string, theirs: string, language: 'en' | 'ar' = 'en') =>
  highlightChanges(mine, compareWords(mine, theirs, language), 'older').map(({ text, differs }) =>
    differs ? `[${text.trim()}]` : text,
  );

it.each([
  ['A deep well', 'Two wells', 'en'],
  ['One\n\nline here', 'One line  there', 'en'],
  ['بئر جديدة\nفي القرية', 'بئر قديمة في القرية', 'ar'],
  ['', 'Something', 'en'],
  ['  space \n around ', 'space', 'en'],
] as const)('keeps the text of %j when it is compared with %j', (mine, theirs, language) => {
  expect(
    highlightChanges(mine, compareWords(mine, theirs, language), 'older')
      .map(({ text }) => text)
      .join(''),
  ).toBe(mine);
});

it('highlights the words that the other text lacks, and no others', () => {
  expect(highlight('The old well\n\nis deep', 'The new well is deep')).toEqual(['The ', '[old]', 'well\n\nis deep']);
  expect(highlight('same', 'same')).toEqual(['same']);
});
