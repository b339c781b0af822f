import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { decodeMail, startSmtp } from '../../setup/programs/smtp.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const day = 86_400_000;
const expired = { code: 'link_expired', message: 'This link has already been used or has expired. Ask for a new one.' };

describe.each(dialects)('one-time links over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect, { environment: { PUBLIC_URL: 'https://nuur.example' } });
    superadmin = await site.signIn('superadmin');
  });
  beforeEach(() => {
    site.clock.now = start;
  });
  afterAll(() => site.close());

  const invite = async (id: string, by = superadmin) => {
    const { json } = await by.send('POST', `/api/users/${id}/invite`);
    return new URL(String(json['url'])).searchParams.get('token')!;
  };
  const setPassword = (token: unknown, password: unknown) =>
    site.visit().send('POST', '/api/users/set-password', { token, password });

  it('lets a new person set a password that no one else knew', async () => {
    const { json: made } = await superadmin.send('POST', '/api/users');
    const path = `/api/users/${String(made['_id'])}`;
    expect(made).toMatchObject({ name: '', email: '', role: 'admin', active: false });
    const early = await superadmin.send('POST', `${path}/invite`);
    expect([early.status, early.json['fields']]).toEqual([400, { email: 'Please fill in this field.' }]);

    await superadmin.send('PUT', path, { name: 'Hodan', email: 'hodan@example.org', role: 'admin' });
    const { status, json } = await superadmin.send('POST', `${path}/invite`);
    expect(status).toBe(200);
    expect(json).toEqual({
      url: expect.stringMatching(/^https:\/\/nuur\.example\/set-password\?token=[\w-]{43}$/),
      expiresAt: '2026-11-27T08:00:00.000Z',
      mailed: false,
    });
    const token = new URL(String(json['url'])).searchParams.get('token')!;

    expect(await site.services.sessions.emailOfPasswordLink(token)).toBe('hodan@example.org');
    expect(await site.services.sessions.emailOfPasswordLink(`${token}x`)).toBeUndefined();
    expect((await site.visit().login('hodan@example.org', testPassword)).status).toBe(401);
    const set = await setPassword(token, 'Hodan’s own words');
    expect([set.status, set.json]).toEqual([200, {}]);
    expect((await site.visit().login('hodan@example.org', 'Hodan’s own words')).json).toMatchObject({
      name: 'Hodan',
      active: true,
    });
    // The link works once.
    expect(await site.services.sessions.emailOfPasswordLink(token)).toBeUndefined();
    const again = await setPassword(token, 'another password');
    expect([again.status, again.json]).toEqual([410, expired]);
    expect((await site.visit().login('hodan@example.org', 'another password')).status).toBe(401);
  });

  it('expire after seven days', async () => {
    const { id } = await site.addUser({ password: null });
    const token = await invite(id);
    site.clock.now = new Date(start.getTime() + 7 * day);
    expect((await setPassword(token, 'a new password')).status).toBe(410);
    site.clock.now = start;
    const second = await invite(id);
    site.clock.now = new Date(start.getTime() + 7 * day - 1);
    expect((await setPassword(second, 'a new password')).status).toBe(200);
  });

  it('are replaced by a newer link', async () => {
    const { id } = await site.addUser({ password: null });
    const [older, newer] = [await invite(id), await invite(id)];
    expect((await setPassword(older, 'a new password')).status).toBe(410);
    expect((await setPassword(newer, 'a new password')).status).toBe(200);
  });

  it.each([
    ['', 'Please fill in this field.'],
    ['short', 'This is too short: at least 12 characters.'],
    [
      'password-2026',
      'This is one of the most used passwords, so it is tried first. Choose several words that do not belong together.',
    ],
    [
      'staff staff 1',
      'This password is made of your name, your email or the name of the site. Choose words that have nothing to do with you.',
    ],
    ['x'.repeat(201), 'This text is too long: at most 200 characters.'],
  ])('refuse a password like %.8j and stay usable', async (password, problem) => {
    const { id } = await site.addUser({ password: null });
    const token = await invite(id);
    const { status, json } = await setPassword(token, password);
    expect([status, json['fields']]).toEqual([400, { password: problem }]);
    expect((await setPassword(token, 'a new password')).status).toBe(200);
  });

  it('work once when used twice at the same moment', async () => {
    const { id } = await site.addUser({ password: null });
    const token = await invite(id);
    const statuses = await Promise.all(
      ['a first password', 'a second password'].map(async (password) => (await setPassword(token, password)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 410]);
  });

  it('end the sessions of that person only', async () => {
    const person = await site.addUser();
    const theirs = await site.signIn(person);
    expect((await setPassword(await invite(person.id), 'a new password')).status).toBe(200);
    expect((await theirs.get('/api/users/me')).status).toBe(401);
    expect((await superadmin.get('/api/users/me')).status).toBe(200);
    expect((await site.visit().login(person.email, testPassword)).status).toBe(401);
  });

  it('do nothing for a person who was removed', async () => {
    const { id, email } = await site.addUser();
    const token = await invite(id);
    expect((await superadmin.send('DELETE', `/api/users/${id}`)).status).toBe(200);
    expect((await setPassword(token, 'a new password')).status).toBe(410);
    expect((await site.visit().login(email, 'a new password')).status).toBe(401);
    expect((await superadmin.send('POST', `/api/users/${id}/invite`)).status).toBe(404);
  });

  it('stop working when the person sets a password otherwise', async () => {
    const person = await site.addUser();
    const token = await invite(person.id);
    const staff = await site.signIn(person);
    await staff.send('PUT', '/api/users/profile', { name: 'Staff', password: 'my own new words' });
    expect((await setPassword(token, 'somebody else’s')).status).toBe(410);
    expect((await site.visit().login(person.email, 'my own new words')).status).toBe(200);
  });

  /** What ends the access of the superadmin who made a link, by its name in test titles. */
  const endings: Record<string, (maker: StaffClient) => Promise<unknown>> = {
    'was deleted': (maker) => superadmin.send('DELETE', `/api/users/${maker.id}`),
    'was deleted and restored': async (maker) => {
      await superadmin.send('DELETE', `/api/users/${maker.id}`);
      return superadmin.send('POST', `/api/users/${maker.id}/restore`);
    },
    'lost the role': (maker) => superadmin.send('PUT', `/api/users/${maker.id}`, { role: 'admin' }),
    'lost the role for a while': async (maker) => {
      await superadmin.send('PUT', `/api/users/${maker.id}`, { role: 'admin' });
      return superadmin.send('PUT', `/api/users/${maker.id}`, { role: 'superadmin' });
    },
    'set another password': (maker) => maker.send('PUT', '/api/users/profile', { password: 'my own new words' }),
    'got a new password by a link': async (maker) => setPassword(await invite(maker.id), 'my own new words'),
    'got a new password on the server': (maker) => site.services.users.setPassword(maker.email, 'my own new words'),
    'was signed out everywhere by a colleague': (maker) => superadmin.send('DELETE', `/api/users/${maker.id}/sessions`),
    'was signed out on a device by a colleague': async (maker) => {
      const { json } = await superadmin.get(`/api/users/${maker.id}/sessions`);
      const [session] = json as unknown as { id: string }[];
      return superadmin.send('DELETE', `/api/users/${maker.id}/sessions/${session!.id}`);
    },
    'signed out everywhere else': (maker) => maker.send('DELETE', '/api/users/sessions'),
    'signed out on another device': async (maker) => {
      await site.signIn(maker);
      const { json } = await maker.get('/api/users/sessions');
      const other = (json as unknown as { id: string; current: boolean }[]).find(({ current }) => !current);
      return maker.send('DELETE', `/api/users/sessions/${other!.id}`);
    },
    'lost the second factors to a colleague': (maker) => superadmin.send('DELETE', `/api/users/${maker.id}/factors`),
  };

  it.each(Object.keys(endings))('stop working when the superadmin who made them %s', async (name) => {
    const maker = await site.signIn('superadmin');
    const person = await site.addUser({ role: 'superadmin' });
    const token = await invite(person.id, maker);
    await endings[name]!(maker);
    expect(await site.services.sessions.emailOfPasswordLink(token)).toBeUndefined();
    expect((await setPassword(token, 'somebody else’s')).json).toEqual(expired);
    expect((await site.visit().login(person.email, testPassword)).status).toBe(200);
  });

  it('are not left behind by a superadmin who is being deleted', async () => {
    for (let n = 0; n < 5; n += 1) {
      const maker = await site.signIn('superadmin');
      const { id } = await site.addUser();
      const [made] = await Promise.all([
        maker.send('POST', `/api/users/${id}/invite`),
        superadmin.send('DELETE', `/api/users/${maker.id}`),
      ]);
      expect([200, 401]).toContain(made.status);
      const links = site.db.selectFrom('password_links').select('token_hash').where('user_id', '=', id);
      expect(await links.execute()).toEqual([]);
    }
  });

  it('keep working while their maker signs in and out, and where nobody is stored as their maker', async () => {
    const maker = await site.signIn('superadmin');
    const [one, other] = [await site.addUser({ password: null }), await site.addUser({ password: null })];
    const [token, earlier] = [await invite(one.id, maker), await invite(other.id, maker)];
    await site.db.updateTable('password_links').set({ made_by: null }).where('user_id', '=', other.id).execute();
    await maker.send('POST', '/api/users/logout');
    await site.signIn(maker);
    expect((await setPassword(token, 'a new password')).status).toBe(200);
    await superadmin.send('DELETE', `/api/users/${maker.id}`);
    expect((await setPassword(earlier, 'a new password')).status).toBe(200);
  });

  it('stop working when the operator sets a password for the person', async () => {
    const person = await site.addUser();
    const token = await invite(person.id);
    await site.services.users.setPassword(person.email, 'my own new words');
    expect((await setPassword(token, 'somebody else’s')).status).toBe(410);
  });

  it.each(['', 'x', '\u0000', "' or 1=1 --", 'x'.repeat(3_000), null, 7])('refuse the token %.20j', async (token) => {
    const { status, json } = await setPassword(token, 'a new password');
    expect([status, json]).toEqual([410, expired]);
  });

  it('are stored as hashes only', async () => {
    const { id } = await site.addUser();
    const token = await invite(id);
    expect(JSON.stringify(await site.db.selectFrom('password_links').selectAll().execute())).not.toContain(token);
  });
});

describe('mailing the one-time link', () => {
  it.each([
    ['en', 'Your account at'],
    ['ar', 'أُنشئ لك حساب'],
  ])('mails it to the person in lang=%s', async (lang, words) => {
    const smtp = await startSmtp();
    const site = await openTestApp('sqlite', {
      environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://nuur.example' },
    });
    const superadmin = await site.signIn('superadmin');
    const { id } = await site.addUser({
      name: 'Hodan "H" <x@elsewhere.example>\r\nBcc: y@elsewhere.example',
      email: 'hodan@example.org',
    });
    const { json } = await superadmin.send('POST', `/api/users/${id}/invite?lang=${lang}`);
    expect(json['mailed']).toBe(true);
    // The others are notices that the link was made, to the person and to the superadmin.
    const mails = await smtp.waitForMessages(3);
    for (const { raw } of mails) expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    const [mail, ...others] = mails.filter(({ raw }) => decodeMail(raw).includes(words));
    expect([mail!.to, others]).toEqual([['hodan@example.org'], []]);
    const body = decodeMail(mail!.raw);
    expect(body).toContain(String(json['url']));
    expect(new URL(String(json['url'])).searchParams.get('lang')).toBe(lang === 'en' ? null : lang);
    await site.close();
    await smtp.stop();
  });

  it('returns the link to the superadmin when the mail server is down', async () => {
    const smtp = await startSmtp();
    smtp.refuse('messages');
    const site = await openTestApp('sqlite', { environment: { SMTP_URL: smtp.url } });
    const superadmin = await site.signIn('superadmin');
    const { id } = await site.addUser();
    expect((await superadmin.send('POST', `/api/users/${id}/invite`)).status).toBe(200);
    await site.close();
    await smtp.stop();
  });
});
