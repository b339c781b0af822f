import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { networkOf } from '../client-network.ts';

/** Bytes of responses that are held in memory until the clients have read them. */
const maxUnread = 64_000_000;

export type UnreadResponses = {
  /**
   * Counts bytes that a response holds until it closes. Beyond the limit the network with the most loses its oldest
   * response, so that a few clients cannot shut out all others; returns false where that would be this one.
   */
  add: (response: ServerResponse, address: string, bytes: number) => boolean;
};

/** The responses of one network, the oldest first, with the bytes of each. */
type Network = { bytes: number; responses: Map<ServerResponse, number> };

export function createUnreadResponses(max = maxUnread): UnreadResponses {
  const networks = new Map<string, Network>();
  let total = 0;

  const remove = (site: string, response: ServerResponse) => {
    const network = networks.get(site);
    const bytes = network?.responses.get(response);
    if (!network || bytes === undefined) return;
    network.responses.delete(response);
    network.bytes -= bytes;
    total -= bytes;
    if (network.responses.size === 0) networks.delete(site);
  };

  const isFull = () => total > max;

  return {
    add(response, address, bytes) {
      // The client has gone, and `close` is not emitted again.
      if (response.destroyed) return true;
      const { site } = networkOf(address);
      const own = networks.get(site) ?? { bytes: 0, responses: new Map<ServerResponse, number>() };
      if (own.responses.has(response)) return true;
      networks.set(site, own);
      own.responses.set(response, bytes);
      own.bytes += bytes;
      total += bytes;
      response.once('close', () => remove(site, response));

      while (isFull()) {
        let [largestSite, largest] = [site, own];
        for (const [other, network] of networks)
          if (network.bytes > largest.bytes) [largestSite, largest] = [other, network];
        const [oldest = response] = largest.responses.keys();
        remove(largestSite, oldest);
        if (oldest === response) return false;
        oldest.destroy();
      }
      return true;
    },
  };
}

const excepted = new WeakSet<ServerResponse>();

/** Marks a response that is not counted: its body is in the cache, or `unsent-responses.ts` counts it. */
export function exceptFromLimit(response: ServerResponse): void {
  excepted.add(response);
}

/** Limits the bytes of responses that clients have not read. Downloads are counted before they are read. */
export function guardResponses(
  handler: RequestListener,
  { addressOf, unread }: { addressOf: (request: IncomingMessage) => string; unread: UnreadResponses },
): RequestListener {
  return (request, response) => {
    // The whole body has been written to the connection.
    response.once('prefinish', () => {
      const bytes = response.socket?.writableLength ?? 0;
      if (bytes === 0 || excepted.has(response)) return;
      if (!unread.add(response, addressOf(request), bytes)) response.destroy();
    });
    void handler(request, response);
  };
}
