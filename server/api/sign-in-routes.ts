import { Hono } from 'hono';
import { deviceTokensOf, setDeviceCookie } from '../http/device-cookie.ts';
import { requestSource } from '../http/request-source.ts';
import { clearSessionCookie, requireAntiForgeryToken, setSessionCookie, type Identified } from '../http/identify.ts';
import { antiForgeryToken } from '../services/sessions.ts';
import type { Services } from '../services/services.ts';
import { bodyLimits, readForm } from './read-form.ts';
import { toWireUser } from './wire-user.ts';

/** Signing in and out, and setting a password with a one-time link (specification 7; ruling 5). Visitors may call these. */
export function signInRoutes({ sessions, users }: Services, publicUrl: string | undefined): Hono<Identified> {
  return new Hono<Identified>()
    .post('/login', async (c) => {
      const { texts } = await readForm(c, bodyLimits.credentials);
      const signedIn = await sessions.login(texts['email'] ?? '', texts['password'] ?? '', requestSource(c), deviceTokensOf(c));
      // The browser forgets the cookie it came with; its session should not outlive it.
      await sessions.logout(c.get('sessionToken'));
      setSessionCookie(c, signedIn.sessionToken, signedIn.expiresAt, publicUrl);
      setDeviceCookie(c, signedIn.user.id, signedIn.device, publicUrl);
      const { found, files } = await users.me({ kind: 'staff', id: signedIn.user.id, role: signedIn.user.role });
      return c.json({ ...toWireUser(found, files), token: antiForgeryToken(signedIn.sessionToken) });
    })
    .post('/logout', requireAntiForgeryToken, async (c) => {
      await sessions.logout(c.get('sessionToken'));
      clearSessionCookie(c, publicUrl);
      return c.json({});
    })
    .post('/set-password', async (c) => {
      const { texts } = await readForm(c, bodyLimits.credentials);
      const { userId, device } = await sessions.setPassword(texts['token'] ?? '', texts['password'] ?? '', requestSource(c));
      setDeviceCookie(c, userId, device, publicUrl);
      return c.json({});
    });
}
