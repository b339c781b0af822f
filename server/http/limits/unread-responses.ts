import type { ServerResponse } from 'node:http';
import { createUsageTracker } from '../../queues/usage-tracker.ts';

export type UnreadResponses = {
  /**
   * Counts bytes that a response holds in memory until it closes, for a key of its client, such as the queue key.
   * Beyond the limit who holds the most loses the oldest response; returns false where that is this one.
   */
  add: (response: ServerResponse, key: string, bytes: number) => boolean;
  /** Returns the number of responses of a key. */
  getCount: (key: string) => number;
};

/** Limits the bytes of responses that wait in memory for clients that read slowly or not at all. */
export function createUnreadResponses(maxBytes: number): UnreadResponses {
  const held = createUsageTracker<ServerResponse>();
  return {
    getCount: held.getCount,

    add(response, key, bytes) {
      // The client has gone, and `close` is not emitted again.
      if (response.destroyed || held.has(response)) return true;
      held.set(response, key, bytes);
      response.once('close', () => held.remove(response));
      while (held.total() > maxBytes) {
        const evicted = held.findEvictionCandidate(response) ?? response;
        held.remove(evicted);
        if (evicted === response) return false;
        evicted.destroy();
      }
      return true;
    },
  };
}
