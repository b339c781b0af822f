import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { withoutMapping, type TrustedProxies } from '../trusted-proxies.ts';

/** The client of a connection: its IP, and the scheme that its browser uses. */
export type ClientConnection = { ip: string; scheme: 'http' | 'https' };

declare module 'hono' {
  interface ContextVariableMap {
    client: ClientConnection;
  }
}

/** Further entries of `X-Forwarded-For` are ignored. */
const maxHops = 10;

type Forwarded = {
  remoteAddress: string | undefined;
  forwardedFor: string | undefined;
  forwardedProto: string | undefined;
};

/**
 * Returns the client of a request. Where a trusted proxy sent it, the client is the last entry of `X-Forwarded-For`
 * that is not a trusted proxy, and `X-Forwarded-Proto` its scheme; from any other address these headers are ignored.
 */
export function readClient(
  { remoteAddress, forwardedFor, forwardedProto }: Forwarded,
  proxies: TrustedProxies,
): ClientConnection {
  let ip = withoutMapping(remoteAddress ?? 'unknown');
  if (!forwardedFor && !forwardedProto) return { ip, scheme: 'http' };
  if (remoteAddress !== undefined && !proxies.trusts(ip)) return { ip, scheme: 'http' };
  const hops = (forwardedFor?.slice(-1_000).split(',') ?? []).slice(-maxHops).map((hop) => hop.trim().slice(0, 100));
  for (const hop of hops.toReversed()) {
    if (hop === '') break;
    ip = withoutMapping(hop);
    if (!proxies.trusts(ip)) break;
  }
  return { ip, scheme: forwardedProto?.split(',').at(-1)?.trim().toLowerCase() === 'https' ? 'https' : 'http' };
}

/** Returns the client of a request before any routing. */
export function getClient(request: IncomingMessage, proxies: TrustedProxies): ClientConnection {
  const { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': forwardedProto } = request.headers;
  return readClient(
    {
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: String(forwardedFor ?? ''),
      forwardedProto: forwardedProto?.toString(),
    },
    proxies,
  );
}

/** Sets `client` to the client of each request, for the handlers after it. */
export function findClient(proxies: TrustedProxies): MiddlewareHandler {
  return async (c, next) => {
    const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
    const forwardedFor = c.req.header('x-forwarded-for');
    const forwardedProto = c.req.header('x-forwarded-proto');
    c.set('client', readClient({ remoteAddress: socket?.remoteAddress, forwardedFor, forwardedProto }, proxies));
    await next();
  };
}

/** Returns the IP of the client of a request; `unknown` where the server itself made it. */
export const getClientIp = (c: Context): string => c.get('client').ip;
