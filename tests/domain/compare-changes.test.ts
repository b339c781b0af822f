import { describe, expect, it } from 'vitest';
import { compareChanges } from '../../domain/model/compare-changes.ts';

const noChanges = { mine: [], theirs: [], both: [] };
const compare = (base: Record<string, string>, mine: Record<string, string>, theirs: Record<string, string>) =>
  compareChanges(
    { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } },
    (key) => /^(\w+)\.alt/.exec(key)?.[1],
  );

describe('comparing the changes of two people', () => {
  const texts = { title: 'Well', 'title.so': 'Ceel', content: 'Text' };

  it.each([
    ['no change', {}, {}, noChanges],
    ['a change by one', { title: 'Wells' }, {}, { ...noChanges, mine: ['title'] }],
    ['a change by the other', {}, { 'title.so': 'Ceelal' }, { ...noChanges, theirs: ['title.so'] }],
    [
      'changes of different texts',
      { title: 'Wells' },
      { content: 'New', 'title.so': '' },
      { mine: ['title'], theirs: ['title.so', 'content'], both: [] },
    ],
    [
      'different changes of one text',
      { title: 'Wells', content: 'Mine' },
      { title: 'Two wells' },
      { mine: ['content'], theirs: [], both: ['title'] },
    ],
    ['the same change by both', { title: 'Wells' }, { title: 'Wells' }, noChanges],
    ['one text emptied and changed', { title: '' }, { title: 'Wells' }, { ...noChanges, both: ['title'] }],
    ['a text changed and changed back', { title: 'Well' }, { title: 'Wells' }, { ...noChanges, theirs: ['title'] }],
    [
      'differences that are not stored',
      { title: ' Well\u0020', content: 'Te\u0301xt' },
      { content: 'T\u00e9xt' },
      noChanges,
    ],
    ['different line ends', { content: 'one\r\ntwo' }, { content: 'one\ntwo' }, noChanges],
  ] as const)('finds changes and conflicts in texts: %s', (_name, mine, theirs, expected) => {
    expect(compare(texts, mine, theirs)).toEqual(expected);
  });

  const picture = { image: '/one', 'image.alt': 'A well', 'image.alt.so': 'Ceel' };

  it.each([
    [
      'a new picture by one',
      { image: '/two', 'image.alt': 'A lamp' },
      {},
      { ...noChanges, mine: ['image', 'image.alt'] },
    ],
    [
      'a new picture by each, with its description',
      { image: '/two', 'image.alt': 'A lamp' },
      { image: '/three', 'image.alt': 'A book' },
      { ...noChanges, both: ['image'] },
    ],
    [
      'a new picture by the other, a description by one',
      { 'image.alt': 'A deep well' },
      { image: '/two' },
      { mine: [], theirs: ['image'], both: ['image.alt'] },
    ],
    [
      'a new picture by one, a description by the other',
      { image: '/two' },
      { 'image.alt.so': 'Ceel dheer' },
      { mine: ['image'], theirs: [], both: ['image.alt.so'] },
    ],
    [
      'descriptions in two languages',
      { 'image.alt': 'A deep well' },
      { 'image.alt.so': 'Ceel dheer' },
      { mine: ['image.alt'], theirs: ['image.alt.so'], both: [] },
    ],
  ] as const)('finds changes and conflicts in pictures: %s', (_name, mine, theirs, expected) => {
    expect(compare(picture, mine, theirs)).toEqual(expected);
  });

  it('treats each chosen file as different, even with the same bytes', () => {
    const [one, other] = [new File(['a'], 'a.png'), new File(['a'], 'a.png')];
    expect(
      compareChanges<string | File>({ base: { file: '/old' }, mine: { file: one }, theirs: { file: '/old' } }),
    ).toEqual({ ...noChanges, mine: ['file'] });
    expect(
      compareChanges<string | File>({ base: { file: '/old' }, mine: { file: one }, theirs: { file: other } }),
    ).toEqual({ ...noChanges, both: ['file'] });
  });
});
