import { expect, it } from 'vitest';
import { searchWords } from '../../domain/model/search-text.ts';

it.each([
  ['', []],
  ['   ', []],
  ['Qur’an', ['quran']],
  // In nearly every text, and in no index.
  ['schools in a town', ['schools', 'town']],
  ['مدرسة في بربرة', ['مدرسه', 'بربره']],
  ['xalqad oo cusub', ['xalqad', 'cusub']],
  // Alone they are all there is to go by.
  ['in', ['in']],
  ['fi a', ['fi', 'a']],
  // Numbers tell much, however short.
  ['term 7', ['7', 'term']],
  ['٧ دروس', ['7', 'دروس']],
  ['7', ['7']],
  ['lamp lamp LAMP', ['lamp']],
  [
    'Thirty-four teachers complete the summer course in tajwid at the new school (99986)',
    ['(99986)', 'thirty-four', 'teachers', 'complete', 'summer', 'course', 'tajwid', 'school'],
  ],
] as [string, string[]][])('%j narrows by %j', (question, words) => {
  expect(searchWords(question)).toEqual(words);
});
