/** New drafts in which nobody has written anything leave nothing behind. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../../domain/durations.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';

describe.each(dialects)('an untouched draft over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeEach(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
  });
  afterEach(() => site.close());

  const create = async (type: string, body?: Record<string, string>) =>
    `/api/${type}/${String((await staff.send('POST', `/api/${type}`, body)).json['_id'])}`;
  const discard = async (path: string, client = staff) => (await client.send('POST', `${path}/discard-untouched`)).json;
  const exists = async (path: string) => {
    const [type = '', id = ''] = path.split('/').slice(-2);
    const { rows } = await sql`select id from ${sql.table(type)} where id = ${id}`.execute(site.db);
    return rows.length === 1;
  };
  const autosave = async (path: string) =>
    staff.send('PUT', path.replace('/api/', '/api/autosaves/'), {
      formKey: 'a',
      basedOn: 1,
      texts: { title: 'Typed' },
    });

  it('is deleted with its entry in the history, and is not in the trash', async () => {
    for (const type of ['news', 'projects', 'reports', 'departments', 'gallery']) {
      const path = await create(type);
      expect(await discard(path)).toMatchObject({ isDiscarded: true });
      expect([type, await exists(path)]).toEqual([type, false]);
    }
    expect((await staff.get('/api/trash')).json).toMatchObject({ total: 0 });
    const created = await site.db.selectFrom('history').select('id').where('action', '=', 'created').execute();
    expect(created).toEqual([]);
  });

  it('stays where it was written in, published, autosaved, or made by another person', async () => {
    const saved = await create('news');
    await staff.send('PUT', `${saved}?draft=1`, { Title: 'Rain' });
    const given = await create('news', { Title: 'Rain' });
    const autosaved = await create('news');
    expect((await autosave(autosaved)).status).toBe(200);
    const other = await create('news');
    for (const path of [saved, given, autosaved]) expect(await discard(path)).toMatchObject({ isDiscarded: false });
    expect(await discard(other, await site.signIn('superadmin'))).toMatchObject({ isDiscarded: false });
    for (const path of [saved, given, autosaved, other]) expect([path, await exists(path)]).toEqual([path, true]);
  });

  it('stays while somebody else has its form open', async () => {
    const path = await create('news');
    const colleague = await site.signIn('superadmin');
    const presence = path.replace('/api/', '/api/presence/');
    expect((await colleague.send('PUT', presence)).status).toBe(200);
    expect(await discard(path)).toMatchObject({ isDiscarded: false });
    await colleague.send('DELETE', presence);
    expect(await discard(path)).toMatchObject({ isDiscarded: true });
  });

  it('is deleted by the cleanup after 30 days', async () => {
    const [untouched, given, autosaved] = [
      await create('news'),
      await create('news', { Title: 'Rain' }),
      await create('news'),
    ];
    await autosave(autosaved);
    site.clock.now = new Date(site.clock.now.getTime() + 30 * day - 1000);
    await runTestCleanup(site);
    expect(await exists(untouched)).toBe(true);
    site.clock.now = new Date(site.clock.now.getTime() + 2000);
    expect((await runTestCleanup(site)).items).toBe(1);
    expect([await exists(untouched), await exists(given), await exists(autosaved)]).toEqual([false, true, true]);
  });
});
