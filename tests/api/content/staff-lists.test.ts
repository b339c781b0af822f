import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../../domain/content/articles.ts';
import { news } from '../../../domain/content/news.ts';
import { projects } from '../../../domain/content/projects.ts';
import { reports } from '../../../domain/content/reports.ts';
import { videos } from '../../../domain/content/videos.ts';
import { checkCompleteness } from '../../../domain/model/check-completeness.ts';
import type { ContentType, ItemValues } from '../../../domain/model/define.ts';
import { languages, type Localized } from '../../../domain/model/localized.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries } from '../../setup/api/client.ts';

const item = (title: Partial<Localized>, more: ItemValues = {}): ItemValues => ({
  title: localized(title),
  description: localized({}),
  content: localized({ en: 'Text' }),
  image: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});

describe.each(dialects)('searching the lists of staff over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    await site.add(news, item({ en: 'Ahmed', ar: 'أحمد بن محمّد' }));
    await site.add(news, item({ en: 'School', ar: 'مدرسة القرآن الكبرى ٢٠٢٦' }));
    await site.add(news, item({ en: 'Discount 100% off_now', so: 'Café “Nuur”' }));
    await site.add(
      news,
      item({ en: 'Back\\slash o’clock' }, { description: localized({ so: 'Qur’aanka barashadiisa' }) }),
    );
    await site.add(news, item({ en: 'Hidden words' }, { content: localized({ en: 'zebra' }) }), { state: 'draft' });
  });
  afterAll(() => site.close());

  const find = async (q: string, more = '') => {
    const response = await staff.get(`/api/news?all=1&limit=100&q=${encodeURIComponent(q)}${more}`);
    expect(response.status).toBe(200);
    const titles = entries(response, 'news').map((entry) => String(entry['Title']));
    expect(response.json['total']).toBe(titles.length);
    return titles.map((title) => title.split(' ')[0]).toSorted();
  };

  it.each([
    ['أحمد', ['Ahmed']],
    ['احمد', ['Ahmed']],
    ['آحمد', ['Ahmed']],
    ['إحمد', ['Ahmed']],
    ['ٱحمد', ['Ahmed']],
    ['أحـــمد', ['Ahmed']],
    ['أَحْمَدُ', ['Ahmed']],
    ['محمد', ['Ahmed']],
    ['محمّد احمد', ['Ahmed']],
    ['مدرسه', ['School']],
    ['مدرسة', ['School']],
    ['الكبري', ['School']],
    ['الكبرى', ['School']],
    ['القران', ['Back\\slash', 'School']],
    ['القُرْآن', ['Back\\slash', 'School']],
    ['2026', ['School']],
    ['٢٠٢٦', ['School']],
    ['۲۰۲۶', ['School']],
    ['AHMED', ['Ahmed']],
    ['cafe', ['Discount']],
    ['CAFÉ', ['Discount']],
    ['quraanka', ['Back\\slash', 'School']],
    ["Qur'aanka", ['Back\\slash', 'School']],
    ['oclock', ['Back\\slash']],
    ['%', ['Discount']],
    ['100%', ['Discount']],
    ['1%0', []],
    ['_', ['Discount']],
    ['off_now', ['Discount']],
    ['offxnow', []],
    ['\\', ['Back\\slash']],
    ['\\%', []],
    ["'", 5],
    ['" or 1=1', []],
    ["x' or '1'='1", []],
    ['\u0000', 5],
    ['   ', 5],
    ['Ahmed nobody', []],
    ['hidden', ['Hidden']],
    ['zebra', []],
    ['ahmed '.repeat(60), ['Ahmed']],
  ])('finds %j', async (q, expected) => {
    const found = await find(q);
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  it('follows a change of the text, and combines with other conditions', async () => {
    const id = await site.add(news, item({ en: 'Before' }));
    await staff.send('PUT', `/api/news/${id}`, { Title: 'After', 'Title.ar': 'الفجر' });
    expect(await find('before')).toEqual([]);
    expect(await find('فجر')).toEqual(['After']);
    expect(await find('after', '&state=draft')).toEqual([]);
    expect(await find('after', '&state=published&missing=so')).toEqual(['After']);
    await staff.send('DELETE', `/api/news/${id}`);
    expect(await find('after')).toEqual([]);
  });

  it("is for staff only: a visitor's list ignores its parameters", async () => {
    const total = (await site.get('/api/news')).json['total'];
    for (const query of ['q=ahmed', 'state=draft', 'missing=so', 'mine=1'])
      expect((await site.get(`/api/news?${query}`)).json['total']).toBe(total);
    expect((await site.get('/api/news?all=1&q=ahmed')).status).toBe(401);
  });

  it.each(['missing=fr', 'state=deleted', 'missing=', 'state=constructor', 'q=', 'mine=0'])(
    'ignores the parameter %s',
    async (query) => {
      const total = (await staff.get('/api/news?all=1')).json['total'];
      expect((await staff.get(`/api/news?all=1&${query}`)).json['total']).toBe(total);
    },
  );

  it('finds items of the other types by their fields', async () => {
    await site.add(videos, {
      title: localized({ en: 'Film' }),
      description: localized({ ar: 'تلاوة' }),
      videoId: 'aqz-KE-bpKQ',
    });
    await site.add(reports, { title: localized({ so: 'Warbixin' }), file: null, image: null });
    await site.add(projects, {
      name: localized({ en: 'Well' }),
      description: localized({}),
      image: null,
      status: 'ongoing',
      startsOn: '2026-01-01',
      endsOn: null,
    });
    for (const [name, q] of [
      ['videos', 'تلاوه'],
      ['videos', 'AQZ-ke'],
      ['reports', 'warbixin'],
      ['projects', 'well'],
    ]) {
      expect((await staff.get(`/api/${name}?all=1&q=${encodeURIComponent(q!)}`)).json['total']).toBe(1);
    }
  });
});

const en = { en: 'x' };
const all = { en: 'x', so: 'x', ar: 'x' };
const cases: [ContentType, Partial<Localized>, Partial<Localized>, Partial<Localized>?][] = [
  [articles, {}, {}],
  [articles, en, {}],
  [articles, en, en],
  [articles, all, all],
  [articles, all, en],
  [articles, all, {}],
  [articles, {}, all],
  [articles, { ar: 'x' }, { so: 'x' }],
  [articles, { en: 'x', so: 'x' }, { en: 'x', so: 'x' }],
  [articles, { so: 'x', ar: 'x' }, { so: 'x', ar: 'x' }],
  [news, all, all, {}],
  [news, all, all, en],
  [news, all, all, all],
  [news, {}, {}, { ar: 'x' }],
];

describe.each(dialects)('filtering the lists of staff over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  it.each(cases)(
    'lists by missing=… the items with a text that report an incomplete language: %o %o %o %o',
    async (type, title, content, description) => {
      const values = {
        title: localized(title),
        content: localized(content),
        image: null,
        publishedAt: '2026-11-01T00:00:00.000Z',
        ...(description ? { description: localized(description) } : {}),
      };
      const id = await site.add(type, values);
      const path = `/api/${type.name}`;
      const shown = (await staff.get(`${path}/${id}?all=1`)).json['completeness'];
      expect(shown).toEqual(checkCompleteness(type, values));
      for (const language of languages) {
        const listed = (await staff.get(`${path}?all=1&limit=100&missing=${language}`)).text.includes(id);
        const isWritten = [title, content, description ?? {}].some((text) => Object.keys(text).length > 0);
        expect([language, listed]).toEqual([language, isWritten && !checkCompleteness(type, values)[language]]);
      }
    },
  );

  it('returns pages of the filtered list', async () => {
    for (let n = 1; n <= 7; n += 1)
      await site.add(
        videos,
        { title: localized({ en: `Page ${n}` }), description: localized({}), videoId: 'aqz-KE-bpKQ' },
        { state: n <= 5 ? 'draft' : 'published', createdAt: `2026-10-0${n}T00:00:00.000Z` },
      );
    const response = await staff.get('/api/videos?all=1&state=draft&q=page&limit=2&page=2');
    expect(response.json).toMatchObject({ page: 2, currentPage: 2, limit: 2, total: 5, totalPages: 3 });
    expect(entries(response, 'videos').map((entry) => entry['title'])).toEqual(['Page 3', 'Page 2']);
    expect((await staff.get('/api/videos?all=1&state=draft&q=page&limit=2&page=4')).json).toMatchObject({
      videos: [],
      total: 5,
    });
    expect((await staff.get('/api/videos?all=1&page=0')).status).toBe(400);
  });

  it.each(['news', 'videos'])('lists every item of %s in exactly one of three states', async (name) => {
    const type = name === 'news' ? news : videos;
    const values =
      name === 'news'
        ? item({ en: 'x' })
        : { title: localized({ en: 'x' }), description: localized({}), videoId: 'aqz-KE-bpKQ' };
    await site.add(type, values);
    await site.add(type, { ...values, ...(name === 'news' ? { publishedAt: '2026-12-01T00:00:00.000Z' } : {}) });
    await site.add(type, { ...values, ...(name === 'news' ? { publishedAt: null } : {}) }, { state: 'draft' });
    const totals = await Promise.all(
      ['', '&state=draft', '&state=published', '&state=scheduled'].map(async (state) =>
        Number((await staff.get(`/api/${name}?all=1${state}`)).json['total']),
      ),
    );
    expect(totals[1]! + totals[2]! + totals[3]!).toBe(totals[0]);
    expect(totals[3]).toBe(name === 'news' ? 1 : 0);
    expect(totals[2]).toBe((await site.get(`/api/${name}`)).json['total']);
  });

  it("lists with mine=1 the person's own items, combined with other conditions", async () => {
    const other = await site.signIn('admin');
    await other.send('POST', '/api/articles', { Title: 'Theirs' });
    await staff.send('POST', '/api/articles', { Title: 'Mine' });
    const response = await staff.get('/api/articles?all=1&mine=1&state=draft');
    expect(entries(response, 'articles').map((entry) => entry['Title'])).toEqual(['Mine']);
    expect(response.json['total']).toBe(1);
    expect((await staff.get('/api/articles?all=1&mine=1&q=theirs')).json['total']).toBe(0);
  });
});
