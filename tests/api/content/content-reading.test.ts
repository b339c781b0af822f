import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../../domain/content/articles.ts';
import { news } from '../../../domain/content/news.ts';
import { projects } from '../../../domain/content/projects.ts';
import { reports } from '../../../domain/content/reports.ts';
import { videos } from '../../../domain/content/videos.ts';
import { dialects, localized, openTestApp, type TestApp } from '../../setup/api/app.ts';

const item = (n: number) => ({
  title: localized({ en: `News ${n}`, ...(n % 2 ? { so: `War ${n}` } : {}), ...(n === 3 ? { ar: 'خبر' } : {}) }),
  description: localized({ en: `About ${n}` }),
  content: localized({ en: `Text ${n}` }),
  image: null,
  publishedAt: `2026-10-${String(n).padStart(2, '0')}T06:00:00.000Z`,
});

describe.each(dialects)('reading content over %s', (dialect) => {
  let site: TestApp;
  const ids: string[] = [];

  beforeAll(async () => {
    site = await openTestApp(dialect);
    for (let n = 1; n <= 14; n += 1) ids.push(await site.add(news, item(n)));
  });
  afterAll(() => site.close());

  it('returns a list in the envelope of the specification, newest first', async () => {
    const { status, json } = await site.get('/api/news?page=1&limit=6');
    expect(status).toBe(200);
    expect(Object.keys(json).toSorted()).toEqual(['currentPage', 'limit', 'news', 'page', 'total', 'totalPages']);
    expect(json).toMatchObject({ page: 1, currentPage: 1, limit: 6, total: 14, totalPages: 3 });
    const list = json['news'] as Record<string, unknown>[];
    expect(list.map((entry) => entry['Title'])).toEqual([
      'News 14',
      'News 13',
      'News 12',
      'News 11',
      'News 10',
      'News 9',
    ]);
    expect(list[0]).toMatchObject({
      _id: ids[13],
      Description: 'About 14',
      Content: 'Text 14',
      Image: '',
      PublishedAt: '2026-10-14T06:00:00.000Z',
    });
    expect(list[0]).not.toHaveProperty('title');
    expect(list[0]).not.toHaveProperty('search_text');
  });

  it.each([
    ['', { limit: 10, page: 1 }, 10],
    ['?page=2', { limit: 10, page: 2 }, 4],
    ['?page=3&limit=6', { limit: 6, page: 3 }, 2],
    ['?page=99', { page: 99, totalPages: 2 }, 0],
    ['?page=9999999999', { page: 9_999_999_999 }, 0],
    ['?limit=1000', { limit: 100 }, 14],
  ])('returns the page of the list for "%s"', async (query, envelope, count) => {
    const { status, json } = await site.get(`/api/news${query}`);
    expect(status).toBe(200);
    expect(json).toMatchObject(envelope);
    expect(json['news']).toHaveLength(count);
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=abc',
    '?page=1e9',
    '?page=1.5',
    '?page=',
    '?page=1&page=2',
    '?page=01',
    '?page=%201',
    '?page=99999999999',
    '?limit=0',
    '?limit=abc',
    '?limit=-5',
    '?limit=',
    '?limit=6&limit=7',
    '?page=1%27%20or%201=1',
  ])('refuses the invalid paging %s with 400', async (query) => {
    const { status, json } = await site.get(`/api/news${query}`);
    expect(status).toBe(400);
    expect(Object.keys(json).toSorted()).toEqual(['code', 'message']);
    expect(json['code']).toMatch(/^invalid_(page|limit)$/);
  });

  it.each([
    ['nope', 400],
    ['..%2f..%2fetc%2fpasswd', 400],
    ["'%20or%20'1'='1", 400],
    ['%00', 400],
    ['x'.repeat(2000), 400],
    ['%E0%A4%A', 400],
    ['ABCDEF0123456789abcdef01', 400],
    ['0123456789abcdef01234567', 404],
  ])('responds to the id %.40s with %i', async (id, status) => {
    const response = await site.get(`/api/news/${id}`);
    expect(response.status).toBe(status);
    expect(response.json).toEqual({ message: expect.any(String), code: status === 400 ? 'invalid_id' : 'not_found' });
  });

  it('returns one item', async () => {
    const { status, json } = await site.get(`/api/news/${ids[2]}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ _id: ids[2], Title: 'News 3', PublishedAt: '2026-10-03T06:00:00.000Z' });
  });

  it.each([
    ['so', 3, 'War 3'],
    ['so', 2, 'News 2'],
    ['ar', 3, 'خبر'],
    ['ar', 5, 'News 5'],
    ['fr', 3, 'News 3'],
    ['', 3, 'News 3'],
  ])('returns texts in lang=%s, or in English where that is missing', async (lang, n, title) => {
    expect((await site.get(`/api/news/${ids[n - 1]}?lang=${lang}`)).json['Title']).toBe(title);
  });

  it('falls back field by field, and to any language where English is missing', async () => {
    const id = await site.add(articles, {
      title: localized({ ar: 'عنوان' }),
      content: localized({ so: 'Qoraal' }),
      image: null,
      publishedAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await site.get(`/api/articles/${id}?lang=en`)).json).toMatchObject({ Title: 'عنوان', Content: 'Qoraal' });
  });

  it('hides drafts, and scheduled items until they are due', async () => {
    const draft = await site.add(news, { ...item(20), publishedAt: '2026-01-01T00:00:00.000Z' }, { state: 'draft' });
    const later = await site.add(news, { ...item(21), publishedAt: '2026-11-21T09:00:00.000Z' });
    for (const id of [draft, later]) expect((await site.get(`/api/news/${id}`)).status).toBe(404);
    expect((await site.get('/api/news?limit=100')).json['total']).toBe(14);

    const before = site.clock.now;
    site.clock.now = new Date('2026-11-21T09:00:00.000Z');
    expect((await site.get(`/api/news/${later}`)).status).toBe(200);
    expect((await site.get('/api/news?limit=100')).json['total']).toBe(15);
    expect((await site.get(`/api/news/${draft}`)).status).toBe(404);
    site.clock.now = before;
  });

  it('shows drafts only to a signed-in person', async () => {
    for (const path of ['/api/news?all=1', `/api/news/${ids[0]}?all=1`]) {
      const { status, json } = await site.get(path);
      expect(status).toBe(401);
      expect(json['code']).toBe('sign_in_required');
    }
  });

  it('names the fields of the other types as the specification does', async () => {
    const project = await site.add(projects, {
      name: localized({ en: 'Well' }),
      description: localized({ en: 'Deep' }),
      image: null,
      status: 'ongoing',
      startsOn: '2026-02-01',
      endsOn: null,
    });
    const video = await site.add(videos, {
      title: localized({ en: 'Film' }),
      description: localized({}),
      videoId: 'aqz-KE-bpKQ',
    });
    const report = await site.add(reports, { title: localized({ en: 'Report' }), file: null, image: null });
    expect((await site.get(`/api/projects/${project}`)).json).toMatchObject({
      ProjectName: 'Well',
      Description: 'Deep',
      image: '',
      Status: 'ongoing',
      StartDate: '2026-02-01',
      EndDate: null,
    });
    expect((await site.get(`/api/videos/${video}`)).json).toMatchObject({
      title: 'Film',
      description: '',
      videoId: 'aqz-KE-bpKQ',
    });
    expect((await site.get(`/api/reports/${report}`)).json).toMatchObject({
      title: 'Report',
      file: '',
      fileName: '',
      image: '',
    });
    expect((await site.get('/api/reports')).json).toMatchObject({ totalPages: 1, currentPage: 1 });
    expect((await site.get('/api/videos')).json['videos']).toHaveLength(1);
  });
});

describe('unusual API requests', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
  });
  afterAll(() => site.close());

  it.each(['/api', '/api/', '/api/nothing', '/api/news/1/2', '/api/__proto__', '/api/users-of-nobody'])(
    'responds to %s with 404 in JSON',
    async (path) => {
      const { status, json } = await site.get(path);
      expect(status).toBe(404);
      expect(json).toMatchObject({ code: 'not_found', message: 'There is nothing at this address.' });
    },
  );

  it('translates error messages by lang', async () => {
    expect((await site.get('/api/nothing?lang=so')).json['message']).toBe('Cinwaankan waxba kuma jiraan.');
    expect((await site.get('/api/news?page=0&lang=ar')).json['message']).toMatch(/^يجب/);
  });

  it('returns an empty list as an empty page', async () => {
    expect((await site.get('/api/projects')).json).toEqual({
      projects: [],
      page: 1,
      limit: 10,
      total: 0,
      totalPages: 0,
      currentPage: 1,
    });
  });

  it('responds to HEAD, health and readiness requests', async () => {
    const head = await site.app.request('/api/news', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect((await site.get('/healthz')).text).toBe('ok');
    expect((await site.get('/readyz')).text).toBe('ready');
  });
});
