/** The to-do counts on the first screen of the dashboard. */
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../../domain/content/articles.ts';
import { news } from '../../../domain/content/news.ts';
import { videos } from '../../../domain/content/videos.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';

const article = (title: Parameters<typeof localized>[0], publishedAt = '2026-01-01T00:00:00.000Z') => ({
  title: localized(title), content: localized(title), image: null, publishedAt,
}); // prettier-ignore
const newsItem = (title: Parameters<typeof localized>[0], publishedAt?: string) => ({
  ...article(title, publishedAt),
  description: localized({}),
});
const whole = { en: 'Well', so: 'Ceel', ar: 'بئر' };
const none = { total: 0, kinds: {} };
const nothing = {
  drafts: none,
  waiting: none,
  scheduled: none,
  missing: { en: none, so: none, ar: none },
  outdated: { so: none, ar: none },
};

describe.each(dialects)('the overview over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  const overview = async (who = superadmin) => (await who.get('/api/overview')).json;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    [superadmin, admin] = [await site.signIn('superadmin'), await site.signIn('admin')];
  });
  afterAll(() => site.close());

  it('is empty on an empty site, and counts what is to do by type', async () => {
    expect(await overview()).toEqual({ all: none, ...nothing });
    const id = await site.add(news, newsItem(whole));
    await site.add(news, newsItem({ en: 'Lamp' }, '2026-12-24T00:00:00.000Z'));
    await site.add(videos, {
      title: localized({ en: 'Film', so: 'Filin' }),
      description: localized({}),
      videoId: 'abcdefghijk',
    });
    await site.add(articles, article(whole), { state: 'draft' });
    expect(await overview()).toEqual({
      all: { total: 4, kinds: { news: 2, videos: 1, articles: 1 } },
      drafts: { total: 1, kinds: { articles: 1 } },
      // It is nobody's.
      waiting: none,
      scheduled: { total: 1, kinds: { news: 1 } },
      missing: { en: none, so: { total: 1, kinds: { news: 1 } }, ar: { total: 2, kinds: { news: 1, videos: 1 } } },
      outdated: { so: none, ar: none },
    });
    await superadmin.send('PUT', `/api/news/${id}`, { Title: 'Two wells', 'Title.ar': 'بئران' });
    expect((await overview())['outdated']).toEqual({ so: { total: 1, kinds: { news: 1 } }, ar: none });
    await superadmin.send('PUT', `/api/news/${id}`, { 'Title.so.current': '1' });
    expect((await overview())['outdated']).toEqual({ so: none, ar: none });
  });

  it('counts a new draft as waiting or missing only once something is written in it', async () => {
    const [missing, created] = [
      async () => (await overview())['missing'],
      await admin.send('POST', '/api/articles', {}),
    ];
    const before = await missing();
    const path = `/api/articles/${String(created.json['_id'])}`;
    const listed = async (query: string) =>
      (await superadmin.get(`/api/articles?all=1&limit=100&${query}`)).text.includes(String(created.json['_id']));
    expect(before).toEqual({
      en: none,
      so: { total: 1, kinds: { news: 1 } },
      ar: { total: 2, kinds: { news: 1, videos: 1 } },
    });
    expect(await overview()).toMatchObject({ waiting: none, drafts: { total: 2, kinds: { articles: 2 } } });
    for (const query of ['missing=en', 'missing=so', 'missing=ar', 'state=draft&others=1'])
      expect([query, await listed(query)]).toEqual([query, false]);
    expect(await listed('state=draft')).toBe(true);
    await admin.send('PUT', `${path}?draft=1`, { Title: 'Rain' });
    expect(await overview()).toMatchObject({
      waiting: { total: 1, kinds: { articles: 1 } },
      missing: { so: { total: 2 }, ar: { total: 3 } },
    });
    for (const query of ['missing=so', 'missing=ar', 'state=draft&others=1'])
      expect([query, await listed(query)]).toEqual([query, true]);
    await admin.send('DELETE', path);
  });

  it('no longer counts a scheduled item once it is published', async () => {
    site.clock.now = new Date('2026-12-01T00:00:00.000Z');
    expect((await overview())['scheduled']).toEqual({ total: 1, kinds: { news: 1 } });
    site.clock.now = new Date('2026-12-24T00:00:00.000Z');
    // Their sessions ended in those weeks.
    await Promise.all([superadmin, admin].map((person) => person.login(person.email, 'a lamp in the window')));
    expect((await overview())['scheduled']).toEqual(none);
  });

  it("counts an admin's own articles only, and refuses visitors", async () => {
    expect(await overview(admin)).toEqual({ all: none, ...nothing });
    await admin.send('POST', '/api/articles', { Title: 'Mine' });
    expect(await overview(admin)).toMatchObject({
      all: { total: 1, kinds: { articles: 1 } },
      drafts: { total: 1, kinds: { articles: 1 } },
      scheduled: none,
      missing: { so: { total: 1 } },
    });
    expect((await site.get('/api/overview')).status).toBe(401);
  });

  it('counts by indexes, however many items there are', async () => {
    const row = await site.db
      .selectFrom('news' as 'content')
      .selectAll()
      .where('state', '=', 'published')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      ...row,
      id: `e${String(index).padStart(23, '0')}`,
      outdated: '',
    }));
    for (let at = 0; at < rows.length; at += 500)
      await site.db
        .insertInto('news' as 'content')
        .values(rows.slice(at, at + 500))
        .execute();
    await site.db.executeQuery(CompiledQuery.raw('analyze news'));
    const plan = async (condition: string, what = 'count(*)') => {
      const query = `${dialect === 'sqlite' ? 'explain query plan' : 'explain'} select ${what} from news where deleted_at is null and ${condition}`;
      return JSON.stringify((await site.db.executeQuery(CompiledQuery.raw(query))).rows);
    };
    expect(await plan("state = 'draft'")).toMatch(/news_list/);
    expect(await plan("state = 'published' and published_at > '2027-12-24'")).toMatch(/news_(staff_)?list/);
    expect(await plan("outdated <> '' and outdated like '%.so %'")).toMatch(/news_outdated/);
    expect(
      await plan(
        "outdated <> '' and outdated like '%.so %' order by published_at desc nulls first, id desc limit 20",
        'id',
      ),
    ).toMatch(/news_outdated/);
  });
});
