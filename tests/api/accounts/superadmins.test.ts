/** At least one person must always be able to manage the users. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { fileOf, twoColours } from '../../setup/samples.ts';

const last = {
  message:
    'This is the last superadmin who can sign in. Make another user a superadmin first, and wait until they have chosen their password.',
  code: 'last_superadmin',
};

describe.each(dialects)('the last superadmin over %s', (dialect) => {
  let site: TestApp;
  let only: StaffClient;
  beforeEach(async () => {
    site = await openTestApp(dialect);
    only = await site.signIn('superadmin');
  });
  afterEach(() => site.close());
  const roleOf = async (id: string) =>
    (
      await site.db
        .selectFrom('users')
        .select('role')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    )?.role;

  it('cannot be demoted or delete their own account', async () => {
    const demoted = await only.send('PUT', `/api/users/${only.id}`, { name: 'Changed', role: 'admin' });
    expect([demoted.status, demoted.json]).toEqual([409, last]);
    const deleted = await only.send('DELETE', `/api/users/${only.id}`);
    expect([deleted.status, deleted.json['code']]).toEqual([409, 'own_account']);
    expect((await only.get('/api/users/me')).json).toMatchObject({ name: 'Staff', role: 'superadmin' });
    expect((await only.send('PUT', `/api/users/${only.id}`, { name: 'Changed', role: 'superadmin' })).status).toBe(200);
  });

  it('is named as such when read alone', async () => {
    const { id } = await site.addUser({ role: 'superadmin', password: null });
    const read = async (of: string) => (await only.get(`/api/users/${of}`)).json['isLastSuperadmin'];
    expect([await read(only.id), await read(id)]).toEqual([true, undefined]);
    const second = await site.signIn('superadmin');
    expect([await read(only.id), await read(second.id)]).toEqual([undefined, undefined]);
  });

  it('is still the last one beside a superadmin who never set a password', async () => {
    const { id } = await site.addUser({ role: 'superadmin', password: null });
    expect((await only.send('PUT', `/api/users/${only.id}`, { role: 'admin' })).status).toBe(409);
    expect((await only.send('DELETE', `/api/users/${id}`)).status).toBe(200);
  });

  it('can leave the role to a second one, and a changed role ends the sessions of that person', async () => {
    const second = await site.signIn('superadmin');
    expect((await second.send('PUT', `/api/users/${second.id}`, { name: 'Same role' })).status).toBe(200);
    expect((await second.get('/api/users/me')).status).toBe(200);
    expect((await only.send('PUT', `/api/users/${second.id}`, { role: 'admin' })).json['role']).toBe('admin');
    expect((await second.get('/api/users/me')).status).toBe(401);
    expect((await only.get('/api/users/me')).status).toBe(200);
    expect((await only.send('PUT', `/api/users/${second.id}`, { role: 'superadmin' })).status).toBe(200);
    expect((await only.send('PUT', `/api/users/${only.id}`, { role: 'admin' })).status).toBe(200);
    expect((await only.get('/api/users/me')).status).toBe(401);
  });

  it('can remove another superadmin, who is signed out at once', async () => {
    const second = await site.signIn('superadmin');
    expect((await only.send('DELETE', `/api/users/${second.id}`)).json).toEqual({ _id: second.id });
    expect((await second.get('/api/users/me')).status).toBe(401);
    expect((await site.visit().login(second.email, 'a lamp in the window')).status).toBe(401);
    expect((await only.get(`/api/users/${second.id}`)).status).toBe(404);
  });

  it.each(['PUT', 'DELETE'])('remains when two superadmins send %s for each other at once', async (method) => {
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = [await site.signIn('superadmin'), await site.signIn('superadmin')];
      await site.db.updateTable('users').set({ role: 'admin' }).where('id', 'not in', [first.id, second.id]).execute();
      const body = method === 'PUT' ? { role: 'admin' } : undefined;
      const responses = await Promise.all([
        first.send(method, `/api/users/${second.id}`, body),
        second.send(method, `/api/users/${first.id}`, body),
      ]);
      const roles = [await roleOf(first.id), await roleOf(second.id)];
      expect(roles.filter((role) => role === 'superadmin')).toHaveLength(1);
      // The second request is too late: its sender is the last one, or no longer signed in.
      expect(responses.map(({ status }) => status).toSorted()[0]).toBe(200);
      for (const { status } of responses) expect([200, 401, 403, 409]).toContain(status);
    }
  });

  it('is not created by a late profile save that would restore an old role', async () => {
    const second = await site.signIn('superadmin');
    // A picture of this size takes longer to upload than the other request.
    const image = fileOf(await twoColours(1600, 1200).png().toBuffer(), 'me.png');
    const saving = second.send('PUT', '/api/users/profile', formOf({ name: 'Late', image }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await only.send('PUT', `/api/users/${second.id}`, { role: 'admin' })).status).toBe(200);
    await saving;
    expect(await roleOf(second.id)).toBe('admin');
  });
});
