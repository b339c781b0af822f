import { expect, it } from 'vitest';
import { middle } from '../../domain/media/focal-point.ts';
import { compareItems } from '../../app/dashboard/data/compare-items.ts';
import { compareWords } from '../../app/dashboard/text-comparison/compare-words.ts';
import type { WireFile, StaffItem } from '../../app/dashboard/data/api-types.ts';
import { projects } from '../../domain/content/projects.ts';
import { createEmptyLocalized } from '../../domain/model/localized.ts';

it.each([
  ['en', 'The well gives water.', 'The new well gives sweet water.', ['+new ', '+sweet ']],
  ['so', 'Ceelku biyo ayuu bixinayaa', 'Ceelku biyo macaan ayuu bixinayaa', ['+macaan ']],
  // Whole words, also in Arabic script.
  ['ar', 'افتُتحت البئر في القرية', 'افتُتحت المدرسة في القرية', ['-البئر', '+المدرسة']],
  ['en', 'One\n\nTwo', 'One Two', []],
] as const)('compares in %s "%s" with "%s" and finds %s', (language, older, newer, changes) => {
  const segments = compareWords(older, newer, language);
  expect(
    segments
      .filter((segment) => segment.in !== 'both')
      .map((segment) => `${segment.in === 'newer' ? '+' : '-'}${segment.text}`),
  ).toEqual(changes);
  expect(
    segments
      .filter((segment) => segment.in !== 'older')
      .map(({ text }) => text)
      .join(''),
  ).toBe(newer);
});

it('compares items field by field and text by language, without fields that are empty in both', () => {
  const item = (change: Partial<StaffItem>): StaffItem => ({
    _id: 'a'.repeat(24), ProjectName: 'Lamps', Description: '', Status: 'ongoing', StartDate: '2026-01-01', EndDate: null, image: '',
    translations: { so: { ProjectName: 'Laambado', Description: '' }, ar: { ProjectName: '', Description: '' } },
    files: {}, state: 'published', createdBy: null, createdAt: '', updatedAt: '', completeness: { en: true, so: true, ar: false },
    revision: 1, updatedBy: null, outdated: { so: [], ar: [] }, ...change,
  }); // prettier-ignore
  const picture: WireFile = {
    _id: 'b'.repeat(24),
    url: '/files/pictures/a/1440.avif',
    thumbnail: '',
    fileName: '',
    bytes: 1,
    width: 1,
    height: 1,
    pages: null,
    alt: createEmptyLocalized(),
    focus: middle,
  };
  const { changed, same } = compareItems(
    projects,
    item({}),
    item({
      Status: 'completed',
      EndDate: '2026-05-01',
      files: { image: picture },
      translations: { so: { ProjectName: 'Laambadaha', Description: '' }, ar: { ProjectName: '', Description: '' } },
    }),
  );
  expect(changed.map(({ key }) => key)).toEqual(['name.so', 'image', 'status', 'endsOn']);
  expect(same.map(({ key }) => key)).toEqual(['name.en', 'startsOn']);
});
