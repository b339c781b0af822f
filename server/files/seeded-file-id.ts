import { createHash } from 'node:crypto';

/** The id of a file that the seed brings, the same in every database, so that static texts can name it. */
export function seededFileId(name: string): string {
  return createHash('sha256').update(`seed:${name}`).digest('hex').slice(0, 24);
}
