/** Signing in with a passkey, as the second step or alone, and attempts to bypass it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type TestApp } from '../../setup/api/app.ts';
import { createDevice } from '../../setup/api/authenticator.ts';
import type { Json } from '../../setup/api/client.ts';
import { addPasskey, beginSignIn, prove } from '../../setup/api/factors.ts';
import { securityEvents } from '../../setup/api/security-events.ts';

const start = new Date('2026-11-20T08:00:00.000Z');

describe.each(dialects)('sign-in with a passkey over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(async () => {
    site.clock.now = start;
    // Those rows have times later than the clock that was set back.
    await site.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => site.close());
  const events = (personId: string) => securityEvents(site, personId);

  const begin = async (email: string) => {
    const begun = await beginSignIn(site, email);
    const options = (
      await begun.client.send('POST', '/api/users/login/second-factor/options', { challengeId: begun.challengeId })
    ).json;
    return { ...begun, options };
  };

  it("completes the sign-in only with a response of the person's device to this challenge", async () => {
    const staff = await site.signIn('admin');
    const { device } = await addPasskey(staff);
    const stranger = await addPasskey(await site.signIn('admin'));
    const { client, challengeId, methods, options } = await begin(staff.email);
    expect(methods).toEqual(['passkey', 'recovery']);
    expect(options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'preferred',
      allowCredentials: [{ id: device.id, type: 'public-key' }],
    });
    for (const passkey of [
      stranger.device.get(options),
      device.get(options, { origin: 'https://evil.example' }),
      device.get(options, { rpId: 'evil.example' }),
      device.get(options, { type: 'webauthn.create' }),
    ]) {
      expect(await prove(client, { challengeId, passkey })).toMatchObject({
        status: 400,
        json: { code: 'passkey_refused' },
      });
    }
    const answer = device.get(options);
    expect((await prove(client, { challengeId, passkey: answer })).status).toBe(200);
    // The same response again, to its own challenge and to another.
    expect((await prove(site.visit(), { challengeId, passkey: answer })).status).toBe(410);
    const next = await begin(staff.email);
    expect((await prove(next.client, { challengeId: next.challengeId, passkey: answer })).status).toBe(400);
  });

  it('detects a copied device by its counter, and accepts devices that do not count', async () => {
    const staff = await site.signIn('admin');
    const { device } = await addPasskey(staff);
    const phone = (await addPasskey(staff, 'Phone', createDevice({ counts: false }))).device;
    for (const [used, counter, expected] of [
      [device, 4_000_000_000, 200],
      [device, 4_000_000_000, 400],
      [device, 7, 400],
      [device, 0, 400],
      [phone, 0, 200],
      [phone, 0, 200],
    ] as const) {
      const { client, challengeId, options } = await begin(staff.email);
      expect([counter, (await prove(client, { challengeId, passkey: used.get(options, { counter }) })).status]).toEqual(
        [counter, expected],
      );
    }
  });

  it('signs in without a password if the device verified the person', async () => {
    const { id, email } = await site.addUser({ name: 'Khadra' });
    const staff = await site.signIn({ email });
    const { device } = await addPasskey(staff);
    const attempt = async (deviation: Parameters<typeof device.get>[1] = {}, using = device) => {
      const client = site.visit();
      const { json } = await client.send('POST', '/api/users/login/passkey/options');
      const answer = await client.send('POST', '/api/users/login/passkey/verify', {
        challengeId: json['challengeId'],
        passkey: using.get(json['options'] as Json, deviation),
      });
      return { client, answer, options: json['options'] as Json };
    };
    const { client, answer, options } = await attempt();
    expect(options).not.toHaveProperty('allowCredentials', expect.arrayContaining([expect.anything()]));
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    expect(answer).toMatchObject({ status: 200, json: { _id: id, name: 'Khadra', token: expect.any(String) } });
    expect((await client.get('/api/users/me')).status).toBe(200);
    expect(await events(id)).toContainEqual(['signed_in', { method: 'passkey' }]);
    const refused = {
      status: 401,
      json: {
        message: 'The passkey was not accepted. Please try again, or choose another way.',
        code: 'login_failed',
      },
    };
    expect((await attempt({ verified: false })).answer).toMatchObject(refused);
    expect(
      (await attempt({ userHandle: Buffer.from('f'.repeat(24), 'hex').toString('base64url') })).answer,
    ).toMatchObject(refused);
    expect((await attempt({ origin: 'http://localhost.evil.example' })).answer).toMatchObject(refused);
    // An unknown key and the key of a deleted person get the same response.
    expect((await attempt({}, createDevice())).answer).toMatchObject(refused);
    const superadmin = await site.signIn('superadmin');
    await superadmin.send('DELETE', `/api/users/${id}`);
    expect((await attempt()).answer).toMatchObject(refused);
    expect((await attempt()).answer.json).toEqual(refused.json);
  });

  it('refuses a challenge that was made for another purpose', async () => {
    const staff = await site.signIn('admin');
    const { device } = await addPasskey(staff);
    const client = site.visit();
    const alone = (await client.send('POST', '/api/users/login/passkey/options')).json;
    expect(
      (await prove(client, { challengeId: alone['challengeId'], passkey: device.get(alone['options'] as Json) }))
        .status,
    ).toBe(410);
    const second = await begin(staff.email);
    const answer = await client.send('POST', '/api/users/login/passkey/verify', {
      challengeId: second.challengeId,
      passkey: device.get(second.options),
    });
    expect(answer.status).toBe(410);
    const adding = (await staff.send('POST', '/api/users/factors/passkeys/options')).json;
    expect(
      (
        await prove(client, {
          challengeId: adding['challengeId'],
          passkey: device.get({ ...(adding['options'] as Json), rpId: 'localhost' }),
        })
      ).status,
    ).toBe(410);
  });

  it('keeps a challenge while another address requests very many', async () => {
    const staff = await site.signIn('admin');
    const { device } = await addPasskey(staff);
    const client = site.visit();
    const mine = (
      await client.send('POST', '/api/users/login/passkey/options', undefined, { remoteAddress: '203.0.113.7' })
    ).json;
    for (let n = 0; n < 80; n += 1)
      await client.send('POST', '/api/users/login/passkey/options', undefined, {
        remoteAddress: `2001:db8:0:1::${n}`,
      });
    const { total } = await site.db
      .selectFrom('factor_challenges')
      .select((eb) => eb.fn.countAll<string | number>().as('total'))
      .where('user_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBeLessThan(60);
    expect(
      (
        await client.send('POST', '/api/users/login/passkey/verify', {
          challengeId: mine['challengeId'],
          passkey: device.get(mine['options'] as Json),
        })
      ).status,
    ).toBe(200);
  });

  it('is offered for host names over https, and for localhost', async () => {
    const client = site.visit();
    const ask = (host: string) => client.send('POST', `http://${host}/api/users/login/passkey/options`);
    expect((await ask('127.0.0.1:3000')).status).toBe(409);
    expect((await ask('[::1]:3000')).status).toBe(409);
    expect((await ask('nuur.example')).json).toMatchObject({ options: { rpId: 'nuur.example' } });
    const behind = await openTestApp(dialect, { environment: { PUBLIC_URL: 'http://nuur.example' } });
    expect((await behind.visit().send('POST', '/api/users/login/passkey/options')).status).toBe(409);
    await behind.close();
    const secure = await openTestApp(dialect, { environment: { PUBLIC_URL: 'https://nuur.example' } });
    expect((await secure.visit().send('POST', '/api/users/login/passkey/options')).json).toMatchObject({
      options: { rpId: 'nuur.example' },
    });
    await secure.close();
  });
});
