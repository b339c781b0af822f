/** The bytes of files on their way to an S3 store and from it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { FileSource } from '../file-storage.ts';

/** What is not larger is sent from memory, so that the client can send it again where the store asks for it (bytes). */
const sentFromMemory = 1024 * 1024;
/** No stored file is larger (bytes). */
const largest = 200_000_000;

/** What is sent, with its sums. A large file is read twice: once for them, once to send it. */
export async function readSource(source: FileSource) {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  const sums = () => ({ md5: md5.digest('base64'), sha256: sha256.digest('hex') });
  const chunks: Uint8Array[] = [];
  let size = 0;
  const read = source instanceof Uint8Array ? [source] : (createReadStream(source.path) as AsyncIterable<Buffer>);
  for await (const chunk of read) {
    md5.update(chunk);
    sha256.update(chunk);
    size += chunk.length;
    if (size <= sentFromMemory) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (source instanceof Uint8Array) return { body: source, size, ...sums() };
  const body = size <= sentFromMemory ? Buffer.concat(chunks) : createReadStream(source.path);
  return { body, size, ...sums() };
}

/** Ends an answer whose body nobody wants. */
export function discardBody({ Body }: GetObjectCommandOutput): void {
  (Body as { destroy?: () => void } | undefined)?.destroy?.();
}

/** The whole body of an answer, which must be as long as it should be. */
export async function readS3Body(answer: GetObjectCommandOutput, expected: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = answer.ContentLength ?? 0;
  if (length > largest || (Number.isFinite(expected) && length !== expected)) {
    discardBody(answer);
    throw new Error(`The store answers ${length} bytes where ${expected} were asked for`);
  }
  const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
  if (bytes.byteLength !== length) throw new Error('The answer of the store ended too early');
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
}
