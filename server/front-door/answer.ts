import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../http/compress.ts';
import { textOf } from '../http/whole-text.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** An answer that is asked for again after so long is worth packing well: while staff write, most are dropped before that. */
const worthPackingAfter = 1_000; // milliseconds

/** A finished answer, ready to be sent many times: its headers once, its body in each encoding. */
export type Answer = {
  plain: Buffer;
  br: Buffer | undefined;
  /** When `br` was quickly packed (milliseconds); undefined where it is packed well. */
  packedAt: number | undefined;
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
  const text = textOf(response);
  const plain = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
  const isText = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/.test(response.headers.get('content-type') ?? '');
  const packed = br ?? (isText && plain.length > 600 ? compressQuickly(plain) : undefined);
  const headers = [...response.headers].filter(([name]) => !notKept.has(name)).flat();
  if (isText && !response.headers.has('vary')) headers.push('vary', 'accept-encoding');
  // Kept by everyone, believed by nobody without asking: an answer changes the moment somebody writes.
  if (!response.headers.has('cache-control')) headers.push('cache-control', 'public, max-age=0, must-revalidate');
  // Weak: the encodings of one answer are the same answer.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  headers.push('etag', etag);
  return { plain, br: packed, packedAt: br ? undefined : Date.now(), gzip: undefined, etag, headers, isText };
}

const brotliOptions = (quality: number, bytes: Buffer) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** At once: handing a text of this size to another thread and back costs nearly as much as compressing it. */
function compressQuickly(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, brotliOptions(3, bytes));
}

/** Some 13 % smaller, for two to three times the work, beside what else is done. */
async function packWell(answer: Answer): Promise<void> {
  answer.packedAt = undefined;
  answer.br = await brotliAsync(answer.plain, brotliOptions(6, answer.plain)).catch(() => answer.br);
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
    if (answer.packedAt !== undefined && Date.now() - answer.packedAt > worthPackingAfter) void packWell(answer);
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
