/** The orders in which staff read a list, over both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../../domain/content/news.ts';
import { videos } from '../../../domain/content/videos.ts';
import type { ItemValues } from '../../../domain/model/define.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import { partners } from '../../../domain/site/partners.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries } from '../../setup/api/client.ts';

const item = (title: Partial<Localized>, publishedAt: string | null): ItemValues => ({
  title: localized(title),
  description: localized({}),
  content: localized({ en: 'Text' }),
  image: null,
  publishedAt,
});

describe.each(dialects)('the order of lists of staff over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    await site.add(news, item({ en: 'banana', so: 'Xaafad' }, '2026-10-01T00:00:00.000Z'));
    await site.add(news, item({ en: 'Apple', so: 'muus', ar: 'تفاح' }, '2026-10-03T00:00:00.000Z'));
    await site.add(news, item({ en: 'cherry' }, '2026-10-02T00:00:00.000Z'));
    await site.add(news, item({ ar: 'أخبار' }, null), { state: 'draft' });
    await site.add(news, item({ en: 'Later' }, '2027-10-02T00:00:00.000Z'));
    const { json } = await staff.get('/api/news?all=1&q=cherry');
    const [cherry] = json['news'] as { _id: string }[];
    site.advance(60_000);
    const changed = await staff.send('PUT', `/api/news/${cherry!._id}`, { Content: 'Another text' });
    expect(changed.status).toBe(200);
  });
  afterAll(() => site.close());

  const titles = async (query: string) => {
    const response = await staff.get(`/api/news?all=1&limit=100&${query}`);
    expect([query, response.status]).toEqual([query, 200]);
    return entries(response, 'news').map((entry) => String(entry['Title'] || 'أخبار'));
  };

  it.each([
    ['sort=title', ['Apple', 'banana', 'cherry', 'Later', 'أخبار']],
    ['sort=-title', ['أخبار', 'Later', 'cherry', 'banana', 'Apple']],
    // muus, cherry, Later and Xaafad in Somali
    ['sort=title&lang=so', ['cherry', 'Later', 'Apple', 'banana', 'أخبار']],
    ['sort=date', ['banana', 'cherry', 'Apple', 'Later', 'أخبار']],
    ['sort=-date', ['أخبار', 'Later', 'Apple', 'cherry', 'banana']],
    ['sort=state', ['أخبار', 'Later', 'Apple', 'cherry', 'banana']],
    ['sort=-state', ['banana', 'cherry', 'Apple', 'Later', 'أخبار']],
    ['sort=title&state=published&q=an', ['banana']],
    ['sort=title&missing=ar', ['Apple', 'banana', 'cherry', 'Later', 'أخبار']],
    ['sort=-title&state=draft', ['أخبار']],
  ])('is that of %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('is that of the last change', async () => {
    expect((await titles('sort=-updatedAt'))[0]).toBe('cherry');
    expect((await titles('sort=updatedAt')).at(-1)).toBe('cherry');
  });

  it('holds over the pages of a list, in which equal entries keep their place', async () => {
    for (let n = 0; n < 7; n += 1)
      await site.add(videos, {
        title: localized({ en: n % 2 === 0 ? 'Same' : 'same' }),
        description: localized({}),
        videoId: 'aqz-KE-bpKQ',
      });
    const idsOf = async (page: number) =>
      entries(await staff.get(`/api/videos?all=1&limit=3&page=${page}&sort=title`), 'videos').map(({ _id }) => _id);
    const ids = [...(await idsOf(1)), ...(await idsOf(2)), ...(await idsOf(3))];
    expect(new Set(ids).size).toBe(7);
  });

  it('replaces the order that staff chose only where it is asked for', async () => {
    for (const name of ['Beta', 'Alpha', 'Gamma'])
      await site.add(partners, { name: localized({ en: name }), link: null, logo: null });
    const namesOf = async (query: string) =>
      entries(await staff.get(`/api/partners?all=1&limit=100${query}`), 'partners')
        .map((entry) => String(entry['name']))
        .filter((name) => ['Beta', 'Alpha', 'Gamma'].includes(name));
    expect(await namesOf('')).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(await namesOf('&sort=title')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await namesOf('&sort=-title')).toEqual(['Gamma', 'Beta', 'Alpha']);
  });

  it.each([
    'sort=',
    'sort=-',
    'sort=id',
    'sort=--title',
    'sort=title%20desc',
    'sort=Title',
    'sort=constructor',
    'sort=title_en',
    'sort=title&sort=title',
    "sort=title';drop table news",
  ])('refuses %s', async (query) => {
    const response = await staff.get(`/api/news?all=1&${query}`);
    expect([response.status, response.json['code']]).toEqual([400, 'invalid_sort']);
  });

  it('refuses to sort by a title that a type does not have', async () => {
    expect((await staff.get('/api/contact?all=1&sort=title')).status).toBe(400);
    expect((await staff.get('/api/contact?all=1&sort=state')).status).toBe(200);
  });

  it("leaves visitors' lists as they are", async () => {
    const { text } = await site.get('/api/news');
    for (const query of ['sort=title', 'sort=-date', 'sort=nothing', 'sort=title&sort=date']) {
      const response = await site.get(`/api/news?${query}`);
      expect([query, response.status, response.text]).toEqual([query, 200, text]);
    }
    expect((await site.get('/api/news?all=1&sort=title')).status).toBe(401);
  });
});
