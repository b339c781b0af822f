import { Hono } from 'hono';
import { requestSource } from '../http/request-source.ts';
import { setSessionCookie, type Identified } from '../http/identify.ts';
import { antiForgeryToken } from '../services/sessions.ts';
import type { Services } from '../services/services.ts';
import { limitBody, maxFormBytes, readForm } from './read-form.ts';
import { toWireUser } from './wire-user.ts';

/** Signing in, by a password or with a one-time link to set one (specification 7; ruling 5). */
export function signInRoutes({ sessions, users }: Services, publicUrl: string | undefined): Hono<Identified> {
  return new Hono<Identified>()
    .post('/login', limitBody(maxFormBytes), async (c) => {
      const { texts } = await readForm(c);
      const signedIn = await sessions.login(texts['email'] ?? '', texts['password'] ?? '', requestSource(c));
      // The browser forgets the cookie it came with; its session should not outlive it.
      await sessions.logout(c.get('sessionToken'));
      setSessionCookie(c, signedIn.sessionToken, signedIn.expiresAt, publicUrl);
      const { found, files } = await users.me({ kind: 'staff', id: signedIn.user.id, role: signedIn.user.role });
      return c.json({ ...toWireUser(found, files), token: antiForgeryToken(signedIn.sessionToken) });
    })
    .post('/set-password', limitBody(maxFormBytes), async (c) => {
      const { texts } = await readForm(c);
      await sessions.setPassword(texts['token'] ?? '', texts['password'] ?? '');
      return c.json({});
    });
}
