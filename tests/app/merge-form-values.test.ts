import { describe, expect, it } from 'vitest';
import { middle } from '../../domain/media/focal-point.ts';
import {
  compareFormValues,
  mergeFormValues,
  type Choices,
} from '../../app/dashboard/content/form/merge/merge-form-values.ts';
import { createFormValues, flattenFormValues, type FormValues } from '../../app/dashboard/data/form-values.ts';
import type { StaffItem } from '../../app/dashboard/data/api-types.ts';
import { news } from '../../domain/content/news.ts';
import { projects } from '../../domain/content/projects.ts';
import { createEmptyLocalized } from '../../domain/model/localized.ts';

const fileAt = (url: string, alt = '') => ({
  _id: url,
  url,
  thumbnail: url,
  fileName: '',
  bytes: 1,
  width: 1,
  height: 1,
  pages: null,
  alt: { ...createEmptyLocalized(), en: alt },
  focus: middle,
});
const item: StaffItem = {
  _id: 'a'.repeat(24), Title: 'Well', Description: '', Content: 'Text', PublishedAt: '2026-01-01T00:00:00.000Z',
  translations: { so: { Title: 'Ceel', Description: '', Content: '' }, ar: { Title: 'بئر', Description: '', Content: '' } },
  files: { Image: fileAt('/one', 'A well') }, state: 'published', revision: 1, updatedBy: null, outdated: { so: [], ar: ['Title'] },
  createdBy: null, createdAt: '', updatedAt: '', completeness: { en: true, so: true, ar: true },
}; // prettier-ignore
const openedAt = new Date('2026-11-20T08:00:00Z');

/** Merges what was typed with what was saved, by the given choices; returns the resulting form. */
function merge(type: (formValues: FormValues) => FormValues, saved: Partial<StaffItem>, choices: Choices = {}) {
  const start = createFormValues(news, item, openedAt);
  const base = { revision: 1, values: flattenFormValues(news, item, start), openedAt };
  const current = { ...item, revision: 2, ...saved };
  const formValues = type(start);
  const comparison = compareFormValues(news, item, formValues, base, current);
  const merged = mergeFormValues(news, formValues, base, current, comparison, choices);
  const again = compareFormValues(
    news,
    current,
    merged.formValues,
    { revision: merged.revision, values: merged.base, openedAt },
    current,
  );
  return { comparison, merged, again };
}
const withTexts = (texts: Record<string, string>) => (formValues: FormValues) => ({
  ...formValues,
  texts: { ...formValues.texts, ...texts },
});

describe('merging two versions of a form', () => {
  it('takes what only one person changed, without a question', () => {
    const { comparison, merged } = merge(withTexts({ 'title.so': 'Ceelal' }), { Content: 'New text' });
    expect([comparison.both, merged.revision]).toEqual([[], 2]);
    expect(merged.formValues.texts).toMatchObject({ title: 'Well', 'title.so': 'Ceelal', content: 'New text' });
  });

  it('takes the chosen version of what both changed', () => {
    const { merged } = merge(
      withTexts({ title: 'Mine', content: 'My text' }),
      { Title: 'Theirs', Content: 'Their text' },
      { title: 'mine', content: 'theirs' },
    );
    expect([merged.formValues.texts['title'], merged.formValues.texts['content'], merged.revision]).toEqual([
      'Mine',
      'Their text',
      2,
    ]);
  });

  it('keeps the typed text if nothing is chosen yet, and asks for that field again', () => {
    const { merged, again } = merge(
      withTexts({ title: 'Mine', content: 'My text' }),
      { Title: 'Theirs', Content: 'Their text' },
      { content: 'mine' },
    );
    expect([merged.formValues.texts['title'], merged.revision, again.both, again.mine]).toEqual([
      'Mine',
      1,
      ['title'],
      ['content'],
    ]);
  });

  it('keeps a chosen picture, or takes the other one with its description', () => {
    const chosen = new File(['x'], 'x.png');
    const choose = (formValues: FormValues) => ({
      ...formValues,
      files: {
        image: { chosen, libraryPicture: undefined, removed: false, alt: { ...createEmptyLocalized(), en: 'Mine' } },
      },
    });
    const saved = { files: { Image: fileAt('/two', 'Theirs') } };
    expect(merge(choose, saved).comparison.both).toEqual(['image']);
    expect(merge(choose, saved, { image: 'mine' }).merged.formValues.files['image']).toMatchObject({
      chosen,
      alt: { en: 'Mine' },
    });
    expect(merge(choose, saved, { image: 'theirs' }).merged.formValues.files['image']).toMatchObject({
      chosen: undefined,
      removed: false,
      alt: { en: 'Theirs' },
    });
    expect(merge(choose, saved).merged.formValues.files['image']).toMatchObject({ chosen, alt: { en: 'Mine' } });
  });

  it('keeps the removal of a picture if that is chosen', () => {
    const remove = (formValues: FormValues) => ({
      ...formValues,
      files: { image: { ...formValues.files['image']!, removed: true } },
    });
    expect(
      merge(remove, { files: { Image: fileAt('/two') } }, { image: 'mine' }).merged.formValues.files['image'],
    ).toMatchObject({ chosen: undefined, removed: true });
  });

  it('treats a library picture like a chosen one, without a conflict if both took the same', () => {
    const libraryPicture = {
      ...fileAt('/library', 'Library'),
      kind: 'picture' as const,
      createdAt: '',
      deletedAt: null,
      purgeAt: null,
      uses: 1,
    };
    const take = (formValues: FormValues) => ({
      ...formValues,
      files: { image: { chosen: undefined, libraryPicture, removed: false, alt: libraryPicture.alt } },
    });
    expect(
      merge(take, { files: { Image: fileAt('/two', 'Theirs') } }, { image: 'mine' }).merged.formValues.files['image'],
    ).toMatchObject({ libraryPicture: { url: '/library' }, alt: { en: 'Library' } });
    const same = merge(take, { files: { Image: fileAt('/library', 'Library') } });
    expect([same.comparison.both, same.merged.formValues.files['image']]).toMatchObject([
      [],
      { libraryPicture: undefined, removed: false },
    ]);
  });

  it('keeps a translation confirmed only if its English is unchanged', () => {
    const read = (formValues: FormValues) => ({ ...formValues, confirmedTranslations: ['title.ar'] });
    expect(merge(read, { Content: 'New text' }).merged.formValues.confirmedTranslations).toEqual(['title.ar']);
    expect(merge(read, { Title: 'Lamp' }).merged.formValues.confirmedTranslations).toEqual([]);
  });

  it('asks about a status of the other person that would clear dates of mine', () => {
    const completed = { ProjectName: 'Well', Status: 'completed', StartDate: '2026-01-01', EndDate: '2026-02-01' };
    const project = (saved: Partial<StaffItem>): StaffItem => ({
      ...item,
      translations: { so: {}, ar: {} },
      files: {},
      ...completed,
      ...saved,
    });
    const opened = project({});
    const current = project({ revision: 2, Status: 'not-started', StartDate: '', EndDate: '' });
    const start = createFormValues(projects, opened, openedAt);
    const base = { revision: 1, values: flattenFormValues(projects, opened, start), openedAt };
    const mine = withTexts({ startsOn: '2026-03-01', endsOn: '2026-04-01' })(start);
    const comparison = compareFormValues(projects, opened, mine, base, current);
    expect(comparison.both.toSorted()).toEqual(['endsOn', 'startsOn', 'status']);
    const choices = { status: 'mine', startsOn: 'mine', endsOn: 'mine' } as const;
    expect(mergeFormValues(projects, mine, base, current, comparison, choices).formValues.texts).toMatchObject({
      status: 'completed',
      startsOn: '2026-03-01',
      endsOn: '2026-04-01',
    });
    // Without a date of mine there is nothing to lose.
    const renamed = compareFormValues(projects, opened, withTexts({ name: 'Deep well' })(start), base, current);
    expect([renamed.both, renamed.theirs.includes('status')]).toEqual([[], true]);
  });
});
