import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../domain/content/index.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf, type Json } from '../../setup/api/client.ts';

const start = new Date('2026-11-20T08:00:00.000Z');

/** The fields that each type needs to be published, in English. */
const complete: Record<string, Record<string, string>> = {
  news: { Title: 'The well is open', Content: 'Water at last.', PublishedAt: '2026-11-01' },
  projects: { ProjectName: 'A well', Status: 'ongoing', StartDate: '2026-02-01' },
  articles: { Title: 'Patience', Content: 'It is light.', publishedDate: '2026-11-01T10:30:00Z' },
  videos: { title: 'A recitation', videoId: 'aqz-KE-bpKQ' },
  reports: { title: 'Annual report 2026' },
};

describe.each(dialects)('drafts and publishing over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
  });
  beforeEach(() => {
    site.clock.now = start;
  });
  afterAll(() => site.close());

  const createDraft = async (type: string, body?: object) =>
    String((await staff.send('POST', `/api/${type}`, body)).json['_id']);

  describe.each(contentTypes.map(({ name }) => name))('%s', (name) => {
    it('makes a draft from an empty POST, visible to staff only', async () => {
      const { status, json } = await staff.send('POST', `/api/${name}`);
      expect(status).toBe(201);
      const id = String(json['_id']);
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(json).toMatchObject({ state: 'draft', createdBy: staff.id, createdAt: start.toISOString() });
      expect((await staff.get(`/api/${name}/${id}?all=1`)).json).toEqual(json);
      expect((await staff.get(`/api/${name}?all=1&state=draft`)).text).toContain(id);
      // Without all=1 staff see what visitors see.
      for (const client of [site.visit(), staff]) {
        expect((await client.get(`/api/${name}/${id}`)).status).toBe(404);
        expect((await client.get(`/api/${name}?limit=100`)).text).not.toContain(id);
      }
    });

    it.each([
      ['JSON', (fields: Record<string, string>) => fields],
      ['a form', formOf],
    ])('publishes a draft when an update by %s is valid', async (_, body) => {
      const id = await createDraft(name);
      const response = await staff.send('PUT', `/api/${name}/${id}`, body(complete[name]!));
      expect([response.status, response.json['state']]).toEqual([200, 'published']);
      expect((await site.get(`/api/${name}/${id}`)).status).toBe(200);
      expect((await site.get(`/api/${name}?limit=100`)).text).toContain(id);
    });

    it('keeps a draft as a draft when an update is invalid', async () => {
      const id = await createDraft(name);
      const [first] = Object.keys(complete[name]!);
      expect((await staff.send('PUT', `/api/${name}/${id}`, { ...complete[name], [first!]: ' ' })).status).toBe(400);
      expect((await staff.get(`/api/${name}/${id}?all=1`)).json['state']).toBe('draft');
    });

    it('saves a draft with draft=1, complete or not, but refuses invalid values', async () => {
      const id = await createDraft(name);
      const [first] = Object.keys(complete[name]!);
      for (const body of [{}, { ...complete[name], [first!]: '' }, complete[name]]) {
        expect((await staff.send('PUT', `/api/${name}/${id}?draft=1`, body)).json['state']).toBe('draft');
        expect((await site.get(`/api/${name}/${id}`)).status).toBe(404);
      }
      expect((await staff.send('PUT', `/api/${name}/${id}?draft=1`, { [first!]: 'x'.repeat(201) })).status).toBe(400);
      expect((await staff.send('PUT', `/api/${name}/${id}`)).json['state']).toBe('published');
      // draft=1 neither hides a published item nor lets it lose a required field.
      expect((await staff.send('PUT', `/api/${name}/${id}?draft=1`)).json['state']).toBe('published');
      expect((await staff.send('PUT', `/api/${name}/${id}?draft=1`, { [first!]: '' })).status).toBe(400);
      expect((await site.get(`/api/${name}/${id}`)).status).toBe(200);
    });

    it('hides a deleted item from staff and visitors and moves its row to the trash', async () => {
      const id = await createDraft(name);
      await staff.send('PUT', `/api/${name}/${id}`, complete[name]);
      expect((await staff.send('DELETE', `/api/${name}/${id}`)).json).toEqual({ _id: id });
      for (const path of [`/api/${name}/${id}`, `/api/${name}/${id}?all=1`])
        expect((await staff.get(path)).status).toBe(404);
      expect((await staff.send('PUT', `/api/${name}/${id}`, complete[name])).status).toBe(404);
      expect((await staff.get(`/api/${name}?all=1&limit=100`)).text).not.toContain(id);
      const row = await site.db
        .selectFrom(name as 'content')
        .select('deleted_at')
        .where('id', '=', id)
        .executeTakeFirst();
      expect(row).toEqual({ deleted_at: start.toISOString() });
    });
  });

  it('gives an empty report the specified title', async () => {
    const { status, json } = await staff.send('POST', '/api/reports', { title: 'New Report', file: '', image: '' });
    expect(status).toBe(201);
    expect(json).toMatchObject({ title: 'New Report', file: '', fileName: '', image: '', state: 'draft' });
    expect((await staff.send('POST', '/api/reports')).json['title']).toBe('New Report');
  });

  it.each([
    ['en', /placeholder/],
    ['so', /cinwaanka warbixintan/],
    ['ar', /عنوان هذا التقرير/],
  ])('does not publish a report with that title, and says so in %s', async (lang, sentence) => {
    const path = `/api/reports/${await createDraft('reports')}`;
    for (const body of [{}, { title: ' New Report ' }, { 'title.so': 'Warbixin' }]) {
      const { status, json } = await staff.send('PUT', `${path}?lang=${lang}`, body);
      expect([status, json['fields']]).toEqual([400, { title: expect.stringMatching(sentence) as string }]);
      expect((await staff.send('PUT', `${path}?draft=1`, body)).json['state']).toBe('draft');
    }
    expect((await site.get(path)).status).toBe(404);
    expect((await staff.send('PUT', path, { title: '' })).json).toMatchObject({
      state: 'published',
      translations: { so: { title: 'Warbixin' } },
    });
  });

  it('lets a draft have texts, but refuses invalid ones', async () => {
    expect((await staff.send('POST', '/api/news', { Title: 'Soon', 'Title.ar': 'قريبا' })).json).toMatchObject({
      Title: 'Soon',
      Content: '',
      state: 'draft',
    });
    const before = (await staff.get('/api/news?all=1')).json['total'];
    const refused = await staff.send('POST', '/api/news', { Title: 'x'.repeat(201), PublishedAt: 'soon' });
    expect([refused.status, Object.keys(refused.json['fields'] as Json)]).toEqual([400, ['Title', 'PublishedAt']]);
    expect((await staff.get('/api/news?all=1')).json['total']).toBe(before);
  });

  it('keeps the fields that are not sent, and ignores unknown fields', async () => {
    const id = await createDraft('news');
    await staff.send('PUT', `/api/news/${id}`, { ...complete['news'], Description: 'Short', 'Title.so': 'Ceelka' });
    const { json } = await staff.send('PUT', `/api/news/${id}`, {
      'Title.ar': 'البئر',
      state: 'draft',
      _id: 'f'.repeat(24),
      createdAt: 'x',
      search_text: 'x',
      Nonsense: '1',
      constructor: 'x',
    });
    expect(json).toMatchObject({
      _id: id,
      Title: 'The well is open',
      Content: 'Water at last.',
      Description: 'Short',
      state: 'published',
      createdAt: start.toISOString(),
    });
    expect(json['translations']).toEqual({
      so: { Title: 'Ceelka', Description: '', Content: '' },
      ar: { Title: 'البئر', Description: '', Content: '' },
    });
    expect(json).not.toHaveProperty('Nonsense');
    // A field that is sent empty is cleared.
    expect((await staff.send('PUT', `/api/news/${id}`, { Description: '', 'Title.so': '' })).json).toMatchObject({
      Description: '',
      translations: { so: { Title: '' } },
    });
  });

  it.each([
    [
      'in a form',
      () => formOf({ ...complete['articles'], 'Title.so': 'Samir', 'Title.ar': 'الصبر', 'Content.ar': 'ضياء' }),
    ],
    [
      'in JSON',
      () => ({
        ...complete['articles'],
        translations: { so: { Title: 'Samir' }, ar: { Title: 'الصبر', Content: 'ضياء' } },
      }),
    ],
  ])('accepts translations %s, and shows staff no fallback texts', async (_, body) => {
    const id = await createDraft('articles');
    const { json } = await staff.send('PUT', `/api/articles/${id}`, body());
    const translations = { so: { Title: 'Samir', Content: '' }, ar: { Title: 'الصبر', Content: 'ضياء' } };
    const staffView = {
      Title: 'Patience',
      Content: 'It is light.',
      translations,
      completeness: { en: true, so: false, ar: true },
      state: 'published',
    };
    expect(json).toMatchObject(staffView);
    for (const lang of ['en', 'so', 'ar'])
      expect((await staff.get(`/api/articles/${id}?all=1&lang=${lang}`)).json).toMatchObject(staffView);
    const somali = (await site.get(`/api/articles/${id}?lang=so`)).json;
    expect(somali).toMatchObject({ Title: 'Samir', Content: 'It is light.' });
    for (const hidden of ['translations', 'completeness', 'state', 'createdBy'])
      expect(somali).not.toHaveProperty(hidden);
  });

  it('publishes an item that is in Arabic only, and shows staff its English as empty', async () => {
    const id = await createDraft('videos');
    const { status } = await staff.send('PUT', `/api/videos/${id}`, { 'title.ar': 'تلاوة', videoId: 'aqz-KE-bpKQ' });
    expect(status).toBe(200);
    const inList = entries(await staff.get('/api/videos?all=1&limit=100'), 'videos').find(
      (entry) => entry['_id'] === id,
    );
    expect(inList).toMatchObject({
      title: '',
      translations: { ar: { title: 'تلاوة' } },
      completeness: { en: false, so: false, ar: true },
    });
    expect((await site.get(`/api/videos/${id}`)).json['title']).toBe('تلاوة');
  });

  it('publishes an item with a later date automatically on that date', async () => {
    const id = await createDraft('news');
    const { json } = await staff.send('PUT', `/api/news/${id}`, {
      ...complete['news'],
      PublishedAt: '2026-11-20T12:00:00+03:00',
    });
    expect(json).toMatchObject({ state: 'published', PublishedAt: '2026-11-20T09:00:00.000Z' });
    expect((await staff.get('/api/news?all=1&state=scheduled')).text).toContain(id);
    expect((await site.get(`/api/news/${id}`)).status).toBe(404);
    site.clock.now = new Date('2026-11-20T08:59:59.999Z');
    expect((await site.get('/api/news?limit=100')).text).not.toContain(id);
    site.clock.now = new Date('2026-11-20T09:00:00.000Z');
    expect((await site.get('/api/news?limit=100')).text).toContain(id);
    expect((await staff.get('/api/news?all=1&state=scheduled')).text).not.toContain(id);
  });

  it('names in the history what a save does to the schedule', async () => {
    const id = await createDraft('news');
    const save = (change: object, draft = '') => staff.send('PUT', `/api/news/${id}${draft}`, change);
    await save({ ...complete['news'], PublishedAt: '2026-11-21T09:00:00Z' }, '?draft=1');
    await save({});
    await save({ PublishedAt: '2026-11-22T09:00:00Z' });
    await save({ Title: 'The new well is open' });
    await save({ PublishedAt: '2026-11-20T08:00:00Z' }); // now
    await save({ Title: 'The well is open at last' });
    await save({ PublishedAt: '2026-11-23T09:00:00Z' }); // hidden again until then
    site.clock.now = new Date('2026-11-24T08:00:00.000Z');
    await save({ Title: 'Water' });
    const actions = ['created', 'saved', 'scheduled', 'rescheduled', 'updated', 'published', 'updated', 'scheduled'];
    const versions = entries(await staff.get(`/api/news/${id}/versions`), 'versions');
    expect(versions.map(({ action }) => action).toReversed()).toEqual([...actions, 'updated']);
    const activity = entries(await staff.get('/api/activity?kind=news&limit=100'), 'activity');
    const ofItem = activity.filter(({ itemId }) => itemId === id).map(({ action }) => String(action));
    expect(ofItem.toSorted()).toEqual([...actions, 'updated'].toSorted());
  });

  it.each(['news', 'articles', 'projects'])('lists the newest draft of %s first for staff', async (name) => {
    await staff.send('PUT', `/api/${name}/${await createDraft(name)}`, complete[name]);
    site.clock.now = new Date('2026-11-20T10:00:00.000Z');
    const id = await createDraft(name);
    expect(entries(await staff.get(`/api/${name}?all=1&limit=1`), name)[0]).toMatchObject({ _id: id });
  });
});
