import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { antiForgery, busy, signInRequired } from '../../domain/errors.ts';
import { visitor, type Viewer } from '../../domain/people/viewer.ts';
import type { FactorService } from '../services/factors/factors.ts';
import { createAntiForgeryToken, type SessionService } from '../services/accounts/sessions.ts';
import { createStaffPendingLimit } from './limits/pending-limit.ts';
import { markFromStaff } from './limits/guard-bodies.ts';
import { safeMethods } from './security.ts';

/** What the middleware sets for every handler of the API. */
export type Identified = {
  Variables: {
    viewer: Viewer;
    sessionToken: string;
    /** Throws 401 where the viewer is not signed in any more. Set for writes of staff. */
    requireCurrentViewer?: () => Promise<void>;
  };
};

const cookieName = 'minbar_session';

/** Returns whether the client's own connection is encrypted, also behind a proxy. */
export function isSecure(c: Context, publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') || c.get('client').scheme === 'https' || c.req.url.startsWith('https:');
}

/** With the prefix `__Host-`, browsers accept the cookie from this host only, over https, for all paths. */
const getCookieName = (c: Context, publicUrl: string | undefined): string =>
  isSecure(c, publicUrl) ? `__Host-${cookieName}` : cookieName;

/** Sets the cookie of a session, which scripts cannot read. */
export function setSessionCookie(c: Context, token: string, expires: Date, publicUrl: string | undefined): void {
  setCookie(c, getCookieName(c, publicUrl), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isSecure(c, publicUrl),
    expires,
  });
}

/** Removes the cookie of a session from the browser. */
export function clearSessionCookie(c: Context, publicUrl: string | undefined): void {
  deleteCookie(c, getCookieName(c, publicUrl), { path: '/', secure: isSecure(c, publicUrl) });
}

/** Returns the session token of a request; empty without a session. */
export function readSessionToken(c: Context, publicUrl: string | undefined): string {
  return getCookie(c, getCookieName(c, publicUrl)) ?? '';
}

/** Returns who sends a request; staff that must set up a second factor first count as visitors. */
export async function findViewer(
  c: Context,
  { sessions, factors }: { sessions: SessionService; factors: FactorService },
  publicUrl: string | undefined,
): Promise<Viewer> {
  const { viewer } = await sessions.getViewer(readSessionToken(c, publicUrl));
  return (await factors.mustSetUp(viewer)) ? visitor : viewer;
}

/** Sets `viewer` and `sessionToken`, and extends a session that is used. Responses for staff are never cached. */
export function identifyViewer(sessions: SessionService, publicUrl: string | undefined): MiddlewareHandler<Identified> {
  return async (c, next) => {
    const token = readSessionToken(c, publicUrl);
    const { viewer, extendedTo } = await sessions.getViewer(token);
    c.set('viewer', viewer);
    c.set('sessionToken', token);
    if (extendedTo) setSessionCookie(c, token, extendedTo, publicUrl);
    await next();
    if (viewer.kind === 'staff') c.header('Cache-Control', 'private, no-store');
  };
}

/** Requires the token that only our own pages can read in every write of a signed-in person (ruling 6). */
export const requireAntiForgeryToken: MiddlewareHandler<Identified> = async (c, next) => {
  if (
    !safeMethods.has(c.req.method) &&
    c.get('viewer').kind === 'staff' &&
    c.req.header('x-csrf-token') !== createAntiForgeryToken(c.get('sessionToken'))
  )
    throw antiForgery();
  await next();
};

/**
 * Refuses every write of a visitor before its body is read, and marks those of staff; 503 where too many of a person
 * are pending. Routes for what visitors may send come before this middleware.
 */
export function requireStaffToWrite(sessions: SessionService): MiddlewareHandler<Identified> {
  const pendingLimit = createStaffPendingLimit();
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const viewer = c.get('viewer');
    if (viewer.kind !== 'staff') throw signInRequired();
    const release = pendingLimit.acquire({ person: viewer.id, session: viewer.session?.id ?? '' });
    if (!release) throw busy();
    try {
      markFromStaff(c);
      c.set('requireCurrentViewer', () => sessions.requireCurrent(viewer));
      // Over SQLite a write would end before others of the same burst are counted.
      await nextTurn();
      await next();
    } finally {
      release();
    }
    return undefined;
  };
}
