import { LRUCache } from 'lru-cache';

/** `burst` at once, and one more each `interval` milliseconds. */
export type TokenRate = { burst: number; interval: number };

export type TokenBuckets = {
  /**
   * Counts one for a key; returns the milliseconds until it is allowed, 0 for now. One that must wait is not counted.
   */
  take: (key: string, rate: TokenRate) => number;
};

/** Counts by key, for at most `maxKeys`; the least recently used one is forgotten first. `now` is in milliseconds. */
export function createTokenBuckets({ maxKeys, now }: { maxKeys: number; now: () => number }): TokenBuckets {
  /** When the whole burst is available again. */
  const fullAt = new LRUCache<string, number>({ max: maxKeys });

  return {
    take(key, { burst, interval }) {
      const timestamp = now();
      const known = fullAt.get(key) ?? timestamp;
      // Later than the rate allows: the clock was ahead.
      const full = known > timestamp && known <= timestamp + burst * interval ? known : timestamp;
      const wait = full + interval - timestamp - burst * interval;
      if (wait <= 0) fullAt.set(key, full + interval);
      return Math.max(0, wait);
    },
  };
}
