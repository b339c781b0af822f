import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { crossOrigin } from '../../domain/errors.ts';
import type { SiteSettings } from '../../domain/site/site-views.ts';

/** Headers that every answer carries. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Set on the answer itself: `c.header` would make another answer of it each time.
  const { headers } = c.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  // A page may say that its address is nobody's business.
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
};

/** The origin of an address that staff set. Looked at once more here: whatever stands in the database, a directive cannot be ended by it. */
function originOf(url: string | null): string[] {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(origin) ? [origin] : [];
}

/** Hosts beyond our own that the pages embed or talk to. */
export const videoHost = 'https://www.youtube-nocookie.com';

/**
 * The content security policy of a page. Pages are cached, so a nonce is no use: the inline scripts and styles of the
 * finished HTML are allowed by their hashes, and nothing else inline is.
 */
export function contentSecurityPolicy(html: string, settings: SiteSettings): string {
  const frames = ["'self'", videoHost, ...originOf(settings.map.embedUrl), ...originOf(settings.membershipFormUrl)];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
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

/** The styles are the same in every page: hashed when they are first met, and not for each rendering. */
let styles = { text: '', source: '' };

function styleSourceOf(text: string): string {
  if (text !== styles.text) styles = { text, source: sourceOf(text) };
  return styles.source;
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that allow what stands within these elements of a page. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf(`<${element}`); at >= 0; at = html.indexOf(`<${element}`, at)) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${element}>`, begin);
    if (begin === 0 || end < 0) break;
    if (end > begin) hashes.add(element === 'style' ? styleSourceOf(html.slice(begin, end)) : sourceOf(html.slice(begin, end)));
    at = end;
  }
  return [...hashes];
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

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
