/** Whatever a page or a description shows as a verse with its reference was checked, however it is written. */
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { renderMarkdown } from '../../domain/markdown/render-markdown.ts';
import { toPlainText } from '../../domain/text/to-plain-text.ts';
import { createPreview, createSummary } from '../../domain/text/create-summary.ts';
import { news } from '../../domain/content/news.ts';
import { createEmptyValues } from '../../domain/model/apply-input.ts';
import { makeSnippet } from '../../domain/search/snippet.ts';
import { checkVerses } from '../../server/services/verses/check-item-verses.ts';
import { findVerseProblem } from '../../server/services/verses/check-verses.ts';
import { createRandom, longShapes, repeatedPieces } from '../fuzz/markdown.ts';
import { readVerses } from '../../server/quran/quran-text.ts';
import { threadTime } from '../setup/thread-time.ts';

const genuine = await readVerses({ surah: 94, from: 6, to: 6 });
const genuineOf64 = await readVerses({ surah: 55, from: 64, to: 64 });

const brackets = ['﴿', '﴾', '﴿', '﴾', '﴾', '&#xfd3e;', '&#64831;'];
const references = [
  '[94:6]',
  '94:6',
  '(94:6)',
  '[94&ratio;6]',
  '[&#57;4:6]',
  '[94](/a):[6](/b)',
  '[٩٤:٦]',
  '[94][a]:[6][a]',
  '[94][1]:[6](/b "x")',
  '94\\:6',
  '[9&shy;4:6]',
  `[94:${' '.repeat(30)}6]`,
  `[94${'&nbsp;'.repeat(30)}:6]`,
  '[94&#x3a;6]',
  '[**94**:*6*]',
  '[94:  \n6]',
  '[94:\\\n6]',
  '[94\n:6]',
  '`[94:6]`',
  '[[94:6]](/x(a)(b))',
  '[[94:6][1]][a:b]',
  '![[94:6]](/x)',
  '\n```\n[94:6]\n```',
  '| [94:6] |',
  '94:6',
];
const between = [
  ' ',
  '\n',
  '\n\n',
  '[](/about)',
  '[](/about(1) "2:3")',
  '[](<a(> "(")',
  '![](/x.png)',
  '![x](/files/pictures/0123456789abcdef01234567/960.jpg)',
  '[][a]',
  '\n\n[a]: /about\n\n',
  '\n[a]: /about\n',
  '[a]',
  '[][1]',
  '[1]: /about\n',
  '~~~ a b\n',
  '<https://a.b>',
  '1',
  ' (1) ',
  '\n# h\n',
  '\n---\n',
  '\n| a |\n',
  '\n| a | b |\n|-|-|\n',
  ' | ',
  '\n> ',
  '\n- ',
  '\n1. ',
  '\n2) ',
  '\n```text\n',
  '\nhttps://youtu.be/abcdefghijk\n',
  '\n\n<https://youtu.be/abcdefghijk>\n\n',
  '*',
  '**',
  '`',
  '](/b)',
  '[',
  '\\',
  '&nbsp;',
  '&#8203;',
  '.',
  ' — ',
  'word',
  `[](/x(a)(b) "﴿${genuine}﴾")`,
  `[](</x)y> '﴿${genuine}﴾')`,
  `![](/x "(a)(b) ﴿${genuine}﴾")`,
  '[[](/x "﴿y﴾")](/y)',
  `[][a:﴿${genuine}﴾]`,
  `\n\n[a:﴿${genuine}﴾]: /x\n\n`,
  '[][a:b]',
  '\n\n[a:b]: /x\n\n',
  '\n\n| a |\n|---|\n| ',
  ` | ﴿${genuine}﴾\n| `,
  ' | words |\n| ',
  '\n``` words\n',
  '[^1]',
  '[^1]: ',
  '![words](/files/pictures/0123456789abcdef01234567/960.jpg "~")',
  '\n\n![words](/files/pictures/0123456789abcdef01234567/960.jpg)\n\n',
  '  \n',
  '\\\n',
  '***',
  '_',
  '~~',
  '``',
  '    ',
  '&#xfd3e;',
  '&lbrack;',
  '&#32;',
  '<!-- words -->',
];

/** A verse, however it is bracketed, and a reference at most a few signs after it, or at the beginning of the text. */
const shownVerse = /[﴿﴾]([^﴿﴾]*)[﴿﴾](?:[^\p{L}\p{N}]{0,6}|[^\p{L}\p{N}]{0,3}Ash-Sharh )(?:94 ?: ?6|٩٤:٦)(?!\p{N})/gu;
const shownAfterReference = /^[^\p{L}\p{N}]{0,3}\[(?:94 ?: ?6|٩٤:٦)\][^\p{L}\p{N}]{0,3}[﴿﴾]([^﴿﴾]*)[﴿﴾]/gu;

const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Returns what readers see of a text. */
const readingsOf = (text: string): string[] => [
  textOf(parseFragment(renderMarkdown({ text, lang: 'en' }).html))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' '),
  toPlainText({ text, lang: 'en' }).text,
];

it('shows no verse with a reference that was not checked', async () => {
  const random = createRandom(7);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  const some = (max: number) => Array.from({ length: Math.floor(random() * (max + 1)) }, () => pick(between)).join('');
  const missed: string[] = [];
  let shown = 0;
  for (let round = 0; round < 4_000; round += 1) {
    const text = [
      some(1),
      random() < 0.15 ? pick(references) + some(1) : '',
      random() < 0.5 ? '﴿' : pick(brackets),
      random() < 0.3 ? genuine : 'كلمات',
      random() < 0.5 ? '﴾' : pick(brackets),
      some(4),
      pick(references),
      some(2),
      random() < 0.3 ? `\n\n[a]: /about\n[a:b]: /about\n[a:﴿${genuine}﴾]: /about` : '',
    ].join('');
    const invented = readingsOf(text).flatMap((reading) =>
      [shownVerse, shownAfterReference].flatMap((shape) =>
        [...reading.matchAll(shape)].filter(([, words]) => words !== genuine),
      ),
    );
    if (invented.length === 0) continue;
    shown += 1;
    if (!(await findVerseProblem(text, true))) missed.push(text);
  }
  expect(missed).toEqual([]);
  expect(shown).toBeGreaterThan(500);
});

// At most 60 ms where little else runs.
it('checks any text of the greatest length in a short time', { timeout: 60_000 }, async () => {
  const length = 100_000;
  const pieces = [
    'ﷺ',
    '﴿1',
    '﴿1a:1',
    '﴿a1:b',
    '﴿[1:a',
    '﴿﴾ (1.',
    '(1:',
    '1 ',
    '1\u0300',
    '&#64831;1',
    '&#x1',
    '](a(b)c',
    '①a',
    '\u200b1:',
    ...repeatedPieces,
  ];
  const texts = [
    ...pieces.map((piece) => piece.repeat(length / piece.length)),
    ...Object.values(longShapes(length - 20)),
    Array.from({ length: 12_000 }, (_, index) => `﴿${index}a:`).join(''),
    `﴿${genuine}﴾ [94:6] `.repeat(1_000),
  ];
  const slow: [string, number][] = [];
  for (const text of texts) {
    let fastest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 8 && fastest > 60; round++) {
      const before = threadTime();
      await findVerseProblem(`﴿x﴾ a ${text}`, true);
      fastest = Math.min(fastest, threadTime() - before);
    }
    if (fastest > 100) slow.push([text.slice(0, 30), fastest]);
  }
  expect(slow).toEqual([]);
});

it.each(['[١١٢🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿:١]', 'Ⅻ [112:1]'])(
  'refuses a title that the picture of a shared link shows as a false verse: %s',
  async (reference) => {
    expect(await findVerseProblem(`﴿قل هو الله ثالث ثلاثة﴾ ${reference}`, false)).toMatchObject({
      key: 'changedVerse',
    });
    expect(await findVerseProblem(`﴿${genuine}﴾ 🌿 [94:6]`, false)).toBeUndefined();
  },
);

it('reads the reference of a long description whole', async () => {
  const verse = await readVerses({ surah: 19, from: 58, to: 58 });
  expect(await findVerseProblem(`${'A word. '.repeat(3)}﴿${verse}﴾ [19:58]`, false)).toBeUndefined();
});

it('begins no preview after a verse with another reference', async () => {
  const verse = await readVerses({ surah: 2, from: 282, to: 282 });
  for (const reference of ['[2:183]', '— 2:183', '[البقرة ٢:١٨٣]', '[2:183] (2:184)'])
    expect(createPreview({ text: `﴿${verse}﴾ [2:282] ${reference} and this is the rest`, lang: 'en' })).toEqual({
      text: 'and this is the rest',
      lang: 'en',
    });
});

it.each([
  '[➁:➀➇➂]',
  '[❷:❶❽❸]',
  '[⓶:⓵⓼⓷]',
  '[2:l83]',
  '[2:I83]',
  ...['2.\u0307183', '2៖183', '2᭝183', '2᠄183', '2⁏183', '2⁞183'].flatMap((numbers) => [numbers, `[${numbers}]`]),
])('refuses a false verse with a reference of signs that look like its own: %s', async (reference) => {
  for (const isMarkdown of [false, true])
    expect(await findVerseProblem(`﴿قل هو الله ثالث ثلاثة﴾ ${reference}`, isMarkdown)).toMatchObject({
      key: 'changedVerse',
    });
});

it.each([
  '﴿false words﴾ (Al-Qur’an 2:183)',
  '﴿false words﴾ [Al-Qur’an, 2:183]',
  '﴿false words﴾ (Glorious Qur’an 2:183)',
  '﴿false words﴾ (Qur’aanka Kariimka 2:183)',
  '﴿false words﴾ (Surah “The Cow” 2:183)',
  '(القرآن الكريم ٢:١٨٣) ﴿false words﴾',
  '(Qur’aanka Kariimka 2:183) ﴿false words﴾',
  '(Surah no. 2:183) ﴿false words﴾',
])('refuses a false verse with a reference in a bracket of any words: %s', async (text) => {
  for (const isMarkdown of [false, true])
    expect(await findVerseProblem(text, isMarkdown)).toMatchObject({ key: 'changedVerse' });
});

it('refuses a false verse that has a reference where line breaks are not shown', async () => {
  const lines = `${'words '.repeat(40)}as in [2:183]\n﴿false words﴾ and more`;
  expect(await findVerseProblem(lines, false)).toMatchObject({ key: 'changedVerse' });
});

it('begins no preview with a verse below the reference of a title', async () => {
  const long = await readVerses({ surah: 2, from: 282, to: 282 });
  const content = `> ﴿${long}﴾ [2:282]\n\n﴿false words of nobody at all﴾ and this is more text`;
  const values = {
    ...createEmptyValues(news),
    title: { en: '(Al-Baqarah 2:183)', so: '', ar: '' },
    content: { en: content, so: '', ar: '' },
  };
  expect(createSummary(news, values, 'en', 100)?.text).not.toContain('﴿');
  expect(createSummary(news, { ...values, title: { en: 'A title', so: '', ar: '' } }, 'en', 100)?.text).toContain('﴿');
});

const first = await readVerses({ surah: 112, from: 1, to: 1 });
const firstTwo = await readVerses({ surah: 112, from: 1, to: 2 });
const words = 'some words of an introduction ';
/** Texts that may be saved; a part of them may show a verse with the reference of another. */
const divisible = [
  ...['[112:1 - 2]', '[112:1 – 2]', '[112:1-2]', '[١١٢:١ - ٢]'].map((reference) => `﴿${firstTwo}﴾ ${reference}`),
  ...['6\u200b4', '6\u034f4', '6\u200e4', '6\u03324', '⑥④'].map((verse) => `﴿${genuineOf64}﴾ [55:${verse}]`),
  `(2:183) ﴿${first}﴾ ${'.'.repeat(58)} (112:1) and words`,
  `﴿${genuine}﴾ [94:6] and (112:1) ﴿${genuine}﴾ [94:6]`,
  `﴿${first}﴾ (112:1) ﴿وقل رب زدني علما﴾ and words`,
  `﴿${first}﴾(112:1)${'x'.repeat(200)}`,
  `(see Tafsir, page 112:1) and ﴿${genuine}﴾ zebra`,
].flatMap((text) => [text, words.repeat(2) + text, words.repeat(5) + text].map((each) => `${each} ${words.repeat(9)}`));

it('shows no verse with a reference in a preview or a snippet that it does not have in the text', async () => {
  const wrong: string[] = [];
  for (const text of divisible) {
    expect([text, await findVerseProblem(text, true)]).toEqual([text, undefined]);
    const previews = Array.from({ length: 240 }, (_, n) => createPreview({ text, lang: 'ar' }, n + 20).text);
    const snippets = text
      .split(' ')
      .map((word) => makeSnippet([text], (written) => word.includes(written)).map((part) => part.text));
    for (const shown of [...previews, ...snippets.map((parts) => parts.join(''))])
      // A verse may be cut where nothing else is shown.
      if (wrong.length < 5 && (await findVerseProblem(shown, true))?.key.endsWith('Verse')) wrong.push(shown);
  }
  expect(wrong).toEqual([]);
  expect(createPreview({ text: '🌙'.repeat(200), lang: 'en' }, 101).text.isWellFormed()).toBe(true);
});

it('checks a reference that is divided among three fields', async () => {
  const problems = await checkVerses(news, createEmptyValues(news), {
    ...createEmptyValues(news),
    title: { en: `﴿${first}﴾`, so: '', ar: '' },
    description: { en: '2', so: '', ar: '' },
    content: { en: ':183 and text', so: '', ar: '' },
  });
  expect(problems).toEqual({ title: { key: 'changedVerse', reference: '2:183' } });
});

it('describes an item by its description as it is written', () => {
  const description = '# Read this\n[2:183] and more';
  const values = { ...createEmptyValues(news), description: { en: description, so: '', ar: '' } };
  expect(createSummary(news, values, 'en', 100)).toEqual({ text: '# Read this [2:183] and more', lang: 'en' });
});
