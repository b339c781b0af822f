import type { MiddlewareHandler } from 'hono';
import { crossOrigin } from '../../domain/errors.ts';

/** How long browsers use https alone for this host, in seconds: two years. */
const httpsFor = 63_072_000;

/**
 * Returns the headers of every response, built files included. Under https they make browsers stay on https; they keep
 * other sites from embedding our files. `publicUrl` is the origin that visitors use.
 */
export function createTransportHeaders(publicUrl: string | undefined): Record<string, string> {
  const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  return publicUrl?.startsWith('https:') ? { ...always, 'strict-transport-security': `max-age=${httpsFor}` } : always;
}

/** Sets the security headers on every response of the app. */
export function addSecurityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  const transport = Object.entries(createTransportHeaders(publicUrl));
  return async (c, next) => {
    await next();
    // Set on the response itself: `c.header` would create a new response each time.
    const { headers } = c.res;
    // A route may allow more, such as the share picture that other sites embed.
    for (const [name, value] of transport) if (!headers.has(name)) headers.set(name, value);
    // A page may set a stricter policy.
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Frame-Options', 'SAMEORIGIN');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  };
}

export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site writes. Browsers send the origin with every write; clients that are no browser send none, and
 * carry no cookies of a visitor.
 */
export function requireSameOriginWrites(publicUrl: string | undefined): MiddlewareHandler {
  const site = publicUrl === undefined ? undefined : new URL(publicUrl);
  const isOwn = (origin: URL, host: string | undefined) =>
    // At the address of the site its scheme counts too: anybody on the way could answer for http.
    origin.host === site?.host ? origin.origin === site.origin : origin.host === host;
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const origin = c.req.header('origin');
      const isForeign = origin !== undefined && !(URL.canParse(origin) && isOwn(new URL(origin), c.req.header('host')));
      if (isForeign || c.req.header('sec-fetch-site') === 'cross-site') throw crossOrigin();
    }
    await next();
  };
}
