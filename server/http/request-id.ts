import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { getRequestId, runInRequest } from '../request-context.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';

/** Without dots, colons and @, so that no email or network address passes as an id. */
const wellFormed = /^[\w-]{8,64}$/;

/**
 * Returns the id of a request: that of `X-Request-Id` where a trusted proxy sent a well-formed one, otherwise a new
 * UUID.
 */
export function chooseRequestId(
  header: string | undefined,
  remoteAddress: string | undefined,
  proxies: TrustedProxies,
): string {
  const isUsable =
    header !== undefined && remoteAddress !== undefined && proxies.trusts(remoteAddress) && wellFormed.test(header);
  return isUsable ? header : randomUUID();
}

/**
 * Gives every request its id, for the log. What writes a response adds `requestIdHeader()`: setting the header here
 * would make Node merge the headers of each cached response one by one.
 */
export function assignRequestIds(handler: RequestListener, proxies: TrustedProxies): RequestListener {
  return (request: IncomingMessage, response) => {
    const id = chooseRequestId(request.headers['x-request-id']?.toString(), request.socket.remoteAddress, proxies);
    runInRequest(id, () => void handler(request, response));
  };
}

/** Returns name and value of the header with the id of the current request; nothing outside of requests. */
export function requestIdHeader(): string[] {
  const id = getRequestId();
  return id === undefined ? [] : ['x-request-id', id];
}

/** Sets the header on responses of the app; a request that came without the listener gets its id here. */
export function setRequestId(proxies: TrustedProxies): MiddlewareHandler {
  return async (c, next) => {
    const known = getRequestId();
    const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
    const id = known ?? chooseRequestId(c.req.header('x-request-id'), socket?.remoteAddress, proxies);
    await (known === undefined ? runInRequest(id, next) : next());
    c.res.headers.set('x-request-id', id);
  };
}
