import { expect, it } from 'vitest';
import { listAlternatives } from '../../domain/search/list-alternatives.ts';
import { listTermForms, createMatchers } from '../../domain/search/term-matchers.ts';
import { parseQuery } from '../../domain/search/parse-query.ts';
import { createSynonymFinder } from '../../domain/search/synonyms.ts';
import { synonymGroups } from '../../domain/search/word-list.ts';

it('reads at most eight words, each with at most 24 forms of two letters or more', () => {
  const words = parseQuery('sheekh ramadaanta القرآن المدرسات xalqooyinka carruurta الصلوات buugaagta masaajidka');
  expect(words).toHaveLength(8);
  for (const { forms } of words) {
    expect(forms.length).toBeLessThanOrEqual(24);
    for (const { text } of forms) expect(text.length).toBeGreaterThanOrEqual(2);
  }
});

it('leaves out what every text has, beside other words', () => {
  expect(parseQuery('sidee loo bixiyaa zakada').map(({ exact }) => exact)).toEqual(['bixiyaa', 'zakada']);
  expect(parseQuery('what is this').map(({ exact }) => exact)).toEqual(['what', 'this']);
});

it('never loses the word as it is written', () => {
  for (const word of ['the', 'qalin', 'القران', 'في', '7'])
    for (const read of parseQuery(word)) expect(listTermForms(read).map(({ text }) => text)).toContain(word);
});

it('finds words with digits in the lists, and no words that begin with these', () => {
  const finder = createSynonymFinder([
    ['covid19', 'covid corona'],
    ['1447', '2025'],
  ]);
  const formsOf = (word: string) => parseQuery(word, finder).flatMap(({ forms }) => forms);
  expect(formsOf('covid19')).toEqual([
    { text: 'covid19', isPrefix: false },
    { text: 'covid', isPrefix: true },
    { text: 'corona', isPrefix: true },
  ]);
  expect(formsOf('1447')).toEqual([
    { text: '1447', isPrefix: false },
    { text: '2025', isPrefix: false },
  ]);
  expect([formsOf('2024'), listAlternatives('covid19', finder)]).toEqual([[], ['covid', 'corona']]);
});

it('knows about 150 groups of words, and each of them by its others', () => {
  expect(synonymGroups.length).toBeGreaterThanOrEqual(150);
  for (const [first = '', ...others] of [synonymGroups[0]!, synonymGroups[20]!, synonymGroups[70]!]) {
    const [matcher] = createMatchers(parseQuery(first));
    for (const word of others) expect(parseQuery(word).every(({ exact }) => matcher!.isFound(exact))).toBe(true);
  }
});

it.each(['a', 'ا', 'kh', 'آ', 'é', 'ab '])('reads long queries of %j quickly', (piece) => {
  const start = performance.now();
  parseQuery(piece.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(200);
});
