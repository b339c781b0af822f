import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compressBytes } from './compress.ts';
import { matchesEtag } from './etag.ts';
import { requestIdHeader } from './request-id.ts';

/**
 * The body of a response in one encoding, with all its headers: names and values in turn, as `writeHead` takes them.
 */
type Packed = { body: Buffer; headers: string[] };

/** A complete response that is sent many times. */
export type Answer = {
  plain: Packed;
  br: Packed | undefined;
  /** Compressed when the first client requests it; nearly all accept brotli. */
  gzip: Promise<Packed> | undefined;
  etag: string;
  /** Headers that do not depend on the encoding. */
  headers: string[];
  /** The headers of a 304 (RFC 9110, section 15.4.5). */
  unchanged: string[];
  isText: boolean;
};

const notKept = new Set([
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
const smallestPacked = 600;

/** Reads a response whole and compresses it once; `br` is its body in brotli where the caller has it. */
export async function makeAnswer(response: Response, { br }: { br?: Buffer } = {}): Promise<Answer> {
  const plain = Buffer.from(await response.arrayBuffer());
  const isText = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/.test(
    response.headers.get('content-type') ?? '',
  );
  const packed =
    br ??
    (isText && plain.length > smallestPacked ? await compressBytes(plain, 'br').catch(() => undefined) : undefined);
  const headers = [...response.headers].filter(([name]) => !notKept.has(name)).flat();
  if (isText && !response.headers.has('vary')) headers.push('vary', 'accept-encoding');
  // Clients may store it but must revalidate: the content may change at any time.
  if (!response.headers.has('cache-control')) headers.push('cache-control', 'public, max-age=0, must-revalidate');
  // Weak, because all encodings share it.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  headers.push('etag', etag);
  return {
    plain: withHeaders(headers, plain),
    br: packed && withHeaders(headers, packed, 'br'),
    gzip: undefined,
    etag,
    headers,
    unchanged: headersOf304(headers),
    isText,
  };
}

const saidAgain = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary']);

/** Returns names and values in turn, of the headers that RFC 9110 (15.4.5) requires in a 304. */
function headersOf304(headers: readonly string[]): string[] {
  return headers.filter((_, index) => saidAgain.has(headers[index - (index % 2)]!));
}

function withHeaders(headers: readonly string[], body: Buffer, encoding?: 'br' | 'gzip'): Packed {
  return {
    body,
    headers: [...headers, 'content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])],
  };
}

/** Sends the response uncompressed where too many wait to be compressed; the next client tries again. */
async function packGzip(answer: Answer): Promise<Packed> {
  const packed = await compressBytes(answer.plain.body, 'gzip').catch(() => undefined);
  if (packed) return withHeaders(answer.headers, packed, 'gzip');
  answer.gzip = undefined;
  return answer.plain;
}

/** Returns the memory that a response takes, in bytes. */
export function weightOf(answer: Answer): number {
  return answer.plain.body.length + (answer.br?.body.length ?? 0) + 1_000;
}

/** Sends a response: 304 where the client has it already, else in the best encoding that the client accepts. */
export function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (matchesEtag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, [...answer.unchanged, ...requestIdHeader()]);
    response.end();
    return;
  }
  const encoding = answer.br || answer.isText ? acceptedEncoding(headers['accept-encoding']) : undefined;
  if (encoding === 'br' && answer.br) send(answer.br, request, response);
  else if (encoding && answer.isText && answer.plain.body.length > smallestPacked) {
    answer.gzip ??= packGzip(answer);
    void answer.gzip.then((packed) => send(packed, request, response));
  } else send(answer.plain, request, response);
}

function send({ body, headers }: Packed, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, [...headers, ...requestIdHeader()]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
