import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type TestApp } from '../../setup/api/app.ts';
import { attackAccount, beginAfresh, from, openLoginLimit } from '../../setup/api/login-attack.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';

const [second, minute] = [1_000, 60_000];

describe.each(dialects)('guessing passwords over %s', (dialect) => {
  let site: TestApp;
  let email = '';
  let userId = '';
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(async () => {
    ({ email, id: userId } = await beginAfresh(site));
  });
  afterAll(() => site.close());

  const tryOnce = async (address: string, password = 'a wrong guess', account = email) =>
    (await site.visit().login(account, password, from(address))).status;
  const tries = async (count: number, address: (n: number) => string, account: (n: number) => string = () => email) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push(await tryOnce(address(n), 'a wrong guess', account(n)));
    return statuses;
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
      site.advance(30 * second);
      expect(await tryOnce('198.51.100.7')).toBe(401);
      expect(await tryOnce('198.51.100.7')).toBe(429);
    }
    site.advance(30 * second);
    const slower = await site.visit().login(email, testPassword, from('198.51.100.7'));
    expect(slower.status).toBe(429);
    expect(Number(slower.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(Number(slower.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    site.advance(5 * minute);
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(200);
  });

  it('counts simultaneous tries one by one', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => tryOnce('198.51.100.7')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it.each([
    ['one address', () => '198.51.100.7', 30, 10, '203.0.113.1'],
    [
      'one address, written in two ways',
      (n: number) => (n % 2 ? '198.51.100.7' : '::ffff:c633:6407'),
      30,
      10,
      '203.0.113.1',
    ],
    ['one IPv6 /64', (n: number) => `2001:db8:1:2:${n.toString(16)}::1`, 30, 10, '203.0.113.1'],
    ['one IPv6 /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`, 100, 3, '2001:db8:2::1'],
  ])(
    'checks some of 400 simultaneous tries on as many accounts from %s',
    async (_, address, checked, seconds, elsewhere) => {
      const statuses = await Promise.all(
        Array.from({ length: 400 }, (_none, n) => tryOnce(address(n), 'a wrong guess', `nobody-${n}@example.org`)),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(checked);
      expect(statuses.filter((status) => status === 429)).toHaveLength(400 - checked);
      expect(await tryOnce(address(1_001), testPassword)).toBe(429);
      expect(await tryOnce(elsewhere, testPassword)).toBe(200);
      site.advance(seconds * second);
      expect(await tryOnce(address(1_001), testPassword)).toBe(200);
    },
  );

  it('checks the password of one ISP soon, while others send more than can wait', async () => {
    let checked = 0;
    const flood = Array.from({ length: 180 }, async (_, n) => {
      const status = await tryOnce(`2001:db8:${n % 2}:${n.toString(16)}::1`, 'a wrong guess', `no-${n}@example.org`);
      if (status === 401) checked += 1;
    });
    const status = await tryOnce('203.0.113.7', testPassword);
    const checkedBefore = checked;
    await Promise.all(flood);
    expect(status).toBe(200);
    expect(checkedBefore).toBeLessThan(20);
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
      // 20 as any IP, and one as an ISP that is new to the account.
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
      await attackAccount(site, userId);
      expect(await tryOnce('198.51.100.200', testPassword)).toBe(429);
    });

    it('does not refuse the owner on a known device, at whatever ISP', async () => {
      const phone = site.visit();
      await phone.login(email, testPassword, from('203.0.113.1'));
      await attackAccount(site, userId);
      // At the ISP of the attackers, even at the address of one of them, and after wrong tries.
      for (let n = 0; n < 5; n += 1)
        expect((await phone.login(email, 'mistyped', from('198.51.100.1'))).status).toBe(401);
      expect((await phone.login(email, testPassword, from('198.51.100.1'))).status).toBe(200);
      expect((await phone.login(email, testPassword, from('198.51.100.2'))).status).toBe(200);
    });

    it('does not refuse the owner on a new device at an ISP from which they signed in before, or that is new to the account', async () => {
      const other = await site.addUser();
      await site.visit().login(email, testPassword, from('198.51.7.7'));
      await attackAccount(site, userId);
      await attackAccount(site, other.id);
      expect(await tryOnce('198.51.100.200', testPassword)).toBe(200);
      expect(await tryOnce('198.51.100.200', testPassword, other.email)).toBe(429);
      expect(await tryOnce('203.0.113.200', testPassword, other.email)).toBe(200);
    });

    it('lets the owner sign in after the wait that the response states', async () => {
      await attackAccount(site, userId);
      const { headers } = await site.visit().login(email, testPassword, from('198.51.100.201'));
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      site.advance(wait * second);
      expect(await tryOnce('198.51.100.201', testPassword)).toBe(200);
    });

    it('does not refuse the device that set the password by a link', async () => {
      const { id } = await site.addUser({ role: 'superadmin' });
      const { token } = await site.services.sessions.createPasswordLink(
        { kind: 'staff', id, role: 'superadmin', rights: {} },
        userId,
      );
      await attackAccount(site, userId);
      const browser = site.visit();
      const password = 'another lamp in the window';
      expect(
        (await browser.send('POST', '/api/users/set-password', { token, password }, from('198.51.100.3'))).status,
      ).toBe(200);
      await attackAccount(site, userId);
      expect((await browser.login(email, password, from('198.51.100.3'))).status).toBe(200);
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
    site.advance(8 * 24 * 60 * minute);
    await runTestCleanup(site);
    expect(await site.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('forgets wrong tries after a second factor or a new password', async () => {
    await attackAccount(site, userId);
    expect(await tryOnce('198.51.100.1', testPassword)).toBe(429);
    await (await openLoginLimit(site)).clear(userId);
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
