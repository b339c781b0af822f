import type { MiddlewareHandler } from 'hono';
import { busy } from '../../domain/errors.ts';
import { safeMethods } from './security.ts';

/**
 * Refuses writes with 503 until the server has been ready once: where the new version of an upgrade is not ready in
 * time, the data from before comes back, and what it had confirmed would be lost (decision 031).
 */
export function refuseWritesUntilReady(isReady: () => Promise<boolean>): MiddlewareHandler {
  let wasReady = false;
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      wasReady ||= await isReady();
      if (!wasReady) throw busy();
    }
    return next();
  };
}
