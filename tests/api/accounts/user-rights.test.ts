/** How a superadmin gives rights to an admin, and who learns of it (decision 037). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';
import { securityEvents } from '../../setup/api/security-events.ts';

describe.each(dialects)('the rights of a person over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
  });
  afterAll(() => site.close());
  const put = (id: string, body: object) => superadmin.send('PUT', `/api/users/${id}`, body);
  const rightsOf = async (id: string) => (await superadmin.get(`/api/users/${id}`)).json['rights'];
  const rowsOf = (id: string) => site.db.selectFrom('user_rights').selectAll().where('user_id', '=', id).execute();

  it('are set one by one, as an object or as fields of a form, and are none at first', async () => {
    const { id } = await site.addUser();
    expect(await rightsOf(id)).toEqual({});
    expect((await put(id, { rights: { videos: 'translate', news: 'publish' } })).json['rights']).toEqual({
      news: 'publish',
      videos: 'translate',
    });
    await put(id, formOf({ 'rights.news': 'draft', 'rights.reports': 'draft', name: 'Hodan' }));
    expect(await rightsOf(id)).toEqual({ news: 'draft', videos: 'translate', reports: 'draft' });
    await put(id, { rights: { videos: '', reports: null } });
    expect(await rightsOf(id)).toEqual({ news: 'draft' });
    // Without the field nothing is changed.
    await put(id, { name: 'Hodan Ismail' });
    expect(await rightsOf(id)).toEqual({ news: 'draft' });
    const { json } = await superadmin.get('/api/users');
    expect((json as unknown as { _id: string }[]).find(({ _id }) => _id === id)).toMatchObject({
      rights: { news: 'draft' },
    });
  });

  it('are known to the person, at the sign-in and afterwards', async () => {
    const admin = await site.signIn('admin');
    await put(admin.id, { rights: { news: 'publish' } });
    expect((await admin.get('/api/users/me')).json['rights']).toEqual({ news: 'publish' });
    expect((await site.visit().login(admin.email, 'a lamp in the window')).json['rights']).toEqual({ news: 'publish' });
    expect((await superadmin.get('/api/users/me')).json['rights']).toEqual({});
    // One's own profile changes none.
    await admin.send('PUT', '/api/users/profile', { name: 'Mine', rights: { projects: 'publish' } });
    expect(await rightsOf(admin.id)).toEqual({ news: 'publish' });
  });

  it.each([
    [{ rights: { news: 'everything' } }, 'rights.news'],
    [{ rights: { partners: 'publish' } }, 'rights.partners'],
    [{ rights: { identity: 'publish' } }, 'rights.identity'],
    [{ rights: { users: 'publish' } }, 'rights.users'],
    [{ rights: { news: ['publish'] } }, 'rights.news'],
    [{ rights: { constructor: 'publish' } }, 'rights.constructor'],
    [{ 'rights.toString': 'publish' }, 'rights.toString'],
    [{ rights: 'publish' }, 'rights'],
  ])('refuses %o, and changes nothing', async (body, field) => {
    const { id } = await site.addUser();
    const { status, json } = await put(id, { name: 'Changed', ...body });
    expect([status, json['fields']]).toEqual([400, { [field]: 'This value is not valid.' }]);
    expect((await superadmin.get(`/api/users/${id}`)).json).toMatchObject({ name: 'Staff', rights: {} });
  });

  it('are only those of admins: a superadmin has none, and none come back', async () => {
    const { id } = await site.addUser();
    await put(id, { rights: { news: 'publish' } });
    expect((await put(id, { role: 'superadmin' })).json['rights']).toEqual({});
    expect(await rowsOf(id)).toEqual([]);
    expect((await put(id, { rights: { news: 'publish' } })).json['rights']).toEqual({});
    expect((await put(id, { role: 'admin' })).json['rights']).toEqual({});
    await put(id, { role: 'superadmin' });
    const again = await put(id, { role: 'admin', rights: { news: 'draft' } });
    expect(again.json).toMatchObject({ role: 'admin', rights: { news: 'draft' } });
  });

  it('are given with an invitation', async () => {
    const person = { name: 'Ayaan', email: 'ayaan@example.org', role: 'admin', language: '' };
    const invite = (body: object) => superadmin.send('POST', '/api/users/invitations', { ...person, ...body });
    const wrong = await invite({ rights: { news: 'all' }, email: 'nobody' });
    expect([wrong.status, Object.keys(wrong.json['fields'] as object).toSorted()]).toEqual([
      400,
      ['email', 'rights.news'],
    ]);
    const { status, json } = await invite({ 'rights.news': 'draft', 'rights.videos': '' });
    expect([status, json['user']]).toEqual([201, expect.objectContaining({ rights: { news: 'draft' } })]);
    expect(await securityEvents(site, superadmin.id)).toContainEqual([
      'user_created',
      { role: 'admin', news: 'draft' },
    ]);
    const second = await invite({ role: 'superadmin', email: 'second@example.org', rights: { news: 'draft' } });
    expect(second.json['user']).toMatchObject({ role: 'superadmin', rights: {} });
  });

  it('are in the security log when they change, and the person is notified', async () => {
    const admin = await site.signIn('admin');
    await put(admin.id, { rights: { news: 'draft', projects: 'translate' } });
    await put(admin.id, { rights: { news: 'draft', projects: '', articles: 'publish' } });
    await put(admin.id, { rights: { news: 'draft' }, name: 'Hodan' });
    const changes = (await securityEvents(site, superadmin.id)).filter(([event]) => event === 'rights_changed');
    expect(changes).toContainEqual(['rights_changed', { news: 'default > draft', projects: 'default > translate' }]);
    expect(changes).toContainEqual([
      'rights_changed',
      { projects: 'translate > default', articles: 'default > publish' },
    ]);
    const { json } = await admin.get('/api/users/notices');
    const notices = (json['notices'] as unknown as { event: string; details: object }[]).filter(
      ({ event }) => event === 'rights_changed',
    );
    expect(notices.map(({ details }) => details)).toEqual([{ by: 'Staff' }, { by: 'Staff' }]);
    const { json: log } = await superadmin.get('/api/security-log?q=hodan');
    expect(JSON.stringify(log)).not.toContain('undefined');
  });

  it('are deleted with the person, after the days in the trash', async () => {
    const { id } = await site.addUser();
    await put(id, { rights: { news: 'publish' } });
    await superadmin.send('DELETE', `/api/users/${id}`);
    await superadmin.send('POST', `/api/users/${id}/restore`);
    expect(await rightsOf(id)).toEqual({ news: 'publish' });
    await superadmin.send('DELETE', `/api/users/${id}`);
    expect(await rowsOf(id)).toHaveLength(1);
    site.advance(31 * 86_400_000);
    await runTestCleanup(site);
    expect(await rowsOf(id)).toEqual([]);
  });
});
