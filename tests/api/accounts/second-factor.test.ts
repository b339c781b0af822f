/** Signing in with a second step: authenticator codes, recovery codes and passkeys, and attempts to bypass them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { perPerson } from '../../../server/services/factors/challenges.ts';
import { createChallengeStore } from '../../../server/store/accounts/challenge-store.ts';
import { dialects, openTestApp, testPassword, type TestApp } from '../../setup/api/app.ts';
import { codeAt } from '../../setup/api/authenticator.ts';
import type { Json } from '../../setup/api/client.ts';
import { beginSignIn, prove, withApp } from '../../setup/api/factors.ts';
import { securityEvents } from '../../setup/api/security-events.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const step = 30_000;

describe.each(dialects)('two-step sign-in over %s', (dialect) => {
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
  /** Moves to the next time step, whose code is unused. */
  const wait = (milliseconds = step) => site.advance(milliseconds);
  const events = (personId: string) => securityEvents(site, personId);

  describe('with an authenticator app', () => {
    it('begins a session with the code, not with the password alone', async () => {
      const { staff, secret } = await withApp(site);
      wait();
      const { client, challengeId, methods } = await beginSignIn(site, staff.email);
      expect(methods).toEqual(['totp', 'recovery']);
      expect(client.cookie()).toBe('');
      expect((await client.get('/api/users/me')).status).toBe(401);
      const answer = await prove(client, { challengeId, code: codeAt(secret, site.clock.now) });
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual((await client.get('/api/users/me')).json);
      expect(answer.json).toMatchObject({ _id: staff.id, token: expect.any(String) });
      expect(await events(staff.id)).toContainEqual(['signed_in', { method: 'totp' }]);
    });

    it('ends a sign-in that waits for the code with the other sessions', async () => {
      const { staff, secret } = await withApp(site);
      wait();
      const waiting = await beginSignIn(site, staff.email);
      const ended = await staff.send('DELETE', '/api/users/sessions');
      expect([ended.status, ended.json]).toEqual([200, { ended: 0 }]);
      const code = codeAt(secret, site.clock.now);
      expect((await prove(waiting.client, { challengeId: waiting.challengeId, code })).status).toBe(410);
      const again = await beginSignIn(site, staff.email);
      expect((await prove(again.client, { challengeId: again.challengeId, code })).status).toBe(200);
    });

    it('responds to a wrong password as for a person without a second step', async () => {
      const { staff } = await withApp(site);
      const plain = await site.addUser();
      const [one, other, none] = await Promise.all(
        [staff.email, plain.email, 'nobody@example.org'].map((email) => site.visit().login(email, 'not the password')),
      );
      expect([one!.status, one!.json]).toEqual([
        401,
        { message: 'The email or password is incorrect.', code: 'login_failed' },
      ]);
      expect([one!.status, one!.json]).toEqual([other!.status, other!.json]);
      expect([one!.status, one!.json]).toEqual([none!.status, none!.json]);
    });

    it('accepts the codes of the previous, current and next step only, with spaces or Arabic digits', async () => {
      const { staff, secret } = await withApp(site);
      wait(10 * step);
      for (const [offset, expected] of [
        [-2, 400],
        [2, 400],
        [-1, 200],
        [0, 200],
        [1, 200],
      ] as const) {
        const { client, challengeId } = await beginSignIn(site, staff.email);
        const code = codeAt(secret, new Date(site.clock.now.getTime() + offset * step));
        const typed =
          offset === 0
            ? ` ${code.slice(0, 3)} ${code.slice(3)} `
            : code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
        expect([offset, (await prove(client, { challengeId, code: typed })).status]).toEqual([offset, expected]);
      }
    });

    it('accepts a code once, even from twenty simultaneous requests', async () => {
      const { staff, secret } = await withApp(site);
      wait();
      const code = codeAt(secret, site.clock.now);
      const begun = [];
      for (let n = 0; n < 10; n += 1) begun.push(await beginSignIn(site, staff.email));
      const responses = await Promise.all(
        begun.flatMap(({ client, challengeId }) => [
          prove(client, { challengeId, code }),
          prove(client, { challengeId, code }),
        ]),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      // The code with which the app was added counts as used too.
      site.clock.now = start;
      await site.db.deleteFrom('rate_limits').execute();
      const { client, challengeId } = await beginSignIn(site, staff.email);
      expect((await prove(client, { challengeId, code: codeAt(secret, start) })).status).toBe(400);
    });

    it('reports a wrong code at its field and allows five tries, even simultaneous ones', async () => {
      const { staff, secret } = await withApp(site);
      wait();
      const { client, challengeId } = await beginSignIn(site, staff.email);
      const wrong = await prove(client, { challengeId, code: '000000' });
      expect(wrong).toMatchObject({
        status: 400,
        json: {
          code: 'invalid_fields',
          fields: { code: 'The code is not correct. Codes change every 30 seconds: try the next one.' },
        },
      });
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => prove(client, { challengeId, code: '000001' })),
      );
      expect(responses.filter(({ status }) => status === 400)).toHaveLength(4);
      expect(
        responses.filter(({ status, json }) => status === 410 && json['code'] === 'second_factor_expired'),
      ).toHaveLength(16);
      // After five tries the right code is refused too: the sign-in begins again with the password.
      expect((await prove(client, { challengeId, code: codeAt(secret, site.clock.now) })).status).toBe(410);
      const again = await beginSignIn(site, staff.email);
      expect(
        (await prove(again.client, { challengeId: again.challengeId, code: codeAt(secret, site.clock.now) })).status,
      ).toBe(200);
      await site.services.securityLog.flush({ all: true });
      const failures = (await events(staff.id)).filter(([event]) => event === 'sign_in_failed');
      // Both have the same time on the test's clock, so their order is undefined.
      expect(failures.toSorted((a, b) => Object.keys(a[1] as Json).length - Object.keys(b[1] as Json).length)).toEqual([
        ['sign_in_failed', { method: 'totp' }],
        ['sign_in_failed', { method: 'totp', more: '4' }],
      ]);
    });

    it.each([
      ['nothing', {}],
      ['an empty code', { code: '' }],
      ['a number', { code: 123456 }],
      ['two proofs with a wrong passkey', { code: '000000', passkey: {} }],
      ['a list', { code: ['000000'] }],
      ['a long code', { code: '0'.repeat(10_000) }],
    ])('refuses %s', async (_, proof) => {
      const { staff } = await withApp(site);
      const { client, challengeId } = await beginSignIn(site, staff.email);
      expect((await prove(client, { challengeId, ...proof })).status).toBe(400);
      expect(client.cookie()).toBe('');
    });

    it('refuses bodies that are too large or broken', async () => {
      const client = site.visit();
      expect(
        (await client.send('POST', '/api/users/login/second-factor', { challengeId: 'x', code: '0'.repeat(20_000) }))
          .status,
      ).toBe(413);
      for (const challengeId of ['', 'x', '../..', "' or 1=1", 'a'.repeat(65), 7, null, {}]) {
        expect([400, 410]).toContain(
          (await client.send('POST', '/api/users/login/second-factor', { challengeId, code: '000000' })).status,
        );
      }
    });
  });

  describe('the challenge', () => {
    it('ends after five minutes', async () => {
      const { staff, secret } = await withApp(site);
      const { client, challengeId } = await beginSignIn(site, staff.email);
      wait(5 * 60_000);
      expect(await prove(client, { challengeId, code: codeAt(secret, site.clock.now) })).toMatchObject({
        status: 410,
        json: { code: 'second_factor_expired' },
      });
    });

    it('works once, and for one person only', async () => {
      const { staff, secret, codes } = await withApp(site);
      const other = await withApp(site);
      wait();
      const { client, challengeId } = await beginSignIn(site, staff.email);
      expect((await prove(client, { challengeId, code: codeAt(other.secret, site.clock.now) })).status).toBe(400);
      expect((await prove(client, { challengeId, recoveryCode: other.codes[0] })).status).toBe(400);
      expect((await prove(client, { challengeId, code: codeAt(secret, site.clock.now) })).status).toBe(200);
      expect((await prove(site.visit(), { challengeId, recoveryCode: codes[1] })).status).toBe(410);
    });

    it('ends when the password is set anew or the person is deleted', async () => {
      const { staff, codes } = await withApp(site);
      const superadmin = await site.signIn('superadmin');
      const { client, challengeId } = await beginSignIn(site, staff.email);
      const link = await superadmin.send('POST', `/api/users/${staff.id}/invite`);
      const token = new URL(String(link.json['url'])).searchParams.get('token');
      expect(
        (await site.visit().send('POST', '/api/users/set-password', { token, password: testPassword })).status,
      ).toBe(200);
      expect((await prove(client, { challengeId, recoveryCode: codes[0] })).status).toBe(410);
      const again = await beginSignIn(site, staff.email);
      await superadmin.send('DELETE', `/api/users/${staff.id}`);
      expect((await prove(again.client, { challengeId: again.challengeId, recoveryCode: codes[0] })).status).toBe(410);
    });

    it('is stored as a hash, and limited in number per person', async () => {
      const { staff } = await withApp(site);
      await beginSignIn(site, staff.email);
      const ofPerson = site.db.selectFrom('factor_challenges').where('user_id', '=', staff.id);
      const { place } = await ofPerson.select('place').executeTakeFirstOrThrow();
      const store = createChallengeStore(site.db);
      for (let n = 0; n < 60; n += 1) {
        const row = { ...(await ofPerson.selectAll().orderBy('created_at').executeTakeFirstOrThrow()), place };
        await store.insert({ ...row, id_hash: `another ${n}` }, perPerson);
      }
      expect(await ofPerson.selectAll().execute()).toHaveLength(perPerson.max);
      const { challengeId } = await beginSignIn(site, staff.email);
      expect(await ofPerson.selectAll().execute()).toHaveLength(perPerson.max);
      expect(JSON.stringify(await site.db.selectFrom('factor_challenges').selectAll().execute())).not.toContain(
        challengeId,
      );
    });
  });

  it('accepts a recovery code once, in any spelling, and returns how many are left', async () => {
    const { staff, codes } = await withApp(site);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const { client, challengeId } = await beginSignIn(site, staff.email);
    expect(await prove(client, { challengeId, recoveryCode: codes[0]!.toUpperCase().replace('-', ' ') })).toMatchObject(
      { status: 200, json: { recoveryCodesLeft: 9 } },
    );
    const again = await beginSignIn(site, staff.email);
    expect(await prove(again.client, { challengeId: again.challengeId, recoveryCode: codes[0] })).toMatchObject({
      status: 400,
      json: { fields: { recoveryCode: 'This recovery code is not correct, or it was used already.' } },
    });
    const race = await Promise.all(Array.from({ length: 5 }, async () => beginSignIn(site, staff.email)));
    const responses = await Promise.all(
      race.map((begun) => prove(begun.client, { challengeId: begun.challengeId, recoveryCode: codes[1] })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await events(staff.id)).toContainEqual(['recovery_code_used', { left: '9' }]);
    // Of several codes for one challenge, the others stay.
    const one = await beginSignIn(site, staff.email);
    const several = await Promise.all(
      codes.slice(2, 6).map((recoveryCode) => prove(one.client, { challengeId: one.challengeId, recoveryCode })),
    );
    expect(several.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    const left = site.db.selectFrom('recovery_codes').select('id').where('user_id', '=', staff.id);
    expect(await left.where('used_at', 'is', null).execute()).toHaveLength(7);
  });
});
