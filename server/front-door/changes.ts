import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What an answer was made of, and what has changed since. Services say what they read (`read`) and what they wrote
 * (`wrote`), by tags such as the name of a content type; the response cache keeps answers until one of their tags
 * is written.
 */
export type Reading = {
  tags: Set<string>;
  /** The moment at which the answer changes by itself, if there is one. */ expiresAt: number;
};

export type Changes = ReturnType<typeof createChanges>;

export function createChanges() {
  const current = new AsyncLocalStorage<Reading>();
  const listeners = new Set<(tags: readonly string[]) => void>();
  let publish: (tags: readonly string[]) => Promise<void> = async () => undefined;
  const forget = (tags: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  return {
    /** Runs work and answers what it read. */
    async record<T>(work: () => Promise<T>): Promise<{ result: T; reading: Reading }> {
      const reading: Reading = { tags: new Set(), expiresAt: Number.POSITIVE_INFINITY };
      return { result: await current.run(reading, work), reading };
    },

    read(tag: string, expiresAt = Number.POSITIVE_INFINITY): void {
      const reading = current.getStore();
      if (!reading) return;
      reading.tags.add(tag);
      reading.expiresAt = Math.min(reading.expiresAt, expiresAt);
    },

    /** Told after a write is stored and before it is acknowledged: no answer given later may be older than it. */
    async wrote(...tags: readonly string[]): Promise<void> {
      forget(tags);
      await publish(tags);
    },

    /** Another process wrote. */
    forget,

    /** How other processes are told; done before a write is acknowledged. */
    publishBy(tell: (tags: readonly string[]) => Promise<void>): void {
      publish = tell;
    },

    onWrite(listener: (tags: readonly string[]) => void): void {
      listeners.add(listener);
    },
  };
}
