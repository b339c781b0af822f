/** The language that a member of staff has chosen, and inviting a person with one call. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf, type Json } from '../../setup/api/client.ts';
import { decodeMail, startSmtp, type TestSmtp } from '../../setup/programs/smtp.ts';

const start = new Date('2026-11-20T08:00:00.000Z');

describe.each(dialects)('own languages over %s', (dialect) => {
  let site: TestApp;
  let smtp: TestSmtp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    smtp = await startSmtp();
    site = await openTestApp(dialect, { environment: { PUBLIC_URL: 'https://nuur.example', SMTP_URL: smtp.url } });
    superadmin = await site.signIn('superadmin');
  });
  beforeEach(() => {
    site.clock.now = start;
    smtp.messages.length = 0;
  });
  afterAll(async () => {
    await site.close();
    await smtp.stop();
  });
  const emails = async () => (await site.db.selectFrom('users').select('email').execute()).map(({ email }) => email);
  const links = () => site.db.selectFrom('password_links').select('user_id').execute();
  const mailsTo = (email: string) =>
    smtp.messages.flatMap(({ to, raw }) => (to.includes(email) ? [decodeMail(raw)] : [])).join('\n');
  const invite = (input: Json, by = superadmin) => by.send('POST', '/api/users/invitations', input);
  const hodan = { email: 'Hodan@Example.org', name: ' Hodan Ali ', role: 'admin', language: 'so' };

  it('are chosen in the profile, without a recent sign-in, and returned at every sign-in', async () => {
    const person = await site.addUser({ email: 'amina@example.org' });
    const amina = await site.signIn(person);
    expect((await amina.get('/api/users/me')).json).toMatchObject({ language: '' });
    site.clock.now = new Date(start.getTime() + 3_600_000);
    const saved = await amina.send(
      'PUT',
      '/api/users/profile',
      formOf({ name: 'Amina', password: '', language: 'ar' }),
    );
    expect([saved.status, saved.json['language']]).toEqual([200, 'ar']);
    const next = await site.visit().login(person.email, testPassword);
    expect(next.json).toMatchObject({ name: 'Amina', language: 'ar' });

    const specified = await amina.send('PUT', '/api/users/profile', { name: 'Amina A.', password: '' });
    expect(specified.json).toMatchObject({ name: 'Amina A.', language: 'ar' });
    const none = await amina.send('PUT', '/api/users/profile', { language: '' });
    expect(none.json).toMatchObject({ name: 'Amina A.', language: '' });
  });

  it('are refused unless they are known', async () => {
    const person = await site.addUser();
    const client = await site.signIn(person);
    for (const language of ['fr', 'EN', 'none', 'en ', '__proto__', 'x'.repeat(100_000)]) {
      for (const [by, path] of [
        [client, '/api/users/profile'],
        [superadmin, `/api/users/${person.id}`],
      ] as const) {
        const { status, json } = await by.send('PUT', path, { name: 'Other', language });
        expect([status, Object.keys(json['fields'] as Json)]).toEqual([400, ['language']]);
      }
    }
    expect((await client.get('/api/users/me')).json).toMatchObject({ name: 'Staff', language: '' });
  });

  it('of others are changed by superadmins only', async () => {
    const person = await site.addUser({ role: 'admin' });
    const client = await site.signIn(person);
    const other = await site.addUser({ role: 'admin' });
    for (const path of [`/api/users/${other.id}`, `/api/users/${person.id}`])
      expect((await client.send('PUT', path, { language: 'so' })).status).toBe(403);
    // The ids of a form are not read.
    await client.send('PUT', '/api/users/profile', { userId: other.id, _id: other.id, language: 'so' });
    expect((await superadmin.get(`/api/users/${other.id}`)).json).toMatchObject({ language: '' });
    const changed = await superadmin.send('PUT', `/api/users/${other.id}`, { language: 'ar' });
    expect(changed.json).toMatchObject({ name: 'Staff', language: 'ar' });
    const kept = await superadmin.send('PUT', `/api/users/${other.id}`, { name: 'Other' });
    expect(kept.json).toMatchObject({ name: 'Other', language: 'ar' });
  });

  it('are those of notices and of password links by mail, whatever the language of the request', async () => {
    const person = await site.addUser({ email: `mails.${dialect}@example.org` });
    await superadmin.send('PUT', `/api/users/${person.id}`, { language: 'so' });
    await site.visit().login(person.email, testPassword);
    const link = await superadmin.send('POST', `/api/users/${person.id}/invite?lang=ar`);
    expect(link.json['url']).toMatch(/&lang=so$/);
    await expect.poll(() => mailsTo(person.email)).toContain(String(link.json['url']));
    expect(mailsTo(person.email)).toContain('Mudane/Marwo');
    expect(mailsTo(person.email)).not.toMatch(/Dear |[\u0600-\u06ff]{4}/);
  });

  it('create a person and the link in one call', async () => {
    const { status, json } = await invite(hodan);
    expect(status).toBe(201);
    expect(json).toEqual({
      url: expect.stringMatching(/^https:\/\/nuur\.example\/set-password\?token=[\w-]{43}&lang=so$/),
      expiresAt: '2026-11-27T08:00:00.000Z',
      mailed: true,
      user: expect.objectContaining({ name: 'Hodan Ali', email: 'hodan@example.org', language: 'so', active: false }),
    });
    await expect.poll(() => mailsTo('hodan@example.org')).toContain(String(json['url']));
    const token = new URL(String(json['url'])).searchParams.get('token');
    const password = 'Hodan’s own words';
    expect((await site.visit().send('POST', '/api/users/set-password', { token, password })).status).toBe(200);
    const signedIn = await site.visit().login('hodan@example.org', password);
    expect(signedIn.json).toMatchObject({ role: 'admin', language: 'so' });
  });

  it('create nothing where an invitation is refused', async () => {
    await site.addUser({ email: 'taken@example.org' });
    const before = { emails: await emails(), links: await links() };
    const taken = await invite({ ...hodan, email: 'TAKEN@example.org' });
    expect([taken.status, taken.json['fields']]).toEqual([
      400,
      { email: 'This email address already belongs to another user.' },
    ]);
    const wrong = await invite({ email: 'nobody', name: 'x'.repeat(201), role: 'owner', language: 'fr' });
    expect([wrong.status, Object.keys(wrong.json['fields'] as Json).toSorted()]).toEqual([
      400,
      ['email', 'language', 'name', 'role'],
    ]);
    expect((await invite({ ...hodan, email: 'new@example.org', name: 'x'.repeat(100_000) })).status).toBe(413);
    const admin = await site.signIn(await site.addUser({ role: 'admin', email: `admin.${dialect}@example.org` }));
    before.emails.push(`admin.${dialect}@example.org`);
    expect((await invite({ ...hodan, email: 'new@example.org' }, admin)).status).toBe(403);
    site.clock.now = new Date(start.getTime() + 3_600_000);
    const late = await invite({ ...hodan, email: 'new@example.org' });
    expect([late.status, late.json['code']]).toEqual([403, 'recent_sign_in_required']);
    expect((await emails()).toSorted()).toEqual(before.emails.toSorted());
    expect(await links()).toEqual(before.links);
  });

  it('create one person where two superadmins invite one address at the same time', async () => {
    const second = await site.signIn(await site.addUser({ role: 'superadmin' }));
    const input = { ...hodan, email: `race.${dialect}@example.org` };
    const answers = await Promise.all([superadmin, second, superadmin, second].map((by) => invite(input, by)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    expect((await emails()).filter((email) => email === input.email)).toHaveLength(1);
    const person = await site.db.selectFrom('users').select('id').where('email', '=', input.email).execute();
    expect((await links()).filter((link) => link.user_id === person[0]!.id)).toHaveLength(1);
  });

  it('invite nobody for a superadmin who is deleted meanwhile', async () => {
    const leaving = await site.addUser({ role: 'superadmin' });
    const client = await site.signIn(leaving);
    const [deleted, ...invited] = await Promise.all([
      superadmin.send('DELETE', `/api/users/${leaving.id}`),
      ...['a', 'b', 'c'].map((name) => invite({ ...hodan, email: `${name}.${dialect}@example.org` }, client)),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status, json } of invited.filter((answer) => answer.status === 201)) {
      const token = new URL(String(json['url'])).searchParams.get('token') ?? '';
      expect([status, await site.services.sessions.emailOfPasswordLink(token)]).toEqual([201, undefined]);
    }
    expect((await invite({ ...hodan, email: `d.${dialect}@example.org` }, client)).status).toBe(401);
  });
});
