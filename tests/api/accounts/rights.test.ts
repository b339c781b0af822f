/** What an admin may do under the rights that a superadmin gave (decision 037). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../../domain/content/articles.ts';
import { news } from '../../../domain/content/news.ts';
import { reports } from '../../../domain/content/reports.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import type { Rights } from '../../../domain/people/rights.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { getTable } from '../../../server/store/columns.ts';
import { createContentStore } from '../../../server/store/content/content-store.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf, type Json } from '../../setup/api/client.ts';
import { rightsOfTable, rightsTable, type ItemKind, type RightOfTable } from '../../setup/rights-table.ts';
import { fileOf, pdf, twoColours } from '../../setup/samples.ts';

const draftsOnly = 'You write drafts here. A colleague publishes them, and changes what is published.';
const translationsOnly = 'Here you can change only the Somali and the Arabic. Nothing was saved.';

const texts = { title: localized({ en: 'Well', so: 'Ceel' }), content: localized({ en: 'Water' }), image: null };
const newsValues = { ...texts, description: localized({ en: 'Deep' }), publishedAt: '2026-01-01T00:00:00.000Z' };

describe.each(dialects)('rights over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  const admins = {} as Record<RightOfTable, StaffClient>;
  let picture: string;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
    picture = await upload(superadmin);
    for (const right of rightsOfTable) admins[right] = await signInWith(right === 'none' ? {} : { news: right });
  });
  afterAll(() => site.close());

  const give = (id: string, rights: Record<string, string | null>) =>
    superadmin.send('PUT', `/api/users/${id}`, { rights });
  const signInWith = async (rights: Rights) => {
    const admin = await site.signIn('admin');
    expect((await give(admin.id, rights as Record<string, string>)).json['rights']).toEqual(rights);
    return admin;
  };
  const upload = async (who: StaffClient, width = 30) => {
    const file = fileOf(await twoColours(width, 20).png().toBuffer(), 'well.png');
    return String((await who.send('POST', '/api/files', formOf({ file }))).json['_id']);
  };
  const setAuthor = (type: ContentType, id: string, author: string) =>
    site.db.updateTable(getTable(type)).set({ created_by: author }).where('id', '=', id).execute();
  const addNews = async (kind: ItemKind, admin: StaffClient) => {
    const publishedAt = kind === 'scheduled' ? '2027-01-01T00:00:00.000Z' : newsValues.publishedAt;
    const state = kind.endsWith('draft') ? 'draft' : 'published';
    const id = await site.add(news, { ...newsValues, publishedAt, image: picture }, { state });
    await setAuthor(news, id, kind.startsWith('own') ? admin.id : superadmin.id);
    return id;
  };
  const stored = (id: string) => site.db.selectFrom(getTable(news)).selectAll().where('id', '=', id).executeTakeFirst();

  describe.each(rightsOfTable)('%s', (right) => {
    it.each(rightsTable)('gets the expected status for %s of an item that is %s, with %o', async (...row) => {
      const [call, kind, body, expected] = row;
      const id = await addNews(kind, admins[right]);
      const before = await stored(id);
      const [method = '', path = ''] = call.split(' ');
      const fill = (text: string) =>
        text.replace('{item}', `/api/news/${id}`).replace('{id}', id).replace('{picture}', picture);
      const sent = body && (JSON.parse(fill(JSON.stringify(body))) as object);
      // Without `all=1`, what only visitors read is a 404 for everybody: the staff's reading is meant.
      const address = fill(path) === `/api/news/${id}` && method === 'GET' ? `${fill(path)}?all=1` : fill(path);
      const { status, json } = await admins[right].send(method, address, sent);
      expect([status, json]).toEqual([expected[right], json]);
      if (status !== 403) return;
      expect(json['code']).toBe('forbidden');
      expect(await stored(id)).toEqual(before);
    });
  });

  it('says what is possible instead', async () => {
    const own = await addNews('own draft', admins.draft);
    expect((await admins.draft.send('PUT', `/api/news/${own}`, {})).json['message']).toBe(draftsOnly);
    const id = await addNews('published', admins.translate);
    const { json } = await admins.translate.send('PUT', `/api/news/${id}?lang=en`, { Title: 'Changed' });
    expect(json).toEqual({ message: translationsOnly, code: 'forbidden' });
    const { json: inArabic } = await admins.translate.send('PUT', `/api/news/${id}?lang=ar`, { Title: 'Changed' });
    expect(inArabic['message']).toContain('الصومالي');
  });

  it('stores translations and leaves everything else as it was, also without a required field', async () => {
    const id = await site.add(news, { ...newsValues, content: localized({}) });
    const before = await stored(id);
    const sent = { 'Title.so': 'Ceel cusub', 'Title.ar': 'بئر', Title: 'Well' };
    expect((await admins.translate.send('PUT', `/api/news/${id}`, sent)).status).toBe(200);
    expect(await stored(id)).toMatchObject({
      ...before,
      title_so: 'Ceel cusub',
      title_ar: 'بئر',
      revision: 2,
      updated_by: admins.translate.id,
      search_text: expect.any(String),
      search_words: expect.any(String),
      updated_at: expect.any(String),
    });
    // The only text of a required field cannot be removed.
    const somali = await site.add(news, { ...newsValues, title: localized({ so: 'Ceel' }) });
    expect((await admins.translate.send('PUT', `/api/news/${somali}`, { 'Title.so': '' })).status).toBe(400);
  });

  it('lets a person who translates restore a version only where nothing but translations differs', async () => {
    const path = `/api/news/${await addNews('published', admins.translate)}`;
    await admins.translate.send('PUT', path, { 'Title.so': 'Cusub' });
    expect((await admins.translate.send('POST', `${path}/versions/1/restore`)).status).toBe(200);
    await superadmin.send('PUT', path, { Title: 'Changed' });
    const refused = await admins.translate.send('POST', `${path}/versions/1/restore`);
    expect([refused.status, refused.json['message']]).toEqual([403, translationsOnly]);
    expect((await site.get(path)).json['Title']).toBe('Changed');
  });

  it('lets a person who writes drafts restore versions and what they deleted, never publish with it', async () => {
    const path = `/api/news/${await addNews('own draft', admins.draft)}`;
    await admins.draft.send('PUT', `${path}?draft=1`, { Title: 'Second' });
    expect((await admins.draft.send('POST', `${path}/versions/1/restore`)).status).toBe(200);
    expect((await admins.draft.send('DELETE', path)).status).toBe(200);
    expect((await admins.draft.send('POST', `${path}/restore`)).status).toBe(200);
    await superadmin.send('PUT', path, {});
    await superadmin.send('POST', `${path}/unpublish`);
    const published = entries(await superadmin.get(`${path}/versions`), 'versions').find(
      ({ action }) => action === 'published',
    );
    const revision = String(published!['revision']);
    const refused = await admins.draft.send('POST', `${path}/versions/${revision}/restore?published=1`);
    expect([refused.status, refused.json['message']]).toEqual([403, draftsOnly]);
    expect((await site.get(path)).status).toBe(404);
    // Somebody else deleted it.
    await superadmin.send('DELETE', path);
    expect((await admins.draft.send('POST', `${path}/restore`)).status).toBe(403);
    expect((await admins.publish.send('POST', `${path}/restore`)).status).toBe(403);
  });

  it('takes documents in other languages from a person who translates, and no picture made of them', async () => {
    const translator = await signInWith({ reports: 'translate' });
    const id = await site.add(reports, {
      title: localized({ en: 'Year' }),
      file: null,
      fileSo: null,
      fileAr: null,
      image: null,
    });
    const send = (fields: Record<string, string | File>) =>
      translator.send('PUT', `/api/reports/${id}`, formOf(fields));
    expect((await send({ 'file.so': fileOf(pdf(2), 'sanad.pdf'), 'title.so': 'Sanad' })).status).toBe(200);
    const saved = (await superadmin.get(`/api/reports/${id}?all=1`)).json;
    expect(saved).toMatchObject({
      'fileName.so': 'sanad.pdf',
      image: '',
      fileName: '',
      translations: { so: { title: 'Sanad' } },
    });
    for (const field of ['file', 'image'])
      expect((await send({ 'title.ar': 'سنة', [field]: fileOf(pdf(2), 'year.pdf') })).status).toBe(403);
  });

  it('lists, counts and finds only what a person may read', async () => {
    await site.db.deleteFrom(getTable(news)).execute();
    await site.cacheTags.invalidate('news');
    const ids = {} as Record<ItemKind, string>;
    for (const kind of ['published', 'scheduled', 'draft', 'own published', 'own draft'] as const)
      ids[kind] = await addNews(kind, admins.draft);
    const seen = async (who: StaffClient, query = '') => {
      const { json } = await who.get(`/api/news?all=1${query}`);
      const found = (json['news'] as Json[]).map(({ _id }) => Object.entries(ids).find(([, id]) => id === _id)![0]);
      expect(json['total']).toBe(found.length);
      return found.toSorted();
    };
    const everything = ['draft', 'own draft', 'own published', 'published', 'scheduled'];
    expect(await seen(admins.none)).toEqual(['own published', 'published']);
    expect(await seen(admins.none, '&state=draft')).toEqual([]);
    expect(await seen(admins.none, '&q=well')).toEqual(['own published', 'published']);
    expect(await seen(admins.draft)).toEqual(['own draft', 'own published', 'published']);
    expect(await seen(admins.draft, '&q=well')).toEqual(['own draft', 'own published', 'published']);
    expect(await seen(admins.draft, '&mine=1')).toEqual(['own draft', 'own published']);
    expect(await seen(admins.draft, '&state=draft')).toEqual(['own draft']);
    expect(await seen(admins.draft, '&state=scheduled')).toEqual([]);
    expect(await seen(admins.draft, '&others=1')).toEqual(['published']);
    for (const who of [admins.publish, admins.translate, superadmin]) expect(await seen(who)).toEqual(everything);
    expect(await seen(superadmin, '&state=draft&others=1')).toEqual(['own draft']);
    const found = async (who: StaffClient) =>
      ((await who.get('/api/search?q=well')).json['results'] as { kind: string; found: Json[] }[])
        .filter(({ kind }) => kind === 'news')
        .flatMap((result) => result.found).length;
    expect([await found(admins.none), await found(admins.draft)]).toEqual([0, 2]);
    expect([await found(admins.translate), await found(admins.publish)]).toEqual([5, 5]);
  });

  it('counts what a person can act on, and the drafts that wait for those who publish', async () => {
    const overview = async (who: StaffClient) =>
      (await who.get('/api/overview')).json as Record<string, { total: number }>;
    const totals = async (who: StaffClient) => {
      const { all, drafts, waiting, scheduled, missing } = await overview(who);
      const { ar } = missing as unknown as Record<string, { total: number }>;
      return [all, drafts, waiting, scheduled, ar].map((count) => count!.total);
    };
    // The items of the test before: of two drafts, one is the admin's; all lack Arabic.
    expect(await totals(admins.none)).toEqual([0, 0, 0, 0, 0]);
    expect(await totals(admins.draft)).toEqual([2, 1, 0, 0, 1]);
    expect(await totals(admins.translate)).toEqual([5, 0, 0, 0, 5]);
    expect(await totals(admins.publish)).toEqual([5, 2, 2, 1, 5]);
    expect(await overview(superadmin)).toMatchObject({
      drafts: { total: 2 },
      waiting: { total: 1, kinds: { news: 1 } },
    });
  });

  it('lists of a picture only the uses that a person may read', async () => {
    const used = await upload(superadmin, 40);
    for (const state of ['draft', 'published'] as const) {
      const id = await site.add(news, { ...newsValues, image: used }, { state });
      await setAuthor(news, id, admins.draft.id);
    }
    const uses = async (who: StaffClient) => {
      const { json } = await who.get(`/api/files/${used}`);
      return [(json['uses'] as Json[]).length, json['usesTotal']];
    };
    expect(await uses(admins.none)).toEqual([1, 2]);
    for (const who of [admins.draft, admins.translate, admins.publish, superadmin])
      expect(await uses(who)).toEqual([2, 2]);
  });

  it('replaces for articles the ownership that the role gives', async () => {
    const own = async (who: StaffClient, state: 'draft' | 'published') => {
      const id = await site.add(articles, { ...texts, publishedAt: newsValues.publishedAt }, { state });
      await setAuthor(articles, id, who.id);
      return `/api/articles/${id}`;
    };
    let saves = 0;
    const put = async (who: StaffClient, path: string) =>
      (await who.send('PUT', path, { Title: `Save ${(saves += 1)}` })).status;
    const admin = await site.signIn('admin');
    const [draft, published] = [await own(admin, 'draft'), await own(admin, 'published')];
    expect([await put(admin, draft), await put(admin, published)]).toEqual([200, 200]);
    await give(admin.id, { articles: 'draft' });
    expect([await put(admin, `${draft}?draft=1`), await put(admin, published)]).toEqual([403, 403]);
    expect(await put(admin, `${await own(admin, 'draft')}?draft=1`)).toBe(200);
    await give(admin.id, { articles: 'translate' });
    expect((await admin.send('POST', '/api/articles')).status).toBe(403);
    expect([await put(admin, published), await put(admin, `${draft}?draft=1`)]).toEqual([403, 403]);
    await give(admin.id, { articles: 'publish' });
    expect(await put(admin, await own(superadmin, 'published'))).toBe(200);
    await give(admin.id, { articles: null });
    expect([await put(admin, published), await put(admin, await own(superadmin, 'published'))]).toEqual([200, 403]);
  });

  it('takes effect at the next request, also of one that is under way', async () => {
    const admin = await signInWith({ news: 'publish' });
    const [, token] = /minbar_session=([^;]+)/.exec(admin.cookie())!;
    const { viewer } = await site.services.sessions.getViewer(token);
    const id = await addNews('published', admin);
    const { services } = site;
    const change = (title: string) =>
      services.content.update(news, viewer, id, { input: { title } }, { address: '', device: '' });
    await change('Late');
    await give(admin.id, { news: 'draft' });
    // As a request that was identified before, and whose body arrives now.
    await expect(change('Too late')).rejects.toMatchObject({ status: 403 });
    await expect(services.content.create(news, viewer)).rejects.toMatchObject({ status: 403 });
    await expect(services.content.remove(news, viewer, id)).rejects.toMatchObject({ status: 403 });
    expect((await stored(id))!['title_en']).toBe('Late');
    expect((await admin.send('PUT', `/api/news/${id}`, { Title: 'Later' })).status).toBe(403);
    expect((await admin.send('POST', '/api/news')).status).toBe(201);
  });

  it('does not delete for a person who writes drafts what somebody published after it was read', async () => {
    const [, token] = /minbar_session=([^;]+)/.exec(admins.draft.cookie())!;
    const { viewer } = await site.services.sessions.getViewer(token);
    const store = createContentStore(site.db);
    const id = await addNews('own draft', admins.draft);
    const item = (await store.find(news, 'all', id))!;
    expect((await superadmin.send('PUT', `/api/news/${id}`, {})).status).toBe(200);
    const entry = site.services.history.createItemEntry(news, item, viewer as Staff, 'deleted');
    expect(await store.remove(news, id, entry, viewer as Staff, item.revision)).toBe(false);
    expect((await site.get(`/api/news/${id}`)).status).toBe(200);
  });

  it('shows a scheduled item to everybody once it is public, without a write', async () => {
    await site.db.deleteFrom(getTable(news)).execute();
    await addNews('scheduled', admins.none);
    site.clock.now = new Date('2026-12-31T23:00:00.000Z');
    const none = await site.signIn({ email: admins.none.email });
    const total = async () => (await none.get('/api/news?all=1')).json['total'];
    expect(await total()).toBe(0);
    site.clock.now = new Date('2027-01-01T00:00:00.000Z');
    expect(await total()).toBe(1);
  });
});
