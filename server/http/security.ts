import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { crossOrigin } from '../../domain/errors.ts';
import type { SiteSettings } from '../../domain/site/settings.ts';

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

const originOf = (url: string | null) => (url && URL.canParse(url) ? [new URL(url).origin] : []);

/** Hosts beyond our own that the pages embed or talk to. */
export const videoHost = 'https://www.youtube-nocookie.com';

/**
 * The content security policy of a page. Pages are cached, so a nonce is no use: the inline scripts of the
 * finished HTML are allowed by their hashes, and nothing else inline is.
 */
export function contentSecurityPolicy(html: string, settings: SiteSettings): string {
  const hashes = inlineScripts(html).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const frames = ["'self'", videoHost, ...originOf(settings.map.embedUrl), ...originOf(settings.membershipFormUrl)];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'"],
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

function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', begin);
    if (begin === 0 || end < 0) break;
    if (end > begin) scripts.push(html.slice(begin, end));
    at = end;
  }
  return scripts;
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
