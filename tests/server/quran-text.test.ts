/** The text of the Quran is Tanzil's, unchanged: hashes of all verses, counts, and the basmala of quoted verses. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readShown } from '../../domain/markdown/shown-text.ts';
import { toArabicDigits, maxVerses, nameVerses, surahs } from '../../domain/quran/surahs.ts';
import { findQuotations as yieldQuotations } from '../../domain/quran/find-quotations.ts';
import { findSurahs, readVerseNumbers } from '../../domain/quran/find-surahs.ts';
import { readQuotation, writeQuotation } from '../../domain/quran/quotations.ts';
import { findVerseProblem } from '../../server/services/verses/check-verses.ts';
import {
  hashesFile,
  isInQuran,
  parseQuran,
  getQuotedText,
  quranFile,
  readVerses,
} from '../../server/quran/quran-text.ts';

const file = readFileSync(quranFile, 'utf8');
const verses = parseQuran(file);
const basmala = verses.get('1:1')!;
/** Each quotation that a page shows of a Markdown text, once. */
const findQuotations = (text: string) => [
  ...new Map(
    Object.values(readShown(text))
      .flatMap((texts) => [...texts])
      .flatMap((shown) => [...yieldQuotations(shown)])
      .map((found) => [JSON.stringify(found), found]),
  ).values(),
];

it('has the text of every verse as its hash says', () => {
  const hashes = [...verses].map(
    ([reference, text]) => `${createHash('sha256').update(text).digest('hex')}  ${reference}`,
  );
  expect(hashes).toHaveLength(6236);
  expect(hashes).toEqual(readFileSync(hashesFile, 'utf8').trimEnd().split('\n'));
});

it('has 114 surahs with their verses, and no other', () => {
  expect(surahs).toHaveLength(114);
  expect(surahs.reduce((sum, { verses: count }) => sum + count, 0)).toBe(6236);
  expect([1, 2, 9, 18, 36, 55, 108, 114].map((number) => surahs[number - 1]!.verses)).toEqual([
    7, 286, 129, 110, 83, 78, 3, 6,
  ]);
  for (const { number, verses: count } of surahs) {
    expect([number, verses.has(`${number}:${count}`), verses.has(`${number}:${count + 1}`)]).toEqual([
      number,
      true,
      false,
    ]);
  }
});

it('names every surah differently in each language', () => {
  for (const language of ['en', 'so', 'ar'] as const)
    expect(new Set(surahs.map(({ name }) => name[language])).size).toBe(114);
});

it('names its source and licence', () => {
  for (const words of [
    'Tanzil Project',
    'Creative Commons Attribution 3.0',
    'CHANGING IT IS NOT ALLOWED',
    'tanzil.net',
  ])
    expect(file).toContain(words);
});

it('quotes the basmala only as 1:1', () => {
  const quoted = surahs.map(({ number }) => getQuotedText(verses, number, 1));
  expect(quoted[0]).toBe(basmala);
  expect(quoted.slice(1).filter((text) => text === '' || text.includes(basmala.slice(-20)))).toEqual([]);
  expect(surahs.filter(({ number }) => quoted[number - 1] === verses.get(`${number}:1`)).map((s) => s.number)).toEqual([
    1, 9,
  ]);
  expect(quoted[1]).toBe('الٓمٓ');
  // Here the basmala is written with a shadda.
  expect(quoted[94]).toBe(verses.get('95:1')!.split(' ').slice(4).join(' '));
  expect(getQuotedText(verses, 27, 30)).toContain(basmala);
});

it('joins several verses by end marks with their numbers', async () => {
  const [one, two, three] = [2, 3, 4].map((verse) => verses.get(`112:${verse}`)!);
  await expect(readVerses({ surah: 112, from: 2, to: 4 })).resolves.toBe(`${one} ۝٢ ${two} ۝٣ ${three}`);
  await expect(readVerses({ surah: 112, from: 2, to: 2 })).resolves.toBe(one);
});

it('finds every verse in the Quran, whole or in part, and with those after it', async () => {
  const missing: string[] = [];
  for (const [reference, text] of verses) {
    const words = text.split(' ');
    for (const part of [text, words.slice(1).join(' ') || text, words.slice(0, 3).join(' ')])
      if (!(await isInQuran(part))) missing.push(`${reference} ${part}`);
  }
  for (const { number, verses: count } of surahs)
    if (!(await isInQuran(await readVerses({ surah: number, from: 1, to: Math.min(count, maxVerses) }))))
      missing.push(`${number}:1-`);
  expect(missing).toEqual([]);
});

it('reads and writes quotations', () => {
  const range = { surah: 2, from: 183, to: 184 };
  const text = writeQuotation('كلمات', range);
  expect(text).toBe('﴿كلمات﴾ [2:183-184]');
  expect(readQuotation(text)).toEqual({ verse: '﴿كلمات﴾', verses: range });
  expect(findQuotations(`a ${text} b ﴿x﴾ [2:287] ﴿y﴾ [البقرة: 1]`)).toEqual([
    { words: 'كلمات', reference: '2:183-184', verses: range },
    { words: 'x', reference: '2:287', verses: undefined },
  ]);
  for (const reference of ['0:1', '115:1', '2:0', '02:1', '2:5-5', '2:5-4', `2:1-${maxVerses + 1}`, '1:1-8'])
    expect(findQuotations(`﴿x﴾ [${reference}]`)).toEqual([{ words: 'x', reference, verses: undefined }]);
});

it.each([
  '﴿x﴾ [94:6]',
  '﴿x﴾\n[94:6]',
  '﴿x﴾[94:6]',
  '﴿x﴾ &#91;94:6]',
  '﴿x﴾ &#x05B;94:6&#x5D;',
  '﴿x﴾&nbsp;\\[94:6\\]',
  '﴿x﴾ *[94:6]*',
  '**﴿x﴾** [_94:6_]',
  '> ﴿x﴾\n> [94:6]',
  '﴿x﴾ [&#57;4:6]',
  '﴿x﴾ [94&colon;6]',
  '﴿x﴾&ensp;&shy;[94:6]',
  '﴿x﴾ [[94:6]](/x)',
  '﴿x﴾ `[94:6]`',
  '﴿x﴾ [٩٤:٦]',
  '﴿x﴾ ［９４:６］',
  '﴿x&#xfd3e; \u200b[94:6]',
  '&#64831;x﴾ [94:6]',
  '﴿x﴾ [94∶6]',
  '﴿x﴾ \u2800﹇94：6﹈',
  '﴿x﴾ [94&ratio;6]',
  '﴿x﴾ [94ꓽ6]',
  '﴿x﴾ [94:6, 7]',
  '﴿x﴾ (94:6)',
  '﴿x﴾ 94:6',
  '﴿x﴾ 〔94:6〕',
  '﴾x﴿ [94:6]',
  '﴿x﴾, [94:6]',
  '﴿x﴾. [94:6]',
  '﴿x﴾” — [94:6]',
  '﴿x﴾¹ [94:6]',
  '﴿x﴾ [Q 94:6]',
  '﴿x﴾ Quran 94:6',
  '﴿x﴾ [Ash-Sharh 94:6]',
  '﴿x﴾ (Suuradda Ash-Sharx, 94:6)',
  '﴿x﴾ — Surah Ash-Sharh, verse 94:6',
  '﴿x﴾ [الشرح ٩٤:٦]',
  '﴿x﴾ سورة الشرح ٩٤:٦',
  '﴿x﴾ [](/about)[94:6]',
  '﴿x﴾ [ ](/about "(") [94:6]',
  '﴿x﴾ [](/a(b(c))) [94:6]',
  '﴿x﴾ ![](/x.png)[94:6]',
  '﴿x﴾ [][a][94:6]\n\n[a]: /about',
  '﴿x﴾ [94](/a):[6](/b)',
  '[﴿x﴾](/about) [94:6]',
  '﴿x﴾\n---\n[94:6]',
  '﴿x﴾\n\n[a]: /about\n\n[94:6]',
  '﴿x﴾\n\n``` text\n[94:6]\n```',
  '﴿x﴾\n\n1. [94:6]',
  '﴿x﴾\n\nhttps://youtu.be/abcdefghijk\n\n[94:6]',
  `﴿x﴾ ${'\u200b'.repeat(210)}[94:6]`,
  `﴿x﴾ ${'&#8203;'.repeat(210)}[94:6]`,
  '﴿x﴾ [](/x(a)(b) "﴿y﴾") [94:6]',
  '﴿x﴾ [](</x)y> "﴿y﴾") [94:6]',
  '﴿x﴾ ![](/x "(a)(b) ﴿y﴾") [94:6]',
  '﴿x﴾ [][a:﴿y﴾] [94:6]\n\n[a:﴿y﴾]: /x',
  '| a |\n|---|\n| ﴿x﴾ | ﴿y﴾\n| [94:6] |',
  '| a | b |\n|---|---|\n| ﴿x﴾ | words |\n| [94:6] | |',
  '| ﴿x﴾ | words |\n|---|---|\n| [94:6] | |',
  '> - | a | b |\n>   |---|---|\n>   | words | ﴿x﴾ |\n>   | [94:6] | words |\n>   | | (94:6) |',
  '﴿x﴾\n\n![words](/files/pictures/0123456789abcdef01234567/960.jpg)\n\n[94:6]',
  `﴿x﴾ [94:${' '.repeat(30)}6]`,
  `${'Words. '.repeat(900)}\n\n## ﴿x﴾ [94${'&nbsp;'.repeat(30)}:6]`,
  '﴿x﴾ˈ[94:6]',
  '﴿x﴾ ǀ 94:6',
  '﴿x﴾ [94⠆6]',
  '﴿x﴾ [94ః6]',
  '﴿x﴾ [94.6]',
  '﴿x﴾ [94᠄6]',
  '﴿x﴾ (94 ∺ 6)',
  '﴿x﴾ [94\ua6f46]',
  '﴿x﴾ [94\u{12471}6]',
  '﴿x﴾ [94\u{1da8a}6]',
  '[94᠄6] ﴿x﴾',
  '﴿x﴾ Suuradda Ash-Sharax 94:6',
  '﴿x﴾ صدق الله العظيم [94:6]',
  '[94:6] ﴿x﴾',
  '## [94:6]\n\n﴿x﴾',
  'He said (Ash-Sharh 94:6): ﴿x﴾',
])('finds a quotation that is shown as one: %s', (text) => {
  expect(findQuotations(text)).toEqual([{ words: 'x', reference: '94:6', verses: { surah: 94, from: 6, to: 6 } }]);
});

it.each(['﴿FAKE&#xfd3e;﴾ [94:6]', '﴿&#64830;FAKE﴾ [94:6]', '﴿FAKE&#64831;x﴾ [94:6]', '﴿x﴾ [94:6]'])(
  'finds what a page shows as a verse: %s',
  (text) => {
    const { verse } = readQuotation(text)!;
    expect(findQuotations(`> ${text}`)).toContainEqual({
      words: verse.slice(1, -1),
      reference: '94:6',
      verses: { surah: 94, from: 6, to: 6 },
    });
  },
);

it.each([
  '﴿x﴾ and he said: see (94:6)',
  '﴿x﴾ [الشرح: 6]، وانظر [94:6]',
  '﴿x﴾ [البقرة: 183-184]',
  '﴿x﴾ at 8:30',
  '﴿x﴾\n\nFajr 5:30, Dhuhr 12:15',
  '﴿x﴾\n\n8:00 – 11:00',
  '﴿x﴾ (see the text) 94:6',
  'see (94:6) for ﴿x﴾',
  '﴿x﴾ 94.6',
  '“Words” (Ash-Sharh 94:6)\n\n﴿x﴾ [الشرح: 7]',
  'Prayer (at 8:30) ﴿x﴾',
  '1. ﴿x﴾ (1)\n2. at 8:30',
  '﴿x﴾ (2.5 km)',
  '﴿x﴾ (183-184)',
  '﴿x﴾ [183–184]',
  '﴿x﴾ [2,183]',
  '﴿x﴾ [١،٢]',
  '﴿x﴾ [1; 2]',
  '﴿x﴾ (1/255)',
  '﴿x﴾ (1 & 2)',
  '﴿x﴾ (3+4)',
  '﴿x﴾ (5%)',
  '| a | b |\n|---|---|\n| ﴿x﴾ | words |\n| words [94:6] | words [94:6] |',
])('finds no quotation in %j', (text) => {
  expect(findQuotations(text)).toEqual([]);
});

it('takes the reference of a translation for none of the next verse, on pages and in descriptions', async () => {
  const text = '“Words” (Ash-Sharh 94:6)\n\n﴿فإذا فرغت فانصب﴾ [الشرح: 7]';
  await expect(findVerseProblem(text, true)).resolves.toBeUndefined();
  await expect(findVerseProblem('Words (Ash-Sharh 94:6): ﴿x﴾', true)).resolves.toEqual({
    key: 'changedVerse',
    reference: '94:6',
  });
});

it('finds a range in any dashes', () => {
  for (const dash of ['-', '–', '\u2212', '\u2011'])
    expect(findQuotations(`﴿x﴾ [94:6${dash}7]`)).toMatchObject([{ reference: '94:6-7' }]);
});

it('names verses as the readers of each language write them', () => {
  const named = (from: number, to: number) =>
    (['en', 'so', 'ar'] as const).map((language) => nameVerses({ surah: 2, from, to }, language));
  expect(named(183, 183)).toEqual(['Al-Baqarah 2:183', 'Suuradda Al-Baqara, 2:183', 'البقرة: 183']);
  expect(named(183, 184)).toEqual(['Al-Baqarah 2:183–184', 'Suuradda Al-Baqara, 2:183–184', 'البقرة: 183-184']);
  expect(toArabicDigits(1290)).toBe('١٢٩٠');
});

it.each([
  ['baqara', [2]],
  ['Al Baqarah', [2]],
  ['البقرة', [2]],
  ['البقره', [2]],
  ['xujuraat', [49]],
  ['ali imran', [3]],
  ['Aali Cimraan', [3]],
  ['طه', [20]],
  ['Taahaa', [20, 60]],
  ['daaha', [20, 60]],
  ['Kahfi', [18]],
  ['al-kahfi', [18]],
  ['alkahfi', [18]],
  ['Al-Rahman', [55]],
  ['Jumcah', [62]],
  ["An-Nisaa'", [4]],
  ['Faatir', [35]],
  ['Faadir', [35]],
  ['Ad-Dalaaq', [65]],
  ['Dhaariq', [86]],
  ['Infidaar', [82]],
  ['qadri', [97]],
  ['11', [11, 110, 111, 112, 113, 114]],
  ['٩٦', [96]],
  ['2:183', [2]],
  ['٢:١٨٣', [2]],
  ['Baqara 183-184', [2]],
  ['x'.repeat(100_000), []],
])('finds surahs by %j', (term, numbers) => {
  expect(findSurahs(term).map(({ number }) => number)).toEqual(numbers);
});

it('reads the verses that are typed after a surah', () => {
  expect(['2:183', '٢:١٨٣-١٨٤', 'baqara 183 - 184', 'Baqara', '18'].map(readVerseNumbers)).toEqual([
    { from: '183', to: '' },
    { from: '183', to: '184' },
    { from: '183', to: '184' },
    undefined,
    undefined,
  ]);
});
