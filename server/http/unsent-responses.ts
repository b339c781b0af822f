import type { ServerResponse } from 'node:http';
import { exceptFromLimit } from './guard-responses.ts';

/** Smaller responses are taken by the operating system at once, or need little memory. */
const minBytes = 1_000_000;
const maxPerClient = 4;
/** Of all clients together. */
const maxBytes = 200_000_000;

type Unsent = { client: string; bytes: number; response: ServerResponse };

/** Limits the large responses that wait in memory for clients that read slowly or not at all. */
export function createUnsentResponses() {
  const unsent = new Set<Unsent>();

  /** Returns the oldest response of the client whose responses are the largest together. */
  const findExcess = (): Unsent | undefined => {
    const clients = [...Map.groupBy(unsent, ({ client }) => client).values()];
    return clients.toSorted((a, b) => bytesOf(b) - bytesOf(a))[0]?.[0];
  };

  return {
    /** Returns whether another response may be made for a client. */
    hasRoom: (client: string): boolean =>
      [...unsent].reduce((count, entry) => count + Number(entry.client === client), 0) < maxPerClient,

    /**
     * Counts a response until it has been sent. Where all together are too large, the client with the most loses one,
     * so that a few clients cannot shut out all others.
     */
    add(client: string, bytes: number, response: ServerResponse): void {
      if (bytes < minBytes || response.destroyed || response.closed) return;
      const added = { client, bytes, response };
      unsent.add(added);
      exceptFromLimit(response);
      response.once('close', () => unsent.delete(added));
      while (bytesOf(unsent) > maxBytes) {
        const excess = findExcess()!;
        unsent.delete(excess);
        excess.response.destroy();
      }
    },
  };
}

function bytesOf(responses: Iterable<Unsent>): number {
  let total = 0;
  for (const { bytes } of responses) total += bytes;
  return total;
}
