/** Notices to staff about their own accounts, on the first screen and by mail. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import type { Client, Json } from '../../setup/api/client.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const laptop = {
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0', 'x-forwarded-for': '203.0.113.9' },
};
const phone = {
  headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile', 'x-forwarded-for': '198.51.100.7' },
};

const list = async (client: Client) => (await client.get('/api/users/notices')).json['notices'] as Json[];

describe.each(dialects)('notices over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let person: { id: string; email: string };
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(async () => {
    site.clock.now = start;
    await site.db.deleteFrom('rate_limits').execute();
    superadmin = await site.signIn(await site.addUser({ role: 'superadmin', name: 'Khadra' }));
    person = await site.addUser({ name: 'Hodan' });
  });
  afterAll(() => site.close());
  const signIn = async (from: typeof phone) => {
    const client = site.visit();
    expect((await client.login(person.email, testPassword, from)).status).toBe(200);
    return client;
  };

  it('report a sign-in from a new device, until they are dismissed', async () => {
    expect(await list(await signIn(laptop))).toEqual([]);
    const there = await signIn(laptop);
    expect(await list(there)).toEqual([]);
    site.clock.now = new Date(start.getTime() + 1000);
    // Not in the session that caused it: people need no notice of their own actions.
    expect(await list(await signIn(phone))).toEqual([]);
    const [notice, ...others] = await list(there);
    expect(others).toEqual([]);
    expect(notice).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      at: site.clock.now.toISOString(),
      event: 'new_device',
      address: '198.51.100.7',
      device: phone.headers['user-agent'],
      details: {},
      canDismiss: true,
    });
    // A newer version of the same browser in the same network is the same device.
    await signIn({
      headers: {
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile',
        'x-forwarded-for': '198.51.100.250',
      },
    });
    expect(await list(there)).toHaveLength(1);
    await signIn({ headers: { ...phone.headers, 'x-forwarded-for': '192.0.2.1' } });
    expect(await list(there)).toHaveLength(2);

    expect((await superadmin.send('DELETE', `/api/users/notices/${String(notice!['_id'])}`)).status).toBe(404);
    expect((await there.send('DELETE', `/api/users/notices/${String(notice!['_id'])}`)).json).toEqual({
      _id: notice!['_id'],
    });
    expect((await there.send('DELETE', `/api/users/notices/${String(notice!['_id'])}`)).status).toBe(404);
    expect(await list(there)).toHaveLength(1);
    await there.send('DELETE', '/api/users/notices');
    expect(await list(there)).toEqual([]);
    for (const nonsense of ['x', '%00', "'%20or%201=1"])
      expect((await there.send('DELETE', `/api/users/notices/${nonsense}`)).status).toBe(404);
  });

  it('cannot be dismissed by the session that caused them', async () => {
    const owner = await signIn(laptop);
    const attacker = await signIn(phone);
    const [notice] = await list(owner);
    expect((await attacker.send('DELETE', `/api/users/notices/${String(notice!['_id'])}`)).status).toBe(404);
    expect((await attacker.send('DELETE', '/api/users/notices')).status).toBe(200);
    expect(await list(owner)).toMatchObject([{ event: 'new_device' }]);
  });

  it('of a new device cannot be dismissed by that device in any session, nor by a later one', async () => {
    const owner = await signIn(laptop);
    const advanceTo = (seconds: number) => (site.clock.now = new Date(start.getTime() + seconds * 1000));
    advanceTo(1);
    const attacker = await signIn(phone);
    advanceTo(2);
    const [notice] = await list(owner);
    // Again with the cookie of the device, and again as another device.
    expect((await attacker.login(person.email, testPassword, phone)).status).toBe(200);
    const other = await signIn({ headers: { ...phone.headers, 'x-forwarded-for': '192.0.2.1' } });
    for (const client of [attacker, other]) {
      expect(await list(client)).toMatchObject(
        client === attacker
          ? [{ event: 'new_device', canDismiss: true }, { canDismiss: false }]
          : [{ canDismiss: false }],
      );
      expect((await client.send('DELETE', `/api/users/notices/${String(notice!['_id'])}`)).status).toBe(404);
      expect((await client.send('DELETE', '/api/users/notices')).status).toBe(200);
    }
    expect(await list(owner)).toMatchObject([{ _id: notice!['_id'], canDismiss: true }]);
    // The owner's device was known before; signing in again does not change that.
    expect((await owner.login(person.email, testPassword, laptop)).status).toBe(200);
    expect((await owner.send('DELETE', '/api/users/notices')).status).toBe(200);
    expect(await list(owner)).toEqual([]);
  });

  it('of a new device are not displaced by further notices of any kind', async () => {
    const owner = await signIn(laptop);
    site.clock.now = new Date(start.getTime() + 1000);
    const attacker = await signIn(phone);
    for (let n = 0; n < 22; n += 1) {
      site.clock.now = new Date(start.getTime() + 2000 + n);
      await signIn({ headers: { 'user-agent': `Reader ${n}`, 'x-forwarded-for': `192.0.2.${n}` } });
      await site.services.notices.notify(person, 'recovery_codes_made', { address: '', device: '' });
    }
    expect((await attacker.send('DELETE', '/api/users/notices')).status).toBe(200);
    expect(await list(owner)).toMatchObject([{ event: 'new_device', device: phone.headers['user-agent'] }]);
    // The list stays limited.
    expect((await site.db.selectFrom('notices').selectAll().where('user_id', '=', person.id).execute()).length).toBe(1);
  });

  it('of two simultaneous sign-ins cannot both be dismissed by either', async () => {
    const owner = await signIn(laptop);
    site.clock.now = new Date(start.getTime() + 1000);
    const attackers = await Promise.all([
      signIn(phone),
      signIn({ headers: { ...phone.headers, 'x-forwarded-for': '192.0.2.77' } }),
    ]);
    for (const attacker of attackers) await attacker.send('DELETE', '/api/users/notices');
    expect((await list(owner)).length).toBeGreaterThan(0);
  });

  it('report a new device even if the last sign-in was long ago', async () => {
    await signIn(laptop);
    site.clock.now = new Date(start.getTime() + 91 * 86_400_000);
    await signIn(phone);
    site.clock.now = new Date(start.getTime() + 91 * 86_400_000 + 1000);
    expect(await list(await signIn(laptop))).toMatchObject([{ event: 'new_device' }]);
  });

  it('are listed for 30 days on a device that cannot dismiss them', async () => {
    await signIn(laptop);
    site.clock.now = new Date(start.getTime() + 1000);
    await signIn(phone);
    site.clock.now = new Date(start.getTime() + 2000);
    const other = await signIn({ headers: { ...laptop.headers, 'x-forwarded-for': '192.0.2.1' } });
    expect(await list(other)).toHaveLength(1);
    site.clock.now = new Date(start.getTime() + 13 * 86_400_000);
    expect(await list(other)).toHaveLength(1);
    site.clock.now = new Date(start.getTime() + 26 * 86_400_000);
    expect(await list(other)).toHaveLength(1);
    site.clock.now = new Date(start.getTime() + 31 * 86_400_000);
    expect(await list(other)).toEqual([]);
  });

  it('report a device as new again after 90 days', async () => {
    await signIn(phone);
    site.clock.now = new Date(start.getTime() + 89 * 86_400_000);
    await signIn(laptop);
    await signIn(phone);
    expect(await list(await signIn(phone))).toHaveLength(1);
    site.clock.now = new Date(start.getTime() + 190 * 86_400_000);
    await signIn(phone);
    // A notice of 101 days ago is no longer shown.
    expect(await list(await signIn(phone))).toMatchObject([{ at: site.clock.now.toISOString() }]);
    expect(await site.db.selectFrom('notices').select('at').where('user_id', '=', person.id).execute()).toHaveLength(2);
  });

  it('report a changed password, email and role, with the person who changed it', async () => {
    const changing = await signIn(laptop);
    await changing.send('PUT', '/api/users/profile', { name: 'Hodan', password: 'a wholly new lamp' });
    const theirs = site.visit();
    await theirs.login(person.email, 'a wholly new lamp', laptop);
    expect(await list(changing)).toEqual([]);
    const email = `new-${person.id}@example.org`;
    site.clock.now = new Date(start.getTime() + 1000);
    await superadmin.send('PUT', `/api/users/${person.id}`, { email });
    expect(await list(theirs)).toMatchObject([
      { event: 'email_changed', details: { by: 'Khadra', from: person.email, to: email } },
      { event: 'password_changed', details: {} },
    ]);
    site.clock.now = new Date(start.getTime() + 2000);
    await superadmin.send('PUT', `/api/users/${person.id}`, { role: 'superadmin' });
    const again = site.visit();
    await again.login(email, 'a wholly new lamp', laptop);
    expect((await list(again))[0]).toMatchObject({
      event: 'role_changed',
      details: { by: 'Khadra', from: 'admin', to: 'superadmin' },
    });
    expect(await list(superadmin)).toEqual([]);
    const logged = await site.db
      .selectFrom('security_log')
      .select(['event', 'person_name', 'subject', 'details'])
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(logged).toContainEqual({ event: 'password_changed', person_name: 'Hodan', subject: '', details: '{}' });
    expect(logged).toContainEqual({
      event: 'email_changed',
      person_name: 'Khadra',
      subject: 'Hodan',
      details: JSON.stringify({ from: person.email, to: email }),
    });
    expect(logged).toContainEqual({
      event: 'role_changed',
      person_name: 'Khadra',
      subject: 'Hodan',
      details: '{"from":"admin","to":"superadmin"}',
    });
  });

  it('report a password set by a link, unless it is the first', async () => {
    const fresh = await site.addUser({ password: null });
    const setBy = async (id: string, password: string) => {
      const { json } = await superadmin.send('POST', `/api/users/${id}/invite`);
      const token = new URL(String(json['url'])).searchParams.get('token');
      expect((await site.visit().send('POST', '/api/users/set-password', { token, password })).status).toBe(200);
    };
    await setBy(fresh.id, testPassword);
    expect(await list(await site.signIn(fresh))).toEqual([]);
    await setBy(fresh.id, 'a wholly new lamp');
    const listed = await list(await site.signIn({ ...fresh, password: 'a wholly new lamp' }));
    expect(listed.map(({ event }) => event).toSorted()).toEqual(['password_changed', 'password_link_made']);
    const events = await site.db.selectFrom('security_log').select('event').where('person_id', '=', fresh.id).execute();
    expect(events.filter(({ event }) => event === 'password_set')).toHaveLength(2);
  });

  it('report a link to set a password to the person and to the superadmin who made it', async () => {
    const elsewhere = await site.signIn(superadmin);
    const theirs = await signIn(laptop);
    await superadmin.send('POST', `/api/users/${person.id}/invite`);
    expect(await list(theirs)).toMatchObject([
      { event: 'password_link_made', details: { by: 'Khadra', to: person.email }, canDismiss: true },
    ]);
    expect(await list(elsewhere)).toMatchObject([{ event: 'password_link_made', details: { to: person.email } }]);
    expect(await list(superadmin)).toEqual([]);
    // One's own link is one notice, and a new person has no screen to read it on.
    await superadmin.send('POST', `/api/users/${superadmin.id}/invite`);
    expect(await list(elsewhere)).toHaveLength(2);
    const fresh = await site.addUser({ password: null });
    await superadmin.send('POST', `/api/users/${fresh.id}/invite`);
    expect(await list(elsewhere)).toHaveLength(3);
    expect(await site.db.selectFrom('notices').selectAll().where('user_id', '=', fresh.id).execute()).toEqual([]);
  });

  it('a one-time link sent to an email address stops working when the address changes', async () => {
    const { json } = await superadmin.send('POST', `/api/users/${person.id}/invite`);
    const token = new URL(String(json['url'])).searchParams.get('token');
    await superadmin.send('PUT', `/api/users/${person.id}`, { email: `other-${person.id}@example.org` });
    expect(
      (await site.visit().send('POST', '/api/users/set-password', { token, password: 'a wholly new lamp' })).status,
    ).toBe(410);
  });

  it('are not made for a person who never had a password', async () => {
    const fresh = await site.addUser({ password: null, email: `fresh-${person.id}@example.org` });
    await superadmin.send('PUT', `/api/users/${fresh.id}`, {
      email: `fresher-${person.id}@example.org`,
      role: 'superadmin',
    });
    expect(await site.db.selectFrom('notices').selectAll().where('user_id', '=', fresh.id).execute()).toEqual([]);
  });

  it('are limited to the newest ten of each event, and deleted with the person', async () => {
    const client = await signIn(laptop);
    await site.services.notices.notify(person, 'password_link_made', { address: '203.0.113.1', device: 'x' });
    for (let n = 0; n < 25; n += 1) {
      site.clock.now = new Date(start.getTime() + n * 1000);
      await site.services.notices.notify(person, 'factor_added', {
        address: `198.51.100.${n}`,
        device: 'x'.repeat(1_000),
      });
    }
    const listed = await list(client);
    expect(listed).toHaveLength(11);
    expect([
      listed[0]!['address'],
      listed[9]!['address'],
      listed[10]!['event'],
      String(listed[0]!['device']).length,
    ]).toEqual(['198.51.100.24', '198.51.100.15', 'password_link_made', 300]);
    await site.db.deleteFrom('users').where('id', '=', person.id).execute();
    await site.services.notices.notify({ id: superadmin.id }, 'factor_added', { address: '', device: '' });
    await site.services.notices.notify({ id: 'f'.repeat(24) }, 'factor_added', { address: '', device: '' });
    const userIds = (await site.db.selectFrom('notices').select('user_id').execute()).map((row) => row.user_id);
    expect([userIds.includes(superadmin.id), userIds.includes(person.id), userIds.includes('f'.repeat(24))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
