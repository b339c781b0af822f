/** Retention, and finding, exporting and erasing the data of a visitor. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contactForm, membershipForm } from '../../../domain/messages/message.ts';
import { isFrom, maskPerson, readPersonQuery } from '../../../domain/messages/personal-data.ts';
import { subtractMonths } from '../../../domain/model/subtract-months.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, type Json } from '../../setup/api/client.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';

const path = '/api/personal-data';
const email = 'quaxlezebra@example.org';

describe.each(dialects)('personal data over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  const opened: TestApp[] = [];
  beforeEach(async () => {
    site = await openTestApp(dialect);
    opened.push(site);
    superadmin = await site.signIn('superadmin');
  });
  afterAll(async () => {
    for (const app of opened) await app.close();
  });

  const contact = (fields: Record<string, string>) =>
    site.services.messages.receive(
      contactForm,
      { name: 'Quaxle Zebra', email, message: 'Peace', ...fields },
      'so',
      'unknown',
    );
  const apply = (fields: Record<string, string>) =>
    site.services.messages.receive(
      membershipForm,
      { name: 'Quaxle Zebra', email, city: 'Burao', ...fields },
      'so',
      'unknown',
    );
  const find = async (q: string) => (await superadmin.send('POST', `${path}/find`, { q })).json;
  const idsOf = (found: Json) => (found['messages'] as Json[]).map(({ _id }) => String(_id));
  const ids = async () => (await site.db.selectFrom('messages').select('id').execute()).map(({ id }) => id);

  it('finds a person by email, number and name, including the trash and spam, and no one else', async () => {
    await contact({});
    await contact({ email: 'QuaxleZebra@Example.org', message: 'Again' });
    await apply({ phone: '+252 63 412 3456' });
    await contact({ name: 'Somebody', email: 'x.quaxlezebra@example.org', message: `Ask ${email} or 063-4123456` });
    await contact({
      name: 'Zebra Cali',
      email: 'other@example.org',
      message: 'http://a.example http://b.example http://c.example http://d.example',
    });
    for (const id of (await ids()).slice(0, 1)) await superadmin.send('DELETE', `/api/messages/${id}`);

    expect(await find(email.toUpperCase())).toMatchObject({
      by: 'email',
      total: 3,
      isStaff: false,
      mentions: [{ name: 'Somebody' }],
    });
    for (const phone of ['063 4123456', '634123456', '+252634123456', '00252 63 412 34 56', '٠٦٣٤١٢٣٤٥٦'])
      expect([phone, await find(phone)]).toEqual([phone, expect.objectContaining({ by: 'phone', total: 1 })]);
    expect(await find('zebra quaxle')).toMatchObject({ by: 'name', total: 3, mentions: [] });
    expect(await find('zebra')).toMatchObject({ total: 4 });
    expect(await find('quaxl')).toMatchObject({ total: 0 });
    expect(await find(superadmin.email)).toMatchObject({ total: 0, isStaff: true });
    for (const q of ['', ' ', '12345', 'ab', '%', '___', '@', 'x'.repeat(10_000)]) {
      const response = await superadmin.send('POST', `${path}/find`, { q });
      expect([q.slice(0, 9), response.status === 400 || response.json['total'] === 0]).toEqual([q.slice(0, 9), true]);
    }
  });

  it('exports all that the person sent, and logs the export without naming the person', async () => {
    await contact({ message: 'My words' });
    await apply({ phone: '0634123456' });
    await contact({ name: 'Somebody', email: 'other@example.org', message: `about ${email}` });
    const file = await superadmin.send('POST', `${path}/export`, { q: email, ids: idsOf(await find(email)).join(' ') });
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="personal-data-/);
    expect(file.json['messages']).toHaveLength(2);
    expect(file.json['messages']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ form: 'contact', name: 'Quaxle Zebra', email, message: 'My words' }),
        expect.objectContaining({ form: 'membership', city: 'Burao', phone: '0634123456' }),
      ]),
    );
    expect(file.text).not.toContain('other@example.org');
    const [entry] = await site.db
      .selectFrom('security_log')
      .selectAll()
      .where('event', '=', 'person_exported')
      .execute();
    expect(JSON.parse(entry!.details)).toMatchObject({
      messages: '1',
      applications: '1',
      mark: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(JSON.stringify(entry)).not.toMatch(/quaxle/i);
  });

  it('exports a page to read, in the language of the dashboard, with local times and escaped texts', async () => {
    await contact({ name: '<b>Quaxle</b> Zebra', message: 'First line\n<script>alert(1)</script> & "quoted"' });
    await apply({ phone: '0634123456' });
    const body = { q: email, ids: idsOf(await find(email)).join(' '), as: 'page' };
    const file = await superadmin.send('POST', `${path}/export?lang=en`, body);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="personal-data-\d{4}-\d\d-\d\d\.html"$/,
    );
    expect(file.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(file.text).toContain('<html lang="en" dir="ltr">');
    expect(file.text).toMatch(/Received \(Hargeisa time\)<\/th><td dir="auto">2026-11-20 11:0/);
    expect(file.text).toContain('First line<br>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;');
    expect(file.text).toContain('&lt;b&gt;Quaxle&lt;/b&gt; Zebra');
    expect(file.text).toMatch(/Town or village<\/th><td dir="auto">Burao</);
    expect(file.text).not.toMatch(/<script|<b>|Z</);
    const arabic = await superadmin.send('POST', `${path}/export?lang=ar`, body);
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.text).toMatch(/أُنشئ هذا الملف في <bdi dir="ltr">\d{4}-\d\d-\d\d \d\d:\d\d<\/bdi>/);
    expect(arabic.text).toMatch(/المدينة أو القرية<\/th><td dir="auto">Burao</);
    const events = await site.db.selectFrom('security_log').select('event').execute();
    expect(events.filter(({ event }) => event === 'person_exported')).toHaveLength(2);
  });

  it('exports only the chosen messages, because several people may share a phone', async () => {
    await apply({ phone: '0634123456', message: 'Mine' });
    await apply({ name: 'Maryan', email: 'maryan@example.org', phone: '0634123456', message: 'Hers' });
    const found = await find('0634123456');
    const mine = (found['messages'] as { _id: string; email: string }[])
      .filter((message) => message.email === email)
      .map(({ _id }) => _id);
    const file = await superadmin.send('POST', `${path}/export`, { q: '0634123456', ids: mine.join(' ') });
    expect(file.json['messages']).toMatchObject([{ message: 'Mine' }]);
    expect(file.text).not.toMatch(/maryan/i);
    expect((await superadmin.send('POST', `${path}/export`, { q: '0634123456' })).status).toBe(400);
  });

  it('erases the chosen messages of a person completely, and nothing of others', async () => {
    await contact({ message: 'Unforgettablewords' });
    await apply({ phone: '0634123456', message: 'Unforgettablewords' });
    await contact({ name: 'Somebody', email: 'other@example.org', message: 'Stays here' });
    const found = await find(email);
    const mine = idsOf(found);
    await superadmin.send('PUT', `/api/messages/${mine[0]}`, { state: 'read' });
    await superadmin.send('DELETE', `/api/messages/${mine[1]}`);
    const [stranger] = (await ids()).filter((id) => !mine.includes(id));

    // Messages of others are left alone, even if their ids are sent.
    const response = await superadmin.send('POST', `${path}/erase`, { q: email, ids: [...mine, stranger].join(' ') });
    expect(response).toMatchObject({ status: 200, json: { erased: 2 } });
    expect(await ids()).toEqual([stranger]);
    expect(await find(email)).toMatchObject({ total: 0 });
    expect(entries(await superadmin.get('/api/messages?q=Unforgettablewords'), 'messages')).toEqual([]);
    expect((await superadmin.get('/api/messages?q=stays')).json).toMatchObject({ total: 1 });
    expect(
      await site.db
        .selectFrom('history')
        .selectAll()
        .where('kind', '=', 'messages')
        .where('item_id', 'in', mine)
        .execute(),
    ).toEqual([]);
    const [entry] = await site.db.selectFrom('security_log').selectAll().where('event', '=', 'person_erased').execute();
    expect({ ...entry, details: JSON.parse(entry!.details) as object }).toMatchObject({
      subject: 'q…@e….org',
      details: { messages: '1', applications: '1' },
    });
    expect((await superadmin.send('POST', `${path}/erase`, { q: email, ids: mine.join(' ') })).json).toEqual({
      erased: 0,
    });

    const tables = (await site.db.introspection.getTables()).map(({ name }) => name);
    for (const table of tables.filter((name) => !name.includes('_search'))) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(site.db);
      expect([table, /quaxle|unforgettable|4123456/i.test(JSON.stringify(rows))]).toEqual([table, false]);
    }
  });

  it('leaves nothing of erased messages in the database files and the search index', async () => {
    for (let index = 0; index < 30; index += 1)
      await contact({ name: 'Somebody', email: 'other@example.org', message: `Another question ${index}` });
    await contact({ message: 'Unforgettablewords about kqzxwv' });
    const found = await find(email);
    await superadmin.send('POST', `${path}/erase`, { q: email, ids: idsOf(found).join(' ') });
    if (dialect === 'postgres') {
      // PostgreSQL updates its statistics a moment later.
      const remains = async () =>
        (
          await sql<{
            dead: number;
          }>`select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'messages'`.execute(site.db)
        ).rows[0]?.dead;
      await expect.poll(remains, { timeout: 15_000 }).toBe(0);
      return;
    }
    // The full-text table stores trigrams: check those that only the erased message had.
    const { rows } = await sql<{ block: Uint8Array }>`select block from messages_search_data`.execute(site.db);
    for (const piece of ['kqz', 'zeb'])
      expect(rows.some(({ block }) => Buffer.from(block).includes(piece))).toBe(false);
    for (const name of (await readdir(site.dataDir)).filter((file) => file.includes('.sqlite'))) {
      const bytes = (await readFile(join(site.dataDir, name))).toString('latin1').toLowerCase();
      for (const text of ['quaxle', 'unforgettable'])
        expect([name, text, bytes.includes(text)]).toEqual([name, text, false]);
    }
  });

  it('needs a recent sign-in to export and erase', async () => {
    await contact({});
    const found = await find(email);
    site.advance(11 * 60_000);
    for (const call of ['export', 'erase']) {
      expect(await superadmin.send('POST', `${path}/${call}`, { q: email, ids: idsOf(found).join(' ') })).toMatchObject(
        { status: 403, json: { code: 'recent_sign_in_required' } },
      );
    }
    expect((await ids()).length).toBe(1);
    expect((await superadmin.send('POST', `${path}/find`, { q: email })).status).toBe(200);
  });

  it.each([
    '',
    'x',
    `${'f'.repeat(24)} '; drop table messages`,
    Array.from({ length: 501 }, () => 'f'.repeat(24)).join(' '),
  ])('refuses the ids "%.30s"', async (wrong) => {
    await contact({});
    expect((await superadmin.send('POST', `${path}/erase`, { q: email, ids: wrong })).status).toBe(400);
    expect((await ids()).length).toBe(1);
  });

  it('deletes messages when their retention time is over, including the trash and spam', async () => {
    await contact({ message: 'Oldwordskqzxwv' });
    await contact({ message: 'In the trash' });
    const [first] = await ids();
    await superadmin.send('DELETE', `/api/messages/${first}`);
    await superadmin.send('PUT', '/api/security-settings', { messageMonths: '1' });
    site.clock.now = new Date('2026-12-20T07:00:00.000Z');
    await contact({ message: 'New' });
    await runTestCleanup(site);
    expect((await site.db.selectFrom('messages').selectAll().execute()).map(({ body }) => body)).toContain('New');
    expect((await ids()).length).toBeGreaterThanOrEqual(2);
    site.clock.now = new Date('2026-12-20T08:00:01.000Z');
    expect(await runTestCleanup(site)).toMatchObject({ expired: expect.any(Number) });
    expect((await site.db.selectFrom('messages').selectAll().execute()).map(({ body }) => body)).toEqual(['New']);
    const [entry] = await site.db
      .selectFrom('security_log')
      .selectAll()
      .where('event', '=', 'items_deleted')
      .where('person_id', 'is', null)
      .execute();
    expect(entry).toBeDefined();
  });
});

describe('a person query', () => {
  it('matches whole addresses and numbers only', () => {
    const from = (q: string, sender: { name?: string; email?: string; phone?: string }) =>
      isFrom(readPersonQuery(q)!, {
        name: sender.name ?? '',
        email: sender.email ?? '',
        details: { phone: sender.phone ?? '' },
        body: '',
      });
    expect(from('a@example.org', { email: 'A@Example.Org' })).toBe(true);
    expect(from('a@example.org', { email: 'aa@example.org' })).toBe(false);
    expect(from('4123456', { phone: '+252 63 4123456' })).toBe(true);
    expect(from('4123456', { phone: '+252 63 4123457' })).toBe(false);
    expect(from('4123456', { phone: '56' })).toBe(false);
    expect(from('4123456', {})).toBe(false);
    expect(readPersonQuery('41234')).toBeUndefined();
    expect(maskPerson(readPersonQuery('amina@example.org')!)).toBe('a…@e….org');
    expect(maskPerson(readPersonQuery('+252 63 4123456')!)).toBe('…56');
    expect(maskPerson(readPersonQuery('Amina Cali')!)).toBe('a… c…');
  });

  it('counts retention in calendar months', () => {
    const before = (iso: string, months: number) => subtractMonths(new Date(iso), months).toISOString().slice(0, 10);
    expect([
      before('2026-03-31T10:00:00Z', 1),
      before('2024-02-29T10:00:00Z', 12),
      before('2026-11-21T10:00:00Z', 24),
      before('2026-01-15T00:00:00Z', 1),
    ]).toEqual(['2026-02-28', '2023-02-28', '2024-11-21', '2025-12-15']);
  });
});
