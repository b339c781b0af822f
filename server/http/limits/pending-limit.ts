import { parseIp } from '../../parse-ip.ts';

export type AddressPendingLimit = {
  /** Counts a request; returns the function that ends it, or undefined where its IP or subnet has too many. */
  take: (address: string) => (() => void) | undefined;
};

/** A subnet has 65,536 IPv6 networks of 64 bits: together they get at most this many times the limit of one IP. */
const maxIpsPerSubnet = 2;

/**
 * Limits the pending requests of each IP to `max`, so that a flood from one does not delay all others. Addresses that
 * may belong to all visitors are not counted.
 */
export function createAddressPendingLimit(max: number): AddressPendingLimit {
  const ips = createPendingLimit(max);
  const subnets = createPendingLimit(max * maxIpsPerSubnet);
  return {
    take(address) {
      const { ip, subnet, isShared } = parseIp(address);
      if (isShared) return () => undefined;
      const takeIp = () => ips.take(ip);
      // With IPv4 both are the address.
      return subnet === ip ? takeIp() : takeBoth(takeIp, () => subnets.take(subnet));
    },
  };
}

/** Pending requests of one person, and of one session. A screen of the dashboard sends about five at a time. */
const maxPerPerson = 40;
const maxPerSession = 30;

export type StaffPendingLimit = {
  /** Counts a request; returns the function that ends it, or undefined where the person or the session has too many. */
  take: (staff: { person: string; session: string }) => (() => void) | undefined;
};

/**
 * Limits the pending requests of each signed-in person, and of each session: a stolen one leaves its owner enough to
 * end it.
 */
export function createStaffPendingLimit(): StaffPendingLimit {
  const people = createPendingLimit(maxPerPerson);
  const sessions = createPendingLimit(maxPerSession);
  return {
    take: ({ person, session }) =>
      takeBoth(
        () => sessions.take(session),
        () => people.take(person),
      ),
  };
}

type Release = () => void;

/** Counts a request in two limits, or in neither; returns the function that ends it, or undefined. */
function takeBoth(takeFirst: () => Release | undefined, takeSecond: () => Release | undefined): Release | undefined {
  const releaseFirst = takeFirst();
  if (!releaseFirst) return undefined;
  const releaseSecond = takeSecond();
  if (!releaseSecond) {
    releaseFirst();
    return undefined;
  }
  return () => {
    releaseFirst();
    releaseSecond();
  };
}

/** Limits the pending requests of each key to `max`; `take` returns the function that ends one, or undefined. */
export function createPendingLimit(max: number): { take: (key: string) => (() => void) | undefined } {
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
