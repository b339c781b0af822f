/** Between ornate brackets are only words of the Quran, whatever stands beside them (decision 034). */
import { expect, it } from 'vitest';
import { findVerseProblem } from '../../server/services/check-verses.ts';
import { readVerses } from '../../server/quran/quran-text.ts';

it.each([
  // No reference, or one of signs that only look like numbers.
  '﴿false words﴾',
  '﴿كلام كذب﴾',
  ...['[З:18]', '[Ʒ:18]', '[I:7]', '[2:ll]', '[lll:1]', '[٨:ا٢]', '[٢:ه]', '[2‥43]'].map((own) => `﴿كلام كذب﴾ ${own}`),
  '﴿Qul huwa Allahu ahad﴾',
  '﴿قل هو الله ثالث ثلاثة﴾',
  '﴿قل هو الله … ثالث ثلاثة﴾',
  '﴿{number}﴾ [{number}:{total}]',
  // Brackets that make a pair with others than their own.
  '﴾ن﴿كلام كذب﴾ن﴿',
  '﴿﴾كلام كذب﴿﴾',
  '﴾كلام كذب﴿',
  '﴿كلام كذب',
  'كلام كذب﴾',
  '﴿كلام كذب ﴿قل هو الله أحد﴾',
])('refuses words between ornate brackets that are not in the Quran: %s', async (text) => {
  for (const isMarkdown of [false, true])
    expect(await findVerseProblem(text, isMarkdown)).toMatchObject({ key: 'notInQuran' });
});

it.each([
  '﴿وقل رب زدني علما﴾',
  '﴿وَقُل رَّبِّ زِدْنِي عِلْمًا﴾ [طه: 114]',
  '﴿يا أيها الذين آمنوا كتب عليكم الصيام﴾',
  '﴿إن الصلاة تنهى عن الفحشاء والمنكر﴾',
  '﴿والليل إذا يغشى والنهار إذا تجلى﴾',
  '﴿إن الله وملائكته يصلون على النبي﴾',
  '﴿الله نور السماوات والأرض مثل نوره كمشكاة﴾',
  '﴿بسم الله الرحمن الرحيم (١) الحمد لله رب العالمين (٢)﴾',
  '﴿... ولا تسرفوا إنه لا يحب المسرفين﴾',
  '﴿يس﴾ and ﴿طه﴾',
])('accepts words of the Quran in another spelling: %s', async (text) => {
  for (const isMarkdown of [false, true]) expect(await findVerseProblem(text, isMarkdown)).toBeUndefined();
});

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
