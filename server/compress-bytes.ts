import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createWorkQueue } from './queues/work-queue.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Each compression takes a thread and several megabytes outside the heap. */
const compressionQueue = createWorkQueue({ concurrency: 2, maxWaiting: 100 });

/** One level for everything that is compressed while the server runs (decision 026). */
const brotliQuality = 6;
const gzipLevel = 6;

/** Compresses on another thread, two at a time; undefined where too many are waiting. */
export async function compressBytes(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer | undefined> {
  const compressed = await compressionQueue.run(() =>
    encoding === 'br'
      ? brotliAsync(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : gzipAsync(bytes, { level: gzipLevel }),
  );
  return compressed && withoutSpareMemory(compressed.result);
}

/** The compressor gives out the beginning of a buffer of 16 KB: a cache would hold all of it. */
function withoutSpareMemory(compressed: Buffer): Buffer {
  if (compressed.buffer.byteLength === compressed.length) return compressed;
  const copy = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(copy);
  return copy;
}
