import { LRUCache } from 'lru-cache';
import type { CacheTags } from './cache-tags.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';

/** Written when what is known of a stored file changes, such as its alternative text. */
export const filesTag = 'files';

/** So many records are remembered, some 2 KB each. */
const mostKept = 2_000;

/**
 * Remembers the records of stored files until one of them changes. They are shared by all who read them and must not be
 * changed.
 */
export function createFileCache(store: Pick<FileStore, 'findMany'>, cacheTags: CacheTags): Pick<FileStore, 'findMany'> {
  const kept = new LRUCache<string, StoredFile>({ max: mostKept });
  /** Counts changes: what was being read meanwhile may be old already. */
  let generation = 0;

  cacheTags.onInvalidate((tags) => {
    if (!tags.includes(filesTag)) return;
    generation += 1;
    kept.clear();
  });

  const readMissing = async (ids: readonly string[]): Promise<Map<string, StoredFile>> => {
    const startedAt = generation;
    const read = await store.findMany(ids);
    if (generation !== startedAt) return read;
    for (const [id, file] of read) kept.set(id, file);
    return read;
  };

  return {
    async findMany(ids) {
      if (ids.length > 0) cacheTags.dependOn(filesTag);
      const found = new Map<string, StoredFile>();
      const missing: string[] = [];
      for (const id of ids) {
        const file = kept.get(id);
        if (file) found.set(id, file);
        else missing.push(id);
      }
      if (missing.length > 0) for (const [id, file] of await readMissing(missing)) found.set(id, file);
      return found;
    },
  };
}
