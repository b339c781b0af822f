import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../http/compress.ts';
import { bytesOf } from '../http/whole-answer.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * How well an answer is packed (brotli's quality) depends on how long it stands: while staff write, most are dropped
 * within a second. Work against bytes: 1 takes a third of 5's time for a fifth more; 11 a hundred times for a tenth less.
 */
const quick = 1;
const good = 6;
const best = 11;
/** Who asks for an answer that stands for so long will not be the last: it gets the best packing, beside what else is done. */
const worthTheBestAfter = 60_000; // milliseconds

/** A finished answer, ready to be sent many times: its headers once, its body in each encoding. */
export type Answer = {
  plain: Buffer;
  br: Buffer | undefined;
  /** When it was made (milliseconds); undefined where nothing is left to be gained by packing `br` again. */
  madeAt: number | undefined;
  /** Made when the first client asks for it; nearly all take brotli. */
  gzip: Promise<Buffer> | undefined;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them, without those that depend on the request. */
  headers: string[];
  isText: boolean;
};

const notKept = new Set(['content-length', 'content-encoding', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'etag', 'set-cookie']);

/** Keeps a response: reads it whole and compresses it, once. */
export async function makeAnswer(response: Response, { br }: { br?: Buffer } = {}): Promise<Answer> {
  const whole = bytesOf(response);
  const plain = whole ? Buffer.from(whole.buffer, whole.byteOffset, whole.length) : Buffer.from(await response.arrayBuffer());
  const isText = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/.test(response.headers.get('content-type') ?? '');
  const packed = br ?? (isText && plain.length > 600 ? brotliCompressSync(plain, brotliOptions(quick, plain)) : undefined);
  const headers = [...response.headers].filter(([name]) => !notKept.has(name)).flat();
  if (isText && !response.headers.has('vary')) headers.push('vary', 'accept-encoding');
  // Kept by everyone, believed by nobody without asking: an answer changes the moment somebody writes.
  if (!response.headers.has('cache-control')) headers.push('cache-control', 'public, max-age=0, must-revalidate');
  // Weak: the encodings of one answer are the same answer. What is packed is as much itself, and shorter.
  const etag = `W/"${createHash('sha256').update(packed ?? plain).digest('base64url').slice(0, 22)}"`;
  headers.push('etag', etag);
  return { plain, br: packed, madeAt: packed && !br ? Date.now() : undefined, gzip: undefined, etag, headers, isText };
}

const brotliOptions = (quality: number, bytes: Buffer) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** Packs an answer that is kept for longer than a moment better than it was at first, on another thread. */
export async function packWell(answer: Answer): Promise<void> {
  if (answer.madeAt !== undefined) await pack(answer, good);
}

async function pack(answer: Answer, quality: number): Promise<void> {
  answer.br = await brotliAsync(answer.plain, brotliOptions(quality, answer.plain)).catch(() => answer.br);
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

/** The memory that an answer takes, in bytes. */
export function weightOf(answer: Answer): number {
  return answer.plain.length + (answer.br?.length ?? 0) + 1_000;
}

/** Sends an answer: 304 where the client has it, else the encoding that it takes. */
export function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (matches(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.headers);
    response.end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  // What nearly every browser sends, told without taking the header apart.
  const encoding = answer.br && accepted?.includes('br') ? acceptedEncoding(accepted) : answer.isText ? acceptedEncoding(accepted) : undefined;
  if (encoding === 'br' && answer.br) {
    if (answer.madeAt !== undefined && Date.now() - answer.madeAt > worthTheBestAfter) void packBest(answer);
    return write(answer, answer.br, 'br', request, response);
  }
  if (encoding && answer.isText && answer.plain.length > 600) {
    answer.gzip ??= gzipAsync(answer.plain, { level: 4 });
    void answer.gzip.then((packed) => write(answer, packed, 'gzip', request, response));
    return;
  }
  write(answer, answer.plain, undefined, request, response);
}

function write(answer: Answer, body: Buffer, encoding: string | undefined, request: IncomingMessage, response: ServerResponse): void {
  const headers = answer.headers.concat('content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : []));
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag.slice(2));
}
