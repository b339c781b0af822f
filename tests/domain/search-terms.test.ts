import { expect, it } from 'vitest';
import { searchTerms } from '../../domain/text/search-text.ts';

it.each([
  ['', []],
  ['   ', []],
  ['Qur’an', ['quran']],
  // Words of one or two letters are left out: nearly every text has them, and no index helps to find them.
  ['schools in a town', ['schools', 'town']],
  ['مدرسة في بربرة', ['مدرسه', 'بربره']],
  ['xalqad oo cusub', ['xalqad', 'cusub']],
  // Without a longer word they are used.
  ['in', ['in']],
  ['fi a', ['fi', 'a']],
  // Numbers are used, however short.
  ['term 7', ['7', 'term']],
  ['٧ دروس', ['7', 'دروس']],
  ['7', ['7']],
  ['lamp lamp LAMP', ['lamp']],
  [
    'Thirty-four teachers complete the summer course in tajwid at the new school (99986)',
    ['(99986)', 'thirty-four', 'teachers', 'complete', 'summer', 'course', 'tajwid', 'school'],
  ],
] as [string, string[]][])('searches %j by the words %j', (query, words) => {
  expect(searchTerms(query)).toEqual(words);
});
