import { expect, it } from 'vitest';
import { readSearchParameters, writeTypedParameters } from '../../app/site/search/search-parameters.ts';

it.each([
  ['?q=wells', 'q=wells'],
  ['?q=quran&kind=news&page=1&lang=so&utm_source=x', 'q=quran&kind=news'],
  ['?q=%D9%82%D8%B1%D8%A2%D9%86%20%D9%83%D8%B1%D9%8A%D9%85&lang=ar', 'q=قرآن+كريم'],
  ['?q=a%26b%23c%2Bd%25', 'q=a%26b%23c%2Bd%25'],
  ['?kind=news', 'kind=news'],
  ['?page=2', ''],
])('of %s a person types “%s”', (search, typed) => {
  const parameters = readSearchParameters(search);
  expect(writeTypedParameters(parameters)).toBe(typed);
  expect(readSearchParameters(`?${typed}`)).toEqual(parameters);
});

it('drops what would change the order of the sentence around a query', () => {
  const search = new URLSearchParams({ q: 'school\u2069\u202e 35' }).toString();
  expect(readSearchParameters(`?${search}`).query).toBe('school 35');
});
