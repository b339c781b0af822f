/** Texts with words between ornate brackets: their references, markup, previews and how they are shown (decision 034). */
import { expect, it } from 'vitest';
import { longestBlock } from '../setup/longest-block.ts';
import { isolateVerses } from '../../domain/quran/isolate-verses.ts';
import { readLetters } from '../../domain/quran/read-letters.ts';
import { createPreview } from '../../domain/text/create-summary.ts';
import { renderMarkdown } from '../../domain/markdown/render-markdown.ts';
import { toPlainText } from '../../domain/text/to-plain-text.ts';
import { findVerseProblem } from '../../server/services/verses/check-verses.ts';
import { news } from '../../domain/content/news.ts';
import { createEmptyValues } from '../../domain/model/apply-input.ts';
import { checkVerses } from '../../server/services/verses/check-item-verses.ts';
import { isInQuran, readVerses } from '../../server/quran/quran-text.ts';
import { allowOnThisMachine } from '../setup/slow-machine.ts';

it.each([
  ['2:18', '[2:18\u200a3]'],
  ['2:18', '[2:18\u202f3]'],
  ['2:18', '[2:18З]'],
  ['12:43', '¹ 2:43'],
])('refuses the words of %s with a reference that is read as another: %s', async (own, reference) => {
  const [surah, from] = own.split(':').map(Number) as [number, number];
  const verse = await readVerses({ surah, from, to: from });
  for (const isMarkdown of [false, true])
    expect(await findVerseProblem(`﴿${verse}﴾ ${reference}`, isMarkdown)).toMatchObject({
      key: expect.stringMatching(/Verse$/) as string,
    });
});

it.each([
  '﴿اعبدوا\n\n# ﴾ ، ﴿\n\nالأصنام﴾',
  '﴿اعبدوا\n\n---﴾ ﴿\n\nالأصنام﴾',
  '﴿اعبدوا [ ](﴾ ، ﴿) الأصنام﴾',
  '﴿اعبدوا\n\n![](/files/pictures/0123456789abcdef01234567/960.jpg "﴾ ﴿")\n\nالأصنام﴾',
])('refuses words that only a preview puts between brackets: %j', async (text) => {
  expect(await findVerseProblem(`قال الله تعالى:\n\n${text}`, true)).not.toBeUndefined();
});

it.each([
  '&*#xfd3f;*',
  '&`#xfd3f;`',
  '&_#64831;_',
  '&~#xfd3f;',
  '&[#xfd3f;](/contact)',
  '[&](/contact)#xfd3f;',
  '&#38;#xfd3f;',
])('shows no bracket where a page shows the signs of a number: %s', (bracket) => {
  expect(toPlainText({ text: `${bracket} قل هو الله أحد`, lang: 'ar' }).text).not.toMatch(/[﴿﴾]/);
});

it('begins no preview with the number of a verse that it leaves out', () => {
  const verse = '﴿الله لا إله إلا هو الحي القيوم لا تأخذه سنة ولا نوم له ما في السماوات وما في الأرض من ذا الذي يشفع﴾';
  expect(createPreview({ text: `${verse} ﴿٥﴾ كلام كثير ${'وكلام '.repeat(40)}`, lang: 'ar' }).text).toMatch(
    /^كلام كثير/,
  );
});

it.each(['&#xfd3f;الله [أحد](https://false.example/false)&#xfd3e;', '&#64831;قل ~~هو~~ الله أحد&#64830;'])(
  'refuses markup between brackets that adds or strikes out words: %s',
  async (text) => {
    expect((await findVerseProblem(text, true))?.key).toBe('notInQuran');
  },
);

it('shows what is written as a number or after a backslash as a page does, and cuts no verse', () => {
  const plain = (text: string) => toPlainText({ text, lang: 'ar' }).text;
  expect(plain('&#xfd3f;قل هو الله أحد\\\nالله الصمد&#xfd3e; \\*x\\* \\[a\\] &#x202e;b &#0; &#1114112;')).toBe(
    '﴿قل هو الله أحد الله الصمد﴾ *x* [a] b \ufffd \ufffd',
  );
  expect(plain(`${'x'.repeat(3_980)} ﴿فويل للمصلين الذين هم عن صلاتهم ساهون﴾ and more`)).not.toContain('﴿');
});

it('checks a text of many short words, each written in many ways, in a short time', { timeout: 30_000 }, async () => {
  const vowels = ['\u064e', '\u064f', '\u0650', '\u0652', '\u0651'];
  const variants = Array.from({ length: 9_000 }, (_, number) => {
    const marks = Array.from(String(number), (digit) => vowels[Number(digit) % 5]).join('');
    return `﴿و${marks}لا﴾`;
  });
  const started = performance.now();
  await findVerseProblem(variants.join(''), true);
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('looks up a rare word once, in however many ways joiners are in it', { timeout: 30_000 }, async () => {
  const joinersOf = (number: number) =>
    Array.from(number.toString(2), (digit) => (digit === '1' ? '\u200d' : '\u0640'));
  const text = Array.from({ length: 9_000 }, (_, number) => `﴿لأى${joinersOf(number).join('')}﴾`).join('');
  const started = performance.now();
  expect(await findVerseProblem(text, true)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(5_000);
});

it.each(['اٰ', 'ـٰٔ', 'هۥ', 'يۦ', 'أن لا '])('reads a long text of %j in time proportional to its length', (piece) => {
  const timeOf = (length: number) => {
    const words = piece.repeat(length / piece.length);
    const times = Array.from({ length: 5 }, () => {
      const started = performance.now();
      readLetters(words);
      return performance.now() - started;
    });
    return Math.min(...times);
  };
  // Sixteen times as long; a quadratic reading would take 256 times as long.
  expect(timeOf(96_000)).toBeLessThan(60 * Math.max(2, timeOf(6_000)));
});

it.each(['\ufdf2', '\ufdf2 ', '\ufdf4', '\ufefb', 'ال ا', 'الله '])(
  'lets the event loop run while it compares a long quotation of %j',
  { timeout: 30_000 },
  async (piece) => {
    const words = piece.repeat(30_000 / piece.length);
    await isInQuran('قل');
    const longest: number[] = [];
    for (let run = 0; run < 5; run += 1) longest.push(await longestBlock(() => isInQuran(words)));
    // It is 50 on a machine that does nothing else.
    expect(Math.min(...longest)).toBeLessThan(allowOnThisMachine(100));
  },
);

it.each(['﴿x2:2', '﴿لا﴾ سيء 2:2 ', '(1:1)﴿لا﴾ن'])(
  'lets the event loop run while it checks a long text of %j with what stands beside it',
  { timeout: 30_000 },
  async (piece) => {
    const text = piece.repeat(99_000 / piece.length);
    const values = createEmptyValues(news);
    const changed = { ...values, title: { en: 't', so: 't', ar: 't' }, content: { en: text, so: text, ar: text } };
    await isInQuran('قل');
    const longest: number[] = [];
    for (let run = 0; run < 4; run += 1) longest.push(await longestBlock(() => checkVerses(news, values, changed)));
    // It is 50 on a machine that does nothing else.
    expect(Math.min(...longest)).toBeLessThan(allowOnThisMachine(100));
  },
);

it('cuts no verse where its end is in the word at the limit', () => {
  const text = `The imam read this in the mosque today: ﴿وما من إله إلا الله﴾${'.'.repeat(60)} and more`;
  for (let length = 30; length < 200; length += 1) {
    const { text: shown } = createPreview({ text, lang: 'ar' }, length);
    expect([length, shown.includes('﴿'), shown.includes('﴾')]).toEqual([
      length,
      shown.includes('﴾'),
      shown.includes('﴾'),
    ]);
  }
});

it('lays out words between brackets from right to left, on pages and in the pictures of shared links', () => {
  expect(isolateVerses('Lesson on ﴿قل هو الله أحد﴾ today')).toBe('Lesson on \u2067﴿قل هو الله أحد﴾\u2069 today');
});

it.each([
  '![A mosque](/files/pictures/0123456789abcdef01234567/960.jpg "Allah says ﴿قل هو الله أحد﴾ كلام")',
  'Allah says `﴿قل هو الله أحد﴾ كلام` amen',
  '```\nAllah says ﴿قل هو الله أحد﴾ كلام\n```',
  'Allah says ﴿قل هو الله أحد&#64830; كلام',
])('isolates words between brackets on pages where they are no verse: %s', (text) => {
  expect(renderMarkdown({ text, lang: 'en' }).html).toContain('\u2067﴿قل هو الله أحد﴾\u2069');
});
