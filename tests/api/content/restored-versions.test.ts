/** Restoring a version in which fields are missing that a published item requires. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import type { Json } from '../../setup/api/client.ts';
import { openWithTwoSuperadmins } from '../../setup/api/two-superadmins.ts';

describe.each(dialects)('restoring an incomplete version over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    ({ site, amina: staff } = await openWithTwoSuperadmins(dialect));
  });
  afterAll(() => site.close());

  const create = async (type: string) =>
    `/api/${type}/${String((await staff.send('POST', `/api/${type}`)).json['_id'])}`;

  it('of a published article keeps the current values of the required fields that are missing', async () => {
    const path = await create('articles');
    const texts = { 'Title.so': 'Ceelka', 'Content.so': 'Waa qoto dheer.' };
    await staff.send('PUT', `${path}?draft=1`, texts);
    const today = { Title: 'The well', publishedDate: '2026-02-01T06:00:00.000Z', 'Title.so': 'Ceelka cusub' };
    await staff.send('PUT', path, today);
    await staff.send('PUT', path, { Title: 'The deep well' });
    expect((await staff.get(`${path}?all=1`)).json['outdated']).toEqual({ so: ['Title'], ar: [] });

    const old = await staff.send('POST', `${path}/versions/2/restore`, { revision: 4 });
    expect([old.status, old.json]).toMatchObject([
      200,
      {
        kept: ['publishedDate'],
        publishedDate: today.publishedDate,
        Title: '',
        translations: { so: { Title: 'Ceelka', Content: 'Waa qoto dheer.' } },
        outdated: { so: [], ar: [] },
        state: 'published',
      },
    ]);
    expect((await site.get(`${path}?lang=so`)).json['Title']).toBe('Ceelka');

    await staff.send('POST', `${path}/versions/4/restore`);
    const empty = await staff.send('POST', `${path}/versions/1/restore`);
    expect([empty.status, empty.json]).toMatchObject([
      200,
      {
        kept: ['Title', 'Content', 'publishedDate'],
        Title: 'The deep well',
        outdated: { so: ['Title'], ar: [] },
        state: 'published',
      },
    ]);
  });

  it('of a draft restores it as it was', async () => {
    const path = await create('articles');
    await staff.send('PUT', `${path}?draft=1`, { Title: 'The well' });
    const { status, json } = await staff.send('POST', `${path}/versions/1/restore`);
    expect([status, json['Title'], json['kept'], json['state']]).toEqual([200, '', [], 'draft']);
  });

  it('of a scheduled or published item changes its texts, but not whether visitors see it', async () => {
    const path = await create('news');
    const texts = { Title: 'The well', Content: 'It is deep.', PublishedAt: '2026-02-01T06:00:00.000Z' };
    await staff.send('PUT', path, texts);
    await staff.send('PUT', path, { Title: 'The roof', PublishedAt: '2099-02-01T06:00:00.000Z' });
    const scheduled = (await staff.send('POST', `${path}/versions/2/restore`)).json;
    expect(scheduled).toMatchObject({ Title: 'The well', PublishedAt: '2099-02-01T06:00:00.000Z', kept: [] });
    expect((await site.get(path)).status).toBe(404);

    await staff.send('PUT', path, { Title: 'The school', PublishedAt: '2026-03-01T06:00:00.000Z' });
    const visible = (await staff.send('POST', `${path}/versions/3/restore`)).json;
    expect(visible).toMatchObject({ Title: 'The roof', PublishedAt: '2026-03-01T06:00:00.000Z' });
    const earlier = (await staff.send('POST', `${path}/versions/2/restore`)).json;
    expect(earlier).toMatchObject({ Title: 'The well', PublishedAt: texts.PublishedAt });
    expect((await site.get(path)).json['Title']).toBe('The well');
  });

  it('is refused with the names of fields that are missing now too', async () => {
    const path = await create('projects');
    await staff.send('PUT', `${path}?draft=1`, { ProjectName: 'Roof', Status: 'completed' });
    await staff.send('PUT', path, { Status: 'not-started' });
    const { status, json } = await staff.send('POST', `${path}/versions/2/restore`);
    expect([status, Object.keys(json['fields'] as Json)]).toEqual([400, ['StartDate', 'EndDate']]);
    expect((await staff.get(`${path}?all=1`)).json).toMatchObject({ Status: 'not-started', revision: 3 });
  });

  it('of a report keeps its current title instead of the placeholder', async () => {
    const path = await create('reports');
    await staff.send('PUT', path, { title: 'Report of 2026' });
    const { status, json } = await staff.send('POST', `${path}/versions/1/restore`);
    expect([status, json['title'], json['kept']]).toEqual([200, 'Report of 2026', ['title']]);
  });
});
