/** Superadmins and the second factors of others: requiring them of all superadmins, and resetting a colleague’s. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, testPassword, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { codeAt } from '../../setup/api/authenticator.ts';
import { addApp, addPasskey, beginSignIn, prove, withApp } from '../../setup/api/factors.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const path = '/api/users/factors';
const settings = '/api/security-settings';

describe.each(dialects)('two-step sign-in of superadmins over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  beforeEach(() => {
    site.clock.now = start;
  });
  afterAll(() => site.close());

  describe('when superadmins are required to use it', () => {
    let superadmin: StaffClient;
    const require = (value: boolean) => superadmin.send('PUT', settings, { requireSecondFactor: value });
    beforeAll(async () => {
      site.clock.now = start;
      superadmin = await site.signIn('superadmin');
    });

    it('can only be required by a superadmin who uses it, and then limits the others to its setup', async () => {
      expect(await require(true)).toMatchObject({ status: 409, json: { code: 'second_factor_missing' } });
      const { secret } = await addApp(superadmin, site);
      const colleague = await site.signIn('superadmin');
      const admin = await site.signIn('admin');
      expect((await require(true)).status).toBe(200);
      const refused = {
        status: 403,
        json: {
          message: 'Superadmins of this site use two-step sign-in. Please set it up first.',
          code: 'second_factor_setup_required',
        },
      };
      for (const [method, target] of [
        ['GET', '/api/users'],
        ['GET', '/api/messages'],
        ['POST', '/api/news'],
        ['GET', '/api/news?all=1'],
        ['PUT', settings],
        ['GET', '/api/overview'],
        ['DELETE', `/api/users/${admin.id}`],
        ['GET', `/api/users/${admin.id}/factors`],
        ['GET', '/api/users//factors'],
        ['POST', `/api/users/${admin.id}/invite`],
        ['GET', '/api/nothing'],
      ] as const) {
        expect([target, await colleague.send(method, target)]).toMatchObject([target, refused]);
      }
      for (const target of ['/api/users/me', '/api/users/sessions', path])
        expect((await colleague.get(target)).status).toBe(200);
      expect((await colleague.get(path)).json).toMatchObject({ required: true });
      expect((await admin.get('/api/news?all=1')).status).toBe(200);
      expect((await admin.get(path)).json).toMatchObject({ required: false });
      // This applies to a new sign-in too, and ends with the first factor.
      const again = await site.signIn({ email: colleague.email });
      expect((await again.get('/api/users')).status).toBe(403);
      await addApp(again, site);
      expect((await again.get('/api/users')).status).toBe(200);
      // A session that began with the password alone has to sign in again.
      expect((await colleague.get('/api/users')).status).toBe(401);
      site.advance(60_000);
      const challenge = await beginSignIn(site, superadmin.email);
      expect(
        (await prove(challenge.client, { challengeId: challenge.challengeId, code: codeAt(secret, site.clock.now) }))
          .status,
      ).toBe(200);
    });

    it('refuses to remove the last factor, even when two are removed at the same moment', async () => {
      expect(await superadmin.send('DELETE', `${path}/authenticator`)).toMatchObject({
        status: 409,
        json: { code: 'last_factor' },
      });
      const { added } = await addPasskey(superadmin);
      const [passkey] = (added.json['factors'] as { passkeys: { _id: string }[] }).passkeys;
      const both = await Promise.all([
        superadmin.send('DELETE', `${path}/authenticator`),
        superadmin.send('DELETE', `${path}/passkeys/${passkey!._id}`),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await superadmin.get('/api/users')).status).toBe(200);
      expect((await require(false)).status).toBe(200);
    });
  });

  it('lets a superadmin reset a colleague: removes all factors, ends the sessions and logs it', async () => {
    const superadmin = await site.signIn('superadmin');
    const { staff, codes } = await withApp(site);
    await addPasskey(staff);
    const target = `/api/users/${staff.id}/factors`;
    const seen = await superadmin.get(target);
    expect(seen.json).toMatchObject({ passkeys: [{ name: 'A key' }], recoveryCodes: { left: 10 } });
    const open = await beginSignIn(site, staff.email);
    expect((await superadmin.send('DELETE', `/api/users/${superadmin.id}/factors`)).status).toBe(403);
    expect((await superadmin.send('DELETE', target)).json).toEqual({
      passkeys: [],
      authenticator: null,
      recoveryCodes: null,
      required: false,
    });
    expect((await staff.get('/api/users/me')).status).toBe(401);
    expect((await prove(open.client, { challengeId: open.challengeId, recoveryCode: codes[0] })).status).toBe(410);
    expect((await site.visit().login(staff.email, testPassword)).status).toBe(200);
    const logged = await site.db
      .selectFrom('security_log')
      .selectAll()
      .where('person_id', '=', superadmin.id)
      .where('event', '=', 'factor_removed')
      .execute();
    expect(logged).toMatchObject([{ subject: 'Staff', details: '{"method":"all"}' }]);
    site.advance(11 * 60_000);
    expect(await superadmin.send('DELETE', target)).toMatchObject({
      status: 403,
      json: { code: 'recent_sign_in_required' },
    });
  });
});
