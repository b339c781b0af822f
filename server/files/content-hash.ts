import { createHash } from 'node:crypto';

/** What names the folder of a picture in the storage: the same for the same bytes, and another where they are kept transparent. */
export function contentHash(bytes: Uint8Array, transparent: true | undefined = undefined): string {
  return createHash('sha256').update(bytes).update(transparent ? 'transparent' : '').digest('hex').slice(0, 24);
}
