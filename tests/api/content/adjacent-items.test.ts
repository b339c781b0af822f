/** The links to the items before and after one: in the order of the list, and only to what visitors see. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../../domain/content/news.ts';
import { projects } from '../../../domain/content/projects.ts';
import { createEmptyValues } from '../../../domain/model/apply-input.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { visitor } from '../../../domain/people/viewer.ts';
import { departments } from '../../../domain/site/departments.ts';
import { dialects, localized, openTestApp, type TestApp } from '../../setup/api/app.ts';

describe.each(dialects)('adjacent items over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  afterAll(() => site.close());

  const add = (day: string, state: 'draft' | 'published' = 'published') =>
    site.add(
      news,
      { ...createEmptyValues(news), title: localized({ en: day }), publishedAt: `2026-11-${day}T00:00:00.000Z` },
      { state },
    );
  const adjacentTo = async (type: ContentType, id: string) => {
    const { found } = await site.services.content.get(type, visitor, id);
    const { newer, older } = await site.services.content.findAdjacent(type, found);
    return [newer?.id, older?.id];
  };

  it('are those of the list, also of the same moment, without drafts and scheduled ones', async () => {
    for (const day of ['03', '01', '07', '03', '05', '03']) await add(day);
    await add('04', 'draft');
    const scheduled = await add('21');
    const { found } = await site.services.content.list(news, visitor, { page: 1, limit: 100 });
    const ids = found.items.map(({ id }) => id);
    expect(ids).toHaveLength(6);
    for (const [place, id] of ids.entries())
      expect(await adjacentTo(news, id)).toEqual([ids[place - 1], ids[place + 1]]);

    // A scheduled item joins them when it is due, a deleted one leaves.
    site.clock.now = new Date('2026-11-22T00:00:00.000Z');
    expect(await adjacentTo(news, ids[0]!)).toEqual([scheduled, ids[1]]);
    const staff = await site.signIn('superadmin');
    await staff.send('DELETE', `/api/news/${ids[1]}`);
    expect(await adjacentTo(news, ids[0]!)).toEqual([scheduled, ids[2]]);
  });

  it('are those of the order that staff chose', async () => {
    const list = async () => {
      const { found } = await site.services.content.list(departments, visitor, { page: 1, limit: 100 });
      return found.items.map(({ id }) => id);
    };
    const expectNeighboursOf = async (ids: readonly string[]) => {
      for (const [place, id] of ids.entries())
        expect(await adjacentTo(departments, id)).toEqual([ids[place - 1], ids[place + 1]]);
    };
    const values = { ...createEmptyValues(departments), name: localized({ en: 'Hidden' }) };
    const hidden = await site.add(departments, values, { state: 'draft' });
    const [first, second, third, ...others] = await list();
    await expectNeighboursOf([first!, second!, third!, ...others]);

    const staff = await site.signIn('superadmin');
    const ids = [second!, hidden, ...others, first!, third!];
    expect((await staff.send('PUT', '/api/departments/order', { ids })).status).toBe(200);
    const visible = ids.filter((id) => id !== hidden);
    expect(await list()).toEqual(visible);
    await expectNeighboursOf(visible);
  });

  it('are by creation where a type has no publication date, with their titles', async () => {
    const addProject = (name: string, createdAt: string) =>
      site.add(projects, { ...createEmptyValues(projects), name: localized({ en: name, ar: 'بئر' }) }, { createdAt });
    const [old, middle, latest] = [
      await addProject('Old', '2026-01-01T00:00:00.000Z'),
      await addProject('Middle', '2026-02-01T00:00:00.000Z'),
      await addProject('Latest', '2026-03-01T00:00:00.000Z'),
    ];
    const { found } = await site.services.content.get(projects, visitor, middle);
    expect(await site.services.content.findAdjacent(projects, found)).toEqual({
      newer: { id: latest, title: { en: 'Latest', so: '', ar: 'بئر' } },
      older: { id: old, title: { en: 'Old', so: '', ar: 'بئر' } },
    });
  });
});
