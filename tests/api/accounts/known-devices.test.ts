/** The cookie by which a device is known to an account, so that an attack does not refuse its owner. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type TestApp } from '../../setup/api/app.ts';
import { attackAccount, beginAfresh, from } from '../../setup/api/login-attack.ts';

const [second, minute] = [1_000, 60_000];

describe.each(dialects)('the cookie of a known device over %s', (dialect) => {
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
    await attackAccount(site, userId);
    expect((await phone.login(email, testPassword, from('198.51.100.1'))).status).toBe(429);
  });

  it('allows ten wrong passwords, then gives no advantage over other devices', async () => {
    const attacker = site.visit();
    await attacker.login(email, testPassword, from('203.0.113.1'));
    await attackAccount(site, userId);
    const statuses: number[] = [];
    for (let n = 0; n < 14; n += 1)
      statuses.push((await attacker.login(email, 'a wrong guess', from('198.51.100.1'))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429]);
    site.advance(2 * minute);
    expect((await attacker.login(email, 'a wrong guess', from('198.51.100.1'))).status).toBe(401);
  });

  it('expires after half a year, and is limited to the latest ten devices', async () => {
    const clients = Array.from({ length: 11 }, () => site.visit());
    for (const client of clients) {
      site.advance(second);
      await client.login(email, testPassword);
    }
    const tokens = () =>
      site.db.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId).execute();
    expect(await tokens()).toHaveLength(10);
    site.advance(181 * 24 * 60 * minute);
    await site.visit().login(email, testPassword);
    expect(await tokens()).toHaveLength(1);
  });

  it('is ignored when it is invented, too long or one of too many', async () => {
    await attackAccount(site, userId);
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
