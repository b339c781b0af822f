import { createHash } from 'node:crypto';
import type { SiteSettings } from '../../domain/site/site-views.ts';

/**
 * The origin of an address that staff set. Looked at once more here: whatever stands in the database, a directive
 * cannot be ended by it.
 */
function originOf(url: string | null | undefined): string[] {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(origin) ? [origin] : [];
}

/** Hosts beyond our own that the pages embed or talk to. */
export const videoHost = 'https://www.youtube-nocookie.com';

/**
 * The policies by which our scripts make what browsers run or show as HTML (app/shell/wake.ts, site-styles.tsx and
 * trusted-types.ts, app/site/markdown/written-html.ts).
 */
const trustedTypes = ['boot', 'styles', 'prose', 'default'];

/** Where browsers send what a policy stopped (policy-reports.ts). */
export const reportPath = '/csp-report';
export const reportingEndpoints = `policy="${reportPath}"`;

/**
 * The content security policy of a page (decision 016). Pages are cached, so a nonce is no use: the inline scripts and
 * styles that we wrote are allowed by their hashes. `scripts` are their texts as those who wrote them know them, never
 * taken from finished HTML: what was injected into that has no hash here. `styles` are sources already. Without
 * `settings` no host is allowed that staff named. `pictures` is the address below which pictures come from a store.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  settings: SiteSettings | undefined,
  styles: readonly string[],
  pictures?: string,
): string {
  const frames = ["'self'", videoHost, ...originOf(settings?.map.embedUrl), ...originOf(settings?.membershipFormUrl)];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashSource))],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...(pictures === undefined ? [] : [pictures])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(settings?.emailService.endpoint)],
    'frame-src': [...new Set(frames)],
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

/** The source that allows an inline script or style of this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
