import { LRUCache } from 'lru-cache';
import { createCachedResponse, memorySizeOf, type CachedResponse } from '../http/cached-response.ts';
import type { CacheTags } from './cache-tags.ts';

type Entry = { cached: CachedResponse; tags: ReadonlySet<string>; expiresAt: number };
type PendingRender = { generation: number; result: Promise<Rendered> };
/** A response from the cache, or one that is not cached. */
export type Rendered = { cached: CachedResponse } | { response: () => Response };

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Upper limit of the lifetime of an entry: it bounds how long anything that depends on the clock alone, such as the
 * year in the footer, may be stale.
 */
const maxAge = 60 * 60_000; // milliseconds

/**
 * Caches responses by key until what they show is written, or until they expire. Limited in bytes; the least recently
 * used entry is evicted first. Requests for the same missing response share one rendering.
 */
export function createResponseCache({
  cacheTags,
  maxBytes,
  now,
}: {
  cacheTags: CacheTags;
  maxBytes: number;
  now: () => number;
}) {
  const entries = new LRUCache<string, Entry>({
    // LRUCache takes 0 as unlimited; with 1 nothing fits.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: ({ cached }) => memorySizeOf(cached),
  });
  const pendingRenders = new Map<string, PendingRender>();
  /**
   * Counts writes: a response whose rendering began before one is not cached after it, nor shared with later requests.
   */
  let generation = 0;

  const invalidate = (tags: readonly string[]) => {
    generation += 1;
    const outdated = [...entries].filter(([, entry]) => tags.some((tag) => entry.tags.has(tag)));
    for (const [key] of outdated) entries.delete(key);
  };
  cacheTags.onInvalidate(invalidate);

  const renderAndStore = async (key: string, render: () => Promise<Response>): Promise<Rendered> => {
    const startedAt = generation;
    const { result: response, dependencies } = await cacheTags.track(render);
    if (response.status !== 200) return shared(response);
    const cached = await createCachedResponse(response);
    // Some responses must not be cached, such as a page past the end of a list.
    const isCacheable = !response.headers.get('cache-control')?.includes('no-store');
    if (generation === startedAt && isCacheable) {
      const expiresAt = Math.min(dependencies.expiresAt, now() + maxAge);
      entries.set(key, { cached, tags: dependencies.tags, expiresAt });
    }
    return { cached };
  };

  return {
    /** Returns whether cached responses may be used; otherwise `refresh` asks for the writes of other processes. */
    isCurrent: cacheTags.isCurrent,
    refresh: cacheTags.refresh,

    /** Returns the cached response, unless it has expired. */
    find(key: string): CachedResponse | undefined {
      if (!cacheTags.isCurrent()) return undefined;
      const entry = entries.get(key);
      if (!entry || entry.expiresAt > now()) return entry?.cached;
      entries.delete(key);
      return undefined;
    },

    /** Returns whether it is being made now: joining costs nothing. */
    isRendering: (key: string): boolean => cacheTags.isCurrent() && pendingRenders.get(key)?.generation === generation,

    /**
     * Makes a response, or joins the rendering that is under way; responses other than 200 are not cached. `run` may
     * delay the work, compression included.
     */
    render(
      key: string,
      render: () => Promise<Response>,
      run: (work: () => Promise<Rendered>) => Promise<Rendered> = (work) => work(),
    ): Promise<Rendered> {
      const pending = pendingRenders.get(key);
      if (pending?.generation === generation && cacheTags.isCurrent()) return pending.result;
      const started: PendingRender = { generation, result: run(() => renderAndStore(key, render)) };
      pendingRenders.set(key, started);
      const remove = () => pendingRenders.get(key) === started && pendingRenders.delete(key);
      started.result.then(remove, remove);
      return started.result;
    },

    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}

/** Lets several requests read one response. */
function shared(response: Response): Rendered {
  return { response: () => response.clone() };
}
