import { LRUCache } from 'lru-cache';
import { getStaffTag } from '../store/change-tags.ts';
import type { CacheTags } from './cache-tags.ts';

/**
 * A value that was read, the moment at which it changes without a write (milliseconds; undefined where it does not),
 * and its size.
 */
export type ReadResult<T> = { value: T; until?: number | undefined; /** Bytes, roughly. */ bytes: number };

type Entry = { tags: readonly string[]; reading: Promise<ReadResult<unknown>>; /** In milliseconds. */ until: number };

/** The size that every entry counts at least, in bytes. */
const entryOverhead = 500;
const defaultMaxBytes = 16_000_000;

export type QueryCache = ReturnType<typeof createQueryCache>;

/**
 * Caches what is read from the database, by tags and key, until one of the tags is invalidated or the value expires by
 * itself, so that a page rendered after a write reads again only what was written. Concurrent requests share one query.
 * Limited in bytes; the least recently used entry is evicted first. Values are shared and must not be changed.
 */
export function createQueryCache({
  cacheTags,
  now,
  maxBytes = defaultMaxBytes,
}: {
  cacheTags: CacheTags;
  now: () => Date;
  maxBytes?: number;
}) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes });

  // The result of a query that is running during a write may be stale: it is returned to its callers and not cached.
  cacheTags.onInvalidate((tags) => {
    const invalidated = new Set(tags.flatMap((tag) => [tag, getStaffTag(tag)]));
    const changed = [...entries].filter(([, entry]) => entry.tags.some((tag) => invalidated.has(tag)));
    for (const [id] of changed) entries.delete(id);
  });

  const begin = <T>(
    id: string,
    tags: readonly string[],
    read: () => Promise<ReadResult<T>>,
  ): Promise<ReadResult<T>> => {
    const reading = read();
    const entry: Entry = { tags, reading, until: Number.POSITIVE_INFINITY };
    entries.set(id, entry, { size: entryOverhead });
    const isCurrent = () => entries.peek(id) === entry;
    reading.then(
      ({ until, bytes }) => {
        // A copy: LRUCache does not count the size of the same object again.
        const read: Entry = { ...entry, until: until ?? Number.POSITIVE_INFINITY };
        if (!isCurrent()) return;
        if (read.until <= now().getTime()) entries.delete(id);
        else entries.set(id, read, { size: entryOverhead + bytes });
      },
      () => isCurrent() && entries.delete(id),
    );
    return reading;
  };

  return {
    /**
     * Returns the cached value, or what `read` returns. Reports its tags and expiry to `cacheTags.track`. All share the
     * cache: no two callers use the same beginning of a key.
     */
    async read<T>(tags: readonly string[], key: string, read: () => Promise<ReadResult<T>>): Promise<T> {
      const id = `${tags.join()} ${key}`;
      const dependUntil = (until: number | undefined) => tags.forEach((tag) => cacheTags.dependOn(tag, until));
      if (!cacheTags.isCurrent() && !(await cacheTags.refresh())) {
        // A write of another process may be unknown here.
        dependUntil(0);
        return (await read()).value;
      }
      const requestedAt = now().getTime();
      try {
        let entry = entries.get(id);
        if (entry && entry.until <= requestedAt) entry = undefined;
        let found = (await (entry?.reading ?? begin(id, tags, read))) as ReadResult<T>;
        // The query began before a scheduled item became due and this call came after: read again.
        if (entry && found.until !== undefined && found.until <= requestedAt) found = await begin(id, tags, read);
        dependUntil(found.until);
        return found.value;
      } catch (error) {
        // A result that was made without this value must not be cached.
        dependUntil(0);
        throw error;
      }
    },

    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}
