import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { MiddlewareHandler } from 'hono';
import { createWorkQueue } from '../work-queue.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const worthIt = /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json)|image\/svg\+xml)/;
/** No client writes more of what it takes, in characters. */
const longestHeader = 500;
const smallest = 800; // bytes; below that a packet is a packet

/** Each takes a thread and some megabytes that no limit of the program counts. */
const compressing = createWorkQueue({ atOnce: 2, most: 100 });

/** One level for everything that is compressed while the server runs; decision 026 says why this one. */
const brotliQuality = 6;
const gzipLevel = 6;

/** Compresses on another thread, two at a time; undefined where too many wait already. */
export async function compressBytes(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer | undefined> {
  const compressed = await compressing.run(() =>
    encoding === 'br'
      ? brotliAsync(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : gzipAsync(bytes, { level: gzipLevel }),
  );
  return compressed?.result;
}

/** Which encoding a client takes, the best first. */
export function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const offered = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map((part) => part.trim().split(';'));
  const takes = (name: string) => offered.some(([coding, quality]) => coding === name && quality?.trim() !== 'q=0');
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

/** Compresses text answers that were not compressed before. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const compressed = await compressResponse(c.res, c.req.method, c.req.header('accept-encoding'));
  if (compressed === c.res) return;
  c.res = undefined;
  c.res = compressed;
};

/** A text answer in the best encoding that the client takes; any other answer as it is. */
export async function compressResponse(
  response: Response,
  method: string | undefined,
  accepted: string | undefined,
): Promise<Response> {
  const { headers, status } = response;
  // What is sent by ranges is sent as it is: files, which are not read whole either.
  if (
    status === 204 ||
    status === 304 ||
    headers.has('content-encoding') ||
    headers.has('accept-ranges') ||
    !worthIt.test(headers.get('content-type') ?? '')
  )
    return response;
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding');
  const encoding = acceptedEncoding(accepted);
  // Asked last: looking at the body makes a stream of it.
  if (!encoding || method === 'HEAD' || !response.body) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const compressed = bytes.length < smallest ? undefined : await compressBytes(bytes, encoding);
  const answer = new Response(new Uint8Array(compressed ?? bytes), { status, headers });
  if (compressed) answer.headers.set('content-encoding', encoding);
  answer.headers.delete('content-length');
  return answer;
}
