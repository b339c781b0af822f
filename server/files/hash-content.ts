import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/**
 * Returns the content hash that is part of a file's storage key: the same for the same bytes, but different where a
 * picture's transparency is preserved.
 */
export async function hashContent(path: string, transparent: true | undefined = undefined): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash
    .update(transparent ? 'transparent' : '')
    .digest('hex')
    .slice(0, 24);
}
