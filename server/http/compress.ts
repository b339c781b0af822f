import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { compressBytes } from '../compress-bytes.ts';

const compressibleTypes = /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json)|image\/svg\+xml)/;
/** In characters; the rest of an `Accept-Encoding` header is ignored. */
const maxHeaderLength = 500;
/** In bytes; smaller bodies fit into one packet anyway. */
const minBytes = 800;

/** Returns the best encoding that an `Accept-Encoding` header accepts. */
export function chooseEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const offered = (header ?? '')
    .slice(0, maxHeaderLength)
    .split(',')
    .map((part) => part.trim().split(';'));
  const takes = (name: string) =>
    offered.some(([coding, quality = '']) => coding === name && !/^q=0(?:\.0{0,3})?$/.test(quality.trim()));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

/** Compresses text responses that are not compressed yet. */
export function compress(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const compressed = await compressResponse(c.res, c.req.method, c.req.header('accept-encoding'), log);
    if (compressed === c.res) return;
    c.res = undefined;
    c.res = compressed;
  };
}

/** Returns a text response in the best encoding that the client accepts; any other response unchanged. */
export async function compressResponse(
  uncompressed: Response,
  method: string | undefined,
  accepted: string | undefined,
  log: Logger,
): Promise<Response> {
  const { headers, status } = uncompressed;
  // Responses that support ranges (stored files) are not compressed, nor read whole.
  if (
    status === 204 ||
    status === 304 ||
    headers.has('content-encoding') ||
    headers.has('accept-ranges') ||
    !compressibleTypes.test(headers.get('content-type') ?? '')
  )
    return uncompressed;
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(accepted);
  // Checked last: reading `body` makes a stream of it.
  if (!encoding || method === 'HEAD' || !uncompressed.body) return uncompressed;
  const bytes = Buffer.from(await uncompressed.arrayBuffer());
  const compressed = bytes.length < minBytes ? undefined : await compressBytes(bytes, encoding, log);
  const response = new Response(new Uint8Array(compressed ?? bytes), { status, headers });
  if (compressed) response.headers.set('content-encoding', encoding);
  response.headers.delete('content-length');
  return response;
}
