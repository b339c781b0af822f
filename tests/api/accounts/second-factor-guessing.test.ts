/** Attacks on the second step by a client that has the password, and what the owner sees of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type TestApp } from '../../setup/api/app.ts';
import { codeAt } from '../../setup/api/authenticator.ts';
import type { Json } from '../../setup/api/client.ts';
import { addPasskey, beginSignIn, prove, withApp } from '../../setup/api/factors.ts';

describe.each(dialects)('guessing the second step over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(async () => {
    site.clock.now = new Date('2026-11-20T08:00:00.000Z');
    await site.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => site.close());
  const wait = (milliseconds = 30_000) => site.advance(milliseconds);
  const eventsOf = async (userId: string) =>
    (await site.db.selectFrom('security_log').select('event').where('person_id', '=', userId).execute()).map(
      ({ event }) => event,
    );

  it('limits wrong codes after the right password, while recovery codes and passkeys still work', async () => {
    const { staff, secret, codes } = await withApp(site);
    const { device } = await addPasskey(staff);
    wait();
    const outcomes: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { client, challengeId } = await beginSignIn(site, staff.email);
      outcomes.push(
        ...(await Promise.all(
          ['111111', '222222', '333333', '444444'].map(
            async (code) => (await prove(client, { challengeId, code })).status,
          ),
        )),
      );
    }
    expect(outcomes.filter((status) => status === 400)).toHaveLength(20);
    expect(outcomes.filter((status) => status === 429)).toHaveLength(12);
    const { client, challengeId } = await beginSignIn(site, staff.email);
    const limited = await prove(client, { challengeId, code: codeAt(secret, site.clock.now) });
    expect([limited.status, Number(limited.headers.get('retry-after')) <= 1800]).toEqual([429, true]);
    // The owner is notified once, and can still use the app on a known device.
    const notices = await site.db
      .selectFrom('notices')
      .select('event')
      .where('user_id', '=', staff.id)
      .where('event', '=', 'codes_guessed')
      .execute();
    expect(notices).toHaveLength(1);
    const known = await staff.login(staff.email, testPassword);
    expect(
      (await prove(staff, { challengeId: known.json['challengeId'], code: codeAt(secret, site.clock.now) })).status,
    ).toBe(200);
    wait();
    expect((await prove(client, { challengeId, recoveryCode: codes[0] })).status).toBe(200);
    const other = await beginSignIn(site, staff.email);
    const options = await other.client.send('POST', '/api/users/login/second-factor/options', {
      challengeId: other.challengeId,
    });
    expect(
      (await prove(other.client, { challengeId: other.challengeId, passkey: device.get(options.json) })).status,
    ).toBe(200);
    wait(30 * 60_000);
    const later = await beginSignIn(site, staff.email);
    expect(
      (await prove(later.client, { challengeId: later.challengeId, code: codeAt(secret, site.clock.now) })).status,
    ).toBe(200);
  });

  it('keeps the challenges of the owner while an attacker begins many sign-ins, and logs those', async () => {
    const { staff, secret, codes } = await withApp(site);
    wait();
    const owner = await staff.login(staff.email, testPassword, { remoteAddress: '203.0.113.5' });
    const elsewhere = site.visit();
    const unknown = await elsewhere.login(staff.email, testPassword, { remoteAddress: '203.0.113.80' });
    for (let n = 0; n < 20; n += 1)
      expect((await site.visit().login(staff.email, testPassword, { remoteAddress: '198.51.100.9' })).status).toBe(401);
    expect(
      (await prove(staff, { challengeId: owner.json['challengeId'], code: codeAt(secret, site.clock.now) })).status,
    ).toBe(200);
    expect((await prove(elsewhere, { challengeId: unknown.json['challengeId'], recoveryCode: codes[0] })).status).toBe(
      200,
    );
    await site.services.securityLog.flush({ all: true });
    expect((await eventsOf(staff.id)).filter((event) => event === 'second_factor_asked')).toHaveLength(3);
  });

  it('notifies all sessions of a person of codes guessed in one of them', async () => {
    const { staff } = await withApp(site);
    const challenge = async () =>
      String((await staff.send('POST', '/api/users/confirm/second-factor/challenge')).json['challengeId']);
    const outcomes: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const challengeId = await challenge();
      for (const code of ['111111', '222222', '333333', '444444'])
        outcomes.push((await staff.send('POST', '/api/users/confirm/second-factor', { challengeId, code })).status);
    }
    expect(outcomes.slice(-4)).toEqual([429, 429, 429, 429]);
    expect(((await staff.get('/api/users/notices')).json['notices'] as Json[]).map(({ event }) => event)).toContain(
      'codes_guessed',
    );
  });
});
