import { AsyncLocalStorage } from 'node:async_hooks';

/** What a cached value depends on. */
export type Dependencies = {
  /** Tags such as the name of a content type. */
  tags: Set<string>;
  /** When the value changes without a write, in milliseconds since 1970; infinite where it does not. */
  expiresAt: number;
};

/** How writes of other processes are noticed (`sync-caches.ts`). */
type CacheSync = {
  /** Invalidates the tags of a write here and in other processes; it is awaited before the write is acknowledged. */
  publish: (tags: readonly string[]) => Promise<void>;
  /** Returns whether all writes that other processes have acknowledged are known here. */
  isCurrent: () => boolean;
  /** Asks for the writes of other processes now; returns whether they are known after that. */
  refresh: () => Promise<boolean>;
};

export type CacheTags = ReturnType<typeof createCacheTags>;

/**
 * Connects what is cached with what is written. Services name the tags that they read (`dependOn`) and those that they
 * have written (`invalidate`); caches drop what depends on a tag when it is invalidated (`onInvalidate`), and use
 * nothing while writes of other processes may be unknown (`isCurrent`).
 */
export function createCacheTags() {
  const current = new AsyncLocalStorage<Dependencies>();
  const listeners = new Set<(tags: readonly string[]) => void>();
  /** Every tag that anything depended on. Bounded: there is one for each kind of data. */
  const seen = new Set<string>();
  const invalidateLocally = (tags: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  let sync: CacheSync = {
    publish: async (tags) => invalidateLocally(tags),
    isCurrent: () => true,
    refresh: async () => true,
  };
  return {
    /** Runs work and returns its result with everything that it depended on. */
    async track<T>(work: () => Promise<T>): Promise<{ result: T; dependencies: Dependencies }> {
      const dependencies: Dependencies = { tags: new Set(), expiresAt: Number.POSITIVE_INFINITY };
      return { result: await current.run(dependencies, work), dependencies };
    },

    /**
     * Adds a tag to the dependencies of the running work. `expiresAt` (milliseconds) 0 prevents caching of the result.
     */
    dependOn(tag: string, expiresAt = Number.POSITIVE_INFINITY): void {
      seen.add(tag);
      const dependencies = current.getStore();
      if (!dependencies) return;
      dependencies.tags.add(tag);
      dependencies.expiresAt = Math.min(dependencies.expiresAt, expiresAt);
    },

    /**
     * Drops what depends on these tags, in this process and in others. Call it after a write is stored, with new
     * versions of its tags (`change-store.ts`), and before it is acknowledged: no later response may be older than the
     * write.
     */
    invalidate: (...tags: readonly string[]): Promise<void> => sync.publish(tags),

    /** Drops what depends on these tags in this process only. */
    invalidateLocally,

    /** Drops everything that this process has cached, for example after the clock was set. */
    invalidateAllLocally: (): void => invalidateLocally([...seen]),

    /** Connects it with the other processes of the site. */
    syncWith(connected: CacheSync): void {
      sync = connected;
    },

    /** Returns whether cached values may be used: false where a write of another process may be unknown here. */
    isCurrent: (): boolean => sync.isCurrent(),

    /** Asks for the writes of other processes; returns whether cached values may be used after that. */
    refresh: (): Promise<boolean> => sync.refresh(),

    /** Calls a function with the tags of each invalidation. */
    onInvalidate(listener: (tags: readonly string[]) => void): void {
      listeners.add(listener);
    },
  };
}
