import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoginLimit } from '../../server/services/login-limit.ts';
import { createRateLimitStore } from '../../server/store/rate-limit-store.ts';
import { createSettingStore } from '../../server/store/setting-store.ts';
import { dialects, openTestApp, testPassword, type TestApp } from '../setup/app.ts';
import { sweep } from '../setup/run-cleanup.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const [second, minute] = [1_000, 60_000];
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe.each(dialects)('guessing passwords over %s', (dialect) => {
  let site: TestApp;
  let email = '';
  let userId = '';
  let secret = '';
  beforeAll(async () => {
    site = await openTestApp(dialect);
    secret = await createSettingStore(site.db).getOrCreate('secret', () => '');
  });
  beforeEach(async () => {
    site.clock.now = start;
    ({ email, id: userId } = await site.addUser());
    await site.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => site.close());

  const later = (milliseconds: number) => (site.clock.now = new Date(site.clock.now.getTime() + milliseconds));
  const createLimit = () =>
    createLoginLimit({ store: createRateLimitStore(site.db), secret, now: () => site.clock.now });
  const tryOnce = async (address: string, password = 'a wrong guess', account = email) =>
    (await site.visit().login(account, password, from(address))).status;
  const tries = async (count: number, address: (n: number) => string, account: (n: number) => string = () => email) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push(await tryOnce(address(n), 'a wrong guess', account(n)));
    return statuses;
  };

  /** 25 wrong tries from as many addresses of one network. */
  const attack = async (account = userId) => {
    const limit = createLimit();
    for (let n = 0; n < 25; n += 1)
      await limit
        .admit({
          userId: account,
          email: '',
          address: `198.51.100.${n}`,
          familiarity: { device: undefined, network: false },
        })
        .catch(() => undefined);
  };

  it('five wrong tries from one place are free, further ones wait longer and longer', async () => {
    expect(await tries(5, () => '198.51.100.7')).toEqual([401, 401, 401, 401, 401]);
    const { status, json, headers } = await site.visit().login(email, testPassword, from('198.51.100.7'));
    expect([status, json]).toEqual([
      429,
      { message: 'Too many attempts. Please try again in 30 seconds.', code: 'too_many_requests' },
    ]);
    expect(headers.get('retry-after')).toBe('30');
    // The account is open elsewhere, and other accounts are open here.
    expect(await tryOnce('198.51.100.8', testPassword)).toBe(200);
    expect(await tryOnce('198.51.100.7', testPassword, (await site.addUser()).email)).toBe(200);

    for (let n = 0; n < 11; n += 1) {
      later(30 * second);
      expect(await tryOnce('198.51.100.7')).toBe(401);
      expect(await tryOnce('198.51.100.7')).toBe(429);
    }
    later(30 * second);
    const slower = await site.visit().login(email, testPassword, from('198.51.100.7'));
    expect(slower.status).toBe(429);
    expect(Number(slower.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(Number(slower.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    later(5 * minute);
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(200);
  });

  it('tries at the same moment are counted one by one', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => tryOnce('198.51.100.7')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it.each([
    ['one address', () => '198.51.100.7'],
    ['one address, written in two ways', (n: number) => (n % 2 ? '198.51.100.7' : '::ffff:c633:6407')],
    ['one IPv6 network', (n: number) => `2001:db8:1:2:${n.toString(16)}::1`],
  ])('400 tries at the same moment at as many accounts from %s: 30 are looked at', async (_, address) => {
    const statuses = await Promise.all(
      Array.from({ length: 400 }, (_none, n) => tryOnce(address(n), 'a wrong guess', `nobody-${n}@example.org`)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(370);
    expect(await tryOnce(address(1), testPassword)).toBe(429);
    expect(await tryOnce('203.0.113.1', testPassword)).toBe(200);
    later(10 * second);
    expect(await tryOnce(address(1), testPassword)).toBe(200);
  });

  it('however the account is written', async () => {
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, `\t${email}`];
    for (const spelling of spellings) expect(await tryOnce('198.51.100.7', 'a wrong guess', spelling)).toBe(401);
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(429);
  });

  it('signing in forgets the wrong tries before it', async () => {
    await tries(4, () => '198.51.100.7');
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(200);
    expect(await tries(5, () => '198.51.100.7')).toEqual([401, 401, 401, 401, 401]);
    expect(await tryOnce('198.51.100.7')).toBe(429);
  });

  it('right passwords are not limited', async () => {
    for (let n = 0; n < 32; n += 1) expect(await tryOnce('198.51.100.7', testPassword)).toBe(200);
  });

  it('an account that nobody has is limited like one that somebody has', async () => {
    for (const account of [email, 'nobody@example.org']) {
      await site.db.deleteFrom('rate_limits').execute();
      // 20 as anybody, and one as a network that is new to the account.
      const statuses = await tries(
        24,
        (n) => `198.51.100.${n}`,
        () => account,
      );
      expect(statuses).toEqual([...Array.from({ length: 21 }, () => 401), 429, 429, 429]);
    }
  });

  describe('an attack on one account from many places', () => {
    it('refuses whoever is not known there', async () => {
      await attack();
      expect(await tryOnce('198.51.100.200', testPassword)).toBe(429);
    });

    it('does not refuse the owner on a known device, wherever that is now', async () => {
      const phone = site.visit();
      await phone.login(email, testPassword, from('203.0.113.1'));
      await attack();
      // In the network of the attackers, even at the address of one of them, and after wrong tries.
      for (let n = 0; n < 5; n += 1)
        expect((await phone.login(email, 'mistyped', from('198.51.100.1'))).status).toBe(401);
      expect((await phone.login(email, testPassword, from('198.51.100.1'))).status).toBe(200);
      expect((await phone.login(email, testPassword, from('198.51.100.2'))).status).toBe(200);
    });

    it('does not refuse the owner on a new device in a network where they signed in before, or that is new to the account', async () => {
      const other = await site.addUser();
      await site.visit().login(email, testPassword, from('198.51.7.7'));
      await attack();
      await attack(other.id);
      expect(await tryOnce('198.51.100.200', testPassword)).toBe(200);
      expect(await tryOnce('198.51.100.200', testPassword, other.email)).toBe(429);
      expect(await tryOnce('203.0.113.200', testPassword, other.email)).toBe(200);
    });

    it('lets the owner in who waits for as long as it says', async () => {
      await attack();
      const { headers } = await site.visit().login(email, testPassword, from('198.51.100.201'));
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      later(wait * second);
      expect(await tryOnce('198.51.100.201', testPassword)).toBe(200);
    });

    it('does not refuse the device that set the password by a link', async () => {
      const { token } = await site.services.sessions.makePasswordLink(userId);
      await attack();
      const browser = site.visit();
      const password = 'another lamp in the window';
      expect(
        (await browser.send('POST', '/api/users/set-password', { token, password }, from('198.51.100.3'))).status,
      ).toBe(200);
      await attack();
      expect((await browser.login(email, password, from('198.51.100.3'))).status).toBe(200);
    });
  });

  describe('a device that somebody signed in from', () => {
    const cookieOf = (answer: { headers: Headers }) =>
      answer.headers.getSetCookie().find((line) => line.startsWith('minbar_device_')) ?? '';

    it('has a cookie for half a year that no script reads, and a new one each time', async () => {
      const phone = site.visit();
      const first = cookieOf(await phone.login(email, testPassword));
      expect(first).toMatch(
        /^minbar_device_[\da-f]{12}=[\w-]{43}; Path=\/api\/users; Expires=Wed, 19 May 2027 08:00:00 GMT; HttpOnly; SameSite=Lax$/,
      );
      const second = cookieOf(await phone.login(email, testPassword, { headers: { 'x-forwarded-proto': 'https' } }));
      expect(second).toContain('; Secure');
      expect(second.slice(0, 80)).not.toBe(first.slice(0, 80));
      const rows = await site.db.selectFrom('known_devices').selectAll().where('user_id', '=', userId).execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(/=([\w-]{43})/.exec(second)![1]);
      expect(cookieOf(await site.visit().login(email, 'a wrong guess'))).toBe('');
    });

    it('is known for that account only', async () => {
      const other = await site.addUser();
      const phone = site.visit();
      await phone.login(other.email, testPassword, from('203.0.113.1'));
      await attack();
      expect((await phone.login(email, testPassword, from('198.51.100.1'))).status).toBe(429);
    });

    it('cannot be used to guess: ten wrong tries, and then it is a device like any other', async () => {
      const stolen = site.visit();
      await stolen.login(email, testPassword, from('203.0.113.1'));
      await attack();
      const statuses: number[] = [];
      for (let n = 0; n < 14; n += 1)
        statuses.push((await stolen.login(email, 'a wrong guess', from('198.51.100.1'))).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429]);
      later(2 * minute);
      expect((await stolen.login(email, 'a wrong guess', from('198.51.100.1'))).status).toBe(401);
    });

    it('is forgotten after half a year, and beyond the tenth', async () => {
      const clients = Array.from({ length: 11 }, () => site.visit());
      for (const client of clients) {
        later(second);
        await client.login(email, testPassword);
      }
      const tokens = () =>
        site.db.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId).execute();
      expect(await tokens()).toHaveLength(10);
      later(181 * 24 * 60 * minute);
      await site.visit().login(email, testPassword);
      expect(await tokens()).toHaveLength(1);
    });

    it('tokens that are made up, too long or too many are of no use', async () => {
      await attack();
      const cookie = [
        ...Array.from({ length: 100 }, (_, n) => `minbar_device_${n}=${'x'.repeat(43)}`),
        `minbar_device_a=${'y'.repeat(8_000)}`,
      ].join('; ');
      expect(
        (await site.visit().login(email, testPassword, { headers: { cookie, 'x-forwarded-for': '198.51.100.1' } }))
          .status,
      ).toBe(429);
    });
  });

  it('rows of the future are ignored and removed, and so are those that say nothing any more', async () => {
    await tries(5, () => '198.51.100.7');
    await site.db
      .updateTable('rate_limits')
      .set({ full_at: Date.parse('2030-01-01T00:00:00.000Z') })
      .execute();
    expect(await tries(5, () => '198.51.100.7')).toEqual([401, 401, 401, 401, 401]);
    expect(await tryOnce('198.51.100.7')).toBe(429);
    await site.db
      .insertInto('rate_limits')
      .values([
        { kind: 'account', key: 'future', full_at: Date.parse('2030-01-01T00:00:00.000Z') },
        { kind: 'account', key: 'past', full_at: Date.parse('2020-01-01T00:00:00.000Z') },
      ])
      .execute();
    await sweep(site);
    const keys = (await site.db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key);
    expect(keys).not.toContain('future');
    expect(keys).not.toContain('past');
    expect(await tryOnce('198.51.100.7')).toBe(429);
    later(8 * 24 * 60 * minute);
    await sweep(site);
    expect(await site.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('a second factor or a new password may forget the wrong tries', async () => {
    await attack();
    expect(await tryOnce('198.51.100.1', testPassword)).toBe(429);
    await createLimit().clear(userId);
    expect(await tryOnce('198.51.100.1', testPassword)).toBe(200);
  });

  it('what is counted names nobody', async () => {
    await tryOnce('198.51.100.7');
    const stored = JSON.stringify(await site.db.selectFrom('rate_limits').selectAll().execute());
    for (const name of [email, email.split('@')[0]!, '198.51.100.7']) expect(stored).not.toContain(name);
  });

  it.each([
    ['nobody’s account', 'nobody@example.org', testPassword],
    ['an empty form', '', ''],
    ['an account of NULs', '\u0000', 'x'],
    ['an account with a NUL in it', 'no\u0000body@example.org', 'x'],
    ['a very long account', `${'x'.repeat(3_000)}@example.org`, 'x'],
    ['a very long password', 'nobody@example.org', 'x'.repeat(3_000)],
  ])('%s is answered like a wrong password', async (_, account, password) => {
    const wrong = await site.visit().login(email, 'a wrong guess');
    const { status, json } = await site.visit().login(account, password);
    expect([status, json]).toEqual([401, wrong.json]);
    expect(json).toEqual({ message: 'The email or password is incorrect.', code: 'login_failed' });
  });

  it('somebody without a password cannot sign in, with none or any', async () => {
    const person = await site.addUser({ password: null });
    for (const password of ['', 'null', 'nobody has this password'])
      expect(await tryOnce('198.51.100.9', password, person.email)).toBe(401);
  });

  it('takes as long for nobody’s account as for a wrong password', async () => {
    const time = async (account: string) => {
      const begin = performance.now();
      await tryOnce(`198.51.100.${Math.floor(begin) % 200}`, 'a wrong guess', account);
      return performance.now() - begin;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      known.push(await time((await site.addUser()).email));
      unknown.push(await time(`nobody-${n}@example.org`));
    }
    // Without the check of a stand-in, an unknown account is some ten times as fast.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it.each([
    ['a proxy on this machine names the client last', '127.0.0.1', '6.6.6.6, 198.51.100.7', '7.7.7.7, 198.51.100.7'],
    ['the header of a stranger is hearsay', '198.51.100.7', '6.6.6.6', '7.7.7.7'],
  ])('%s', async (_, remoteAddress, first, second) => {
    const guess = (forwarded: string) =>
      site.visit().login(email, 'a wrong guess', { remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    for (let n = 0; n < 5; n += 1) expect((await guess(first)).status).toBe(401);
    expect((await guess(second)).status).toBe(429);
  });
});
