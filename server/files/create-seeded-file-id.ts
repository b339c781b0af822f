import { createHash } from 'node:crypto';

/** Returns the id of a seeded file, the same in every database, so that static texts can refer to it. */
export function createSeededFileId(name: string): string {
  return createHash('sha256').update(`seed:${name}`).digest('hex').slice(0, 24);
}
