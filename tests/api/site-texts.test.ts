/** The association's own texts in place of those of the catalogue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { entries, type Json } from '../setup/api/client.ts';

const key = 'home.latestNews';
const path = `/api/site-texts/${key}`;
const all = (text: string) => ({ en: text, so: text, ar: text });

describe.each(dialects)('site texts over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  const compiled = (language: 'en' | 'so' | 'ar') => site.services.siteTexts.compiled(language);
  const put = (of: string, body: object, lang = 'en') =>
    superadmin.send('PUT', `/api/site-texts/${encodeURIComponent(of)}?lang=${lang}`, body);
  const fieldsOf = (json: Json) => json['fields'] as Record<string, string>;

  it('are listed by group with the texts of the catalogue, and found by search in every language', async () => {
    const first = await superadmin.get('/api/site-texts?group=home&limit=100');
    expect(first.status).toBe(200);
    const entry = entries(first, 'siteTexts').find((one) => one['key'] === key)!;
    expect(entry).toMatchObject({
      group: 'home',
      catalogue: { en: 'Latest News', so: 'Wararkii u Dambeeyay', ar: expect.stringMatching(/\p{Script=Arabic}/u) },
      own: all(''),
      placeholders: [],
      plural: false,
      changed: null,
    });
    expect(first.json).toMatchObject({
      page: 1,
      currentPage: 1,
      totalPages: 1,
      total: entries(first, 'siteTexts').length,
    });
    expect(entries(first, 'groups').find(({ name }) => name === 'home')).toEqual({
      name: 'home',
      total: first.json['total'],
      changed: 0,
    });

    for (const words of [
      'latestNEWS',
      'latest news',
      'wararkii dambeeyay',
      String((entry['catalogue'] as Record<string, string>)['ar']),
    ]) {
      const found = await superadmin.get(`/api/site-texts?limit=100&q=${encodeURIComponent(words)}`);
      expect(entries(found, 'siteTexts').map((one) => one['key'])).toContain(key);
    }
    expect((await superadmin.get('/api/site-texts?q=zzzz')).json).toMatchObject({
      siteTexts: [],
      total: 0,
      totalPages: 0,
    });
    expect(entries(await superadmin.get('/api/site-texts?limit=5&page=2'), 'siteTexts')).toHaveLength(5);
    const page = entries(await superadmin.get('/api/site-texts?q=lists.page'), 'siteTexts').find(
      (one) => one['key'] === 'lists.page',
    );
    expect(page?.['placeholders']).toEqual(['page', 'total']);
  });

  it('are changed language by language, listed as changed, and reset to the catalogue', async () => {
    expect(await compiled('en')).toBeUndefined();
    const changed = await put(key, { en: '  What is \n new ', ar: 'الجديد' });
    expect(changed.status).toBe(200);
    expect(changed.json).toMatchObject({
      key,
      own: { en: 'What is new', so: '', ar: 'الجديد' },
      changed: { by: { _id: superadmin.id, name: 'Staff' } },
    });
    expect(await compiled('en')).toEqual({ [key]: ['What is new'] });
    expect(await compiled('ar')).toEqual({ [key]: ['الجديد'] });
    expect(await compiled('so')).toBeUndefined();

    const listed = await superadmin.get('/api/site-texts?changed=1');
    expect(entries(listed, 'siteTexts').map((one) => one['key'])).toEqual([key]);
    expect(entries(listed, 'groups').find(({ name }) => name === 'home')).toMatchObject({ changed: 1 });
    expect(
      entries(await superadmin.get('/api/site-texts?q=what+is+new'), 'siteTexts').map((one) => one['key']),
    ).toEqual([key]);

    // Another language alone; a text equal to that of the catalogue is no change.
    await put(key, { so: 'Waxa cusub' });
    expect((await put(key, { ar: '' })).json).toMatchObject({ own: { en: 'What is new', so: 'Waxa cusub', ar: '' } });
    expect((await put(key, { en: 'Latest News', so: '' })).json).toMatchObject({ own: all('') });
    expect(await compiled('en')).toBeUndefined();
    expect((await superadmin.get('/api/site-texts?changed=1')).json).toMatchObject({ total: 0 });
  });

  it('are refused where another person has saved the same language since, if the request says what it replaces', async () => {
    const of = 'home.featuredVideos';
    const other = await site.signIn('superadmin');
    expect((await put(of, { en: 'Pictures', 'base.en': '' })).status).toBe(200);
    const refused = await other.send('PUT', `/api/site-texts/${of}`, {
      en: 'Photos',
      'base.en': '',
      so: 'Sawirro',
      'base.so': '',
    });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { code: 'conflict', conflicts: { en: { text: 'Pictures', by: { _id: superadmin.id, name: 'Staff' } } } },
    ]);
    // All languages or none.
    expect(entries(await superadmin.get(`/api/site-texts/${of}/versions`), 'versions')).toHaveLength(1);
    for (const accepted of [
      { so: 'Sawirro', 'base.so': '' },
      { en: 'Photos', 'base.en': 'Pictures' },
      { en: 'Photos', 'base.en': 'Pictures' }, // stored already
      { en: '', 'base.en': 'Photos' },
      { en: 'Without a base' },
    ])
      expect((await other.send('PUT', `/api/site-texts/${of}`, accepted)).status).toBe(200);
    for (const text of ['', 'Album'])
      expect((await put(of, { en: text, 'base.en': 'Photos' })).json).toMatchObject({ code: 'conflict' });
    await put(of, { en: '', so: '' });
    expect((await put(of, { en: 'Album', 'base.en': 'Without a base' })).status).toBe(409);
    // Of two at a time, one.
    const both = await Promise.all(['A', 'B'].map((en) => put(of, { en, 'base.en': '' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await put(of, { en: '' });
  });

  it('are limited in length for menu entries, and list that limit', async () => {
    const menu = await superadmin.get('/api/site-texts?q=nav.member');
    expect(entries(menu, 'siteTexts').map(({ key: of, max }) => [of, max])).toEqual([['nav.member', 30]]);
    const refused = await put('nav.member', { en: 'Become a member of the Nuur Association for Quran and Sunnah' });
    expect([refused.status, refused.json['fields']]).toEqual([400, { en: expect.stringContaining('30') }]);
    expect((await put('nav.member', { en: 'Become a member of our circle!' })).status).toBe(200);
    await put('nav.member', { en: '' });
  });

  it('have a history of every text, with time and person', async () => {
    const of = 'home.gallery';
    const other = await site.signIn('superadmin');
    site.clock.now = new Date('2026-11-20T09:00:00.000Z');
    await put(of, { en: 'Pictures' });
    site.clock.now = new Date('2026-11-20T10:00:00.000Z');
    await other.send('PUT', `/api/site-texts/${of}`, { en: '' });
    await put(of, { en: '' }); // nothing changed, so no version
    const history = await superadmin.get(`/api/site-texts/${of}/versions`);
    expect(history.json).toMatchObject({
      total: 2,
      versions: [
        { language: 'en', text: '', at: '2026-11-20T10:00:00.000Z', by: { _id: other.id } },
        { language: 'en', text: 'Pictures', at: '2026-11-20T09:00:00.000Z', by: { _id: superadmin.id } },
      ],
    });
    expect(entries(await superadmin.get('/api/activity?kind=site-texts&limit=2'), 'activity')).toMatchObject([
      { kind: 'site-texts', itemId: of, action: 'reverted', by: { _id: other.id }, title: { en: 'Photo Gallery' } },
      { kind: 'site-texts', itemId: of, action: 'updated', by: { _id: superadmin.id } },
    ]);
    expect((await superadmin.get(`/api/site-texts/${of}/versions?limit=1&page=2`)).json).toMatchObject({
      total: 2,
      totalPages: 2,
      versions: [{ text: 'Pictures' }],
    });
  });

  it.each([
    ['lists.page', 'Page {page}', '{total} is missing. Write it exactly like this: the site replaces it.'],
    ['lists.page', 'Page {page} of {totals}', '{totals} cannot be used here. Remove it, or use one from the list.'],
    ['home.latestNews', 'News of {name}', '{name} cannot be used here. Remove it, or use one from the list.'],
    [
      'lists.page',
      'Page {page} of {total',
      'Something is wrong with the curly brackets. Compare with the original text.',
    ],
    [
      'lists.page',
      'Page {page, number} of {total}',
      'Something is wrong with the curly brackets. Compare with the original text.',
    ],
    [
      'lists.page',
      'Page {page, plural, other {#}} of {total}',
      'Something is wrong with the curly brackets. Compare with the original text.',
    ],
    [
      'reports.pages',
      '{count, plural, one {{count} leaf}}',
      'Something is wrong with the curly brackets. Compare with the original text.',
    ],
    ['home.latestNews', 'x'.repeat(81), 'This text is too long: at most 80 characters.'],
  ])('refuse for %s the text "%s"', async (of, text, message) => {
    const refused = await put(of, { en: text, so: '', ar: text });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ code: 'invalid_fields', fields: { en: message, ar: message } });
    expect(fieldsOf(refused.json)['so']).toBeUndefined();
    expect((await superadmin.get('/api/site-texts?changed=1')).json).toMatchObject({ total: 0 });
  });

  it('report errors in the language of the person', async () => {
    expect(fieldsOf((await put('lists.page', { en: 'Page {page}' }, 'ar')).json)['en']).toBe(
      'ينقص {total}. اكتبه كما هو تمامًا، فالموقع يملؤه بنفسه.',
    );
    expect(fieldsOf((await put('lists.page', { en: 'Page {page}' }, 'so')).json)['en']).toContain(
      '{total} waa ka maqan yahay',
    );
  });

  it('accept reordered placeholders, apostrophes beside them, and a plural or none', async () => {
    for (const [of, text] of [
      ['lists.page', "{total} bog, bogga'{page}'"],
      ['reports.pages', '{count, plural, =1 {one leaf} other {{count} leaves}}'],
      ['reports.pages', 'Leaves: {count}'],
    ] as const) {
      const { status, json } = await put(of, { so: text });
      expect([of, status, (json['own'] as Json)['so']]).toEqual([of, 200, text]);
      expect(await compiled('so')).toHaveProperty([of]);
      await put(of, { so: '' });
    }
  });

  it('are stored without control characters and what reorders text, with the isolates of the catalogue', async () => {
    const { json } = await superadmin.send('PUT', '/api/site-texts/home.seeAllNews', {
      en: 'All\u0001 \u009b\u2067\u2068news\u202e\t \u2066here\u2069',
    });
    expect(json['own']).toMatchObject({ en: 'All news \u2066here\u2069' });
    await superadmin.send('PUT', '/api/site-texts/home.seeAllNews', { en: '' });
  });

  it('can be read and changed by superadmins only', async () => {
    const admin = await site.signIn('admin');
    for (const [viewer, status] of [
      [site.visit(), 401],
      [admin, 403],
    ] as const) {
      expect((await viewer.get('/api/site-texts')).status).toBe(status);
      expect((await viewer.get(`${path}/versions`)).status).toBe(status);
      expect((await viewer.send('PUT', path, { en: 'Mine' })).status).toBe(status);
    }
    expect(await compiled('en')).toBeUndefined();
    expect((await put('home.nothing', { en: 'x' })).status).toBe(404);
    expect((await superadmin.get('/api/site-texts/__proto__/versions')).status).toBe(404);
    superadmin.token = 'wrong';
    expect((await put(key, { en: 'x' })).status).toBe(403);
  });
});
