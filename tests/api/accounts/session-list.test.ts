/** The list of sessions, for the person and for superadmins, and the lifetime of a session. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import type { Json } from '../../setup/api/client.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const later = (days: number, hours = 0) => new Date(start.getTime() + (days * 24 + hours) * 3_600_000);
const phone = {
  headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile', 'x-forwarded-for': '198.51.100.7' },
};

describe.each(dialects)('the list of sessions over %s', (dialect) => {
  let site: TestApp;
  let person: { id: string; email: string };
  let here: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(async () => {
    site.clock.now = start;
    person = await site.addUser({ name: 'Hodan' });
    here = await site.signIn(person);
  });
  afterAll(() => site.close());
  const elsewhere = async () => {
    const client = site.visit();
    await client.login(person.email, testPassword, phone);
    return client;
  };
  const list = async (path = '/api/users/sessions', who: StaffClient = here) =>
    (await who.get(path)).json as unknown as Json[];
  const log = async (event: string, by = person.id) =>
    site.db
      .selectFrom('security_log')
      .selectAll()
      .where('event', '=', event)
      .where('person_id', '=', by)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();

  it('shows the device and address of each sign-in', async () => {
    await elsewhere();
    expect(await list()).toContainEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      device: phone.headers['user-agent'],
      address: '198.51.100.7',
      createdAt: start.toISOString(),
      seenAt: start.toISOString(),
      expiresAt: later(14).toISOString(),
      current: false,
    });
    // It contains no secret of a session.
    expect(Object.keys((await list())[0]!).toSorted()).toEqual([
      'address',
      'createdAt',
      'current',
      'device',
      'expiresAt',
      'id',
      'seenAt',
    ]);
  });

  it("ends all other sessions of the person at once, and no one else's", async () => {
    const others = [await elsewhere(), await elsewhere()];
    const colleague = await site.signIn('admin');
    const { status, json } = await here.send('DELETE', '/api/users/sessions');
    expect([status, json]).toEqual([200, { ended: 2 }]);
    for (const other of others) expect((await other.get('/api/users/me')).status).toBe(401);
    expect((await here.get('/api/users/me')).status).toBe(200);
    expect((await colleague.get('/api/users/me')).status).toBe(200);
    expect(await log('sessions_ended')).toMatchObject({
      person_id: person.id,
      person_name: 'Hodan',
      subject: '',
      details: '{"count":"2"}',
    });
    expect((await here.send('DELETE', '/api/users/sessions')).json).toEqual({ ended: 0 });
    expect(
      (await here.send('DELETE', '/api/users/sessions', undefined, { headers: { 'x-csrf-token': 'x' } })).status,
    ).toBe(403);
  });

  it('are ended only by those who have signed in recently, so that a thief cannot lock the owner out', async () => {
    const thief = await elsewhere();
    const colleague = await site.signIn('superadmin');
    const thiefOfColleague = await site.signIn(colleague);
    site.clock.now = later(0, 1);
    const owner = await elsewhere();
    await site.signIn(colleague);
    const required = [403, 'recent_sign_in_required'];
    const end = async (who: typeof thief, path: string) => {
      const { status, json } = await who.send('DELETE', path);
      return [status, json['code']];
    };
    const [ofOwner] = (await list('/api/users/sessions', thief as StaffClient)).filter(
      ({ createdAt }) => createdAt === later(0, 1).toISOString(),
    );
    const [ofColleague] = await list('/api/users/sessions', colleague);
    const ownPath = `/api/users/${colleague.id}/sessions`;
    expect(await end(thief, '/api/users/sessions')).toEqual(required);
    expect(await end(thief, `/api/users/sessions/${String(ofOwner!['id'])}`)).toEqual(required);
    expect(await end(thiefOfColleague, ownPath)).toEqual(required);
    expect(await end(thiefOfColleague, `${ownPath}/${String(ofColleague!['id'])}`)).toEqual(required);
    expect((await owner.get('/api/users/me')).status).toBe(200);
    expect(await log('sessions_ended')).toBeUndefined();

    expect((await owner.send('DELETE', '/api/users/sessions')).json).toEqual({ ended: 2 });
    expect((await thief.get('/api/users/me')).status).toBe(401);
  });

  it('lets everybody end the session that they use, however long ago they signed in', async () => {
    site.clock.now = later(3);
    const [current] = (await list()).filter((session) => session['current']);
    expect((await here.send('DELETE', `/api/users/sessions/${String(current!['id'])}`)).status).toBe(200);
    expect((await here.get('/api/users/me')).status).toBe(401);
  });

  it('logs ended sessions with the person who ended them, and sign-outs', async () => {
    await elsewhere();
    const other = (await list()).find((session) => !session['current'])!;
    await here.send('DELETE', `/api/users/sessions/${String(other['id'])}`);
    expect(await log('session_ended')).toMatchObject({
      person_id: person.id,
      details: JSON.stringify({ device: phone.headers['user-agent'], address: '198.51.100.7' }),
    });
    await here.send('POST', '/api/users/logout');
    expect(await log('signed_out')).toMatchObject({ person_id: person.id, person_name: 'Hodan' });
  });

  it('lets a superadmin see and end the sessions of another person', async () => {
    const superadmin = await site.signIn('superadmin');
    const path = `/api/users/${person.id}/sessions`;
    site.clock.now = later(0, 1);
    const there = await elsewhere();
    const [first, second] = await list(path, superadmin);
    expect([first!['current'], second!['current']]).toEqual([false, false]);
    const phones = (await list(path, superadmin)).find((session) => session['address'] === '198.51.100.7')!;
    await superadmin.confirm(testPassword);
    expect((await superadmin.send('DELETE', `${path}/${String(phones['id'])}`)).status).toBe(200);
    expect((await there.get('/api/users/me')).status).toBe(401);
    expect(await log('session_ended', superadmin.id)).toMatchObject({ subject: 'Hodan' });
    // A superadmin's own session cannot be ended under the id of another person.
    const [own] = await list('/api/users/sessions', superadmin);
    expect((await superadmin.send('DELETE', `${path}/${String(own!['id'])}`)).status).toBe(404);
    expect((await superadmin.send('DELETE', path)).json).toEqual({ ended: 1 });
    expect((await here.get('/api/users/me')).status).toBe(401);
    expect((await superadmin.get('/api/users/me')).status).toBe(200);
    // Under their own id, the session of the request stays.
    expect((await superadmin.send('DELETE', `/api/users/${superadmin.id}/sessions`)).json).toEqual({ ended: 0 });
    expect((await superadmin.get('/api/users/me')).status).toBe(200);
  });

  it.each(['x', '%00', "'%20or%201=1", '0123456789abcdef01234567'])('refuses the id %s', async (id) => {
    const superadmin = await site.signIn('superadmin');
    const status = id.length === 24 ? 404 : 400;
    expect((await superadmin.get(`/api/users/${id}/sessions`)).status).toBe(status);
    expect((await superadmin.send('DELETE', `/api/users/${id}/sessions`)).status).toBe(status);
    expect((await superadmin.send('DELETE', `/api/users/${person.id}/sessions/${id}`)).status).toBe(404);
  });

  it('is refused to an admin for other people', async () => {
    const other = await site.addUser();
    expect((await here.get(`/api/users/${other.id}/sessions`)).status).toBe(403);
    expect((await here.get(`/api/users/${person.id}/sessions`)).status).toBe(403);
    expect((await here.send('DELETE', `/api/users/${other.id}/sessions`)).status).toBe(403);
  });

  it('ends a session 90 days after the sign-in, whatever its use, and even after a confirmation', async () => {
    for (let day = 10; day < 90; day += 10) {
      site.clock.now = later(day);
      const { status, headers } = await here.get('/api/users/me');
      expect([day, status]).toEqual([day, 200]);
      expect(headers.getSetCookie()[0]).toContain(`Expires=${later(Math.min(day + 14, 90)).toUTCString()}`);
    }
    site.clock.now = later(89, 23);
    expect((await here.confirm(testPassword)).headers.getSetCookie().at(-1)).toContain(
      `Expires=${later(90).toUTCString()}`,
    );
    expect((await here.get('/api/users/me')).status).toBe(200);
    site.clock.now = later(90);
    expect((await here.get('/api/users/me')).status).toBe(401);
  });

  it('ends a session after 90 days even if its stored end is later', async () => {
    await site.db
      .updateTable('sessions')
      .set({ created_at: later(-90).toISOString(), expires_at: later(400).toISOString() })
      .where('user_id', '=', person.id)
      .execute();
    expect((await here.get('/api/users/me')).status).toBe(401);
  });
});
