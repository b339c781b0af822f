import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type TestApp } from '../setup/app.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const minute = 60_000;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe.each(dialects)('guessing passwords over %s', (dialect) => {
  let site: TestApp;
  let email = '';
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(async () => {
    site.clock.now = start;
    ({ email } = await site.addUser());
    await site.db.deleteFrom('login_marks').execute();
  });
  afterAll(() => site.close());

  const tryOnce = async (address: string, password = 'a wrong guess', account = email) => (await site.visit().login(account, password, from(address))).status;
  const tries = async (count: number, address: (n: number) => string, account: (n: number) => string = () => email) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push(await tryOnce(address(n), 'a wrong guess', account(n)));
    return statuses;
  };

  it('five wrong tries from one place are the last for a quarter of an hour', async () => {
    expect(await tries(5, () => '198.51.100.7')).toEqual([401, 401, 401, 401, 401]);
    site.clock.now = new Date(start.getTime() + 5 * minute);
    const { status, json, headers } = await site.visit().login(email, testPassword, from('198.51.100.7'));
    expect([status, json]).toEqual([429, { message: 'Too many attempts. Please wait a while and try again.', code: 'too_many_requests' }]);
    expect(headers.get('retry-after')).toBe('600');
    // The account is open elsewhere, and other accounts are open here.
    expect(await tryOnce('198.51.100.8', testPassword)).toBe(200);
    expect(await tryOnce('198.51.100.7', testPassword, (await site.addUser()).email)).toBe(200);
    site.clock.now = new Date(start.getTime() + 15 * minute);
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(200);
  });

  it('tries at the same moment are counted one by one', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => tryOnce('198.51.100.7')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
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

  it('an attack from many places does not lock out the place where the owner signed in before', async () => {
    expect(await tryOnce('203.0.113.1', testPassword)).toBe(200);
    const statuses = await tries(25, (n) => `198.51.100.${n}`);
    expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect(await tryOnce('203.0.113.1', testPassword)).toBe(200);
    expect(await tryOnce('203.0.113.2', testPassword)).toBe(429);
    site.clock.now = new Date(start.getTime() + 16 * minute);
    expect(await tryOnce('203.0.113.2', testPassword)).toBe(200);
  });

  it('one place may not try one password on many accounts', async () => {
    const statuses = await tries(31, () => '198.51.100.7', (n) => `nobody-${n}@example.org`);
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(statuses[30]).toBe(429);
    expect(await tryOnce('198.51.100.7', testPassword)).toBe(429);
  });

  it('what is counted names nobody', async () => {
    await tryOnce('198.51.100.7');
    const stored = JSON.stringify(await site.db.selectFrom('login_marks').selectAll().execute());
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
    expect(json).toEqual({ message: 'The email or the password is not right.', code: 'login_failed' });
  });

  it('somebody without a password cannot sign in, with none or any', async () => {
    const person = await site.addUser({ password: null });
    for (const password of ['', 'null', 'nobody has this password']) expect(await tryOnce('198.51.100.9', password, person.email)).toBe(401);
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
    const guess = (forwarded: string) => site.visit().login(email, 'a wrong guess', { remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    for (let n = 0; n < 5; n += 1) expect((await guess(first)).status).toBe(401);
    expect((await guess(second)).status).toBe(429);
  });
});
