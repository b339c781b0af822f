import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, compressBytes } from './compress.ts';
import { matchesEtag } from './etag.ts';
import { bytesOf } from './whole-answer.ts';

/**
 * How well an answer is packed (brotli's quality) depends on how long it stands: while staff write, most are dropped
 * within a second. Of the home page, beside 6: 1 takes a sixth of the time for a quarter more bytes, 11 eighty times
 * for a tenth less.
 */
const quick = 1;
const good = 6;
const best = 11;
/**
 * Who asks for an answer that stands for so long will not be the last: it gets the best packing, beside what else is
 * done.
 */
const worthTheBestAfter = 60_000; // milliseconds

/**
 * The bytes of an answer in one encoding, with all its headers: names and values in turn, as `writeHead` takes them.
 */
type Packed = { body: Buffer; headers: string[] };

/** A finished answer, ready to be sent many times. */
export type Answer = {
  plain: Packed;
  br: Packed | undefined;
  /** When it was made (milliseconds); undefined where nothing is left to be gained by packing `br` again. */
  madeAt: number | undefined;
  /** Made when the first client asks for it; nearly all take brotli. */
  gzip: Promise<Packed> | undefined;
  etag: string;
  /** Those that do not depend on the encoding. */
  headers: string[];
  /** What a 304 says: who has the answer has its other headers with it. */
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
]);

/** Keeps a response: reads it whole and compresses it, once. */
export async function makeAnswer(response: Response, { br }: { br?: Buffer } = {}): Promise<Answer> {
  const whole = bytesOf(response);
  const plain = whole
    ? Buffer.from(whole.buffer, whole.byteOffset, whole.length)
    : Buffer.from(await response.arrayBuffer());
  const isText = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/.test(
    response.headers.get('content-type') ?? '',
  );
  const packed =
    br ?? (isText && plain.length > 600 ? brotliCompressSync(plain, brotliOptions(quick, plain)) : undefined);
  const headers = [...response.headers].filter(([name]) => !notKept.has(name)).flat();
  if (isText && !response.headers.has('vary')) headers.push('vary', 'accept-encoding');
  // Kept by everyone, believed by nobody without asking: an answer changes the moment somebody writes.
  if (!response.headers.has('cache-control')) headers.push('cache-control', 'public, max-age=0, must-revalidate');
  // Weak: the encodings of one answer are the same answer. What is packed is as much itself, and shorter.
  const etag = `W/"${createHash('sha256')
    .update(packed ?? plain)
    .digest('base64url')
    .slice(0, 22)}"`;
  headers.push('etag', etag);
  return {
    plain: withHeaders(headers, plain),
    br: packed && withHeaders(headers, packed, 'br'),
    madeAt: packed && !br ? Date.now() : undefined,
    gzip: undefined,
    etag,
    headers,
    unchanged: headersOf304(headers),
    isText,
  };
}

const saidAgain = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary']);

/** Names and values in turn, of those that RFC 9110 (15.4.5) wants in a 304. */
function headersOf304(headers: readonly string[]): string[] {
  return headers.filter((_, index) => saidAgain.has(headers[index - (index % 2)]!));
}

function withHeaders(headers: readonly string[], body: Buffer, encoding?: 'br' | 'gzip'): Packed {
  return {
    body,
    headers: [...headers, 'content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])],
  };
}

const brotliOptions = (quality: number, bytes: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** Packs an answer that is kept for longer than a moment better than it was at first, on another thread. */
export async function packWell(answer: Answer): Promise<void> {
  if (answer.madeAt !== undefined) await pack(answer, good);
}

async function pack(answer: Answer, quality: number): Promise<void> {
  const { body } = answer.plain;
  const packed = await compressBytes(body, 'br', quality).catch(() => undefined);
  if (packed) answer.br = withHeaders(answer.headers, packed, 'br');
}

/** Takes a core for a quarter of a second: one at a time. */
let packingBest = false;

async function packBest(answer: Answer): Promise<void> {
  if (packingBest) return;
  packingBest = true;
  answer.madeAt = undefined;
  await pack(answer, best);
  packingBest = false;
}

/** Where too much is being compressed, the answer goes out as it is, and the next client asks again. */
async function packGzip(answer: Answer): Promise<Packed> {
  const packed = await compressBytes(answer.plain.body, 'gzip', 4).catch(() => undefined);
  if (packed) return withHeaders(answer.headers, packed, 'gzip');
  answer.gzip = undefined;
  return answer.plain;
}

/** The memory that an answer takes, in bytes. */
export function weightOf(answer: Answer): number {
  return answer.plain.body.length + (answer.br?.body.length ?? 0) + 1_000;
}

/** Sends an answer: 304 where the client has it, else the encoding that it takes. */
export function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (matchesEtag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchanged);
    response.end();
    return;
  }
  const encoding =
    (answer.br || answer.isText) && knownEncodings.memo((headers['accept-encoding'] ?? '').slice(0, longestHeader));
  if (encoding === 'br' && answer.br) {
    if (answer.madeAt !== undefined && Date.now() - answer.madeAt > worthTheBestAfter) void packBest(answer);
    send(answer.br, request, response);
  } else if (encoding && answer.isText && answer.plain.body.length > 600) {
    answer.gzip ??= packGzip(answer);
    void answer.gzip.then((packed) => send(packed, request, response));
  } else send(answer.plain, request, response);
}

function send({ body, headers }: Packed, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** As much of a header is read, in characters: a client that lists more tags than fit gets the answer once more. */
const longestHeader = 1_000;

/** By header: browsers write it in a handful of ways. `false` stands for none, since nothing is not remembered. */
const knownEncodings = new LRUCache<string, 'br' | 'gzip' | false>({
  max: 100,
  memoMethod: (header) => acceptedEncoding(header) ?? false,
});
