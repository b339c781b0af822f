/** What the security log records, how it limits floods, and how superadmins read it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { singleId } from '../../../domain/model/define.ts';
import { contactForm } from '../../../domain/messages/message.ts';
import { maxPerHour } from '../../../server/services/accounts/security-log-limit.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries } from '../../setup/api/client.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';

const path = '/api/security-log';
const minute = 60_000;
const flood = 500;

describe.each(dialects)('the security log over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  const list = async (query = '') => entries(await superadmin.get(`${path}?limit=100&${query}`), 'entries');
  const eventsOf = async (query = '') => (await list(query)).map(({ event }) => event);

  beforeAll(async () => {
    site = await openTestApp(dialect);
    await site.addUser({ role: 'superadmin', name: 'Amina Cali', email: 'amina@example.org' });
    superadmin = await site.signIn({ email: 'amina@example.org' });
  });
  afterAll(() => site.close());

  it('records sign-ins with person, address and device, newest first', async () => {
    site.advance(1000);
    await site.visit().login('amina@example.org', 'wrong password', {
      headers: { 'user-agent': 'Firefox/140.0 (Android)' },
      remoteAddress: '197.231.0.9',
    });
    const [failed, signedIn] = await list();
    expect(failed).toMatchObject({
      event: 'sign_in_failed',
      person: { _id: superadmin.id, name: 'Amina Cali' },
      address: '197.231.0.9',
      device: 'Firefox/140.0 (Android)',
      details: {},
    });
    expect(signedIn).toMatchObject({
      event: 'signed_in',
      person: { name: 'Amina Cali' },
      at: '2026-11-20T08:00:00.000Z',
    });
  });

  it('stores only email addresses of what unknown people type, because other text may be a password', async () => {
    for (const typed of ['my secret passphrase', 'stranger@example.com']) {
      site.advance(1000);
      await site.visit().login(typed, 'wrong password', { remoteAddress: '198.51.100.7' });
    }
    const [address, nothing] = await list();
    expect(address).toMatchObject({ person: { _id: null, name: 'stranger@example.com' } });
    expect(nothing).toMatchObject({ event: 'sign_in_failed', person: { _id: null, name: '' } });
    const { rows } = await sql<{
      total: number;
    }>`select count(*) as total from security_log where search_text like '%passphrase%' or person_name like '%passphrase%'`.execute(
      site.db,
    );
    expect(Number(rows[0]?.total)).toBe(0);
  });

  it('is filtered by group, person and search text', async () => {
    site.advance(1000);
    await superadmin.send('PUT', '/api/security-settings', { logDays: '401' });
    expect(new Set(await eventsOf('group=settings'))).toEqual(new Set(['settings_changed']));
    expect(await eventsOf('group=signIns')).toContain('sign_in_failed');
    expect(await eventsOf('group=signIns')).not.toContain('settings_changed');
    expect(
      (await list(`person=${superadmin.id}`)).every(({ person }) => (person as { _id: string })._id === superadmin.id),
    ).toBe(true);
    expect(await eventsOf(`person=${'f'.repeat(24)}`)).toEqual([]);
    expect(await eventsOf('q=firefox+AMINA')).toEqual(['sign_in_failed']);
    expect(await eventsOf('q=197.231.0.9')).toEqual(['sign_in_failed']);
    expect(await eventsOf('q=%25')).toEqual([]);
    expect(await eventsOf(`q=${'x'.repeat(5_000)}`)).toEqual([]);
    expect((await superadmin.get(`${path}?group=nothing&person=%27&page=1`)).status).toBe(200);
    expect((await superadmin.get(`${path}?limit=2&page=2`)).json).toMatchObject({
      page: 2,
      limit: 2,
      entries: [expect.anything(), expect.anything()],
    });
    expect((await superadmin.get(`${path}?page=99999`)).json).toMatchObject({ entries: [] });
  });

  it('records deletions with titles, changes of settings and texts, and refused calls', async () => {
    const created = await superadmin.send('POST', '/api/articles', { Title: 'On timeout' });
    const id = String(created.json['_id']);
    site.advance(1000);
    expect((await superadmin.send('DELETE', `/api/articles/${id}`)).status).toBe(200);
    expect((await list())[0]).toMatchObject({
      event: 'items_deleted',
      subject: 'On timeout',
      details: { kind: 'articles', item: id },
    });
    expect((await superadmin.send('DELETE', `/api/articles/${id}`)).status).toBe(404);
    site.advance(1000);
    expect((await superadmin.send('PUT', `/api/contact/${singleId}`, { email: 'office@example.org' })).status).toBe(
      200,
    );
    expect((await list())[0]).toMatchObject({ event: 'settings_changed', subject: 'contact' });
    site.advance(1000);
    await superadmin.send('PUT', '/api/site-texts/home.latestNews', { en: 'What is new' });
    expect((await list())[0]).toMatchObject({
      event: 'settings_changed',
      subject: 'site-texts',
      details: { item: 'home.latestNews' },
    });
    const admin = await site.signIn('admin');
    site.advance(1000);
    expect((await admin.get('/api/messages/export?q=secret')).status).toBe(403);
    expect((await list())[0]).toMatchObject({
      event: 'access_denied',
      subject: 'GET /api/messages/export',
      person: { _id: admin.id },
    });
    expect(await eventsOf('group=data&q=timeout')).toEqual(['items_deleted']);
  });

  it('names a deleted item in the language of the reader', async () => {
    const title = { Title: 'On rain', 'Title.so': 'Roobka', 'Title.ar': 'عن المطر' };
    const created = await superadmin.send('POST', '/api/articles', title);
    site.advance(1000);
    expect((await superadmin.send('DELETE', `/api/articles/${String(created.json['_id'])}`)).status).toBe(200);
    expect((await list())[0]).toMatchObject({
      subject: 'On rain',
      details: { titleSo: 'Roobka', titleAr: 'عن المطر' },
    });
    for (const [lang, text] of Object.entries({ en: 'On rain', so: 'Roobka', ar: 'عن المطر' })) {
      const [, newest = ''] = (await superadmin.get(`${path}/export?lang=${lang}&group=data&q=roobka`)).text.split(
        '\n',
      );
      expect(newest).toContain(text);
      expect(newest.match(/On rain|Roobka|عن المطر/g)).toHaveLength(1);
    }
  });

  it('records the exports of messages and of itself, which need a recent sign-in', async () => {
    await site.services.messages.receive(
      contactForm,
      { name: 'Visitor', email: 'visitor@example.org', message: 'Private words' },
      'en',
      'unknown',
    );
    site.advance(1000);
    expect((await superadmin.get('/api/messages/export')).status).toBe(200);
    expect((await list())[0]).toMatchObject({ event: 'messages_exported', details: { count: '1' } });
    expect(JSON.stringify(await list())).not.toContain('Private words');
    site.advance(1000);
    const table = await superadmin.get(`${path}/export?lang=en`);
    expect(table.status).toBe(200);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(table.headers.get('content-disposition')).toMatch(
      /^attachment; filename="security-log-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = table.text.replace(/^\ufeff/, '').split('\r\n');
    expect(lines[0]).toBe('Time (Hargeisa time),Event,Person,About,Address,Device,Details');
    // The export contains its own entry.
    expect(lines[1]).toContain(',Amina Cali downloaded the security log,Amina Cali,');
    expect(lines.length).toBeGreaterThan(8);
    site.advance(11 * minute);
    for (const address of [`${path}/export`, '/api/messages/export'])
      expect(await superadmin.get(address)).toMatchObject({ status: 403, json: { code: 'recent_sign_in_required' } });
    expect((await superadmin.get(path)).status).toBe(200);
  });

  it('exports cells that begin like a formula as text', async () => {
    const again = await site.signIn('superadmin');
    await site.services.securityLog.record({
      event: 'signed_in',
      person: { id: again.id, name: '=HYPERLINK("http://evil.example")' },
      source: { address: '@SUM(1)', device: '-2+3' },
    });
    await site.services.securityLog.record({
      event: 'signed_in',
      person: { id: again.id, name: 'x;=1+1;\u061c\u200b@y' },
      source: { address: '', device: '' },
    });
    const { text } = await again.get(`${path}/export`);
    // With semicolons as separators, a quotation mark inside a cell does not quote.
    expect(text).not.toMatch(/[;\t][^\S\n]*[=@]/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`"'@SUM(1)",A browser on an unknown device,`);
  });

  it('counts a repeated failure instead of writing it again', async () => {
    site.advance(2 * 60 * minute);
    const before = await site.db.selectFrom('security_log').select('id').execute();
    const fail = (address: string) =>
      site.services.securityLog.record({
        event: 'sign_in_failed',
        person: { id: superadmin.id, name: 'Amina Cali' },
        source: { address, device: '' },
      });
    // Eleven from one address, and nine from other addresses in one IPv6 network.
    for (let index = 0; index < 11; index += 1) await fail('203.0.113.5');
    for (let index = 0; index < 9; index += 1) await fail(`2001:db8:1:1::${index}`);
    expect((await site.db.selectFrom('security_log').select('id').execute()).length - before.length).toBe(2);
    site.advance(11 * minute);
    await site.services.securityLog.flush();
    await site.services.securityLog.flush();
    const logged = await site.db.selectFrom('security_log').selectAll().orderBy('at', 'desc').limit(2).execute();
    expect(logged.map(({ details }) => JSON.parse(details) as object)).toEqual(
      expect.arrayContaining([{ more: '10' }, { more: '8' }]),
    );
  });

  it('records each refused request of a person, whatever else was refused before', async () => {
    site.advance(2 * 60 * minute);
    const admin = await site.signIn('admin');
    const refusals = async () =>
      (await list(`person=${admin.id}`)).filter(({ event }) => event === 'access_denied').map(({ subject }) => subject);
    expect((await admin.get('/api/trash')).status).toBe(403);
    for (let times = 0; times < 40; times += 1) await admin.get(`/api/users/6b042e291f6072165b58046${times % 10}`);
    expect((await admin.send('PUT', `/api/users/${superadmin.id}`, { role: 'admin' })).status).toBe(403);
    expect((await admin.get('/api/trash')).status).toBe(403);
    expect((await refusals()).toSorted()).toEqual([
      'GET /api/trash',
      'GET /api/users/6b042e291f6072165b580460',
      `PUT /api/users/${superadmin.id}`,
    ]);
  });

  it('records what somebody with an old session was not allowed without proving who they are', async () => {
    const again = await site.signIn('superadmin');
    site.advance(11 * minute);
    expect((await again.send('PUT', `/api/users/${again.id}`, { role: 'admin' })).status).toBe(403);
    const asked = (await list(`person=${again.id}`)).filter(({ event }) => event === 'identity_asked');
    expect(asked).toMatchObject([{ subject: `PUT /api/users/${again.id}`, person: { _id: again.id } }]);
  });

  it('says in words what somebody did or was asked about, and old and new values', async () => {
    const again = await site.signIn('superadmin');
    site.advance(11 * minute);
    for (const [method, address] of [
      ['DELETE', '/api/users/sessions'],
      ['DELETE', `/api/users/${superadmin.id}/sessions`],
      ['PUT', `/api/contact/${singleId}`],
      ['GET', '/api/users/confirm'],
    ] as const)
      expect(
        (await again.send(method, address, method === 'PUT' ? { email: 'a@example.org' } : undefined)).status,
      ).toBe(403);
    const fresh = await site.signIn(again);
    expect((await fresh.send('DELETE', '/api/users/sessions')).json).toEqual({ ended: 1 });
    site.advance(1000);
    await fresh.send('PUT', '/api/security-settings', { logDays: '365' });
    await fresh.send('PUT', `/api/contact/${singleId}`, { email: 'help@example.org', telegram: '' });
    const rows = async (language: string) => {
      const { text } = await fresh.get(`${path}/export?lang=${language}&person=${again.id}`);
      return text.split('\r\n').map((line) => line.split(','));
    };
    const english = await rows('en');
    const asked = english.filter(([, event]) => event?.endsWith('was asked to confirm who they are'));
    expect(asked.map(([, , , about]) => about).toSorted()).toEqual([
      '',
      'change settings',
      'sign out other devices',
      'sign out the devices of a user',
    ]);
    const details = (table: string[][]) => table.map((cells) => cells.at(-1)?.replaceAll('"', ''));
    expect(details(english)).toEqual(
      expect.arrayContaining([
        'devices: 1',
        'days that the log is kept: from 401 to 365',
        'email: from office@example.org to help@example.org; Telegram: from https://t.me/nuurassociation to (empty)',
      ]),
    );
    expect(details(await rows('ar'))).toEqual(
      expect.arrayContaining(['الأجهزة: 1', expect.stringContaining('من 401 إلى 365')]),
    );
    expect((await rows('so')).flat().filter((cell) => cell.includes('/api/'))).toEqual([]);
  });

  it('stays limited in a flood from many addresses, and still records failures of staff accounts', async () => {
    site.advance(2 * 60 * minute);
    const before = await site.db.selectFrom('security_log').select('id').execute();
    const tries = Array.from({ length: flood }, (_entry, index) => index);
    await Promise.all(
      tries.map((index) =>
        site.services.securityLog.record({
          event: 'sign_in_failed',
          person: { id: null, name: `bot${index}@example.com` },
          source: { address: `45.${index % 250}.${Math.floor(index / 250)}.7`, device: 'x'.repeat(2_000) },
        }),
      ),
    );
    await site.services.securityLog.record({
      event: 'sign_in_failed',
      person: { id: superadmin.id, name: 'Amina Cali' },
      source: { address: '45.0.0.8', device: '' },
    });
    const after = await site.db.selectFrom('security_log').selectAll().execute();
    expect(after.length - before.length).toBe(maxPerHour + 1);
    expect(after.every(({ device }) => device.length <= 300)).toBe(true);
    site.advance(61 * minute);
    await site.services.securityLog.flush();
    const logged = await site.db
      .selectFrom('security_log')
      .selectAll()
      .where('event', '=', 'sign_in_failed')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect({ ...logged, details: JSON.parse(logged.details) as object }).toMatchObject({
      event: 'sign_in_failed',
      person_id: null,
      person_name: '',
      details: { more: String(flood - maxPerHour), limited: 'true' },
    });
  });

  it('refuses changes of its entries', async () => {
    await expect(site.db.updateTable('security_log').set({ person_name: 'Somebody else' }).execute()).rejects.toThrow(
      /do not change/,
    );
    await expect(
      sql`update security_log set at = '2000-01-01' where event = 'sign_in_failed'`.execute(site.db),
    ).rejects.toThrow(/do not change/);
  });

  it('deletes entries after their retention time, and no others', async () => {
    const again = await site.signIn('superadmin');
    await again.send('PUT', '/api/security-settings', { logDays: '90' });
    const recent = await site.db.selectFrom('security_log').select('id').execute();
    await site.services.securityLog.record({
      event: 'signed_out',
      person: { id: null, name: '' },
      source: { address: '', device: '' },
    });
    site.advance(89 * 24 * 60 * minute);
    await runTestCleanup(site);
    expect(
      (await site.db.selectFrom('security_log').select('id').where('event', '=', 'signed_out').execute()).length,
    ).toBe(1);
    site.advance(2 * 24 * 60 * minute);
    await runTestCleanup(site);
    const left = (await site.db.selectFrom('security_log').select('id').execute()).map(({ id }) => id);
    expect(recent.filter(({ id }) => left.includes(id))).toEqual([]);
  });
});
