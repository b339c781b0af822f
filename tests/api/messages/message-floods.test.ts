/** Floods of messages from many addresses: what genuine senders still reach (decision 018). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../domain/errors.ts';
import { maxSpamMessages } from '../../../server/services/messages/messages.ts';
import { createMessageLimit, messageRates } from '../../../server/services/messages/message-limit.ts';
import { createRateLimitStore } from '../../../server/store/accounts/rate-limit-store.ts';
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
import { storeMessages } from '../../setup/api/store-messages.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** The limit alone, with the reasons to hold each message; `refused` for 429. */
function openLimit({ db, clock }: TestApp) {
  const limit = createMessageLimit({ store: createRateLimitStore(db), secret: 'x', now: () => clock.now });
  return {
    limit,
    send: (address: string, isSuspected = false) =>
      limit.count(address, isSuspected).then(
        (reasons) => reasons.join(',') || 'listed',
        (error: unknown) => {
          if (error instanceof AppError && error.status === 429) return 'refused';
          throw error;
        },
      ),
  };
}

/** Returns how often each outcome occurred. */
const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));

describe.each(dialects)('a flood of messages over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
  });
  beforeEach(() => emptyInbox(site));
  afterAll(() => site.close());

  /** Sends messages of a subnet, each from another IPv6 network of 64 bits. */
  const sendFrom = async (subnet: string, count: number) => {
    for (let n = 0; n < count; n += 1)
      await site
        .visit()
        .send(
          'POST',
          '/api/v1.0/email/send-form',
          formOf({ ...filledForm, name: 'Bot', message: `Flood ${subnet} ${n}` }),
          {
            headers: { 'x-forwarded-for': `${subnet}:${n.toString(16)}::1` },
          },
        );
  };

  it('from four subnets of one ISP keeps no message of others out of the list', async () => {
    for (const n of [1, 2, 3, 4]) await sendFrom(`2001:db8:${n}`, 50);
    expect((await listMessages(staff))['total']).toBe(48);
    await sendMessage(site, { name: 'Faadumo' }, '197.231.202.8');
    expect(await newestMessage(staff)).toMatchObject({ name: 'Faadumo', state: 'new', spamReasons: [] });
  }, 60_000);

  it('deletes no held message of an ISP that sent few, and the oldest of the others first', async () => {
    await sendMessage(site, { name: 'Hasty', seconds: '1' }, '197.231.202.8');
    for (let n = 0; n < 12; n += 1) await sendMessage(site, { name: 'Bot', homepage: 'x' }, `203.0.113.${n}`);
    expect(await newestMessage(staff, '?state=spam')).toMatchObject({ spamReasons: ['trap', 'many'] });
    await storeMessages(site.db, maxSpamMessages + 60, (n) => ({
      state: 'spam',
      mail: { state: 'held', tries: 0, nextAt: null },
      spamReasons: ['trap', 'many'],
      createdAt: new Date(site.clock.now.getTime() + n).toISOString(),
    }));
    await sendMessage(site, { name: 'Bot', homepage: 'x' }, '203.0.113.99');
    expect((await listMessages(staff, '?state=spam'))['total']).toBe(maxSpamMessages);
    expect(await senderNames(staff, '?state=spam&q=hasty')).toEqual(['Hasty']);
    expect((await listMessages(staff, '?state=spam&q=bot'))['total']).toBe(11);
  }, 60_000);
});

describe('the limit on messages', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    await sql`pragma synchronous = off`.execute(site.db);
  });
  beforeEach(() => emptyInbox(site));
  afterAll(() => site.close());

  it('leaves each ISP a reserve when many others send a flood', async () => {
    const { send } = openLimit(site);
    const flood: string[] = [];
    for (let n = 0; n < 300; n += 1) flood.push(await send(`2001:${(n % 6) + 0x100}:${n}::1`));
    // 200 from everywhere and 3 in reserve of each of the six ISPs; of further ones 10 each are held the longest.
    expect(countOf(flood)).toEqual({ listed: 218, flood: 60, many: 22 });
    const genuine: string[] = [];
    for (let n = 0; n < 4; n += 1) genuine.push(await send(`197.231.${n}.8`));
    expect(genuine).toEqual(['listed', 'listed', 'listed', 'flood']);
    expect(await send('41.78.72.8')).toBe('listed');
  }, 60_000);

  it('refuses messages of one ISP after 480', async () => {
    const { send } = openLimit(site);
    const flood: string[] = [];
    for (let n = 0; n < 490; n += 1) flood.push(await send(`2001:db8:${n}::1`));
    expect(countOf(flood)).toEqual({ listed: 48, many: 432, refused: 10 });
    expect(await send('2001:db9::1')).toBe('listed');
  }, 60_000);

  it('lets one ISP that never stops keep no message of others out of the list', async () => {
    const { send } = openLimit(site);
    const genuine: string[] = [];
    for (let minutes = 0; minutes < 2 * 24 * 60; minutes += 2) {
      site.advance(2 * minute);
      await send(`2001:db8:1:${minutes.toString(16)}::1`);
      if (minutes % 60 === 30) genuine.push(await send(`197.${minutes / 60 - 0.5}.5.9`));
    }
    expect(countOf(genuine)).toEqual({ listed: 48 });
  }, 120_000);

  it('is full again after a day, since senders are stored for no longer', () => {
    for (const [name, { tries, every }] of Object.entries(messageRates))
      expect([name, tries * every <= day]).toEqual([name, true]);
  });

  it('lists fewer messages in an hour than are mailed', () => {
    const { everywhere, newIsps, mails } = messageRates;
    expect(hour / everywhere.every + hour / newIsps.every).toBeLessThan(hour / mails.every);
  });
});

it('does not wait for a flood of sign-ins', async () => {
  const site = await openTestApp('sqlite');
  const store = createRateLimitStore(site.db);
  const limit = createMessageLimit({ store, secret: 'x', now: () => site.clock.now });
  let signIns = 0;
  const flood = Array.from({ length: 600 }, async (_, n) => {
    const buckets = [{ kind: 'address' as const, key: `${n}`, rate: { tries: 5, every: minute } }];
    await store.takeAll(buckets, site.clock.now.getTime(), { key: `${n % 300}` });
    signIns += 1;
  });
  expect(await limit.count('197.231.202.8', false)).toEqual([]);
  expect(await limit.mayMail()).toBe(true);
  expect(signIns).toBeLessThan(60);
  await Promise.all(flood);
  await site.close();
});
