import type { IncomingMessage, RequestListener } from 'node:http';
import { requestIdHeader } from '../request-id.ts';
import type { RequestScheduler } from './request-scheduler.ts';

/** The longest path, and the longest path with its query, in characters. */
const maxPath = 2_048;
const maxAddress = 8_192;

/** Headers that a request may have, less than that. Some versions of Node drop further ones, such as a proxy's. */
export const maxHeaders = 100;

/**
 * A name, an IPv4 or an IPv6 address, with or without a port (RFC 9110, section 7.2). Hosts of more than 260 characters
 * are refused before matching.
 */
const hostPattern = /^(?:[\w-]{1,63}(?:\.[\w-]{1,63}){0,30}\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Returns the status by which a request is refused before any routing; undefined for one that is well-formed. */
function findMalformedStatus(request: IncomingMessage): 400 | 414 | undefined {
  const { method = '', url = '', headers, rawHeaders } = request;
  if (url.length > maxAddress) return 414;
  const query = url.indexOf('?');
  if ((query < 0 ? url.length : query) > maxPath) return 414;
  // Absolute addresses are for proxies (RFC 9112, section 3.2.2). `*` and a backslash make no address of this site: the
  // router would answer without ending the connection, whose body would be read for half an hour.
  if (!url.startsWith('/') || url.includes('\\')) return 400;
  if (!isPlain(query < 0 ? url : url.slice(0, query))) return 400;
  // Nobody would read it, and Node goes on parsing it after the response.
  if ((method === 'GET' || method === 'HEAD') && hasBody(request)) return 400;
  if (rawHeaders.length >= 2 * maxHeaders) return 400;
  const { host } = headers;
  // Two hosts (RFC 9112, section 3.2): a proxy may have read the other one.
  if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1) return 400;
  // HTTP/1.0 requires none, but the router makes an address of it.
  if (host === undefined) return 400;
  // URL parses names that end with a number (such as 1.2.3.4.5 or 999999999999) as IPv4 addresses, and refuses most of
  // them.
  return host.length <= 260 && hostPattern.test(host) && URL.canParse(`http://${host}`) ? undefined : 400;
}

/**
 * Returns whether the percent-encoding of a path is valid UTF-8 (the router logs a warning for each that is not) and
 * stands for no control character or line separator, which nobody could read in a log.
 */
function isPlain(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** RFC 9112, section 6.3: one of these headers announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const headersOfRefusal = Object.entries({
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
  connection: 'close',
}).flat();

/** Responds to malformed requests with 400 or 414, few in a turn of the event loop, and passes on the others. */
export function refuseMalformed(
  handler: RequestListener,
  scheduler: Pick<RequestScheduler, 'sendReady'>,
): RequestListener {
  return (request, response) => {
    const status = findMalformedStatus(request);
    if (status === undefined) return void handler(request, response);
    const refuse = () => {
      response.writeHead(status, [...headersOfRefusal, ...requestIdHeader()]);
      response.end(status === 414 ? 'The address is too long.\n' : 'The request is malformed.\n');
    };
    scheduler.sendReady(request, refuse);
  };
}
