/** Pictures are grouped by the names of their albums. */
import { expect, it } from 'vitest';
import { createEmptyLocalized } from '../../domain/model/localized.ts';
import { groupAlbums } from '../../domain/site/albums.ts';

const picture = (id: string, album: Partial<ReturnType<typeof createEmptyLocalized>> = {}) => ({
  id,
  album: { ...createEmptyLocalized(), ...album },
});

it('groups pictures by name, in any language that two of them have, and takes translations from each', () => {
  const { albums, others } = groupAlbums([
    picture('5', { so: 'Qalinjabin' }),
    picture('4'),
    picture('3', { en: 'Graduation', so: 'qalinjabin' }),
    picture('2', { en: 'GRADUATION', ar: 'التخرّج' }),
    picture('1', { en: 'Wells', so: 'Qalinjabin' }),
  ]);
  expect(others.map(({ id }) => id)).toEqual(['4']);
  expect(albums.map(({ id, name, pictures }) => [id, name, pictures.map((one) => one.id)])).toEqual([
    ['2', { en: 'Graduation', so: 'Qalinjabin', ar: 'التخرّج' }, ['5', '3', '2']],
    ['1', { en: 'Wells', so: 'Qalinjabin', ar: '' }, ['1']],
  ]);
});

it('takes time proportional to the number of pictures', () => {
  const pictures = Array.from({ length: 20_000 }, (_, index) => picture(String(index), { en: `Album ${index}` }));
  const start = performance.now();
  expect(groupAlbums(pictures).albums).toHaveLength(20_000);
  expect(performance.now() - start).toBeLessThan(1_000);
});
