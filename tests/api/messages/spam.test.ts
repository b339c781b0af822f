/** Messages that look like spam or come in great numbers: held, limited, and never traced to an address. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxSpamMessages } from '../../../server/services/messages/messages.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import {
  emptyInbox,
  filledForm,
  listMessages,
  newestMessage,
  sendMessage,
  senderNames,
} from '../../setup/api/inbox.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';
import { storeMessages } from '../../setup/api/store-messages.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const publicAddress = '198.51.100.7';

let questions = 0;
/** Sends a message that nobody has sent before. */
const sendQuestion = (site: TestApp, address: string) =>
  sendMessage(site, { message: `Question ${(questions += 1)}` }, address);

describe.each(dialects)('unwanted messages over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
  });
  beforeEach(() => emptyInbox(site));
  afterAll(() => site.close());

  describe('spam', () => {
    it.each([
      ['trap', { homepage: 'https://buy.example' }],
      ['haste', { seconds: '1.4' }],
      ['links', { message: 'http://a http://b https://c www.d.example' }],
      ['links', { name: 'Visit https://buy.example' }],
    ])('is held for its %s without telling the sender', async (reason, fields) => {
      const { status, text } = await sendMessage(site, fields);
      expect([status, text]).toEqual([200, 'OK']);
      expect(await senderNames(staff)).toEqual([]);
      expect(await newestMessage(staff, '?state=spam')).toMatchObject({
        state: 'spam',
        spamReasons: [reason],
        mail: { state: 'held', canTry: false },
      });
      expect((await listMessages(staff))['unread']).toBe(0);
    });

    it.each([
      ['no script measured the time', { seconds: '', homepage: '' }],
      ['the sender took a while', { seconds: '41.3' }],
      ['the time is invalid', { seconds: '-7' }],
      ['the text has three links', { message: 'See https://a.example, https://b.example and www.c.example' }],
    ])('is not suspected when %s', async (_what, fields) => {
      await sendMessage(site, fields);
      expect(await newestMessage(staff)).toMatchObject({ state: 'new', spamReasons: [] });
    });

    it('is suspected in more than five messages an hour from one address, also across midnight', async () => {
      for (let n = 0; n < 5; n += 1) await sendQuestion(site, publicAddress);
      site.advance(40 * minute);
      await sendQuestion(site, publicAddress);
      expect(await newestMessage(staff, '?state=spam')).toMatchObject({ spamReasons: ['many'] });
      await sendQuestion(site, '198.51.100.8');
      expect((await listMessages(staff))['total']).toBe(6);
      site.advance(hour);
      await sendQuestion(site, publicAddress);
      expect((await listMessages(staff))['total']).toBe(7);
    });

    it('is counted correctly among messages at the same moment', async () => {
      await Promise.all(Array.from({ length: 12 }, () => sendQuestion(site, publicAddress)));
      expect([(await listMessages(staff))['total'], (await listMessages(staff, '?state=spam'))['total']]).toEqual([
        5, 7,
      ]);
    });

    it('counts an IPv6 /64 as one address, and every spelling of an IPv4 address as the same one', async () => {
      for (let n = 0; n < 6; n += 1) await sendQuestion(site, `2001:db8:1:2::${n}`);
      for (const written of [
        '::ffff:198.51.100.7',
        '::ffff:c633:6407',
        '198.51.100.7:4711',
        '198.51.100.7',
        '198.51.100.7',
        '198.51.100.7',
      ])
        await sendQuestion(site, written);
      expect([(await listMessages(staff))['total'], (await listMessages(staff, '?state=spam'))['total']]).toEqual([
        10, 2,
      ]);
    });
  });

  describe('a flood of messages', () => {
    it('from one address is held as spam and, after 60 messages, limited to one in two minutes; others are not refused', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 70; n += 1)
        statuses.push(
          (
            await site
              .visit()
              .send('POST', '/api/v1.0/email/send-form', formOf({ ...filledForm, name: `Flood ${n}` }), {
                headers: { 'x-forwarded-for': publicAddress },
              })
          ).status,
        );
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), ...Array.from({ length: 10 }, () => 429)]);
      expect([
        (await listMessages(staff))['total'],
        (await listMessages(staff, '?state=spam'))['total'],
        (await listMessages(staff))['unread'],
      ]).toEqual([5, 55, 5]);
      const refused = await sendMessage(site, { name: 'One too many' }, publicAddress, 'so');
      expect([refused.status, refused.json['code']]).toEqual([429, 'too_many_messages']);
      expect(refused.json['message']).toContain('2 daqiiqo');
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(120);
      expect((await sendMessage(site, { name: 'A neighbour' }, '198.51.100.8')).status).toBe(200);
      expect(await senderNames(staff, '?q=neighbour')).toEqual(['A neighbour']);
      site.advance(2 * minute);
      expect((await sendMessage(site, { name: 'Later' }, publicAddress)).status).toBe(200);
      site.advance(day);
      expect((await sendMessage(site, { name: 'The next day' }, publicAddress)).status).toBe(200);
      expect(await senderNames(staff, '?q=next day')).toEqual(['The next day']);
    });

    it('from one IPv6 /48 is held after 24 messages and refused after 240, so that it removes no message of others', async () => {
      const statuses: number[] = [];
      await sendMessage(site, { name: 'Honest before' }, '2001:db8:2::1');
      for (let n = 0; n < 260; n += 1) {
        const form = formOf({ ...filledForm, name: `Flood ${n}` });
        const headers = { 'x-forwarded-for': `2001:db8:1:${n.toString(16)}::1` };
        statuses.push((await site.visit().send('POST', '/api/v1.0/email/send-form', form, { headers })).status);
      }
      expect(statuses.lastIndexOf(200)).toBe(239);
      expect((await sendMessage(site, { name: 'Honest after' }, '2001:db8:2::1')).status).toBe(200);
      expect([(await listMessages(staff))['total'], (await listMessages(staff, '?state=spam'))['total']]).toEqual([
        26, 216,
      ]);
      expect(await senderNames(staff, '?q=Honest')).toEqual(['Honest after', 'Honest before']);
    }, 60_000);

    it('from one ISP is listed up to 48 messages, then held as spam', async () => {
      for (let n = 0; n < 60; n += 1) await sendMessage(site, { name: `Flood ${n}` }, `203.0.${n}.9`);
      const { total, unread } = await listMessages(staff);
      const held = (await listMessages(staff, '?state=spam'))['total'];
      expect([total, unread, held]).toEqual([48, 48, 12]);
      expect(await newestMessage(staff, '?state=spam')).toMatchObject({ spamReasons: ['many'] });
      await sendMessage(site, { name: 'Somebody' }, '192.0.2.1');
      expect(await senderNames(staff, '?q=somebody')).toEqual(['Somebody']);
      site.advance(30 * minute);
      await sendMessage(site, { name: 'Neighbour' }, '203.0.100.9');
      expect(await senderNames(staff, '?q=neighbour')).toEqual(['Neighbour']);
    }, 60_000);

    it.each(['127.0.0.1', '172.18.0.1', 'unknown'])(
      'from %s, which may be shared by everyone, is held as spam and never refused',
      async (address) => {
        const statuses = await Promise.all(
          Array.from({ length: 100 }, (_, n) =>
            site.visit().send('POST', '/api/v1.0/email/send-form', formOf({ ...filledForm, name: `Flood ${n}` }), {
              headers: { 'x-forwarded-for': address },
            }),
          ),
        );
        expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
        expect([(await listMessages(staff))['total'], (await listMessages(staff, '?state=spam'))['total']]).toEqual([
          60, 40,
        ]);
      },
    );

    it('fills the spam list up to a limit, then removes the oldest, and messages of likely people last', async () => {
      const held = { state: 'spam', mail: { state: 'held', tries: 0, nextAt: null } } as const;
      await storeMessages(site.db, maxSpamMessages + 60, (n) => ({
        ...held,
        spamReasons: n === maxSpamMessages + 59 ? ['flood'] : ['many'],
        name: `Held ${n}`,
      }));
      await storeMessages(site.db, 3, (n) => ({ id: `${n}`.padStart(24, 'f'), name: `Read ${n}` }));
      expect((await sendMessage(site, { homepage: 'x', name: 'Newest', message: 'y'.repeat(9_000) })).status).toBe(200);
      expect((await listMessages(staff, '?state=spam'))['total']).toBe(maxSpamMessages);
      const { _id, name } = await newestMessage(staff, '?state=spam');
      expect(name).toBe('Newest');
      expect(String((await staff.get(`/api/messages/${_id}`)).json['message'])).toHaveLength(2_002);
      expect(await senderNames(staff, `?state=spam&q=held ${maxSpamMessages + 59}`)).toEqual([
        `Held ${maxSpamMessages + 59}`,
      ]);
      expect(await senderNames(staff, `?state=spam&q=held ${maxSpamMessages + 58}`)).toEqual([]);
      expect((await listMessages(staff))['total']).toBe(3);
    });
  });

  it('stores no address of a sender, only a hash with a daily key, for a day', async () => {
    const everything = async () =>
      JSON.stringify([
        await site.db.selectFrom('messages').selectAll().execute(),
        await site.db.selectFrom('rate_limits').selectAll().execute(),
      ]);
    const keys = async () =>
      (await site.db.selectFrom('rate_limits').select('key').where('kind', '=', 'sender').execute())
        .map(({ key }) => key)
        .toSorted();
    await sendQuestion(site, publicAddress);
    const today = await keys();
    expect(today).toHaveLength(4);
    expect(await everything()).not.toContain(publicAddress);
    site.advance(hour);
    await sendQuestion(site, publicAddress);
    const tomorrow = await keys(); // it is the next day
    expect(tomorrow).toHaveLength(4);
    expect(tomorrow.filter((key) => today.includes(key))).toEqual([]);
    site.advance(day);
    await runTestCleanup(site);
    expect(await keys()).toEqual([]);
  });
});
