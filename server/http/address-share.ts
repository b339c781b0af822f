import { networkOf } from '../client-network.ts';

export type AddressShare = {
  /** Returns a function that releases the share; undefined where the address or its network has none left. */
  take: (address: string) => (() => void) | undefined;
};

/**
 * A hosting customer may have 65,536 networks of 64 bits: together they get at most this many times the limit of one
 * address.
 */
const maxAddressesPerSite = 2;

/**
 * Limits the pending requests of each address, so that a flood from one does not delay all others. Addresses that
 * may belong to all visitors are not counted.
 */
export function createAddressShare(max: number): AddressShare {
  const clients = createRequestShare(max);
  const sites = createRequestShare(max * maxAddressesPerSite);
  return {
    take(address) {
      const { client, site, isShared } = networkOf(address);
      if (isShared) return () => undefined;
      const releaseClient = clients.take(client);
      // With IPv4 both are the address.
      if (!releaseClient || site === client) return releaseClient;
      const releaseSite = sites.take(site);
      if (!releaseSite) {
        releaseClient();
        return undefined;
      }
      return () => {
        releaseClient();
        releaseSite();
      };
    },
  };
}

/** Limits the pending requests of each key to `max`; `take` returns the function that releases one, or undefined. */
export function createRequestShare(max: number): { take: (key: string) => (() => void) | undefined } {
  const counts = new Map<string, number>();
  return {
    take(key) {
      const count = counts.get(key) ?? 0;
      if (count >= max) return undefined;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
