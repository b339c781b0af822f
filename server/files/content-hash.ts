import { createHash } from 'node:crypto';

/** What names the folder of a picture in the storage: the same for the same bytes. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}
