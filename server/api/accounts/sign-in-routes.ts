import { Hono } from 'hono';
import { readDeviceTokens, setDeviceCookie } from '../../http/device-cookie.ts';
import { getRequestSource } from '../../http/request-source.ts';
import { clearSessionCookie, requireAntiForgeryToken, type Identified } from '../../http/identify.ts';
import type { Services } from '../../services/services.ts';
import { respondSignedIn } from './respond-signed-in.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';

/**
 * Routes for signing in and out, and setting a password with a one-time link (specification 7; ruling 5). Visitors may
 * call these.
 */
export function signInRoutes(services: Services, publicUrl: string | undefined): Hono<Identified> {
  const { sessions } = services;
  return new Hono<Identified>()
    .post('/login', async (c) => {
      const { texts } = await readForm(c, bodyLimits.credentials);
      const signedIn = await sessions.login(
        texts['email'] ?? '',
        texts['password'] ?? '',
        getRequestSource(c),
        readDeviceTokens(c),
      );
      return respondSignedIn(c, services, publicUrl, signedIn);
    })
    .post('/logout', requireAntiForgeryToken, async (c) => {
      await sessions.logout(c.get('sessionToken'), getRequestSource(c));
      clearSessionCookie(c, publicUrl);
      return c.json({});
    })
    .post('/set-password', async (c) => {
      const { texts } = await readForm(c, bodyLimits.credentials);
      const { userId, device } = await sessions.setPassword(
        texts['token'] ?? '',
        texts['password'] ?? '',
        getRequestSource(c),
      );
      setDeviceCookie(c, userId, device, publicUrl);
      return c.json({});
    });
}
