/** Setting up two-step sign-in, requiring it, and regaining access without the devices. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFactorStore } from '../../../server/store/accounts/factor-store.ts';
import { dialects, openTestApp, testPassword, type TestApp } from '../../setup/api/app.ts';
import { codeAt, createDevice } from '../../setup/api/authenticator.ts';
import type { Json } from '../../setup/api/client.ts';
import { addApp, addPasskey, beginSignIn, prove, withApp } from '../../setup/api/factors.ts';
import { securityEvents } from '../../setup/api/security-events.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const path = '/api/users/factors';

describe.each(dialects)('setting up two-step sign-in over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(() => {
    site.clock.now = start;
  });
  afterAll(() => site.close());
  const events = async (personId: string) => (await securityEvents(site, personId)).map(([event]) => event);

  it('starts with no factors and lists those that were added', async () => {
    const staff = await site.signIn('admin');
    expect((await staff.get(path)).json).toEqual({
      passkeys: [],
      authenticator: null,
      recoveryCodes: null,
      required: false,
    });
    const { codes, added } = await addApp(staff, site);
    expect(codes).toHaveLength(10);
    const at = start.toISOString();
    expect(added.json['factors']).toEqual({
      passkeys: [],
      authenticator: { createdAt: at, usedAt: null },
      recoveryCodes: { left: 10, total: 10, createdAt: at },
      required: false,
    });
    // The recovery codes are shown with the first factor only.
    const second = await addPasskey(staff, ' My\nphone ');
    expect(second.added.json).not.toHaveProperty('recoveryCodes');
    expect(second.added.json['factors']).toMatchObject({ passkeys: [{ name: 'My phone', here: true, usedAt: null }] });
    expect(await events(staff.id)).toEqual(
      expect.arrayContaining(['factor_added', 'recovery_codes_made', 'factor_added']),
    );
  });

  it('shows secrets once, and stores them so that the database alone signs in no one', async () => {
    const { staff, secret, codes } = await withApp(site);
    const { added } = await addPasskey(staff);
    const responses = [await staff.get(path), await staff.get('/api/users/me'), added].map(({ text }) => text).join();
    const rows = JSON.stringify(
      await Promise.all(
        (['passkeys', 'authenticator_apps', 'recovery_codes', 'factor_challenges', 'security_log'] as const).map(
          (table) => site.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const secretText of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(responses).not.toContain(secretText);
      expect(rows).not.toContain(secretText);
    }
    // An encrypted secret does not work in the row of another person.
    const other = await withApp(site);
    const { secret: encrypted } = await site.db
      .selectFrom('authenticator_apps')
      .select('secret')
      .where('user_id', '=', staff.id)
      .executeTakeFirstOrThrow();
    await site.db
      .updateTable('authenticator_apps')
      .set({ secret: encrypted })
      .where('user_id', '=', other.staff.id)
      .execute();
    site.advance(60_000);
    const { client, challengeId } = await beginSignIn(site, other.staff.email);
    expect((await prove(client, { challengeId, code: codeAt(secret, site.clock.now) })).status).toBe(400);
  });

  it('adds an authenticator app with a code it shows, only by the same person and in the same session', async () => {
    const staff = await site.signIn('admin');
    const begin = async () =>
      (await staff.send('POST', `${path}/authenticator/options`)).json as {
        challengeId: string;
        secret: string;
        uri: string;
      };
    const { challengeId, secret, uri } = await begin();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(uri)).toContain(staff.email);
    const code = codeAt(secret, start);
    expect(await staff.send('POST', `${path}/authenticator`, { challengeId, code: '000000' })).toMatchObject({
      status: 400,
      json: { fields: { code: expect.stringContaining('not correct') } },
    });
    const attacker = await site.signIn('admin');
    expect((await attacker.send('POST', `${path}/authenticator`, { challengeId, code })).status).toBe(410);
    const otherSession = await site.signIn({ email: staff.email });
    expect((await otherSession.send('POST', `${path}/authenticator`, { challengeId, code })).status).toBe(410);
    expect((await staff.send('POST', `${path}/authenticator`, { challengeId, code })).status).toBe(201);
    expect((await staff.send('POST', `${path}/authenticator`, { challengeId, code })).status).toBe(410);
    // A second app replaces the first once one of its codes is accepted.
    const next = await begin();
    site.advance(60_000);
    const { client, challengeId: signIn } = await beginSignIn(site, staff.email);
    expect((await prove(client, { challengeId: signIn, code: codeAt(secret, site.clock.now) })).status).toBe(200);
    expect(
      (
        await staff.send('POST', `${path}/authenticator`, {
          challengeId: next.challengeId,
          code: codeAt(next.secret, site.clock.now),
        })
      ).status,
    ).toBe(201);
    site.advance(60_000);
    const again = await beginSignIn(site, staff.email);
    expect(
      (await prove(again.client, { challengeId: again.challengeId, code: codeAt(secret, site.clock.now) })).status,
    ).toBe(400);
    expect(
      (await prove(again.client, { challengeId: again.challengeId, code: codeAt(next.secret, site.clock.now) })).status,
    ).toBe(200);
  });

  it('adds a passkey only with a name, a valid response and a device that belongs to no other person', async () => {
    const staff = await site.signIn('admin');
    const begin = async () =>
      (await staff.send('POST', `${path}/passkeys/options`)).json as { challengeId: string; options: Json };
    const device = createDevice();
    const add = async (name: string, deviation = {}, using = device) => {
      const { challengeId, options } = await begin();
      return staff.send('POST', `${path}/passkeys`, { challengeId, name, passkey: using.create(options, deviation) });
    };
    expect((await begin()).options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: staff.email },
      authenticatorSelection: { residentKey: 'required' },
    });
    expect(await add(' ')).toMatchObject({ status: 400, json: { fields: { name: 'Please fill in this field.' } } });
    expect((await add('x'.repeat(61))).status).toBe(400);
    for (const deviation of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { type: 'webauthn.get' },
      { format: 'packed' },
      { format: 'android-safetynet' },
    ]) {
      expect(await add('Key', deviation)).toMatchObject({ status: 400, json: { code: 'passkey_refused' } });
    }
    expect((await add('Key')).status).toBe(201);
    const attacker = await site.signIn('admin');
    const { json } = await attacker.send('POST', `${path}/passkeys/options`);
    expect(
      (
        await attacker.send('POST', `${path}/passkeys`, {
          challengeId: json['challengeId'],
          name: 'Mine',
          passkey: device.create(json['options'] as Json),
        })
      ).status,
    ).toBe(400);
    // The options exclude a second passkey on the same device.
    expect((await begin()).options).toMatchObject({ excludeCredentials: [{ id: device.id }] });
  });

  it('needs a recent sign-in for changes, and accepts a second factor as one', async () => {
    const { staff, codes } = await withApp(site);
    const passkey = await addPasskey(staff);
    site.advance(11 * 60_000);
    const refused = { status: 403, json: { code: 'recent_sign_in_required' } };
    for (const [method, target] of [
      ['POST', '/passkeys/options'],
      ['POST', '/authenticator/options'],
      ['DELETE', '/authenticator'],
      ['POST', '/recovery-codes'],
      ['DELETE', '/passkeys/0123456789abcdef01234567'],
    ] as const) {
      expect(await staff.send(method, path + target)).toMatchObject(refused);
    }
    expect(await staff.send('POST', `${path}/authenticator`, { challengeId: 'x', code: '000000' })).toMatchObject(
      refused,
    );
    const challenge = await staff.send('POST', '/api/users/confirm/second-factor/challenge');
    expect(challenge.json).toEqual({ methods: ['passkey', 'totp', 'recovery'], challengeId: expect.any(String) });
    const challengeId = challenge.json['challengeId'];
    const options = await staff.send('POST', '/api/users/confirm/second-factor/options', { challengeId });
    // Neither another person's session nor another session of the same person can answer the challenge.
    const attacker = await site.signIn('admin');
    expect(
      (await attacker.send('POST', '/api/users/confirm/second-factor', { challengeId, recoveryCode: codes[0] })).status,
    ).toBe(410);
    expect((await prove(site.visit(), { challengeId, recoveryCode: codes[0] })).status).toBe(410);
    const before = staff.cookie();
    const confirmed = await staff.send('POST', '/api/users/confirm/second-factor', {
      challengeId,
      passkey: passkey.device.get(options.json),
    });
    expect(confirmed).toMatchObject({ status: 200, json: { _id: staff.id } });
    staff.token = String(confirmed.json['token']);
    expect(staff.cookie()).not.toBe(before);
    expect((await site.visit().get('/api/users/me', { headers: { cookie: before } })).status).toBe(401);
    expect((await staff.send('POST', `${path}/recovery-codes`)).status).toBe(201);
    expect(await events(staff.id)).toContain('identity_confirmed');
  });

  it('refuses writes without the anti-forgery token', async () => {
    const { staff } = await withApp(site);
    for (const [method, target] of [
      ['DELETE', `${path}/authenticator`],
      ['POST', `${path}/recovery-codes`],
      ['POST', `${path}/passkeys/options`],
      ['POST', '/api/users/confirm/second-factor/challenge'],
    ] as const) {
      expect(await staff.send(method, target, undefined, { headers: { 'x-csrf-token': 'x' } })).toMatchObject({
        status: 403,
        json: { code: 'anti_forgery' },
      });
    }
  });

  it('turns off with the last factor, recovery codes included, and replaces old recovery codes by new ones', async () => {
    const { staff, codes } = await withApp(site);
    const { added } = await addPasskey(staff);
    const renewed = await staff.send('POST', `${path}/recovery-codes`);
    const fresh = renewed.json['recoveryCodes'] as string[];
    expect(fresh).toHaveLength(10);
    const challenge = await beginSignIn(site, staff.email);
    expect((await prove(challenge.client, { challengeId: challenge.challengeId, recoveryCode: codes[0] })).status).toBe(
      400,
    );
    expect((await prove(challenge.client, { challengeId: challenge.challengeId, recoveryCode: fresh[0] })).status).toBe(
      200,
    );
    const [passkey] = (added.json['factors'] as { passkeys: { _id: string }[] }).passkeys;
    const attacker = await site.signIn('superadmin');
    expect((await attacker.send('DELETE', `${path}/passkeys/${passkey!._id}`)).status).toBe(404);
    expect((await staff.send('DELETE', `${path}/passkeys/${passkey!._id}`)).json['factors']).toMatchObject({
      passkeys: [],
      recoveryCodes: { left: 9 },
    });
    expect((await staff.send('DELETE', `${path}/authenticator`)).json['factors']).toEqual({
      passkeys: [],
      authenticator: null,
      recoveryCodes: null,
      required: false,
    });
    expect((await site.visit().login(staff.email, testPassword)).status).toBe(200);
    expect((await events(staff.id)).filter((event) => event === 'factor_removed')).toHaveLength(2);
  });

  it('is deleted with a person who is deleted permanently, and returns with one who is restored', async () => {
    const superadmin = await site.signIn('superadmin');
    const { staff } = await withApp(site);
    await superadmin.send('DELETE', `/api/users/${staff.id}`);
    await runTestCleanup(site);
    await superadmin.send('POST', `/api/users/${staff.id}/restore`);
    expect((await beginSignIn(site, staff.email)).methods).toContain('totp');
    await superadmin.send('DELETE', `/api/users/${staff.id}`);
    site.advance(31 * 24 * 3_600_000);
    await runTestCleanup(site);
    expect(await createFactorStore(site.db).hasFactor(staff.id)).toBe(false);
    expect(await createFactorStore(site.db).listRecoveryCodes(staff.id)).toEqual([]);
  });
});
