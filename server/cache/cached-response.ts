import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { compressBytes, decompressBytes } from '../compress-bytes.ts';

/**
 * The body of a response in one encoding, with all its headers: names and values alternately, as `writeHead` takes
 * them.
 */
export type EncodedResponse = { body: Buffer; headers: string[] };

/** A complete response that is sent many times. */
export type CachedResponse = {
  status: number;
  plain: EncodedResponse;
  /** Undefined where it is no long text, or could not be compressed. */
  br: EncodedResponse | undefined;
  /** Compressed when the first client requests it; nearly all accept brotli. */
  gzip: EncodedResponse | Promise<EncodedResponse> | undefined;
  gzipBytes: number;
  /** Compresses the plain body; undefined where too many wait, or it fails. */
  makeGzip: () => Promise<Buffer | undefined>;
  /** Called where the response takes more memory than before. */
  onGrowth?: () => void;
  etag: string;
  /** Headers that do not depend on the encoding. */
  headers: string[];
  /** The headers of a 304 (RFC 9110, section 15.4.5). */
  notModifiedHeaders: string[];
};

const uncachedHeaders = new Set([
  'content-length',
  'content-encoding',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'etag',
  'set-cookie',
  'x-request-id',
]);

/** The body of a response, and the same in brotli where it has been compressed. */
export type Bodies = { plain: Buffer; br: Buffer | undefined };

/** Reads a response whole, which may be in brotli. */
export async function readBodies(response: Response): Promise<Bodies> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.headers.get('content-encoding') === 'br'
    ? { plain: await decompressBytes(bytes), br: bytes }
    : { plain: bytes, br: undefined };
}

/** Clients may store it but must revalidate: the content may change at any time. */
export const mustRevalidate = 'public, max-age=0, must-revalidate';

/** Creates what is sent to many clients from the status and the headers of a response and its body. */
export function createCachedResponse(
  response: Pick<Response, 'status' | 'headers'>,
  { plain, br }: Bodies,
  log: Logger,
): CachedResponse {
  const headers = [...response.headers].filter(([name]) => !uncachedHeaders.has(name)).flat();
  if (br && !response.headers.has('vary')) headers.push('vary', 'accept-encoding');
  if (response.status === 200 && !response.headers.has('cache-control')) headers.push('cache-control', mustRevalidate);
  // Weak, because all encodings share it.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  headers.push('etag', etag);
  return {
    status: response.status,
    plain: withHeaders(headers, plain),
    br: br && withHeaders(headers, br, 'br'),
    gzip: undefined,
    gzipBytes: 0,
    makeGzip: () => compressBytes(plain, 'gzip', log),
    etag,
    headers,
    notModifiedHeaders: headersOf304(headers),
  };
}

const headersIn304 = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary']);

/** Returns names and values alternately, of the headers that RFC 9110 (15.4.5) requires in a 304. */
function headersOf304(headers: readonly string[]): string[] {
  return headers.filter((_, index) => headersIn304.has(headers[index - (index % 2)]!));
}

function withHeaders(headers: readonly string[], body: Buffer, encoding?: 'br' | 'gzip'): EncodedResponse {
  return {
    body,
    headers: [...headers, 'content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])],
  };
}

/** Returns a response in gzip; the plain one where it could not be compressed, and the next client tries again. */
export async function compressGzip(cached: CachedResponse): Promise<EncodedResponse> {
  const compressed = await cached.makeGzip();
  if (compressed) {
    cached.gzipBytes = compressed.length;
    cached.onGrowth?.();
    cached.gzip = withHeaders(cached.headers, compressed, 'gzip');
    return cached.gzip;
  }
  cached.gzip = undefined;
  return cached.plain;
}

/** What a response takes besides its bodies, measured: headers in three encodings, key, tags, the entry itself. */
const bytesOfEntry = 3_000;

/** Returns the memory that a response takes, in bytes. */
export function getMemorySize(cached: CachedResponse): number {
  return cached.plain.body.length + (cached.br?.body.length ?? 0) + cached.gzipBytes + bytesOfEntry;
}
