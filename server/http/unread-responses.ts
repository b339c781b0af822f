import type { ServerResponse } from 'node:http';
import { findLargest } from '../find-largest.ts';

export type UnreadResponses = {
  /**
   * Counts bytes that a response holds in memory until it closes. Beyond the limit the client with the most loses its
   * oldest response, so that a few clients cannot shut out all others; returns false where that would be this one.
   */
  add: (response: ServerResponse, client: string, bytes: number) => boolean;
  /** Returns the number of responses of a client. */
  countOf: (client: string) => number;
};

/** The responses of one client, the oldest first, with the bytes of each. */
type Client = { bytes: number; responses: Map<ServerResponse, number> };

/** Limits the bytes of responses that wait in memory for clients that read slowly or not at all. */
export function createUnreadResponses(maxBytes: number): UnreadResponses {
  const clients = new Map<string, Client>();
  let total = 0;

  const remove = (name: string, response: ServerResponse) => {
    const client = clients.get(name);
    const bytes = client?.responses.get(response);
    if (!client || bytes === undefined) return;
    client.responses.delete(response);
    client.bytes -= bytes;
    total -= bytes;
    if (client.responses.size === 0) clients.delete(name);
  };

  const isFull = () => total > maxBytes;

  return {
    countOf: (client) => clients.get(client)?.responses.size ?? 0,

    add(response, client, bytes) {
      // The client has gone, and `close` is not emitted again.
      if (response.destroyed) return true;
      const own = clients.get(client) ?? { bytes: 0, responses: new Map<ServerResponse, number>() };
      if (own.responses.has(response)) return true;
      clients.set(client, own);
      own.responses.set(response, bytes);
      own.bytes += bytes;
      total += bytes;
      response.once('close', () => remove(client, response));

      while (isFull()) {
        const [largestClient, largest] = findLargest(clients, ([, { bytes: held }]) => held, own.bytes) ?? [
          client,
          own,
        ];
        const [oldest = response] = largest.responses.keys();
        remove(largestClient, oldest);
        if (oldest === response) return false;
        oldest.destroy();
      }
      return true;
    },
  };
}
