import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';

const host = { host: 'nuur.example' };

describe.each(dialects)('writes with a session over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect, { environment: { PUBLIC_URL: 'https://www.nuur.example' } });
    staff = await site.signIn('superadmin');
  });
  afterAll(() => site.close());
  const drafts = async () => (await staff.get('/api/news?all=1')).json['total'];

  const writes = [
    ['POST', '/api/news'],
    ['PUT', '/api/news/0123456789abcdef01234567'],
    ['DELETE', '/api/news/0123456789abcdef01234567'],
    ['PUT', '/api/users/profile'],
    ['POST', '/api/users'],
    ['POST', '/api/users/logout'],
    ['DELETE', '/api/users/sessions/0123456789abcdef01234567'],
  ] as const;

  it.each(writes)('refuses %s %s without the anti-forgery token of the session', async (method, path) => {
    const before = await drafts();
    const colleague = await site.signIn('superadmin');
    const wrong: Record<string, string>[] = [
      {},
      { 'x-csrf-token': '' },
      { 'x-csrf-token': 'x' },
      { 'x-csrf-token': colleague.token! },
    ];
    for (const headers of wrong) {
      const client = site.visit();
      client.setCookie('__Host-minbar_session', staff.cookie().split('=')[1]!);
      const { status, json } = await client.send(method, path, undefined, { headers });
      expect([status, json['code']]).toEqual([403, 'anti_forgery']);
    }
    expect(await drafts()).toBe(before);
    expect((await staff.get('/api/users/me')).status).toBe(200);
  });

  it.each([
    ['another website', { origin: 'https://elsewhere.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a look-alike', { origin: 'https://nuur.example.elsewhere.example' }],
    ['PUBLIC_URL without TLS', { origin: 'http://www.nuur.example' }],
    ['another port', { origin: 'https://nuur.example:8443' }],
    ['an invalid origin', { origin: 'nuur.example' }],
    ['a page that the browser reports as cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a request from %s, even with the right token', async (_, headers: Record<string, string>) => {
    const before = await drafts();
    for (const [method, path] of writes) {
      const { status, json } = await staff.send(method, path, undefined, { headers: { ...host, ...headers } });
      expect([status, json['code']]).toEqual([403, 'cross_origin']);
    }
    expect((await site.visit().login(staff.email, testPassword, { headers: { ...host, ...headers } })).status).toBe(
      403,
    );
    expect(await drafts()).toBe(before);
  });

  it.each([
    ['its own origin', { origin: 'https://nuur.example' }],
    ['PUBLIC_URL', { origin: 'https://www.nuur.example' }],
    ['a client that is no browser', {}],
    ['its own pages', { origin: 'https://nuur.example', 'sec-fetch-site': 'same-origin' }],
  ])('accepts a request from %s', async (_, headers: Record<string, string>) => {
    expect((await staff.send('POST', '/api/news', undefined, { headers: { ...host, ...headers } })).status).toBe(201);
  });

  // These do not use the session: the request carries what they need. A browser that lost the token can sign in again.
  it('needs no anti-forgery token to sign in, to set a password by a link or to send the contact form', async () => {
    const client = await site.signIn('admin');
    client.token = undefined;
    const { json } = await staff.send('POST', `/api/users/${client.id}/invite`);
    const token = new URL(String(json['url'])).searchParams.get('token');
    const message = { name: 'Khadra', email: 'khadra@example.org', message: 'Peace.' };
    expect((await client.send('POST', '/api/v1.0/email/send-form', message)).status).toBe(200);
    expect((await client.login(client.email, testPassword)).status).toBe(200);
    client.token = undefined;
    expect((await client.send('POST', '/api/users/set-password', { token, password: 'a longer lamp' })).status).toBe(
      200,
    );
  });
});
