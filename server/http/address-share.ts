import { networkOf } from '../client-network.ts';

export type AddressShare = {
  /** Returns a function that releases the share; undefined where the address or its customer has none left. */
  take: (address: string) => (() => void) | undefined;
};

/**
 * A hosting customer may have 65,536 networks of 64 bits: together they get at most this many times the limit of one
 * address.
 */
const maxAddressesPerCustomer = 2;

/**
 * Limits the pending requests of each address, so that a flood from one does not delay all others. Addresses that
 * may belong to all visitors are not counted.
 */
export function createAddressShare(max: number): AddressShare {
  const clients = createRequestShare(max);
  const customers = createRequestShare(max * maxAddressesPerCustomer);
  return {
    take(address) {
      const { client, customerPrefix, isShared } = networkOf(address);
      if (isShared) return () => undefined;
      const releaseClient = clients.take(client);
      // With IPv4 both are the address.
      if (!releaseClient || customerPrefix === client) return releaseClient;
      const releaseCustomer = customers.take(customerPrefix);
      if (!releaseCustomer) {
        releaseClient();
        return undefined;
      }
      return () => {
        releaseClient();
        releaseCustomer();
      };
    },
  };
}

/** Pending requests of one person, and of one session. A screen of the dashboard sends about five at a time. */
const maxPerPerson = 40;
const maxPerSession = 30;

export type StaffShare = {
  /** Returns a function that releases the share; undefined where the person or the session has none left. */
  take: (staff: { person: string; session: string }) => (() => void) | undefined;
};

/**
 * Limits the pending requests of each signed-in person, and of each session: a stolen one leaves its owner enough to end
 * it.
 */
export function createStaffShare(): StaffShare {
  const people = createRequestShare(maxPerPerson);
  const sessions = createRequestShare(maxPerSession);
  return {
    take({ person, session }) {
      const releaseSession = sessions.take(session);
      if (!releaseSession) return undefined;
      const releasePerson = people.take(person);
      if (!releasePerson) {
        releaseSession();
        return undefined;
      }
      return () => {
        releasePerson();
        releaseSession();
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
