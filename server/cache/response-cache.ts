import { LRUCache } from 'lru-cache';
import { makeAnswer, weightOf, type Answer } from '../http/cached-response.ts';
import type { CacheTags } from './cache-tags.ts';

type Kept = { answer: Answer; tags: ReadonlySet<string>; expiresAt: number };
type Flight = { generation: number; work: Promise<Made> };
/** A response from the cache, or one that is not cached. */
export type Made = { answer: Answer } | { response: () => Response };

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Upper limit of the lifetime of an entry: it bounds how long anything that depends on the clock alone, such as the
 * year in the footer, may be stale.
 */
const longest = 60 * 60_000; // milliseconds

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
  const kept = new LRUCache<string, Kept>({
    // LRUCache takes 0 as unlimited; with 1 nothing fits.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: ({ answer }) => weightOf(answer),
  });
  const flights = new Map<string, Flight>();
  /**
   * Counts writes: a response whose rendering began before one is not cached after it, nor shared with later requests.
   */
  let generation = 0;

  const invalidate = (tags: readonly string[]) => {
    generation += 1;
    const showing = [...kept].filter(([, entry]) => tags.some((tag) => entry.tags.has(tag)));
    for (const [key] of showing) kept.delete(key);
  };
  cacheTags.onInvalidate(invalidate);

  const make = async (key: string, render: () => Promise<Response>): Promise<Made> => {
    const startedAt = generation;
    const { result: response, dependencies } = await cacheTags.track(render);
    if (response.status !== 200) return shared(response);
    const answer = await makeAnswer(response);
    // Some responses must not be cached, such as a page past the end of a list.
    const mayKeep = !response.headers.get('cache-control')?.includes('no-store');
    if (generation === startedAt && mayKeep) {
      const expiresAt = Math.min(dependencies.expiresAt, now() + longest);
      kept.set(key, { answer, tags: dependencies.tags, expiresAt });
    }
    return { answer };
  };

  return {
    /** Returns the cached response, unless it has expired. */
    find(key: string): Answer | undefined {
      const entry = kept.get(key);
      if (!entry || entry.expiresAt > now()) return entry?.answer;
      kept.delete(key);
      return undefined;
    },

    /** Returns whether it is being made now: joining costs nothing. */
    isBeingMade: (key: string): boolean => flights.get(key)?.generation === generation,

    /**
     * Makes a response, or joins the rendering that is under way; responses other than 200 are not cached. `run` may
     * delay the work, compression included.
     */
    make(
      key: string,
      render: () => Promise<Response>,
      run: (work: () => Promise<Made>) => Promise<Made> = (work) => work(),
    ): Promise<Made> {
      const flight = flights.get(key);
      if (flight?.generation === generation) return flight.work;
      const started: Flight = { generation, work: run(() => make(key, render)) };
      flights.set(key, started);
      const land = () => flights.get(key) === started && flights.delete(key);
      started.work.then(land, land);
      return started.work;
    },

    stats: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}

/** Lets several requests read one response. */
function shared(response: Response): Made {
  return { response: () => response.clone() };
}
