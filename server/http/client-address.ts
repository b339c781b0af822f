import type { Context } from 'hono';

/**
 * Where a request came from. A proxy on this machine names its client in the last entry of X-Forwarded-For; from anywhere
 * else the header is hearsay and is not read.
 */
export function clientAddress(c: Context): string {
  const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
  const direct = socket?.remoteAddress ?? 'unknown';
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1', 'unknown'].includes(direct);
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return isLocal && forwarded ? forwarded : direct;
}
