import { expect, it } from 'vitest';
import { isVerseTranslation, parseTranslation } from '../../domain/quran/parse-translation.ts';
import { limitTranslations, findIn, findReferences, splitReferences } from '../../domain/quran/translations.ts';
import { translationFile, translationLines } from '../setup/translation.ts';

const lines = translationLines('Words of');
/** The file with other lines in place of one. */
const withLine = (number: number, ...others: string[]) => lines.toSpliced(number - 1, 1, ...others).join('\n');

it('reads every verse of a file as Tanzil’s are', () => {
  const file = translationFile('Words of', { '2:183': 'e\u0301 <script>&amp;|x|', '114:6': `${'x'.repeat(5_000)}` });
  const expected = parseTranslation(file);
  expect(expected).toEqual({ verses: expect.any(Map) as Map<string, string> });
  const { verses } = expected as { verses: Map<string, string> };
  expect([verses.size, verses.get('1:1'), verses.get('2:183'), verses.get('114:6')?.length]).toEqual([
    6_236,
    'Words of 1:1',
    'é <script>&amp;|x|',
    5_000,
  ]);
  expect([...verses.values()].every(isVerseTranslation)).toBe(true);
  expect(parseTranslation(`\ufeff${file.replaceAll('\n', '\r\n')}`)).toEqual(expected);
  expect(parseTranslation(`# ${'x'.repeat(6_000)}\n\n${file.trimEnd().replace('1|1|', '001|001|  ')}`)).toEqual(
    expected,
  );
});

it.each<[string, string, string]>([
  ['nothing', '', 'The file lacks 1:1, 1:2, 1:3, 1:4, 1:5 and 6231 others.'],
  ['verses missing', withLine(7), 'The file lacks 1:7.'],
  ['a verse twice', withLine(8, lines[7]!, lines[7]!), 'Line 9 has the verse 2:1 a second time.'],
  ['a verse that does not exist', withLine(3, '1|8|x'), 'Line 3 has the verse 1:8, which does not exist.'],
  ['a surah that does not exist', withLine(3, '115|1|x'), 'Line 3 has the verse 115:1, which does not exist.'],
  ['verse 0', withLine(3, '1|0|x'), 'Line 3 has the verse 1:0, which does not exist.'],
  ['no text', withLine(3, '1|3| \u200b '), 'Line 3 has no readable text for 1:3.'],
  [
    'a text that is too long',
    withLine(3, `1|3|${'x'.repeat(5_001)}`),
    'Line 3 has 5001 characters for 1:3; at most 5000 are possible.',
  ],
  ['a letter after the number', withLine(3, '1|3a|x'), 'Line 3 is not written as surah|verse|text.'],
  ['another form', withLine(3, '1:3 x'), 'Line 3 is not written as surah|verse|text.'],
  ['only text', 'In the name', 'Line 1 is not written as surah|verse|text.'],
  [
    'one line of 10 MB',
    `1|1|${'x'.repeat(10_000_000)}`,
    'Line 1 has 10000000 characters for 1:1; at most 5000 are possible.',
  ],
  [
    'one line of 10 MB of marks',
    `1|1|x${'\u0301'.repeat(5_000_000)}`,
    'Line 1 has 5000001 characters for 1:1; at most 5000 are possible.',
  ],
  ['10 MB of numbers', '1'.repeat(10_000_000), 'Line 1 is not written as surah|verse|text.'],
  ['line ends of an old Mac', lines.join('\r'), expect.stringMatching(/^Line 1 has \d+ characters for 1:1/) as string],
  ['a NUL', withLine(3, '1|3|a\0b'), 'Line 3 has the invisible character U+0000 in the text of 1:3; remove it.'],
  ['a tab', withLine(3, '1|3|a\tb'), 'Line 3 has the invisible character U+0009 in the text of 1:3; remove it.'],
  [
    'reversed letters',
    withLine(3, '1|3|a\u202eb'),
    'Line 3 has the invisible character U+202E in the text of 1:3; remove it.',
  ],
  [
    'isolated letters',
    withLine(3, '1|3|a\u2066b'),
    'Line 3 has the invisible character U+2066 in the text of 1:3; remove it.',
  ],
  [
    'a line separator',
    withLine(3, '1|3|a\u2028b'),
    'Line 3 has the invisible character U+2028 in the text of 1:3; remove it.',
  ],
])('refuses a file with %s', (_what, file, problem) => {
  const started = performance.now();
  expect(parseTranslation(file)).toEqual({ problem });
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('finds a bounded number of the verses that a text quotes', () => {
  expect(findReferences('> ﴿x﴾ [2:183-184]\n\n﴿x﴾ [2:287] ﴿x﴾ [1:1] ﴿y﴾ [1:1] [3:1]')).toEqual([
    '2:183-184',
    '2:287',
    '1:1',
  ]);
  expect(splitReferences(['2:183-184', '2:287', 'x', '', '2:184-185', '1:1-21'])).toEqual(['2:183', '2:184', '2:185']);
  const many = Array.from({ length: 5_000 }, (_, index) => `2:${(index % 286) + 1}`);
  expect(splitReferences([...many, ...many.map((reference) => reference.replace('2:', '26:'))])).toHaveLength(
    286 + 227,
  );
  const all = lines.map((line) => line.split('|', 2).join(':'));
  expect(splitReferences(all)).toEqual(all.slice(0, 1_000));
});

it('shows only whole quotations, and a bounded length of them', () => {
  const find = findIn({
    name: 'N',
    verses: new Map([
      ['1:1', 'a'],
      ['1:2', 'b'],
      ['1:4', 'x'.repeat(5_000)],
    ]),
  });
  expect(find({ surah: 1, from: 1, to: 2 })).toEqual({ name: 'N', verses: ['a', 'b'] });
  expect(find({ surah: 1, from: 2, to: 3 })).toBeUndefined();
  const bounded = limitTranslations(find);
  const shown = Array.from({ length: 100 }, () => bounded({ surah: 1, from: 4, to: 4 })).filter(Boolean);
  expect(shown).toHaveLength(40);
  expect(bounded({ surah: 1, from: 1, to: 1 })).toBeUndefined();
});
