import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoginLimit } from '../../server/services/login-limit.ts';
import { createRateLimitStore } from '../../server/store/rate-limit-store.ts';
import { createSettingStore } from '../../server/store/setting-store.ts';
import { dialects, openTestApp, testPassword, type TestApp } from '../setup/app.ts';
import { runTestCleanup } from '../setup/run-test-cleanup.ts';

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

  const advance = (milliseconds: number) => (site.clock.now = new Date(site.clock.now.getTime() + milliseconds));
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

  it('allows five wrong tries from one address, then makes further ones wait longer and longer', async () => {
    expect(await tries(5, () => '198.51.100.7')).toEqual([401, 401, 401, 401, 401]);
    const { status, json, headers } = await site.visit().login(email, testPassword, from('198.51.100.7'));
    expect([status, json]).toEqual([
      429,
      { message: 'Too many attempts. Please try again in 30 seconds.', code: 'too_many_requests' },
    ]);
    expect(headers.get('retry-after')).toBe('30');
    // The account can be used elsewhere, and other accounts from here.
    expect(await tryOnce('198.51.100.8', testPassword)).toBe(200);
    expect(await tryOnce('198.51.100.7', testPassword, (await site.addUser()).email)).toBe(200);

    for (let n = 0; n < 11; n += 1) {
      advance(30 * second);
      expect(await tryOnce('198.51.100.7')).toBe(401);
      expect(await tryOnce('198.51.100.7')).toBe(429);
    }
    advance(30 * second);
    const slower = await site.visit().login(email, testPassword, from('198.51.100.7'));
    expect(slower.status).toBe(429);
    expect(Number(slower.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(Number(slower.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    advance(5 * minute);
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(200);
  });

  it('counts simultaneous tries one by one', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => tryOnce('198.51.100.7')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it.each([
    ['one address', () => '198.51.100.7'],
    ['one address, written in two ways', (n: number) => (n % 2 ? '198.51.100.7' : '::ffff:c633:6407')],
    ['one IPv6 network', (n: number) => `2001:db8:1:2:${n.toString(16)}::1`],
  ])('checks 30 of 400 simultaneous tries on as many accounts from %s', async (_, address) => {
    const statuses = await Promise.all(
      Array.from({ length: 400 }, (_none, n) => tryOnce(address(n), 'a wrong guess', `nobody-${n}@example.org`)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(370);
    expect(await tryOnce(address(1), testPassword)).toBe(429);
    expect(await tryOnce('203.0.113.1', testPassword)).toBe(200);
    advance(10 * second);
    expect(await tryOnce(address(1), testPassword)).toBe(200);
  });

  it('counts all spellings of an email address as one account', async () => {
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, `\t${email}`];
    for (const spelling of spellings) expect(await tryOnce('198.51.100.7', 'a wrong guess', spelling)).toBe(401);
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(429);
  });

  it('forgets earlier wrong tries after a sign-in', async () => {
    await tries(4, () => '198.51.100.7');
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(200);
    expect(await tries(5, () => '198.51.100.7')).toEqual([401, 401, 401, 401, 401]);
    expect(await tryOnce('198.51.100.7')).toBe(429);
  });

  it('does not limit right passwords', async () => {
    for (let n = 0; n < 32; n += 1) expect(await tryOnce('198.51.100.7', testPassword)).toBe(200);
  });

  it('limits an email address without an account like one with an account', async () => {
    for (const account of [email, 'nobody@example.org']) {
      await site.db.deleteFrom('rate_limits').execute();
      // 20 as any client, and one as a network that is new to the account.
      const statuses = await tries(
        24,
        (n) => `198.51.100.${n}`,
        () => account,
      );
      expect(statuses).toEqual([...Array.from({ length: 21 }, () => 401), 429, 429, 429]);
    }
  });

  describe('an attack on one account from many places', () => {
    it('refuses a client that is unknown to the account', async () => {
      await attack();
      expect(await tryOnce('198.51.100.200', testPassword)).toBe(429);
    });

    it('does not refuse the owner on a known device, in whatever network', async () => {
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

    it('lets the owner sign in after the wait that the response states', async () => {
      await attack();
      const { headers } = await site.visit().login(email, testPassword, from('198.51.100.201'));
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      advance(wait * second);
      expect(await tryOnce('198.51.100.201', testPassword)).toBe(200);
    });

    it('does not refuse the device that set the password by a link', async () => {
      const { token } = await site.services.sessions.createPasswordLink(userId);
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

  describe('the cookie of a known device', () => {
    const cookieOf = (answer: { headers: Headers }) =>
      answer.headers.getSetCookie().find((line) => line.startsWith('minbar_device_')) ?? '';

    it('lasts half a year, is hidden from scripts, and is renewed at each sign-in', async () => {
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

    it('is valid for its own account only', async () => {
      const other = await site.addUser();
      const phone = site.visit();
      await phone.login(other.email, testPassword, from('203.0.113.1'));
      await attack();
      expect((await phone.login(email, testPassword, from('198.51.100.1'))).status).toBe(429);
    });

    it('allows ten wrong passwords, then gives no advantage over other devices', async () => {
      const attacker = site.visit();
      await attacker.login(email, testPassword, from('203.0.113.1'));
      await attack();
      const statuses: number[] = [];
      for (let n = 0; n < 14; n += 1)
        statuses.push((await attacker.login(email, 'a wrong guess', from('198.51.100.1'))).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429]);
      advance(2 * minute);
      expect((await attacker.login(email, 'a wrong guess', from('198.51.100.1'))).status).toBe(401);
    });

    it('expires after half a year, and is limited to the latest ten devices', async () => {
      const clients = Array.from({ length: 11 }, () => site.visit());
      for (const client of clients) {
        advance(second);
        await client.login(email, testPassword);
      }
      const tokens = () =>
        site.db.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId).execute();
      expect(await tokens()).toHaveLength(10);
      advance(181 * 24 * 60 * minute);
      await site.visit().login(email, testPassword);
      expect(await tokens()).toHaveLength(1);
    });

    it('is ignored when it is invented, too long or one of too many', async () => {
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

  it('ignores and removes rows that are in the future or without effect', async () => {
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
    await runTestCleanup(site);
    const keys = (await site.db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key);
    expect(keys).not.toContain('future');
    expect(keys).not.toContain('past');
    expect(await tryOnce('198.51.100.7')).toBe(429);
    advance(8 * 24 * 60 * minute);
    await runTestCleanup(site);
    expect(await site.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('forgets wrong tries after a second factor or a new password', async () => {
    await attack();
    expect(await tryOnce('198.51.100.1', testPassword)).toBe(429);
    await createLimit().clear(userId);
    expect(await tryOnce('198.51.100.1', testPassword)).toBe(200);
  });

  it('stores no address or email in its counters', async () => {
    await tryOnce('198.51.100.7');
    const stored = JSON.stringify(await site.db.selectFrom('rate_limits').selectAll().execute());
    for (const name of [email, email.split('@')[0]!, '198.51.100.7']) expect(stored).not.toContain(name);
  });

  it.each([
    ['an email address without an account', 'nobody@example.org', testPassword],
    ['an empty form', '', ''],
    ['an email address of NULs', '\u0000', 'x'],
    ['an email address with a NUL in it', 'no\u0000body@example.org', 'x'],
    ['a very long email address', `${'x'.repeat(3_000)}@example.org`, 'x'],
    ['a very long password', 'nobody@example.org', 'x'.repeat(3_000)],
  ])('responds to %s as to a wrong password', async (_, account, password) => {
    const wrong = await site.visit().login(email, 'a wrong guess');
    const { status, json } = await site.visit().login(account, password);
    expect([status, json]).toEqual([401, wrong.json]);
    expect(json).toEqual({ message: 'The email or password is incorrect.', code: 'login_failed' });
  });

  it('refuses to sign in a person who has no password, with any password or none', async () => {
    const person = await site.addUser({ password: null });
    for (const password of ['', 'null', 'nobody has this password'])
      expect(await tryOnce('198.51.100.9', password, person.email)).toBe(401);
  });

  it('takes as long for an unknown email address as for a wrong password', async () => {
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
    // Without the check of a stand-in hash, an unknown account is some ten times as fast.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it.each([
    ['a local proxy names the client last', '127.0.0.1', '6.6.6.6, 198.51.100.7', '7.7.7.7, 198.51.100.7'],
    ['the header of an untrusted client is ignored', '198.51.100.7', '6.6.6.6', '7.7.7.7'],
  ])('finds the client address where %s', async (_, remoteAddress, first, second) => {
    const guess = (forwarded: string) =>
      site.visit().login(email, 'a wrong guess', { remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    for (let n = 0; n < 5; n += 1) expect((await guess(first)).status).toBe(401);
    expect((await guess(second)).status).toBe(429);
  });
});
