/** What visitors find, in which order, and what is shown of it (decision 039). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { videos } from '../../domain/content/videos.ts';
import { synonyms } from '../../domain/site/synonyms.ts';
import type { Localized } from '../../domain/model/localized.ts';
import type { SnippetPart } from '../../domain/search/snippet.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T08:00:00.000Z`;
const plain = (parts: readonly SnippetPart[]) => parts.map(({ text }) => text).join('');
const marked = (parts: readonly SnippetPart[]) => parts.filter(({ found }) => found).map(({ text }) => text);

describe.each(dialects)('the public search over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
  });
  afterAll(() => site.close());

  type Texts = { title: Partial<Localized>; description?: Partial<Localized>; content?: Partial<Localized> };
  const add = (texts: Texts, publishedAt = day(1), state: 'draft' | 'published' = 'published') =>
    site.add(
      news,
      {
        title: localized(texts.title),
        description: localized(texts.description ?? {}),
        content: localized(texts.content ?? {}),
        publishedAt,
      },
      { state },
    );
  const find = (query: string, options: { page?: number; typeName?: string; language?: 'en' | 'so' | 'ar' } = {}) =>
    site.services.publicSearch.find(query, { language: 'en', page: 1, ...options });
  const titles = async (query: string) => (await find(query)).hits.map(({ title }) => plain(title));

  it.each([
    ['القرآن', 'قرآن كريم يكفيك'],
    ['القرآن', 'خدمة للقرآن يوم'],
    ['القرآن', 'تلاوة القرءان يوم'],
    ['القرآن', 'ٱلۡقُرۡءَانُ في بيت'],
    ['الصلاة', 'أَقِيمُوا ٱلصَّلَوٰةَ جميعا'],
    ['مسجد', 'المساجد والأسواق'],
    ['مدرسة', 'في المدارس الجديدة'],
    ['xalqo', 'Xalqada Sabtida'],
    ['Ramadaan', 'Ramadan is near'],
    ['sheekh', 'Sheikh of the town'],
    ['kutub', 'Buugaagta cusub'],
    ['zakat', 'Bixinta sakada'],
    ['masaajidka', 'The mosques of Burao'],
  ])('finds for %s: %s', async (query, title) => {
    const id = await add({ title: { ar: title } });
    expect((await find(query, { language: 'ar' })).hits.map((hit) => hit.id)).toContain(id);
  });

  it('shows what texts of pages name, and no placeholders', async () => {
    for (const [language, words] of [
      ['en', ['teaches', 'give', 'privacy', 'accessibility', 'values', 'Write']],
      ['so', ['Sunnada', 'deeq', 'khariidadda']],
      ['ar', ['السنة', 'راسل', 'رؤية']],
    ] as const)
      for (const word of words) {
        const { hits } = await find(word, { language, typeName: 'pages' });
        expect([word, hits.length > 0]).toEqual([word, true]);
        for (const hit of hits)
          expect([word, JSON.stringify(hit).match(/\{\w+\}|, plural,/)?.[0]]).toEqual([word, undefined]);
      }
  });

  it('finds the words that the association has declared to mean the same, once they are published', async () => {
    const id = await add({ title: { en: 'A hyrax on the hill', so: 'Bakhayle buurta' } });
    const finds = async (query: string) => (await find(query)).hits.map((hit) => hit.id).includes(id);
    const staffFinds = async (query: string) => (await superadmin.get(`/api/news?all=1&q=${query}`)).text.includes(id);
    expect(await finds('dassie')).toBe(false);
    const words = localized({ en: 'hyrax dassie', ar: 'وبر' });
    await site.add(synonyms, { words }, { state: 'draft' });
    expect(await finds('dassie')).toBe(false);
    // Through the API, as staff do: a write is found at once.
    const { json } = await superadmin.send('POST', '/api/synonyms');
    const saved = await superadmin.send('PUT', `/api/synonyms/${String(json['_id'])}`, {
      words: 'hyrax dassie',
      'words.ar': 'وبر',
    });
    expect(saved.status).toBe(200);
    for (const query of ['dassie', 'Dassies', 'الوبر']) expect([query, await finds(query)]).toEqual([query, true]);
    expect(await staffFinds('dassie')).toBe(true);
    // No language of the words is a translation that staff would have to write.
    expect((await superadmin.get('/api/synonyms?all=1&missing=so')).json['total']).toBe(0);
    // Our own list goes on.
    const mosque = await add({ title: { en: 'The masjid of the hyrax' } });
    expect((await find('mosque dassie')).hits.map((hit) => hit.id)).toEqual([mosque]);
    await superadmin.send('DELETE', `/api/synonyms/${String(json['_id'])}`);
    expect([await finds('dassie'), await staffFinds('dassie')]).toEqual([false, false]);
  });

  it('says that words of one or two letters are too short, unless two are found as a word or they stand beside longer ones', async () => {
    const id = await add({ title: { en: 'Zu q quokka', ar: 'ضيافة ق' } });
    for (const query of ['qu', 'q', 'q q', 'ق', 'qu ok', 'ضي']) {
      const { total, isTooShort } = await find(query);
      expect([query, total, isTooShort]).toEqual([query, 0, true]);
    }
    for (const query of ['zu', 'quo', 'qu quokka', 'ضيا']) {
      const { hits, isTooShort } = await find(query);
      expect([query, hits.map((hit) => hit.id), isTooShort]).toEqual([query, [id], false]);
    }
    for (const query of ['qqqqzz', 'qu qqqqzz', '!', '7', '']) {
      const { total, isTooShort } = await find(query);
      expect([query, total, isTooShort]).toEqual([query, 0, false]);
    }
    expect((await find('zu', { typeName: 'videos' })).isTooShort).toBe(false);
  });

  it('shows the title before the description before the text, as written before other forms, then the newest', async () => {
    const other = { title: { en: 'Something else' } };
    const text = await add({ ...other, content: { en: 'A **wolverine** shines' } }, day(9));
    const description = await add({ ...other, description: { en: 'Two wolverine makers' } }, day(8));
    const widened = await add({ title: { en: 'Wolverines' } }, day(7));
    const old = await add({ title: { en: 'A wolverine' } }, day(2));
    const exact = await add({ title: { en: 'The wolverine' } }, day(3));
    const { hits, total, byType } = await find('wolverine');
    expect(hits.map(({ id }) => id)).toEqual([exact, old, widened, description, text]);
    expect(marked(hits[4]!.snippet)).toEqual(['wolverine']);
    expect([total, byType]).toEqual([5, [{ typeName: 'news', total: 5 }]]);
    expect((await find('wolverine', { typeName: 'videos' })).total).toBe(0);
  });

  it('finds what visitors may see, and nothing else', async () => {
    await add({ title: { en: 'Zebras are drafts' } }, day(1), 'draft');
    const planned = await add({ title: { en: 'Zebras are planned' } }, day(25));
    const seen = await add({ title: { en: 'Zebras are here' } });
    expect(await titles('zebras')).toEqual(['Zebras are here']);
    const staff = await site.signIn('superadmin');
    expect((await staff.send('DELETE', `/api/news/${seen}`)).status).toBe(200);
    expect(await titles('zebras')).toEqual([]);
    await site.db
      .updateTable('news' as 'content')
      .set({ deleted_at: null })
      .where('id', '=', seen)
      .execute();
    expect(await titles('zebras')).toEqual(['Zebras are here']);
    const now = site.clock.now;
    site.clock.now = new Date(day(26));
    expect((await find('zebras')).hits.map(({ id }) => id)).toEqual([planned, seen]);
    site.clock.now = now;
  });

  it('finds the words of every page, and items without a page in their list', async () => {
    expect((await find('donate')).hits[0]).toMatchObject({ typeName: 'page', path: '/donate' });
    expect((await find('privacy')).hits.map(({ path }) => path)).toContain('/privacy');
    expect((await find('publishing', { typeName: 'departments' })).hits[0]?.path).toBe('/departments');
    const film = { title: localized({ en: 'Film of giraffes' }), description: localized({}), videoId: 'x' };
    const id = await site.add(videos, film);
    const path = `/publications/videos/${id}`;
    expect((await find('giraffe')).hits[0]).toMatchObject({ typeName: 'videos', path });
  });

  it('shows ten results on a page', async () => {
    for (let n = 0; n < 12; n += 1) await add({ title: { en: `Okapi ${n}` } }, day(n + 1));
    expect(await titles('okapi')).toHaveLength(10);
    const second = await find('okapi', { page: 2 });
    expect([second.total, second.hits.map(({ title }) => plain(title))]).toEqual([12, ['Okapi 1', 'Okapi 0']]);
    expect((await find('okapi', { page: 1e9 })).hits).toEqual([]);
  });

  it('marks the written words and shows a verse whole', async () => {
    const verse = '﴿يَٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُواْ كُتِبَ عَلَيۡكُمُ ٱلصِّيَامُ﴾';
    const before = 'كلمة '.repeat(60);
    await add({ title: { ar: 'عنوان' }, content: { ar: `${before}\n\n${verse} [2:183]\n\n${before} الوطواط` } });
    const [hit] = (await find('الصِّيَام وطواط', { language: 'ar' })).hits;
    expect(plain(hit!.snippet)).toContain(verse);
    expect(marked(hit!.snippet)).toEqual(['ٱلصِّيَامُ']);
  });

  it('offers suggestions where nothing is found', async () => {
    await add({ title: { en: 'Hippopotamus' } });
    expect(await find('hipopotamus river')).toMatchObject({
      hits: [],
      suggestions: expect.arrayContaining(['Hippopotamus']),
    });
  });

  it.each(['unknown', 'page-2', 'NEWS', '_', '-', 'news"', "x' | y"])(
    'finds all types for the unknown type %j',
    async (typeName) => {
      await add({ title: { en: 'Pangolin' } });
      const all = await find('pangolin');
      expect(await find('pangolin', { typeName })).toEqual(all);
      expect(all.total).toBeGreaterThan(0);
    },
  );

  it.each([
    '',
    ' ',
    'a',
    'ا',
    'x'.repeat(10_000),
    'word '.repeat(2_000),
    '.*(a+)+$',
    '"quoted" \'words\' NEAR(a b) NOT OR AND "',
    "'; drop table news; --",
    'مع mixed \u202Eright\u202C isku-dhafan',
    '📖 👩‍🏫',
    'a\u0000b :* & | ! <->',
    '\ud800',
    'ﷺ',
    'اااااااااااااااااااااااااا',
  ])('answers %j', async (query) => {
    const start = performance.now();
    expect(await find(query)).toMatchObject({ hits: expect.any(Array), total: expect.any(Number) });
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
