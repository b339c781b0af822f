import type { Context } from 'hono';
import { setDeviceCookie } from '../../http/device-cookie.ts';
import { setSessionCookie, type Identified } from '../../http/identify.ts';
import type { Services } from '../../services/services.ts';
import { createAntiForgeryToken, type SignedIn } from '../../services/accounts/sessions.ts';
import { toWireUser } from './wire-user.ts';

/**
 * Sets the cookie of a new session and responds with the user record and the anti-forgery token, extended by `more`.
 */
export async function respondSignedIn(
  c: Context<Identified>,
  { sessions, users }: Services,
  publicUrl: string | undefined,
  signedIn: SignedIn,
  more: object = {},
): Promise<Response> {
  // The browser drops the cookie of the request, so its session must end. After a renewal that token is already
  // invalid.
  await sessions.logout(c.get('sessionToken'));
  setSessionCookie(c, signedIn.sessionToken, signedIn.expiresAt, publicUrl);
  if (signedIn.device) setDeviceCookie(c, signedIn.user.id, signedIn.device, publicUrl);
  const { id, role, rights } = signedIn.user;
  const { found, files } = await users.me({ kind: 'staff', id, role, rights });
  return c.json({ ...toWireUser(found, files), token: createAntiForgeryToken(signedIn.sessionToken), ...more });
}
