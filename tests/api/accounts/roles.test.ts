import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../domain/content/index.ts';
import { contactForm } from '../../../domain/messages/message.ts';
import { createEmptyValues } from '../../../domain/model/apply-input.ts';
import { singleId, type ContentType } from '../../../domain/model/define.ts';
import { allTypes } from '../../../domain/site/index.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf, type Client } from '../../setup/api/client.ts';
import { calls, findRoutesWithoutRow, type Caller } from '../../setup/role-table.ts';
import { fileOf, twoColours } from '../../setup/samples.ts';

describe.each(dialects)('roles and permissions over %s', (dialect) => {
  let site: TestApp;
  const clients = {} as Record<Caller, Client>;
  /** Values for the placeholders in the paths of the table. */
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    site = await openTestApp(dialect);
    clients.visitor = site.visit();
    clients.admin = await site.signIn('admin');
    clients.superadmin = await site.signIn('superadmin');
    ids['user'] = (await site.addUser()).id;
    ids['file'] = String(
      (
        await clients.superadmin.send(
          'POST',
          '/api/files',
          formOf({ file: fileOf(await twoColours(30, 20).png().toBuffer(), 'well.png') }),
        )
      ).json['_id'],
    );
    await site.services.messages.receive(
      contactForm,
      { name: 'Amina', email: 'amina@example.org', message: 'Peace' },
      'en',
      'unknown',
    );
    ids['message'] = (await site.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()).id;
  });
  afterAll(() => site.close());

  /** Published, but without the fields that an update requires. */
  const addPublished = (type: ContentType) =>
    site.add(type, { ...createEmptyValues(type), publishedAt: '2026-01-01T00:00:00.000Z' });

  it('has a row in the table for every route of the API', () => {
    expect(findRoutesWithoutRow(site.app.routes)).toEqual([]);
    expect(
      findRoutesWithoutRow(
        site.app.routes,
        calls.filter(([, path]) => path !== '/api/users/me'),
      ),
    ).toEqual(['GET /api/users/me']);
  });

  it('finds a route without a row, whatever its method', () => {
    const more = [
      { method: 'GET', path: '/api/news/:id/secret' },
      { method: 'PATCH', path: '/api/users/:id' },
      { method: 'ALL', path: '/api/anything' },
    ];
    expect(findRoutesWithoutRow([...site.app.routes, ...more])).toEqual(
      more.map(({ method, path }) => `${method} ${path}`),
    );
  });

  describe.each(['visitor', 'admin', 'superadmin'] as const)('as %s', (who) => {
    it.each(calls)('gets the expected status for %s %s', async (method, path, expected) => {
      const type = allTypes.find(({ name }) => path.split(/[/?]/)[2] === name) ?? contentTypes[0]!;
      if (path.includes('{item}')) ids['item'] = type.single ? singleId : await addPublished(type);
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
      const { status, json } = await clients[who].send(method, address);
      expect(status).toBe(expected[who]);
      if (status === 401 && path !== '/api/users/login')
        expect(json).toEqual({ message: 'Please sign in first.', code: 'sign_in_required' });
      if (status === 403)
        expect(json).toEqual({ message: 'You do not have permission to do this.', code: 'forbidden' });
      // A refused call changed nothing.
      if (status >= 400 && path.includes('{item}'))
        expect((await site.get(`/api/${type.name}/${ids['item']}`)).status).toBe(200);
    });
  });

  it('refuses NUL in every query, and fails on it in no body', async () => {
    const staff = await site.signIn('superadmin');
    const names = `formKey replaces challengeId code recoveryCode token password name email phone message role language
      moved q en base.en fileName alt state kind Title image.use Image.use file.use id savedAt title logDays`;
    const body = {
      ...Object.fromEntries(names.split(/\s+/).map((name) => [name, 'a\0b'])),
      ids: ['a\0b'],
      basedOn: 1,
      texts: { title: 'a\0b' },
    };
    const failed: string[] = [];
    for (const [method, path] of calls) {
      const type = allTypes.find(({ name }) => path.split(/[/?]/)[2] === name) ?? contentTypes[0]!;
      if (path.includes('{item}')) ids['item'] = type.single ? singleId : await addPublished(type);
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
      const { status } = await staff.send(method, `${address}${address.includes('?') ? '&' : '?'}x=1&kind=a%00`);
      if (status !== 400) failed.push(`${method} ${path} ${status}`);
      // Without the calls that sign the person out, or make a backup.
      if (method === 'GET' || /logout|sessions|backups|set-password/.test(path)) continue;
      const answer = await staff.send(method, address, method === 'DELETE' ? undefined : body);
      if (answer.status >= 500) failed.push(`${method} ${path} ${answer.status}`);
    }
    const path = `/api/news/${await addPublished(contentTypes.find(({ name }) => name === 'news')!)}`;
    const working = { formKey: 'k', basedOn: 1, texts: { title: 'a\0b' } };
    const autosaves = path.replace('news', 'autosaves/news');
    expect([
      (await staff.send('PUT', `${path}?draft=1`, { Title: 'A', Content: 'B', formKey: 'a\0b' })).status,
      (await staff.send('PUT', autosaves, { ...working, replaces: 'a\0b' })).status,
      (await staff.send('PUT', autosaves, working)).status,
    ]).toEqual([200, 400, 200]);
    expect(failed).toEqual([]);
  }, 60_000);

  it('sends responses to staff that no cache may store', async () => {
    const staff = await site.signIn('admin');
    for (const path of ['/api/news?all=1', '/api/users/me', '/api/news'])
      expect((await staff.get(path)).headers.get('cache-control')).toBe('private, no-store');
    expect((await staff.get('/api/users')).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe.each(dialects)('items of an admin over %s', (dialect) => {
  let site: TestApp;
  let admin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    admin = await site.signIn('admin');
  });
  afterAll(() => site.close());
  const text = { Title: 'Mercy', Content: 'Be merciful.', publishedDate: '2026-11-01' };

  it('lets an admin make, publish, change and delete their own articles', async () => {
    const { json } = await admin.send('POST', '/api/articles');
    const path = `/api/articles/${String(json['_id'])}`;
    expect(json['createdBy']).toBe(admin.id);
    expect((await admin.send('PUT', path, text)).status).toBe(200);
    expect((await site.get(path)).json).toMatchObject({ Title: 'Mercy' });
    expect((await admin.send('PUT', path, { Title: 'Mercy to all' })).status).toBe(200);
    expect((await site.get(path)).json).toMatchObject({ Title: 'Mercy to all', Content: 'Be merciful.' });
    expect((await admin.send('DELETE', path)).status).toBe(200);
    expect((await site.get(path)).status).toBe(404);
    expect((await admin.send('DELETE', path)).status).toBe(404);
  });

  it("refuses an admin changes of another admin's article, but allows them to a superadmin", async () => {
    const other = await site.signIn('admin');
    const path = `/api/articles/${String((await other.send('POST', '/api/articles')).json['_id'])}`;
    expect((await admin.send('PUT', path, text)).status).toBe(403);
    expect((await admin.send('DELETE', path)).status).toBe(403);
    // Nor do they read it: nobody who cannot change a draft does (decision 037).
    expect((await admin.get(`${path}?all=1`)).status).toBe(403);
    const superadmin = await site.signIn('superadmin');
    expect((await superadmin.send('PUT', path, text)).status).toBe(200);
    // The change did not make the superadmin its owner.
    expect((await other.send('PUT', path, { Title: 'Mine' })).status).toBe(200);
  });

  it('ignores an owner sent in a form', async () => {
    const articles = contentTypes.find(({ name }) => name === 'articles')!;
    const id = await site.add(articles, { ...createEmptyValues(articles), title: localized({ en: 'Seeded' }) });
    for (const body of [text, { ...text, createdBy: admin.id }])
      expect((await admin.send('PUT', `/api/articles/${id}`, body)).status).toBe(403);
    const created = await admin.send('POST', '/api/articles', {
      createdBy: 'f'.repeat(24),
      _id: 'f'.repeat(24),
      state: 'published',
    });
    expect(created.json).toMatchObject({ createdBy: admin.id, state: 'draft' });
    expect(created.json['_id']).not.toBe('f'.repeat(24));
  });

  it("lists a person's own articles with mine=1, and those that visitors see without it", async () => {
    await site.add(
      contentTypes.find(({ name }) => name === 'articles')!,
      {
        title: localized({ en: 'Public' }),
        content: localized({ en: 'Public' }),
        image: null,
        publishedAt: '2026-01-01T00:00:00.000Z',
      },
    );
    const mine = (await admin.get('/api/articles?all=1&mine=1')).json;
    const allArticles = (await admin.get('/api/articles?all=1')).json;
    expect((mine['articles'] as { createdBy: string }[]).every((entry) => entry.createdBy === admin.id)).toBe(true);
    expect(Number(mine['total'])).toBeGreaterThan(0);
    expect(Number(allArticles['total'])).toBeGreaterThan(Number(mine['total']));
  });
});
