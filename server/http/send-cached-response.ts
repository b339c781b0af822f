import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressGzip, mustRevalidate, type CachedResponse, type EncodedResponse } from '../cache/cached-response.ts';
import { chooseEncoding } from './compress.ts';
import { matchesEtag } from './etag.ts';
import { requestIdHeader } from './request-id.ts';

/** For data that a page loads before its link is pressed (app/shell/prefetch-links.tsx): it is used once, at once. */
const inAdvance = 'private, max-age=10';

/** Returns the headers for a request: browsers use the data of a prefetch only where it may be stored for a moment. */
function headersFor({ headers, url = '' }: IncomingMessage, names: readonly string[]): readonly string[] {
  if (headers['sec-purpose'] !== 'prefetch' || !/\.data(?:\?|$)/.test(url)) return names;
  return names.map((value) => (value === mustRevalidate ? inAdvance : value));
}

/**
 * Sends a response: 304 where the client has it already, else in the best encoding that the client accepts. `sendLater`
 * sends it where it had to be compressed first, for which others may have waited as well.
 */
export function sendCachedResponse(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  sendLater: (send: () => void) => void,
): void {
  const { headers } = request;
  if (cached.status === 200 && matchesEtag(headers['if-none-match'], cached.etag)) {
    response.writeHead(304, [...headersFor(request, cached.notModifiedHeaders), ...requestIdHeader()]);
    response.end();
    return;
  }
  const encoding = cached.br && chooseEncoding(headers['accept-encoding']);
  if (cached.br && encoding === 'br') send(cached, cached.br, request, response);
  else if (encoding === 'gzip') {
    cached.gzip ??= compressGzip(cached);
    if (!(cached.gzip instanceof Promise)) return send(cached, cached.gzip, request, response);
    void cached.gzip.then((compressed) => sendLater(() => send(cached, compressed, request, response)));
  } else send(cached, cached.plain, request, response);
}

function send(
  { status }: CachedResponse,
  { body, headers }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, [...headersFor(request, headers), ...requestIdHeader()]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
