import { expect, it } from 'vitest';
import { listLookups, createMatchers } from '../../domain/search/list-lookups.ts';
import { readQuestion } from '../../domain/search/read-question.ts';
import { wordGroups } from '../../domain/search/word-list.ts';

it('reads at most eight words, each with at most 24 forms of three letters or more', () => {
  const words = readQuestion('sheekh ramadaanta القرآن المدرسات xalqooyinka carruurta الصلوات buugaagta masaajidka');
  expect(words).toHaveLength(8);
  for (const { forms } of words) {
    expect(forms.length).toBeLessThanOrEqual(24);
    for (const { text } of forms) expect(text.length).toBeGreaterThanOrEqual(3);
  }
});

it('leaves out what every text has, beside other words', () => {
  expect(readQuestion('sidee loo bixiyaa zakada').map(({ exact }) => exact)).toEqual(['bixiyaa', 'zakada']);
  expect(readQuestion('what is this').map(({ exact }) => exact)).toEqual(['what', 'this']);
});

it('never loses the word as it is written', () => {
  for (const word of ['the', 'qalin', 'القران', 'في', '7'])
    for (const read of readQuestion(word)) expect(listLookups(read).map(({ text }) => text)).toContain(word);
});

it('knows about 150 groups of words, and each of them by its others', () => {
  expect(wordGroups.length).toBeGreaterThanOrEqual(150);
  for (const [first = '', ...others] of [wordGroups[0]!, wordGroups[20]!, wordGroups[70]!]) {
    const [matcher] = createMatchers(readQuestion(first));
    for (const word of others) expect(readQuestion(word).every(({ exact }) => matcher!.isFound(exact))).toBe(true);
  }
});

it.each(['a', 'ا', 'kh', 'آ', 'é', 'ab '])('reads long questions of %j quickly', (piece) => {
  const start = performance.now();
  readQuestion(piece.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(200);
});
