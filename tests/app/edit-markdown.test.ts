import { expect, it } from 'vitest';
import { insertBlock } from '../../app/dashboard/fields/markdown/edit-markdown.ts';

it.each([
  ['', 0, '> v\n\n'],
  ['ab', 1, 'a\n\n> v\n\nb'],
  ['ab', 2, 'ab\n\n> v\n\n'],
  ['a\nb', 2, 'a\n\n> v\n\nb'],
  ['a\n\nb', 3, 'a\n\n> v\n\nb'],
  ['a\n\nb', 1, 'a\n\n> v\n\nb'],
  ['a', 0, '> v\n\na'],
])('inserts a block into %j at %i', (text, end, expected) => {
  const { from, to, insert, selectFrom } = insertBlock('> v', { text, start: 0, end });
  const edited = text.slice(0, from) + insert + text.slice(to);
  expect(edited).toBe(expected);
  expect(selectFrom).toBe(edited.indexOf('> v') + '> v\n\n'.length);
});
