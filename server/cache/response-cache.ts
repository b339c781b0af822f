import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { hour } from '../../domain/durations.ts';
import { createCachedResponse, getMemorySize, readBodies, type CachedResponse } from './cached-response.ts';
import type { CacheTags } from './cache-tags.ts';

type Entry = { cached: CachedResponse; tags: ReadonlySet<string>; expiresAt: number };
/** A finished rendering, with the tags of what it shows. */
type Finished = { rendered: CachedResponse; tags: ReadonlySet<string> };
type PendingRender = {
  /** The tags written since the rendering began. What it depends on is known only when it ends. */
  written: Set<string>;
  result: Promise<Finished>;
};
/** Makes a response, compressed with brotli where it is a long text. */
type Render = () => Promise<Response>;
/** Runs the work of a rendering, at once or later. */
type Run = <T>(work: () => Promise<T>) => Promise<T>;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Upper limit of the lifetime of an entry: it bounds how long anything that depends on the clock alone, such as the
 * year in the footer, may be stale.
 */
const maxAge = hour; // milliseconds

/**
 * Caches responses by key until what they show is written, or until they expire. Limited in bytes; the least recently
 * used entry is evicted first. Requests for the same missing response share one rendering.
 */
export function createResponseCache({
  cacheTags,
  maxBytes,
  now,
  log,
}: {
  cacheTags: CacheTags;
  maxBytes: number;
  now: () => number;
  log: Logger;
}) {
  const entries = new LRUCache<string, Entry>({
    // LRUCache takes 0 as unlimited; with 1 nothing fits.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: ({ cached }) => getMemorySize(cached),
  });
  const pendingRenders = new Map<string, PendingRender>();
  /** The tags written since each running rendering began: one that shows any of them is outdated. */
  const writtenMeanwhile = new Set<Set<string>>();

  const invalidate = (tags: readonly string[]) => {
    for (const written of writtenMeanwhile) for (const tag of tags) written.add(tag);
    const outdated = [...entries].filter(([, entry]) => tags.some((tag) => entry.tags.has(tag)));
    for (const [key] of outdated) entries.delete(key);
  };
  cacheTags.onInvalidate(invalidate);

  const renderAndStore = async (key: string, render: Render, written: ReadonlySet<string>): Promise<Finished> => {
    const { result: response, dependencies } = await cacheTags.track(render);
    const { tags } = dependencies;
    // Once for all who wait for it, whatever its status.
    const cached = createCachedResponse(response, await readBodies(response), log);
    // Some responses must not be cached, such as a page past the end of a list.
    const isCacheable = response.status === 200 && !response.headers.get('cache-control')?.includes('no-store');
    if (isCacheable && !haveCommonTag(tags, written)) {
      const expiresAt = Math.min(dependencies.expiresAt, now() + maxAge);
      const entry: Entry = { cached, tags, expiresAt };
      entries.set(key, entry);
      // The size of a copy is taken anew.
      cached.onGrowth = () => {
        if (entries.peek(key)?.cached === cached) entries.set(key, { ...entry });
      };
    }
    return { rendered: cached, tags };
  };

  const start = (key: string, render: Render, run: Run): Promise<Finished> => {
    const written = new Set<string>();
    const result = run(() => {
      writtenMeanwhile.add(written);
      return renderAndStore(key, render, written);
    });
    const started: PendingRender = { written, result };
    pendingRenders.set(key, started);
    const remove = () => {
      writtenMeanwhile.delete(written);
      if (pendingRenders.get(key) === started) pendingRenders.delete(key);
    };
    result.then(remove, remove);
    return result;
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
    isRendering: (key: string): boolean => cacheTags.isCurrent() && pendingRenders.has(key),

    /**
     * Makes a response, or joins the rendering that is under way; where that shows something written before this call,
     * waits for the next one. Responses other than 200 are not cached. `run` may delay the work.
     */
    async render(key: string, render: Render, run: Run = (work) => work()): Promise<CachedResponse> {
      const pending = cacheTags.isCurrent() ? pendingRenders.get(key) : undefined;
      if (!pending) return (await start(key, render, run)).rendered;
      const writtenBefore = new Set(pending.written);
      const { rendered, tags } = await pending.result;
      if (!haveCommonTag(tags, writtenBefore)) return rendered;
      // A rendering that is under way now began after the other ended, and so after this call.
      return (await (pendingRenders.get(key)?.result ?? start(key, render, run))).rendered;
    },

    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}

function haveCommonTag(tags: ReadonlySet<string>, written: ReadonlySet<string>): boolean {
  return [...written].some((tag) => tags.has(tag));
}
