import { LRUCache } from 'lru-cache';
import type { CacheTags } from './cache-tags.ts';

/** Written when what is stored of a file changes, such as its alternative text. */
export const filesTag = 'files';

/** Written when only staff see a difference: a new draft leaves what visitors see as it was. */
export const staffTag = (typeName: string): string => `${typeName}:staff`;

/**
 * What was read, the moment at which it changes without a write (milliseconds; none where it does not), and its size.
 */
export type Read<T> = { value: T; until?: number | undefined; /** Bytes, roughly. */ weight: number };

type Kept = { tags: readonly string[]; reading: Promise<Read<unknown>>; until: number };

/** Of what takes no room worth counting: the record of it. */
const leastWeight = 500;

/**
 * Caches what was read from the database, by tags and key, until one of the tags is written or the moment comes at
 * which it changes by itself; so that a page that is rendered after a write reads again only what was written. Who asks for
 * what is being read waits for the same reading. Bounded in bytes; what was used longest ago goes first. Values are
 * shared by all who read them and must not be changed.
 */
export function createQueryCache({
  cacheTags,
  now,
  maxBytes = 8_000_000,
}: {
  cacheTags: CacheTags;
  now: () => Date;
  maxBytes?: number;
}) {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes });

  // A reading that is under way when somebody writes may be old already: it goes to who waits for it and is not kept.
  cacheTags.onInvalidate((tags) => {
    const gone = new Set(tags.flatMap((tag) => [tag, staffTag(tag)]));
    const changed = [...kept].filter(([, entry]) => entry.tags.some((tag) => gone.has(tag)));
    for (const [id] of changed) kept.delete(id);
  });

  const begin = <T>(id: string, tags: readonly string[], read: () => Promise<Read<T>>): Promise<Read<T>> => {
    const reading = read();
    const entry: Kept = { tags, reading, until: Number.POSITIVE_INFINITY };
    kept.set(id, entry, { size: leastWeight });
    const isKept = () => kept.peek(id) === entry;
    reading.then(
      ({ until, weight }) => {
        entry.until = until ?? Number.POSITIVE_INFINITY;
        if (isKept()) kept.set(id, entry, { size: leastWeight + weight });
      },
      () => isKept() && kept.delete(id),
    );
    return reading;
  };

  return {
    /**
     * The cached reading, or what `read` answers. Tells who records (`cacheTags.track`) what it was and how long it
     * holds.
     */
    async read<T>(tags: readonly string[], key: string, read: () => Promise<Read<T>>): Promise<T> {
      const id = `${tags.join(' ')} ${key}`;
      const dependUntil = (until: number | undefined) => tags.forEach((tag) => cacheTags.dependOn(tag, until));
      const askedAt = now().getTime();
      try {
        let entry = kept.get(id);
        if (entry && entry.until <= askedAt) entry = undefined;
        let found = (await (entry?.reading ?? begin(id, tags, read))) as Read<T>;
        // It began before something fell due, and was asked for after.
        if (entry && found.until !== undefined && found.until <= askedAt) found = await begin(id, tags, read);
        dependUntil(found.until);
        return found.value;
      } catch (error) {
        // What was made without it must not be kept.
        dependUntil(0);
        throw error;
      }
    },

    stats: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}
