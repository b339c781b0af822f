import { createHash } from 'node:crypto';
import type { SiteSettings } from '../../domain/site/site-views.ts';

/** Returns the origin of an address that staff set. Checked again here, so that no stored value can end a directive. */
function listOrigin(url: string | null | undefined): string[] {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(origin) ? [origin] : [];
}

/** The only host besides our own that pages embed by default. */
const videoHost = 'https://www.youtube-nocookie.com';

/**
 * Names of the Trusted Types policies that our scripts create (app/inline-scripts/deferred-start.ts, site-styles.tsx
 * and trusted-types.ts, app/offline/register-worker.ts, app/parts/trusted-prose.ts,
 * app/dashboard/editor/paste/paste.ts).
 */
const trustedTypes = ['boot', 'styles', 'prose', 'paste', 'worker', 'default'];

/** Where browsers report what a policy blocked (policy-reports.ts). */
export const reportPath = '/csp-report';
export const reportingEndpoints = `policy="${reportPath}"`;

/**
 * The content security policy of a page (decision 016). Pages are cached, so a nonce is no use: the inline scripts and
 * styles that we wrote are allowed by their hashes. `scripts` are their texts as those who wrote them know them, never
 * taken from finished HTML: what was injected into that has no hash here. `styles` are sources already. Without
 * `settings` no host is allowed that staff named. `pictures` is the address below which pictures come from a store.
 */
export function createContentSecurityPolicy(
  scripts: readonly string[],
  settings: SiteSettings | undefined,
  styles: readonly string[],
  pictures?: string,
): string {
  const frames = [
    "'self'",
    videoHost,
    ...listOrigin(settings?.map.embedUrl),
    ...listOrigin(settings?.membershipFormUrl),
  ];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashSource))],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...(pictures === undefined ? [] : [pictures])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...listOrigin(settings?.emailService.endpoint)],
    'frame-src': [...new Set(frames)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
    'report-uri': [reportPath],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Returns the source expression that allows an inline script or style with this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
