/** Messages of visitors: the list of superadmins, its export, spam that is held back, floods, retries. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { membershipForm } from '../../../domain/messages/message.ts';
import { replyAddress } from '../../../domain/messages/reply.ts';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, type Json } from '../../setup/api/client.ts';
import {
  emptyInbox,
  filledForm,
  inboxStart,
  listMessages,
  newestMessage,
  sendMessage,
  senderNames,
} from '../../setup/api/inbox.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';
import { storeMessages } from '../../setup/api/store-messages.ts';

const second = 1_000;
const day = 24 * 60 * 60_000;

describe.each(dialects)('the inbox over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
  });
  beforeEach(async () => {
    await emptyInbox(site);
    // A session that was opened later than now does not count.
    staff = await site.signIn({ email: staff.email });
  });
  afterAll(() => site.close());

  const apply = (fields: Record<string, string>) => {
    site.advance(second);
    return site.services.messages.receive(
      membershipForm,
      { name: 'Faadumo', email: 'f@example.org', city: 'Burco', ...fields },
      'so',
      '127.0.0.1',
    );
  };
  const move = (id: string, state: string) => staff.send('PUT', `/api/messages/${id}`, { state });

  it('lists messages page by page, newest first, with the number of unread ones', async () => {
    for (const name of ['Amina', 'Bilan', 'Cawo']) await sendMessage(site, { name });
    await apply({ phone: '+252 63 4000000', message: '' });
    const { messages, ...page } = await listMessages(staff, '?limit=3');
    expect(page).toEqual({ page: 1, limit: 3, total: 4, totalPages: 2, currentPage: 1, unread: 4 });
    expect((messages as Json[])[1]).toMatchObject({
      kind: 'contact',
      state: 'new',
      name: 'Cawo',
      excerpt: filledForm.message,
      mail: { state: 'off', tries: 0, canTry: false },
      deletedAt: null,
    });
    expect(await senderNames(staff, '?limit=3&page=2')).toEqual(['Amina']);
    expect(await senderNames(staff, '?kind=membership')).toEqual(['Faadumo']);
    expect((await newestMessage(staff, '?kind=membership'))['details']).toEqual({
      phone: '+252 63 4000000',
      city: 'Burco',
    });
    expect((await staff.get('/api/messages?page=0')).status).toBe(400);
  });

  it('shows a whole message, with a reply prepared in the language of its sender', async () => {
    const body = 'سلام عليكم\n\nمتى تبدأ الحلقة؟';
    await sendMessage(site, { name: 'خضرة', message: body }, undefined, 'ar');
    const { json } = await staff.get(`/api/messages/${(await newestMessage(staff))._id}`);
    expect(json).toMatchObject({ message: body, language: 'ar' });
    const reply = decodeURIComponent(String(json['reply']));
    expect(reply).toMatch(/^mailto:khadra@example\.org\?subject=رسالتك إلى جمعية النور&body=/);
    expect(reply).toContain('> سلام عليكم\r\n> \r\n> متى تبدأ الحلقة؟');
    expect((await staff.get('/api/messages/nothing')).status).toBe(400);
    expect((await staff.get('/api/messages/0123456789abcdef01234567')).status).toBe(404);
  });

  it('offers to call the phone number of a sender without an email address', async () => {
    await sendMessage(site, { email: '', phone: '٠٦٣ ٤١٢٣٤٥٦ / 065 7654321' });
    const { json } = await staff.get(`/api/messages/${(await newestMessage(staff))._id}`);
    expect(json).toMatchObject({ email: '', details: { phone: '٠٦٣ ٤١٢٣٤٥٦ / 065 7654321' }, reply: 'tel:0634123456' });
    expect((await (await site.signIn('superadmin')).get('/api/messages/export')).text).toContain(
      '٠٦٣ ٤١٢٣٤٥٦ / 065 7654321',
    );
  });

  it.each([
    ['khadra@', ['Khadra']],
    ['WARSAME', ['Hodan Warsame']],
    ['القران', ['أحمد']],
    ['berbera', ['Faadumo']],
    ['circle when', ['Hodan Warsame', 'Khadra']],
    ['he', ['Hodan Warsame', 'Khadra']],
    ['100%_', []],
    ['tree', []],
  ])('finds %j in names, emails and texts', async (words, expected) => {
    await sendMessage(site, { name: 'Khadra' });
    await sendMessage(site, { name: 'Hodan Warsame', email: 'hodan@example.org' });
    await sendMessage(site, { name: 'أحمد', email: 'ahmed@example.org', message: 'حلقة القُرآن' });
    await apply({ city: 'Berbera' });
    await sendMessage(site, { name: 'Machine', message: 'tree', homepage: 'x' });
    expect((await senderNames(staff, `?q=${encodeURIComponent(words)}`)).toSorted()).toEqual(expected);
    expect((await listMessages(staff, `?q=${encodeURIComponent(words)}`))['total']).toBe(expected.length);
  });

  it('searches the first 1,000 letters of a text, so that the longest takes little space', async () => {
    await sendMessage(site, {
      message: `${'早'.repeat(990)} near ${'晚'.repeat(1_000)} distant ${'晚'.repeat(7_900)}`,
    });
    const totals = ['near', 'distant', 'khadra'].map(
      async (word) => (await listMessages(staff, `?q=${word}`))['total'],
    );
    expect(await Promise.all(totals)).toEqual([1, 0, 1]);
    const { search_text } = await site.db.selectFrom('messages').select('search_text').executeTakeFirstOrThrow();
    expect(search_text.length).toBeLessThan(1_100);
  });

  it('moves messages between their states and counts the unread', async () => {
    await sendMessage(site, { name: 'Amina' });
    await sendMessage(site, { name: 'Bilan' });
    const { _id } = await newestMessage(staff);
    for (const state of ['read', 'answered', 'spam', 'new', 'read']) {
      expect((await move(_id, state)).json).toMatchObject({ _id, state });
      expect(await senderNames(staff, `?state=${state}`)).toContain('Bilan');
      expect((await listMessages(staff))['unread']).toBe(state === 'new' ? 2 : 1);
    }
    await move(_id, 'spam');
    expect([await senderNames(staff), await senderNames(staff, '?state=spam')]).toEqual([['Amina'], ['Bilan']]);
    expect((await move(_id, 'lost')).json['fields']).toEqual({ state: 'This value is not valid.' });
    expect((await staff.send('PUT', `/api/messages/${_id}`, {})).status).toBe(400);
  });

  it('moves a deleted message to the trash, restores it, and deletes it permanently after 30 days', async () => {
    await sendMessage(site, { name: 'Amina' });
    const { _id } = await newestMessage(staff);
    expect((await staff.send('DELETE', `/api/messages/${_id}`)).status).toBe(200);
    expect([
      await senderNames(staff),
      await senderNames(staff, '?state=deleted'),
      (await listMessages(staff))['unread'],
    ]).toEqual([[], ['Amina'], 0]);
    expect([(await move(_id, 'read')).status, (await staff.send('DELETE', `/api/messages/${_id}`)).status]).toEqual([
      404, 404,
    ]);
    expect((await staff.get(`/api/messages/${_id}`)).json).toMatchObject({ deletedAt: site.clock.now.toISOString() });
    expect((await staff.send('POST', `/api/messages/${_id}/restore`)).json).toMatchObject({
      deletedAt: null,
      state: 'new',
    });
    expect([
      await senderNames(staff),
      await senderNames(staff, '?q=khadra'),
      await senderNames(staff, '?state=deleted'),
    ]).toEqual([['Amina'], ['Amina'], []]);

    await staff.send('DELETE', `/api/messages/${_id}`);
    site.advance(29 * day);
    expect((await runTestCleanup(site)).messages).toBe(0);
    site.advance(day);
    staff = await site.signIn('superadmin'); // the session has ended meanwhile
    expect([
      (await listMessages(staff, '?state=deleted'))['total'],
      (await staff.send('POST', `/api/messages/${_id}/restore`)).status,
    ]).toEqual([0, 404]);
    expect((await runTestCleanup(site)).messages).toBe(1);
    expect(await site.db.selectFrom('messages').select('id').execute()).toEqual([]);
  });

  it('records who did what, and names the sender only while the message exists', async () => {
    await sendMessage(site, { name: 'Amina Unforgotten' });
    const { _id } = await newestMessage(staff);
    for (const _twice of [1, 2]) await move(_id, 'read');
    await staff.send('DELETE', `/api/messages/${_id}`);
    await staff.send('POST', `/api/messages/${_id}/restore`);
    const activities = entries(await staff.get('/api/activity?kind=messages&limit=100'), 'activity').filter(
      (entry) => entry['itemId'] === _id,
    );
    expect(activities.map((entry) => [entry['action'], (entry['by'] as Json)['_id']]).toSorted()).toEqual(
      ['deleted', 'read', 'restored'].map((action) => [action, staff.id]),
    );
    // The name is looked up, not stored.
    expect(activities.map((entry) => (entry['title'] as Json)['en'])).toEqual(Array(3).fill('Amina Unforgotten'));
    expect(
      await site.db
        .selectFrom('history')
        .select('title')
        .where('item_id', '=', String(_id))
        .where('title', 'is not', null)
        .execute(),
    ).toEqual([]);
    await site.db.deleteFrom('messages').where('id', '=', String(_id)).execute();
    expect((await staff.get('/api/activity?kind=messages&limit=100')).text).not.toContain('Unforgotten');
  });

  it('records under its own name what a message was marked as', async () => {
    await sendMessage(site, { name: 'Amina' });
    const { _id } = await newestMessage(staff);
    for (const state of ['answered', 'read', 'spam', 'new', 'spam', 'read', 'new']) {
      await move(_id, state);
      site.advance(second);
    }
    const activities = entries(await staff.get('/api/activity?kind=messages&limit=100'), 'activity');
    expect(
      activities
        .filter((entry) => entry['itemId'] === _id)
        .map((entry) => entry['action'])
        .toReversed(),
    ).toEqual(['answered', 'notAnswered', 'spam', 'notSpam', 'spam', 'notSpam', 'unread']);
  });

  it('exports the filtered messages for spreadsheets, with nothing that a spreadsheet would run', async () => {
    await staff.confirm(testPassword);
    await sendMessage(site, { name: '=SUM("1","2")', message: '@SUM(1)\nsecond, line' });
    await sendMessage(site, { name: 'خضرة عبدي', message: '-1 "quoted"' });
    await apply({ phone: '+252 63 4000000' });
    await sendMessage(site, { name: 'Semicolons', message: "hello\n=cmd|' /C calc'!A0;\r\n@SUM(1)" });
    await sendMessage(site, { name: '"=SUM(3,4)"', message: 'a;"=SUM(5)";\' “+SUM(6)' });
    await sendMessage(site, { name: 'Machine', homepage: 'x' });
    const { headers, text, status } = await staff.get('/api/messages/export?lang=ar');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="messages-[\d-]+\.csv"$/);
    const response = await site.app.request('/api/messages/export', { headers: { cookie: staff.cookie() } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);

    expect(text).toContain('البريد الإلكتروني');
    expect(text).toContain('"\'=SUM(""1"",""2"")"');
    expect(text).toContain('"\'@SUM(1)\nsecond, line"');
    expect(text).toContain('"\'-1 ""quoted"""');
    // The same after quotation marks, which some programs remove.
    expect(text).toContain('"\'""=SUM(3,4)"""');
    expect(text).toContain('"a;\'""=SUM(5)"";\'\' “+SUM(6)"');
    // Where semicolons separate cells, a line break within a cell begins a row.
    expect(text).not.toMatch(/[\r\n;]\s*[=@+-]/);
    expect(text).toContain('"\'+252 63 4000000"');
    expect(text).toContain('خضرة عبدي');
    expect(text).toContain('2026-11-21 02:30'); // the time in Hargeisa
    expect(text).not.toContain('Machine');
    expect((await staff.get('/api/messages/export?state=spam')).text).toContain('A field that no person sees');
    const members = (await staff.get('/api/messages/export?kind=membership&q=burco')).text;
    expect(members.trim().split('\r\n')).toHaveLength(2);
  });

  it('exports more than a thousand messages, each once', async () => {
    await staff.confirm(testPassword);
    // All have the same time: only the id separates the batches.
    await storeMessages(site.db, 1_200, () => ({ name: 'Somebody', createdAt: inboxStart.toISOString() }));
    const lines = (await staff.get('/api/messages/export')).text.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(1_200);
    expect(new Set(lines.map((line) => line.split(',')[7])).size).toBe(1_200);
    expect((await listMessages(staff, '?q=example.org'))['total']).toBe(1_200);
    expect(entries(await staff.get('/api/messages?q=example.org&page=12&limit=100'), 'messages')).toHaveLength(100);
  });
});

it('quotes a long message up to the length that mail programs accept, without cutting a character in two', () => {
  const address = replyAddress({
    email: 'a+b@example.org',
    subject: 'Re',
    intro: 'A wrote:',
    body: '🕌 القرآن '.repeat(500),
  });
  expect(address.length).toBeLessThanOrEqual(1_900);
  expect(address).toMatch(/^mailto:a%2Bb@example\.org\?/);
  expect(decodeURIComponent(address)).toMatch(/> 🕌 القرآن .* …$/s);
});
