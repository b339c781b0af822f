import type { Changes } from '../front-door/changes.ts';

/** Written when only staff see a difference: a new draft leaves what visitors see as it was. */
export const staffTag = (typeName: string): string => `${typeName}:staff`;

/** What was read, the moment at which it changes without a write (milliseconds; none where it does not), and its size. */
export type Read<T> = { value: T; until?: number | undefined; /** Bytes, roughly. */ weight: number };

type Kept = { tag: string; reading: Promise<Read<unknown>>; until: number; weight: number };

export type ReadMemory = ReturnType<typeof createReadMemory>;

/** Of what takes no room worth counting: the record of it. */
const leastWeight = 500;

/**
 * Remembers what was read from the database, by tag and key, until the tag is written or the moment comes at which it
 * changes by itself; so that a page that is rendered after a write reads again only what was written. Who asks for
 * what is being read waits for the same reading. Bounded in bytes; what was used longest ago goes first. Values are
 * shared by all who read them and must not be changed.
 */
export function createReadMemory({ changes, now, maxBytes = 8_000_000 }: { changes: Changes; now: () => Date; maxBytes?: number }) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const forget = (id: string, entry: Kept) => {
    if (kept.get(id) !== entry) return;
    kept.delete(id);
    bytes -= entry.weight;
  };

  // A reading that is under way when somebody writes may be old already: it goes to who waits for it and is not kept.
  changes.onWrite((tags) => {
    const gone = new Set(tags.flatMap((tag) => [tag, staffTag(tag)]));
    for (const [id, entry] of kept) if (gone.has(entry.tag)) forget(id, entry);
  });

  const begin = <T>(id: string, tag: string, read: () => Promise<Read<T>>): Promise<Read<T>> => {
    const reading = read();
    const entry: Kept = { tag, reading, until: Number.POSITIVE_INFINITY, weight: leastWeight };
    kept.set(id, entry);
    bytes += entry.weight;
    reading.then(
      ({ until, weight }) => {
        if (kept.get(id) !== entry) return;
        entry.until = until ?? Number.POSITIVE_INFINITY;
        entry.weight += weight;
        bytes += weight;
        for (const [oldest, old] of kept) {
          if (bytes <= maxBytes) break;
          forget(oldest, old);
        }
      },
      () => forget(id, entry),
    );
    return reading;
  };

  return {
    /** The remembered reading, or what `read` answers. Tells who records (`changes.record`) what it was and how long it holds. */
    async read<T>(tag: string, key: string, read: () => Promise<Read<T>>): Promise<T> {
      const id = `${tag} ${key}`;
      const askedAt = now().getTime();
      try {
        let entry = kept.get(id);
        if (entry && entry.until <= askedAt) {
          forget(id, entry);
          entry = undefined;
        }
        if (entry) {
          // Used last: goes last.
          kept.delete(id);
          kept.set(id, entry);
        }
        let found = (await (entry?.reading ?? begin(id, tag, read))) as Read<T>;
        // It began before something fell due, and was asked for after.
        if (entry && found.until !== undefined && found.until <= askedAt) found = await begin(id, tag, read);
        changes.read(tag, found.until);
        return found.value;
      } catch (error) {
        // What was made without it must not be kept.
        changes.read(tag, 0);
        throw error;
      }
    },

    stats: () => ({ entries: kept.size, bytes }),
  };
}
