import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { compressBytes } from '../compress-bytes.ts';

/**
 * The body of a response in one encoding, with all its headers: names and values alternately, as `writeHead` takes
 * them.
 */
export type EncodedResponse = { body: Buffer; headers: string[] };

/** A complete response that is sent many times. */
export type CachedResponse = {
  status: number;
  plain: EncodedResponse;
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
  isText: boolean;
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

/** In bytes; smaller bodies fit into one packet anyway. */
export const minCompressedBytes = 600;

/** A body, and the same in brotli: undefined where it is no long text, too many wait to be compressed, or it fails. */
export type CompressedBody = { plain: Buffer; br: Buffer | undefined };

const isTextual = ({ headers }: Response) =>
  /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/.test(
    headers.get('content-type') ?? '',
  );

/** Returns the compressed bytes; undefined where too many wait or, with a warning in the log, it fails. */
const compressOrWarn = (bytes: Buffer, encoding: 'br' | 'gzip', log: Logger): Promise<Buffer | undefined> =>
  compressBytes(bytes, encoding).catch((error: unknown) => {
    log.warn({ err: error, encoding }, 'a response could not be compressed; it is sent uncompressed');
    return undefined;
  });

/** Reads a response whole and compresses its body, unless it is `done`. */
export async function compressBody(response: Response, log: Logger, done?: CompressedBody): Promise<CompressedBody> {
  const plain = Buffer.from(await response.arrayBuffer());
  if (done?.br && done.plain.equals(plain)) return done;
  const isLong = isTextual(response) && plain.length > minCompressedBytes;
  return { plain, br: isLong ? await compressOrWarn(plain, 'br', log) : undefined };
}

/** Clients may store it but must revalidate: the content may change at any time. */
export const mustRevalidate = 'public, max-age=0, must-revalidate';

/** Reads a response whole and compresses it once; `done` is its body where it has been compressed. */
export async function createCachedResponse(
  response: Response,
  log: Logger,
  done?: CompressedBody,
): Promise<CachedResponse> {
  const isText = isTextual(response);
  const { plain, br } = await compressBody(response, log, done);
  const headers = [...response.headers].filter(([name]) => !uncachedHeaders.has(name)).flat();
  if (isText && !response.headers.has('vary')) headers.push('vary', 'accept-encoding');
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
    makeGzip: () => compressOrWarn(plain, 'gzip', log),
    etag,
    headers,
    notModifiedHeaders: headersOf304(headers),
    isText,
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
