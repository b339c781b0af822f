import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { DeviceToken } from '../services/accounts/known-devices.ts';
import { isSecure } from './identify.ts';

/** Identifies a device at its next sign-in. One cookie for each person, since several may share a browser. */
const cookiePrefix = 'minbar_device_';
/** Only requests that sign in, set passwords or change accounts need the cookie. */
const path = '/api/users';

/** Returns the tokens of all people who have signed in with this browser. */
export function readDeviceTokens(c: Context): string[] {
  return Object.entries(getCookie(c)).flatMap(([name, value]) => (name.startsWith(cookiePrefix) ? [value] : []));
}

/** Sets the cookie by which a device is known at the next sign-in of a person. */
export function setDeviceCookie(
  c: Context,
  userId: string,
  { token, expiresAt }: DeviceToken,
  publicUrl: string | undefined,
): void {
  const name = cookiePrefix + createHash('sha256').update(userId).digest('hex').slice(0, 12);
  setCookie(c, name, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path,
    secure: isSecure(c, publicUrl),
    expires: expiresAt,
  });
}
