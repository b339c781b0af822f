import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type TestApp } from '../../setup/api/app.ts';
import type { Json } from '../../setup/api/client.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const later = (days: number, hours = 0) => new Date(start.getTime() + (days * 24 + hours) * 3_600_000);

describe.each(dialects)('sessions over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(() => {
    site.clock.now = start;
  });
  afterAll(() => site.close());
  const rows = () => site.db.selectFrom('sessions').selectAll().execute();

  it('returns the user record on sign-in, with a cookie that scripts cannot read', async () => {
    const { id, email } = await site.addUser({ role: 'superadmin', name: 'Khadra' });
    const client = site.visit();
    const { status, json, headers } = await client.login(` ${email.toUpperCase()} `, testPassword);
    expect(status).toBe(200);
    expect(json).toEqual({
      _id: id,
      name: 'Khadra',
      email,
      role: 'superadmin',
      rights: {},
      image: '',
      language: '',
      active: true,
      createdAt: start.toISOString(),
      token: expect.any(String),
    });
    const [cookie, ...others] = headers.getSetCookie();
    expect(others).toEqual([
      expect.stringMatching(
        /^minbar_device_[\da-f]{12}=[\w-]{43}; Path=\/api\/users; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(cookie).toMatch(
      /^minbar_session=[\w-]{43}; Path=\/; Expires=Fri, 04 Dec 2026 08:00:00 GMT; HttpOnly; SameSite=Lax$/,
    );
    expect((await client.get('/api/users/me')).json).toEqual(json);
  });

  it('opens no session for a sign-in that was verified before the password was replaced', async () => {
    const owner = await site.addUser({ role: 'admin', name: 'Owner' });
    const superadmin = await site.signIn('superadmin');
    const { json } = await superadmin.send('POST', `/api/users/${owner.id}/invite`);
    const token = new URL(String(json['url'])).searchParams.get('token');
    const thieves = Array.from({ length: 8 }, () => site.visit());
    const attempts = thieves.map((thief) => thief.login(owner.email, testPassword));
    const changed = site.visit().send('POST', '/api/users/set-password', { token, password: 'another Hargeysa 2026' });
    await Promise.all([...attempts, changed]);
    expect((await changed).status).toBeLessThan(300);
    const statuses = await Promise.all(thieves.map(async (thief) => (await thief.get('/api/users/me')).status));
    expect(statuses).toEqual(thieves.map(() => 401));
  });

  it('keeps the 50 sessions of a person that were used last', async () => {
    const { id, email } = await site.addUser({ role: 'admin' });
    for (let count = 0; count < 52; count += 1) {
      site.clock.now = new Date(start.getTime() + count * 600_000);
      expect((await site.visit().login(email, testPassword)).status).toBe(200);
    }
    const kept = (await rows()).filter((row) => row.user_id === id).map((row) => row.created_at);
    expect([kept.length, kept.includes(start.toISOString())]).toEqual([50, false]);
  });

  it('accepts neither the anti-forgery token nor a stored hash as a session', async () => {
    const staff = await site.signIn('admin');
    const forged = site.visit();
    forged.setCookie('minbar_session', staff.token!);
    expect((await forged.get('/api/users/me')).status).toBe(401);
    const cookie = staff.cookie().split('=')[1]!;
    const stored = JSON.stringify([await rows(), await site.db.selectFrom('users').selectAll().execute()]);
    for (const secret of [cookie, staff.token!, testPassword]) expect(stored).not.toContain(secret);
    // Nor can the stored hashes be used to sign in.
    for (const row of await rows()) {
      forged.setCookie('minbar_session', row.token_hash);
      expect((await forged.get('/api/users/me')).status).toBe(401);
    }
  });

  it.each([
    ['PUBLIC_URL is https', { PUBLIC_URL: 'https://nuur.example' }, {}],
    ['the proxy reports https', {}, { 'x-forwarded-proto': 'https' }],
  ])('sets a Secure cookie where %s', async (_, environment, headers: Record<string, string>) => {
    const secure = await openTestApp(dialect, { environment });
    const { email } = await secure.addUser();
    const client = secure.visit();
    const response = await client.login(email, testPassword, { headers });
    // Browsers accept a cookie of this name from this host only, for all its paths and over https.
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-minbar_session=[^;]+; .*Path=\/; .*Secure/);
    expect(response.headers.getSetCookie()[0]).not.toContain('Domain');
    expect((await client.get('/api/users/me', { headers })).status).toBe(200);
    await secure.close();
  });

  it('ends the session on sign-out, also for a copied cookie', async () => {
    const staff = await site.signIn('admin');
    const copy = staff.cookie();
    const { status, headers } = await staff.send('POST', '/api/users/logout');
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^minbar_session=; Max-Age=0; Path=\//);
    expect((await site.visit().get('/api/users/me', { headers: { cookie: copy } })).status).toBe(401);
    expect((await site.visit().send('POST', '/api/users/logout')).status).toBe(200);
  });

  it('extends a session with use, at most once an hour, and ends it 14 days after the last use', async () => {
    const staff = await site.signIn('admin');
    site.clock.now = later(0, 0.9);
    expect((await staff.get('/api/users/me')).headers.getSetCookie()).toEqual([]);
    for (const day of [13, 26, 39]) {
      site.clock.now = later(day);
      const { status, headers } = await staff.get('/api/users/me');
      expect(status).toBe(200);
      expect(headers.getSetCookie()[0]).toContain(`Expires=${later(day + 14).toUTCString()}`);
    }
    const copy = site.visit();
    copy.setCookie('minbar_session', staff.cookie().split('=')[1]!);
    site.clock.now = later(39 + 14);
    const expired = await copy.get('/api/users/me');
    expect([expired.status, expired.json['code']]).toEqual([401, 'sign_in_required']);
    expect((await staff.send('PUT', '/api/users/profile', { name: 'X' })).status).toBe(401);
    // The next sign-in removes expired sessions.
    await site.signIn('admin');
    expect((await rows()).every((row) => row.expires_at > site.clock.now.toISOString())).toBe(true);
  });

  it('ends the other sessions, but not this one, when the password is changed', async () => {
    const person = await site.addUser();
    const here = await site.signIn(person);
    const there = await site.signIn(person);
    const colleague = await site.signIn('admin');
    expect((await here.send('PUT', '/api/users/profile', { name: 'Staff', password: '' })).status).toBe(200);
    expect((await there.get('/api/users/me')).status).toBe(200);
    const { status, json } = await here.send('PUT', '/api/users/profile', {
      name: 'Staff',
      email: 'other@example.org',
      role: 'superadmin',
      password: 'another lamp',
    });
    expect([status, json]).toMatchObject([200, { _id: person.id, email: person.email, role: 'admin' }]);
    expect((await here.get('/api/users/me')).status).toBe(200);
    expect((await there.get('/api/users/me')).status).toBe(401);
    expect((await colleague.get('/api/users/me')).status).toBe(200);
    expect((await site.visit().login(person.email, testPassword)).status).toBe(401);
    expect((await site.visit().login(person.email, 'another lamp')).status).toBe(200);
  });

  it.each([
    ['short', 'This is too short: at least 12 characters.'],
    ['eleven sign', 'This is too short: at least 12 characters.'],
    ['x'.repeat(201), 'This text is too long: at most 200 characters.'],
    [
      '123456789012',
      'This password repeats itself or follows a sequence, so it is easy to guess. Choose several words that do not belong together.',
    ],
    [
      'Justin.Bieber',
      'This is one of the most used passwords, so it is tried first. Choose several words that do not belong together.',
    ],
    [
      'Staff Staff 2026',
      'This password is made of your name, your email or the name of the site. Choose words that have nothing to do with you.',
    ],
    [
      'Changed-2026-11',
      'This password is made of your name, your email or the name of the site. Choose words that have nothing to do with you.',
    ],
    [
      'nuur-2026-11-21',
      'This password is made of your name, your email or the name of the site. Choose words that have nothing to do with you.',
    ],
  ])('refuses the new password %.12s and changes nothing', async (password, problem) => {
    const staff = await site.signIn('admin');
    const { status, json } = await staff.send('PUT', '/api/users/profile', { name: 'Changed', password });
    expect([status, json['fields']]).toEqual([400, { password: problem }]);
    expect((await staff.get('/api/users/me')).json['name']).toBe('Staff');
    expect((await site.visit().login(staff.email, testPassword)).status).toBe(200);
  });

  it.each([
    ['', 'Please fill in this field.'],
    ['x'.repeat(201), 'This text is too long: at most 200 characters.'],
  ])('refuses the name %.3j', async (name, problem) => {
    const staff = await site.signIn('admin');
    expect((await staff.send('PUT', '/api/users/profile', { name })).json['fields']).toEqual({ name: problem });
  });

  it("lists a person's own sessions, ends one of them, and no one else's", async () => {
    const person = await site.addUser();
    const here = await site.signIn(person);
    site.clock.now = later(0, 2);
    const phone = site.visit();
    await phone.login(person.email, testPassword, { headers: { 'user-agent': 'A phone \u00a9' + 'x'.repeat(400) } });
    const stranger = await site.signIn('superadmin');

    const sessions = (await here.get('/api/users/sessions')).json as unknown as Json[];
    const seenAt = later(0, 2).toISOString();
    const id = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({
      id,
      current: true,
      device: '',
      address: expect.any(String),
      createdAt: start.toISOString(),
      seenAt,
      expiresAt: later(14, 2).toISOString(),
    });
    expect(sessions).toContainEqual({
      id,
      current: false,
      device: expect.stringMatching(/^A phone.{293}$/),
      address: expect.any(String),
      createdAt: seenAt,
      seenAt,
      expiresAt: later(14, 2).toISOString(),
    });

    const other = String(sessions.find((session) => !session['current'])!['id']);
    expect((await stranger.send('DELETE', `/api/users/sessions/${other}`)).status).toBe(404);
    expect((await phone.get('/api/users/me')).status).toBe(200);
    await here.confirm(testPassword);
    expect((await here.send('DELETE', `/api/users/sessions/${other}`)).status).toBe(200);
    expect((await phone.get('/api/users/me')).status).toBe(401);
    for (const nonsense of ['x', '%00', "'%20or%201=1"])
      expect((await here.send('DELETE', `/api/users/sessions/${nonsense}`)).status).toBe(404);
    expect((await here.get('/api/users/me')).status).toBe(200);
  });

  it('replaces the session when the person signs in again', async () => {
    const person = await site.addUser();
    const staff = await site.signIn(person);
    expect((await staff.login(person.email, testPassword)).status).toBe(200);
    expect((await rows()).filter((row) => row.user_id === person.id)).toHaveLength(1);
  });

  it.each([
    'minbar_session=',
    'minbar_session=x',
    `minbar_session=${'x'.repeat(5000)}`,
    'minbar_session=%00',
    'minbar_session="\'; drop table sessions"',
  ])('treats a client with the cookie %.40s as a visitor', async (cookie) => {
    expect((await site.visit().get('/api/users/me', { headers: { cookie } })).status).toBe(401);
    expect((await site.visit().get('/api/news', { headers: { cookie } })).status).toBe(200);
  });
});
