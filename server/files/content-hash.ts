import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/**
 * What names the place of a file in the storage: the same for the same bytes, and another where a picture is kept
 * transparent.
 */
export async function contentHash(path: string, transparent: true | undefined = undefined): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash
    .update(transparent ? 'transparent' : '')
    .digest('hex')
    .slice(0, 24);
}
