/** The search over the whole dashboard, over both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../../domain/content/articles.ts';
import { news } from '../../../domain/content/news.ts';
import { partners } from '../../../domain/site/partners.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { fileOf, twoColours } from '../../setup/samples.ts';

type Results = { kind: string; found: { _id: string; title: Record<string, string>; detail: string }[] }[];

describe.each(dialects)('searching the whole dashboard over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  let person: { id: string; email: string };
  let fileId: string;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
    admin = await site.signIn('admin');
    person = await site.addUser({ name: 'Zorlamplighter', email: 'zorlamplighter@example.org' });
    const values = { description: localized({}), content: localized({}), image: null, publishedAt: null };
    for (let n = 1; n <= 7; n += 1)
      await site.add(
        news,
        { ...values, title: localized({ en: `Zorlamp ${n}`, ar: 'زورلامب' }) },
        { state: n % 2 === 0 ? 'draft' : 'published', createdAt: `2026-10-0${n}T00:00:00.000Z` },
      );
    await site.add(articles, { ...values, title: localized({ so: 'Zorlamp Siraad' }) });
    await admin.send('POST', '/api/articles', { Title: 'Zorlamp of an admin' });
    await site.add(partners, { name: localized({ en: 'Zorlamp makers' }), link: null, logo: null });
    const picture = fileOf(await twoColours(30, 20).png().toBuffer(), 'zorlamp.png');
    fileId = String((await superadmin.send('POST', '/api/files', formOf({ file: picture }))).json['_id']);
    const message = { name: 'Zorlamp of Burao', email: 'zor@example.org', message: 'Salaan' };
    await site.visit().send('POST', '/api/v1.0/email/send-form', formOf(message));
    await superadmin.send('PUT', '/api/site-texts/home.latestNews', { en: 'News by the zorlamp' });
  });
  afterAll(() => site.close());

  const find = async (client: Pick<StaffClient, 'get'>, q: string): Promise<Results> => {
    const response = await client.get(`/api/search?q=${encodeURIComponent(q)}`);
    expect(response.status).toBe(200);
    return (response.json as { results: Results }).results;
  };

  it('finds the public pages of published items, for all staff', async () => {
    const add = (title: string, publishedAt: string | null, state: 'draft' | 'published') =>
      site.add(
        articles,
        { title: localized({ so: `Zorqandil ${title}` }), content: localized({}), image: null, publishedAt },
        { state },
      );
    const id = await add('a', '2026-01-01T00:00:00.000Z', 'published');
    await add('later', '2036-01-01T00:00:00.000Z', 'published');
    await add('draft', '2026-01-01T00:00:00.000Z', 'draft');
    for (const staff of [superadmin, admin])
      expect((await staff.get('/api/search/pages?q=zorqandil')).json['pages']).toEqual([
        { kind: 'articles', title: localized({ so: 'Zorqandil a' }), path: `/publications/articles/${id}` },
      ]);
    expect((await superadmin.get('/api/search/pages?q=%20')).json['pages']).toEqual([]);
  });

  it('finds items, parts of the site, files, people and site texts, at most five of each kind', async () => {
    const results = await find(superadmin, 'ZORLAMP');
    expect(results.map(({ kind, found }) => [kind, found.length])).toEqual([
      ['news', 5],
      ['articles', 2],
      ['partners', 1],
      ['files', 1],
      ['users', 1],
      ['messages', 1],
      ['site-texts', 1],
    ]);
    const of = (kind: string) => results.find((each) => each.kind === kind)!.found[0]!;
    expect(of('files')).toMatchObject({ _id: fileId, title: { en: 'zorlamp.png' } });
    expect(of('users')).toMatchObject({ _id: person.id, title: { so: 'Zorlamplighter' }, detail: person.email });
    expect(of('messages')).toMatchObject({ title: { en: 'Zorlamp of Burao' }, detail: 'zor@example.org' });
    expect(of('site-texts')).toMatchObject({ _id: 'home.latestNews', title: { en: 'News by the zorlamp' } });
    expect(await find(superadmin, 'زورلامب')).toMatchObject([{ kind: 'news' }]);
  });

  it('finds for an admin their own articles and the files', async () => {
    const results = await find(admin, 'zorlamp');
    expect(results.map(({ kind, found }) => [kind, found.map(({ title }) => title['en'])])).toEqual([
      ['articles', ['Zorlamp of an admin']],
      ['files', ['zorlamp.png']],
    ]);
  });

  it('is for staff, and finds nothing for nothing', async () => {
    expect((await site.get('/api/search?q=zorlamp')).status).toBe(401);
    expect((await site.get('/api/search')).status).toBe(401);
    for (const q of ['', '   ', '\u0000', 'xylophone', "' or 1=1 --"]) expect(await find(superadmin, q)).toEqual([]);
    expect((await superadmin.get('/api/search')).json).toEqual({ results: [] });
  });

  it('searches for the first hundred characters', async () => {
    expect(await find(superadmin, `zorlamp ${' '.repeat(92)}xylophone`)).not.toEqual([]);
    expect(await find(superadmin, `zorlamp ${'é'.repeat(10_000)}`)).toEqual([]);
  });

  it('finds nothing that is in the trash', async () => {
    const id = await site.add(partners, { name: localized({ en: 'Candle makers' }), link: null, logo: null });
    expect(await find(superadmin, 'candle')).toMatchObject([{ kind: 'partners', found: [{ _id: id }] }]);
    await superadmin.send('DELETE', `/api/partners/${id}`);
    expect(await find(superadmin, 'candle')).toEqual([]);
  });
});
