/** The settings of security and privacy. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { addApp } from '../../setup/api/factors.ts';

const path = '/api/security-settings';

describe.each(dialects)('security settings over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
    // A superadmin must use two-step sign-in to require it of others.
    await addApp(superadmin, site);
  });
  afterAll(() => site.close());

  it('start with the defaults, and change only the settings that are sent', async () => {
    expect((await superadmin.get(path)).json).toEqual({ requireSecondFactor: false, messageMonths: 24, logDays: 400 });
    expect(await superadmin.send('PUT', path, { messageMonths: '12' })).toMatchObject({
      status: 200,
      json: { messageMonths: 12, logDays: 400 },
    });
    site.advance(1000);
    expect(await superadmin.send('PUT', path, { logDays: 500, requireSecondFactor: true })).toMatchObject({
      status: 200,
    });
    expect((await superadmin.get(path)).json).toEqual({ requireSecondFactor: true, messageMonths: 12, logDays: 500 });
    expect(await site.services.securitySettings.current()).toMatchObject({ messageMonths: 12 });
    const entries = await site.db
      .selectFrom('security_log')
      .selectAll()
      .where('event', '=', 'settings_changed')
      .orderBy('at')
      .execute();
    expect(entries.map(({ details }) => JSON.parse(details) as object)).toEqual([
      { messageMonths: '24 > 12' },
      { requireSecondFactor: 'false > true', logDays: '400 > 500' },
    ]);
  });

  it.each([
    [{ messageMonths: '0' }, 'messageMonths'],
    [{ messageMonths: '121' }, 'messageMonths'],
    [{ messageMonths: '' }, 'messageMonths'],
    [{ messageMonths: '9'.repeat(100_000) }, 'messageMonths'],
    [{ logDays: '89' }, 'logDays'],
    [{ logDays: 'NaN' }, 'logDays'],
    [{ requireSecondFactor: 'yes' }, 'requireSecondFactor'],
  ])('refuse %j', async (body, field) => {
    const before = (await superadmin.get(path)).json;
    const refused = await superadmin.send('PUT', path, body);
    expect(refused.status).toBe(400);
    expect(refused.json['fields']).toHaveProperty([field]);
    expect((await superadmin.get(path)).json).toEqual(before);
  });

  it('ignore unknown names, and use the default for a stored value out of bounds', async () => {
    const before = (await superadmin.get(path)).json;
    expect((await superadmin.send('PUT', path, { secret: 'mine', __proto__: 'x' })).json).toEqual(before);
    await site.db
      .updateTable('settings')
      .set({ value: '100000' })
      .where('name', '=', 'security.messageMonths')
      .execute();
    expect((await superadmin.get(path)).json).toMatchObject({ messageMonths: 24 });
  });

  it('need a recent sign-in for a change', async () => {
    await superadmin.send('PUT', path, { requireSecondFactor: 'false' });
    const late = await site.signIn('superadmin');
    site.advance(11 * 60_000);
    expect((await late.get(path)).status).toBe(200);
    expect(await late.send('PUT', path, { logDays: '90' })).toMatchObject({
      status: 403,
      json: { code: 'recent_sign_in_required' },
    });
  });
});
