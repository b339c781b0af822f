import { networkOf } from '../client-network.ts';

export type AddressShare = {
  /** Answers what gives the place back; undefined where the address, or its network, has as many as it may. */
  take: (address: string) => (() => void) | undefined;
};

/** A customer of a hoster has 65,536 networks of 64 bits: together they take no more than so many addresses. */
const addressesOfSite = 2;

/**
 * Counts what each address has waiting, so that a flood from one does not stand before everybody else. Addresses that
 * may stand for all visitors are not counted.
 */
export function createAddressShare(most: number): AddressShare {
  const counts = new Map<string, number>();
  return {
    take(address) {
      const { place, site, isShared } = networkOf(address);
      if (isShared) return () => undefined;
      if ((counts.get(place) ?? 0) >= most || (counts.get(site) ?? 0) >= most * addressesOfSite) return undefined;
      // Of IPv4 both are the address.
      const networks = new Set([place, site]);
      for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
      return () => {
        for (const network of networks) {
          const left = (counts.get(network) ?? 1) - 1;
          if (left > 0) counts.set(network, left);
          else counts.delete(network);
        }
      };
    },
  };
}
