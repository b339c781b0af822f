/** Which changes need a recent sign-in, and how it is confirmed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactForm } from '../../../domain/messages/message.ts';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const minute = 60_000;
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const required = {
  message: 'Nothing was changed, because you did not confirm that it is you. What you typed is still here.',
  code: 'recent_sign_in_required',
};

describe.each(dialects)('a recent sign-in over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let person: { id: string; email: string };
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(async () => {
    site.clock.now = start;
    await site.db.deleteFrom('rate_limits').execute();
    superadmin = await site.signIn('superadmin');
    person = await site.addUser();
  });
  afterAll(() => site.close());
  const rowOf = (id: string) => site.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  const events = async () =>
    (
      await site.db
        .selectFrom('security_log')
        .select('event')
        .where('person_id', '=', superadmin.id)
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ event }) => event);

  /** Every change that protects accounts, by its name in test titles. */
  const actions: Record<string, () => Promise<{ status: number; json: unknown }>> = {
    'the own password': () =>
      superadmin.send('PUT', '/api/users/profile', { name: 'Renamed', password: 'a wholly new lamp' }),
    'an email address': () =>
      superadmin.send('PUT', `/api/users/${person.id}`, { name: 'Renamed', email: `new-${person.id}@example.org` }),
    'a role': () => superadmin.send('PUT', `/api/users/${person.id}`, { name: 'Renamed', role: 'superadmin' }),
    'a right': () =>
      superadmin.send('PUT', `/api/users/${person.id}`, { name: 'Renamed', rights: { news: 'publish' } }),
    'deleting a person': () => superadmin.send('DELETE', `/api/users/${person.id}`),
    'a link to set a password': () => superadmin.send('POST', `/api/users/${person.id}/invite`),
    "a person's sessions": () => superadmin.send('DELETE', `/api/users/${person.id}/sessions`),
    'one session of a person': async () => {
      const { json } = await superadmin.get(`/api/users/${person.id}/sessions`);
      return superadmin.send(
        'DELETE',
        `/api/users/${person.id}/sessions/${(json as unknown as { id: string }[])[0]!.id}`,
      );
    },
    'the export of messages': () => superadmin.get('/api/messages/export'),
  };

  it.each(Object.keys(actions))('is needed for %s, and nothing is written without it', async (name) => {
    await site.signIn(person);
    const before = [await rowOf(person.id), await rowOf(superadmin.id)];
    site.clock.now = after(10 * minute + 1);
    const { status, json } = await actions[name]!();
    expect([status, json]).toEqual([403, required]);
    expect([await rowOf(person.id), await rowOf(superadmin.id)]).toEqual(before);
    expect(await site.db.selectFrom('password_links').selectAll().where('user_id', '=', person.id).execute()).toEqual(
      [],
    );
    expect(await site.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()).toHaveLength(
      1,
    );

    expect((await superadmin.confirm(testPassword)).status).toBe(200);
    site.clock.now = after(20 * minute + 1);
    expect((await actions[name]!()).status).toBe(200);
  });

  it('is needed to restore a deleted person', async () => {
    await superadmin.send('DELETE', `/api/users/${person.id}`);
    site.clock.now = after(11 * minute);
    expect((await superadmin.send('POST', `/api/users/${person.id}/restore`)).json).toEqual(required);
    expect((await rowOf(person.id))?.deleted_at).not.toBeNull();
    await superadmin.confirm(testPassword);
    expect((await superadmin.send('POST', `/api/users/${person.id}/restore`)).status).toBe(200);
  });

  it('lets every change work right after signing in, and is not needed for other changes later', async () => {
    for (const name of [
      'an email address',
      'a role',
      'a link to set a password',
      'the export of messages',
      'deleting a person',
    ])
      expect([name, (await actions[name]!()).status]).toEqual([name, 200]);
    const other = await site.addUser();
    site.clock.now = after(13 * 60 * minute);
    expect((await superadmin.send('PUT', '/api/users/profile', { name: 'Renamed', password: '' })).status).toBe(200);
    const same = await superadmin.send('PUT', `/api/users/${other.id}`, {
      name: 'Renamed',
      email: ` ${other.email.toUpperCase()}`,
      role: 'admin',
    });
    expect([same.status, same.json['name']]).toEqual([200, 'Renamed']);
    expect((await superadmin.send('POST', '/api/users')).status).toBe(201);
    // An admin gets "forbidden", not a request to confirm first.
    const admin = await site.signIn('admin');
    site.clock.now = after(14 * 60 * minute);
    expect((await admin.send('DELETE', `/api/users/${other.id}`)).json['code']).toBe('forbidden');
    expect((await admin.get('/api/messages/export')).json['code']).toBe('forbidden');
  });

  it('is asked for only after invalid fields are reported', async () => {
    site.clock.now = after(11 * minute);
    expect(
      (await superadmin.send('PUT', '/api/users/profile', { name: 'Renamed', password: 'short' })).json['code'],
    ).toBe('invalid_fields');
    expect((await superadmin.send('PUT', `/api/users/${person.id}`, { email: 'nobody' })).json['code']).toBe(
      'invalid_fields',
    );
  });

  it('can be checked by a call of its own, and is confirmed with the password', async () => {
    expect((await superadmin.get('/api/users/confirm')).status).toBe(200);
    site.clock.now = after(10 * minute);
    expect((await superadmin.get('/api/users/confirm')).status).toBe(200);
    site.clock.now = after(11 * minute);
    expect((await superadmin.get('/api/users/confirm')).json).toEqual(required);
    const wrong = await superadmin.send('POST', '/api/users/confirm', { password: 'a lamp in the cellar' });
    expect([wrong.status, wrong.json['fields']]).toEqual([400, { password: 'The password is incorrect.' }]);
    expect((await superadmin.get('/api/users/confirm')).status).toBe(403);
    const { status, json } = await superadmin.confirm(testPassword);
    expect([status, json]).toMatchObject([200, { _id: superadmin.id, role: 'superadmin' }]);
    expect((await superadmin.get('/api/users/confirm')).status).toBe(200);
    expect((await events()).toSorted()).toEqual([
      'identity_asked',
      'identity_confirmed',
      'sign_in_failed',
      'signed_in',
    ]);
    // A clock that was set back leaves no confirmation in the future.
    site.clock.now = after(-60 * minute);
    expect((await superadmin.get('/api/users/confirm')).status).toBe(403);
  });

  it('replaces the token of the session when it is confirmed', async () => {
    const old = superadmin.cookie();
    const [before] = await site.db.selectFrom('sessions').selectAll().where('user_id', '=', superadmin.id).execute();
    site.clock.now = after(20 * minute);
    await superadmin.confirm(testPassword);
    const rows = await site.db.selectFrom('sessions').selectAll().where('user_id', '=', superadmin.id).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id: before!.id,
      created_at: before!.created_at,
      confirmed_at: after(20 * minute).toISOString(),
    });
    expect((await site.visit().get('/api/users/me', { headers: { cookie: old } })).status).toBe(401);
    expect((await superadmin.get('/api/users/me')).status).toBe(200);
    // The anti-forgery token changed with it.
    expect(
      (
        await superadmin.send(
          'POST',
          '/api/users/confirm',
          { password: testPassword },
          { headers: { 'x-csrf-token': 'x' } },
        )
      ).json['code'],
    ).toBe('anti_forgery');
  });

  it('leaves one session after simultaneous confirmations with one token', async () => {
    const responses = await Promise.all(
      [1, 2, 3].map(async () =>
        site.app.request('/api/users/confirm', {
          method: 'POST',
          headers: {
            cookie: superadmin.cookie(),
            'x-csrf-token': superadmin.token!,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ password: testPassword }),
        }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()[0]).toBe(200);
    for (const { status } of responses) expect([200, 401]).toContain(status);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await site.db.selectFrom('sessions').select('id').where('user_id', '=', superadmin.id).execute(),
    ).toHaveLength(1);
  });

  it('limits wrong passwords as at sign-in', async () => {
    const statuses: number[] = [];
    // Ten from a known device, then those that any client may make.
    for (let n = 0; n < 60; n += 1)
      statuses.push((await superadmin.send('POST', '/api/users/confirm', { password: `a wrong guess ${n}` })).status);
    expect(statuses.slice(0, 3)).toEqual([400, 400, 400]);
    expect(statuses.at(-1)).toBe(429);
    expect((await superadmin.get('/api/users/me')).status).toBe(200);
  });

  it.each([
    {},
    { password: '' },
    { password: null },
    { password: ['a'] },
    { password: { $ne: '' } },
    { password: 'x'.repeat(3_000) },
    { password: '\u0000' },
  ])('is not confirmed by %.40j', async (body) => {
    expect((await superadmin.send('POST', '/api/users/confirm', body)).status).toBe(400);
  });

  it('cannot be confirmed by a visitor or for another person', async () => {
    expect((await site.visit().send('POST', '/api/users/confirm', { password: testPassword })).status).toBe(401);
    const other = await site.signIn('superadmin');
    site.clock.now = after(11 * minute);
    await other.confirm(testPassword);
    expect((await superadmin.get('/api/users/confirm')).status).toBe(403);
  });

  it('cannot be confirmed by a person whose role was taken away meanwhile', async () => {
    const second = await site.signIn('superadmin');
    await superadmin.send('PUT', `/api/users/${second.id}`, { role: 'admin' });
    expect((await second.confirm(testPassword)).status).toBe(401);
  });

  it('is needed to export messages, and a refusal contains none of them', async () => {
    await site.services.messages.receive(
      contactForm,
      { name: 'Amina', email: 'amina@example.org', message: 'Peace' },
      'en',
      'unknown',
    );
    site.clock.now = after(11 * minute);
    const refused = await superadmin.get('/api/messages/export?lang=so');
    expect([refused.status, refused.headers.get('content-disposition'), refused.text.includes('Amina')]).toEqual([
      403,
      null,
      false,
    ]);
  });
});
