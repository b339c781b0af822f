import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MiddlewareHandler } from 'hono';
import { crossOrigin } from '../../domain/errors.ts';
import type { SiteSettings } from '../../domain/site/site-views.ts';

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

/** The origin of an address that staff set. Looked at once more here: whatever stands in the database, a directive cannot be ended by it. */
function originOf(url: string | null): string[] {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(origin) ? [origin] : [];
}

/** Hosts beyond our own that the pages embed or talk to. */
export const videoHost = 'https://www.youtube-nocookie.com';

/**
 * The content security policy of a page, which comes in parts that are cut between its elements. Pages are cached, so a nonce is no use: the inline scripts of the finished
 * HTML are allowed by their hashes, the styles that will stand in it by `styles`, and nothing else inline is.
 */
export function contentSecurityPolicy(html: readonly string[], settings: SiteSettings, styles: readonly string[]): string {
  const frames = ["'self'", videoHost, ...originOf(settings.map.embedUrl), ...originOf(settings.membershipFormUrl)];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptSources(html)],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(settings.emailService.endpoint)],
    'frame-src': [...new Set(frames)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The source that allows an inline script or style of this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** By text: the inline scripts of a build are few, and stand in every page. */
const knownSources = new LRUCache<string, string>({ max: 100, memoMethod: hashSource });

/** Data that stands in a page in a script element is not run, and needs no leave. */
const isData = (opening: string) => /type="application\/(?:ld\+)?json"/.test(opening);

/** The sources that allow the inline scripts of a page. */
function scriptSources(parts: readonly string[]): Set<string> {
  const sources = new Set<string>();
  for (const html of parts) {
    for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
      const begin = html.indexOf('>', at) + 1;
      const end = html.indexOf('</script>', begin);
      if (begin === 0 || end < 0) break;
      if (end > begin && !isData(html.slice(at, begin))) sources.add(knownSources.memo(html.slice(begin, end)));
      at = end;
    }
  }
  return sources;
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
