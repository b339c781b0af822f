import type { MiddlewareHandler } from 'hono';
import { crossOrigin } from '../../domain/errors.ts';

/** How long a browser asks for this host by https alone, in seconds: two years. */
const httpsFor = 63_072_000;

/**
 * Headers of everything the site sends, built files included. Under https they keep browsers on https, and other sites
 * from embedding what is here; `publicUrl` is the origin that visitors use.
 */
export function transportHeaders(publicUrl: string | undefined): Record<string, string> {
  const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  return publicUrl?.startsWith('https:') ? { ...always, 'strict-transport-security': `max-age=${httpsFor}` } : always;
}

/** Headers that every answer of the app carries. */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  const transport = Object.entries(transportHeaders(publicUrl));
  return async (c, next) => {
    await next();
    // Set on the answer itself: `c.header` would make another answer of it each time.
    const { headers } = c.res;
    // A route may allow more, such as the picture that other sites show of a shared link.
    for (const [name, value] of transport) if (!headers.has(name)) headers.set(name, value);
    // A page may say that its address is nobody's business.
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Frame-Options', 'SAMEORIGIN');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  };
}

export const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another website makes a visitor's browser send. Browsers name the origin of every write;
 * a client that is no browser names none and carries nobody's cookies by accident.
 */
export function sameOriginWrites(publicUrl: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!readingMethods.has(c.req.method)) {
      const origin = c.req.header('origin');
      const own = [c.req.header('host'), publicUrl && new URL(publicUrl).host];
      const foreign = origin !== undefined && (!URL.canParse(origin) || !own.includes(new URL(origin).host));
      if (foreign || c.req.header('sec-fetch-site') === 'cross-site') throw crossOrigin();
    }
    await next();
  };
}
