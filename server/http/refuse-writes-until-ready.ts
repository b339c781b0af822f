import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { busy } from '../../domain/errors.ts';

/** Milliseconds between two looks. */
const checkEvery = 200;

/**
 * Refuses writes with 503 until the server has been ready once: where the new version of an upgrade is not ready in
 * time, the data from before comes back, and what it had confirmed would be lost (decision 031).
 */
export function refuseWritesUntilReady(isReady: () => Promise<boolean>): MiddlewareHandler {
  let wasReady = false;
  const check = async () => {
    while (!wasReady) {
      wasReady = await isReady().catch(() => false);
      if (!wasReady) await sleep(checkEvery, undefined, { ref: false });
    }
  };
  void check();
  return async (c, next) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (!isRead && !wasReady && !(await isReady())) throw busy();
    return next();
  };
}
