import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../domain/content/index.ts';
import { contactForm } from '../../domain/messages/message.ts';
import { emptyValues } from '../../domain/model/apply-input.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../setup/app.ts';
import type { Client } from '../setup/client.ts';

type Who = 'visitor' | 'admin' | 'superadmin';
type Row = [method: string, path: string, expected: Record<Who, number>];

const all = (status: number) => ({ visitor: status, admin: status, superadmin: status });
const staffOnly = { visitor: 401, admin: 200, superadmin: 200 };
const superadminOnly = (status = 200) => ({ visitor: 401, admin: 403, superadmin: status });

// `{item}` is an item that the superadmin made, `{user}` a person that nobody here is, `{message}` what a visitor has sent. Writes carry an empty body, so a 400
// stands for "was let through to the check of the fields".
const contentCalls: Row[] = contentTypes.flatMap(({ name }): Row[] => [
  ['GET', `/api/${name}`, all(200)],
  ['GET', `/api/${name}/{item}`, all(200)],
  ['GET', `/api/${name}?all=1`, staffOnly],
  ['GET', `/api/${name}/{item}?all=1`, staffOnly],
  ['POST', `/api/${name}`, { visitor: 401, admin: name === 'articles' ? 201 : 403, superadmin: 201 }],
  ['PUT', `/api/${name}/{item}`, superadminOnly(400)],
  ['DELETE', `/api/${name}/{item}`, superadminOnly()],
]);

const userCalls: Row[] = [
  ['GET', '/api/users', superadminOnly()],
  ['GET', '/api/users/{user}', superadminOnly()],
  ['POST', '/api/users', superadminOnly(201)],
  ['PUT', '/api/users/{user}', superadminOnly()],
  ['POST', '/api/users/{user}/invite', superadminOnly()],
  ['DELETE', '/api/users/{user}', superadminOnly()],
  ['GET', '/api/users/me', staffOnly],
  ['GET', '/api/users/sessions', staffOnly],
  ['DELETE', '/api/users/sessions/0123456789abcdef01234567', { visitor: 401, admin: 404, superadmin: 404 }],
  ['PUT', '/api/users/profile', staffOnly],
  ['POST', '/api/users/logout', all(200)],
];

const messageCalls: Row[] = [
  ['GET', '/api/messages', superadminOnly()],
  ['GET', '/api/messages/export', superadminOnly()],
  ['GET', '/api/messages/{message}', superadminOnly()],
  ['PUT', '/api/messages/{message}', superadminOnly(400)],
  ['POST', '/api/messages/{message}/mail', superadminOnly(409)],
  ['DELETE', '/api/messages/{message}', superadminOnly()],
  ['POST', '/api/messages/{message}/restore', superadminOnly()],
];

const wordCalls: Row[] = [
  ['GET', '/api/words', superadminOnly()],
  ['PUT', '/api/words/home.latestNews', superadminOnly()],
  ['GET', '/api/words/home.latestNews/versions', superadminOnly()],
];

describe.each(dialects)('who may do what over %s', (dialect) => {
  let site: TestApp;
  const clients = {} as Record<Who, Client>;
  let user = '';
  let message = '';

  beforeAll(async () => {
    site = await openTestApp(dialect);
    clients.visitor = site.visit();
    clients.admin = await site.signIn('admin');
    clients.superadmin = await site.signIn('superadmin');
    user = (await site.addUser()).id;
    await site.services.messages.receive(contactForm, { name: 'Amina', email: 'amina@example.org', message: 'Peace' }, 'en', 'unknown');
    message = (await site.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()).id;
  });
  afterAll(() => site.close());

  describe.each(['visitor', 'admin', 'superadmin'] as const)('as %s', (who) => {
    it.each([...contentCalls, ...messageCalls, ...wordCalls, ...userCalls])('%s %s', async (method, path, expected) => {
      const type = contentTypes.find(({ name }) => path.startsWith(`/api/${name}`));
      // Published, but without what an update asks for.
      const item = path.includes('{item}') && type ? await site.add(type, { ...emptyValues(type), publishedAt: '2026-01-01T00:00:00.000Z' }) : '';
      const { status, json } = await clients[who].send(method, path.replace('{item}', item).replace('{user}', user).replace('{message}', message));
      expect(status).toBe(expected[who]);
      if (status === 401) expect(json).toEqual({ message: 'Please sign in first.', code: 'sign_in_required' });
      if (status === 403) expect(json).toEqual({ message: 'Your account may not do this.', code: 'forbidden' });
      // What was refused is still there.
      if (status >= 400 && item) expect((await site.get(path.replace('{item}', item).split('?')[0]!)).status).toBe(200);
    });
  });

  it('an answer to staff is kept by no cache', async () => {
    const staff = await site.signIn('admin');
    for (const path of ['/api/news?all=1', '/api/users/me', '/api/news']) expect((await staff.get(path)).headers.get('cache-control')).toBe('private, no-store');
    expect((await staff.get('/api/users')).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe.each(dialects)('what an admin owns over %s', (dialect) => {
  let site: TestApp;
  let admin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    admin = await site.signIn('admin');
  });
  afterAll(() => site.close());
  const text = { Title: 'Mercy', Content: 'Be merciful.', publishedDate: '2026-11-01' };

  it('makes, publishes, changes and deletes own articles', async () => {
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

  it("may not touch another admin's article, which a superadmin may", async () => {
    const other = await site.signIn('admin');
    const path = `/api/articles/${String((await other.send('POST', '/api/articles')).json['_id'])}`;
    expect((await admin.send('PUT', path, text)).status).toBe(403);
    expect((await admin.send('DELETE', path)).status).toBe(403);
    expect((await admin.get(`${path}?all=1`)).json).toMatchObject({ Title: '', state: 'draft' });
    const superadmin = await site.signIn('superadmin');
    expect((await superadmin.send('PUT', path, text)).status).toBe(200);
    // Changing it did not make it the superadmin's.
    expect((await other.send('PUT', path, { Title: 'Mine' })).status).toBe(200);
  });

  it('cannot claim what was made before or by somebody else through the form', async () => {
    const articles = contentTypes.find(({ name }) => name === 'articles')!;
    const id = await site.add(articles, { ...emptyValues(articles), title: localized({ en: 'Seeded' }) });
    for (const body of [text, { ...text, createdBy: admin.id }]) expect((await admin.send('PUT', `/api/articles/${id}`, body)).status).toBe(403);
    const made = await admin.send('POST', '/api/articles', { createdBy: 'f'.repeat(24), _id: 'f'.repeat(24), state: 'published' });
    expect(made.json).toMatchObject({ createdBy: admin.id, state: 'draft' });
    expect(made.json['_id']).not.toBe('f'.repeat(24));
  });

  it('lists own articles with mine=1 and everybody’s without', async () => {
    const mine = (await admin.get('/api/articles?all=1&mine=1')).json;
    const everybodys = (await admin.get('/api/articles?all=1')).json;
    expect((mine['articles'] as { createdBy: string }[]).every((entry) => entry.createdBy === admin.id)).toBe(true);
    expect(Number(mine['total'])).toBeGreaterThan(0);
    expect(Number(everybodys['total'])).toBeGreaterThan(Number(mine['total']));
  });
});
