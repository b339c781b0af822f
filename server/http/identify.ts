import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { antiForgery } from '../../domain/errors.ts';
import type { Viewer } from '../../domain/people/viewer.ts';
import { antiForgeryToken, type SessionService } from '../services/sessions.ts';

/** What every handler of the API knows of a request. */
export type Identified = { Variables: { viewer: Viewer; sessionToken: string } };

const cookieName = 'minbar_session';

/** Whether the visitor's own connection is encrypted, also behind a proxy. */
function isSecure(c: Context, publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') || c.req.header('x-forwarded-proto') === 'https' || c.req.url.startsWith('https:');
}

export function setSessionCookie(c: Context, token: string, expires: Date, publicUrl: string | undefined): void {
  setCookie(c, cookieName, token, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure(c, publicUrl), expires });
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, cookieName, { path: '/' });
}

export function sessionTokenOf(c: Context): string {
  return getCookie(c, cookieName) ?? '';
}

/** Finds out who asks, and moves on the end of a session that is used. Answers for staff are never kept by a cache. */
export function identify(sessions: SessionService, publicUrl: string | undefined): MiddlewareHandler<Identified> {
  return async (c, next) => {
    const token = sessionTokenOf(c);
    const { viewer, extendedTo } = await sessions.viewerOf(token);
    c.set('viewer', viewer);
    c.set('sessionToken', token);
    if (extendedTo) setSessionCookie(c, token, extendedTo, publicUrl);
    await next();
    if (viewer.kind === 'staff') c.header('Cache-Control', 'private, no-store');
  };
}

/** Every write of a signed-in person must carry the token that only our own pages know (ruling 6). */
export const requireAntiForgeryToken: MiddlewareHandler<Identified> = async (c, next) => {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
  if (!reads && c.get('viewer').kind === 'staff' && c.req.header('x-csrf-token') !== antiForgeryToken(c.get('sessionToken'))) throw antiForgery();
  await next();
};
