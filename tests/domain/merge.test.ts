import { describe, expect, it } from 'vitest';
import { compareChanges } from '../../domain/model/merge.ts';

const nobody = { mine: [], theirs: [], both: [] };
const compare = (base: Record<string, string>, mine: Record<string, string>, theirs: Record<string, string>) =>
  compareChanges(
    { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } },
    (key) => /^(\w+)\.alt/.exec(key)?.[1],
  );

describe('what two people changed', () => {
  const texts = { title: 'Well', 'title.so': 'Ceel', content: 'Text' };

  it.each([
    ['nothing', {}, {}, nobody],
    ['one of them', { title: 'Wells' }, {}, { ...nobody, mine: ['title'] }],
    ['the other', {}, { 'title.so': 'Ceelal' }, { ...nobody, theirs: ['title.so'] }],
    [
      'each something else',
      { title: 'Wells' },
      { content: 'New', 'title.so': '' },
      { mine: ['title'], theirs: ['title.so', 'content'], both: [] },
    ],
    [
      'both the same text differently',
      { title: 'Wells', content: 'Mine' },
      { title: 'Two wells' },
      { mine: ['content'], theirs: [], both: ['title'] },
    ],
    ['both alike', { title: 'Wells' }, { title: 'Wells' }, nobody],
    ['one emptied what the other wrote on', { title: '' }, { title: 'Wells' }, { ...nobody, both: ['title'] }],
    ['one changed it and back', { title: 'Well' }, { title: 'Wells' }, { ...nobody, theirs: ['title'] }],
    ['only what is not stored', { title: ' Well\u0020', content: 'Te\u0301xt' }, { content: 'T\u00e9xt' }, nobody],
    ['only how lines end', { content: 'one\r\ntwo' }, { content: 'one\ntwo' }, nobody],
  ] as const)('%s', (_name, mine, theirs, expected) => {
    expect(compare(texts, mine, theirs)).toEqual(expected);
  });

  const picture = { image: '/one', 'image.alt': 'A well', 'image.alt.so': 'Ceel' };

  it.each([
    [
      'another picture here, nothing there',
      { image: '/two', 'image.alt': 'A lamp' },
      {},
      { ...nobody, mine: ['image', 'image.alt'] },
    ],
    [
      'a picture each: its description goes with it',
      { image: '/two', 'image.alt': 'A lamp' },
      { image: '/three', 'image.alt': 'A book' },
      { ...nobody, both: ['image'] },
    ],
    [
      'a picture there, its description here: they may not fit',
      { 'image.alt': 'A deep well' },
      { image: '/two' },
      { mine: [], theirs: ['image'], both: ['image.alt'] },
    ],
    [
      'a picture here, its description there',
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
  ] as const)('%s', (_name, mine, theirs, expected) => {
    expect(compare(picture, mine, theirs)).toEqual(expected);
  });

  it('files are themselves alone', () => {
    const [one, other] = [new File(['a'], 'a.png'), new File(['a'], 'a.png')];
    expect(
      compareChanges<string | File>({ base: { file: '/old' }, mine: { file: one }, theirs: { file: '/old' } }),
    ).toEqual({ ...nobody, mine: ['file'] });
    expect(
      compareChanges<string | File>({ base: { file: '/old' }, mine: { file: one }, theirs: { file: other } }),
    ).toEqual({ ...nobody, both: ['file'] });
  });
});
