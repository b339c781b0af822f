import type { MiddlewareHandler } from 'hono';
import { tooManyReadings } from '../../../domain/errors.ts';
import { parseIp } from '../../parse-ip.ts';
import type { SessionService } from '../../services/accounts/sessions.ts';
import { getClientIp } from '../client-ip.ts';
import { findStaffKey } from '../find-staff-key.ts';
import { requestLanguage, toErrorResponse } from '../error-response.ts';
import { refusalPolicy, renderRefusalPage } from '../refusal-page.ts';
import { createTokenBuckets } from './token-bucket.ts';

/**
 * Uncached responses for one IP, and for one subnet. Cached responses and files do not count, so thousands of phones
 * behind one address of their ISP stay far below.
 */
const rates = { ip: { burst: 600, interval: 50 }, subnet: { burst: 2_000, interval: 16 } } as const;
const maxBuckets = 20_000;

export type UncachedRateLimit = {
  /** Counts an uncached response; returns the milliseconds until it is allowed, 0 for now. */
  take: (address: string) => number;
};

/**
 * Limits the uncached responses of this process. An address that may belong to all visitors is not limited, nor one that
 * is unknown: that of requests by the server itself.
 */
export function createUncachedRateLimit(now: () => number): UncachedRateLimit {
  const buckets = createTokenBuckets({ maxKeys: maxBuckets, now });
  return {
    take(address) {
      const { ip, subnet, isShared } = parseIp(address);
      if (isShared) return 0;
      const wait = buckets.take(`ip ${ip}`, rates.ip);
      // A subnet has thousands of IPv6 networks.
      return wait > 0 || subnet === ip ? wait : buckets.take(`subnet ${subnet}`, rates.subnet);
    },
  };
}

/**
 * Responds with 429 to an address that requests too much: JSON from the API, else a small page. Staff are not limited,
 * nor is a person with a valid link to set a password.
 */
export function limitUncachedResponses(
  limit: UncachedRateLimit,
  sessions: SessionService,
  publicUrl: string | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const wait = limit.take(getClientIp(c));
    if (wait === 0) return next();
    if ((await findStaffKey(c, { sessions }, publicUrl)) !== undefined) return next();
    const refusal = tooManyReadings(Math.max(1, Math.ceil(wait / 1000)));
    if (c.req.path.startsWith('/api/')) throw refusal;
    const language = requestLanguage(c.req.url);
    const { body, retryAfter } = toErrorResponse(refusal, language);
    c.header('Retry-After', String(retryAfter));
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', refusalPolicy);
    return c.html(renderRefusalPage(body.message, language), 429);
  };
}
