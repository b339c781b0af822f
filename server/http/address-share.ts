import { networkOf } from '../services/client-network.ts';

export type AddressShare = { /** Answers what gives the place back; undefined where the address has as many as it may. */ take: (address: string) => (() => void) | undefined };

/**
 * Counts what each address has waiting, so that a flood from one does not stand before everybody else. Addresses that may
 * stand for all visitors are not counted.
 */
export function createAddressShare(most: number): AddressShare {
  const counts = new Map<string, number>();
  return {
    take(address) {
      const { place, isShared } = networkOf(address);
      if (isShared) return () => undefined;
      const count = counts.get(place) ?? 0;
      if (count >= most) return undefined;
      counts.set(place, count + 1);
      return () => {
        const left = (counts.get(place) ?? 1) - 1;
        if (left > 0) counts.set(place, left);
        else counts.delete(place);
      };
    },
  };
}
