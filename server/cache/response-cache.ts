import { LRUCache } from 'lru-cache';
import { makeAnswer, weightOf, type Answer } from '../http/cached-response.ts';
import type { CacheTags } from './cache-tags.ts';

type Kept = { answer: Answer; tags: ReadonlySet<string>; expiresAt: number };
type Flight = { generation: number; work: Promise<Made> };
/** What a request gets: an answer that is kept, or a response of its own that is not. */
export type Made = { answer: Answer } | { response: () => Response };

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Nothing is kept for longer: what depends on the clock alone, such as the year in the footer, follows within it. */
const longest = 60 * 60_000; // milliseconds

/**
 * Keeps finished answers by key, until what they show is written, or until their time has come. Bounded in bytes;
 * the answer that was used longest ago goes first. Requests for the same missing answer share one rendering.
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
    // To the library no bytes at all are no bound; nothing fits into one.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: ({ answer }) => weightOf(answer),
  });
  const flights = new Map<string, Flight>();
  /** Counts writes: what began to be made before one is not kept after it, nor shared with who asks after it. */
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
    // An answer that says so is kept by nobody, such as a page past the end of a list.
    const mayKeep = !response.headers.get('cache-control')?.includes('no-store');
    if (generation === startedAt && mayKeep) {
      const expiresAt = Math.min(dependencies.expiresAt, now() + longest);
      kept.set(key, { answer, tags: dependencies.tags, expiresAt });
    }
    return { answer };
  };

  return {
    /** The kept answer, if it still holds. */
    find(key: string): Answer | undefined {
      const entry = kept.get(key);
      if (!entry || entry.expiresAt > now()) return entry?.answer;
      kept.delete(key);
      return undefined;
    },

    /** Whether somebody is making it now: joining costs nothing. */
    isBeingMade: (key: string): boolean => flights.get(key)?.generation === generation,

    /** Makes an answer, or joins who is already making it; answers other than 200 are not kept. */
    make(key: string, render: () => Promise<Response>): Promise<Made> {
      const flight = flights.get(key);
      if (flight?.generation === generation) return flight.work;
      const started: Flight = { generation, work: make(key, render) };
      flights.set(key, started);
      const land = () => flights.get(key) === started && flights.delete(key);
      started.work.then(land, land);
      return started.work;
    },

    stats: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}

/** A response that several requests may read. */
function shared(response: Response): Made {
  return { response: () => response.clone() };
}
