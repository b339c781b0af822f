import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Logger } from 'pino';
import { createWorkQueue } from './queues/work-queue.ts';

const brotliAsync = promisify(brotliCompress);
const brotliDecompressAsync = promisify(brotliDecompress);
const gzipAsync = promisify(gzip);

/** Each compression takes a thread and several megabytes outside the heap. */
const compressionQueue = createWorkQueue({ concurrency: 2, maxWaiting: 100 });

/** One level for everything that is compressed while the server runs (decision 026). */
const brotliQuality = 6;
const gzipLevel = 6;

/**
 * Compresses on another thread, two at a time. Undefined where too many are waiting or, with a warning in the log, it
 * fails.
 */
export function compressBytes(bytes: Uint8Array, encoding: 'br' | 'gzip', log: Logger): Promise<Buffer | undefined> {
  return compress(bytes, encoding).catch((error: unknown) => {
    log.warn({ err: error, encoding }, 'a response could not be compressed; it is sent uncompressed');
    return undefined;
  });
}

async function compress(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer | undefined> {
  const compressed = await compressionQueue.run(() =>
    encoding === 'br'
      ? brotliAsync(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : gzipAsync(bytes, { level: gzipLevel }),
  );
  return compressed && withoutSpareMemory(compressed.result);
}

/** Returns the bytes that `compressBytes` made brotli of. */
export async function decompressBytes(brotli: Uint8Array): Promise<Buffer> {
  return withoutSpareMemory(await brotliDecompressAsync(brotli));
}

/** Node's zlib gives out the beginning of a buffer of 16 KB: a cache would hold all of it. */
function withoutSpareMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
