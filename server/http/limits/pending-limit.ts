import { parseIp } from '../../parse-ip.ts';

export type IpPendingLimit = {
  /** Counts a request; returns the function that ends it, or undefined where its IP or subnet has too many. */
  acquire: (ip: string) => (() => void) | undefined;
};

/** A subnet has 65,536 IPv6 networks of 64 bits: together they get at most this many times the limit of one IP. */
const maxIpsPerSubnet = 2;

/**
 * Limits the pending requests of each IP to `max`, so that a flood from one does not delay all others. Addresses that
 * may belong to all visitors are not counted.
 */
export function createIpPendingLimit(max: number): IpPendingLimit {
  const ips = createPendingLimit(max);
  const subnets = createPendingLimit(max * maxIpsPerSubnet);
  return {
    acquire(given) {
      const { ip, subnet, isShared } = parseIp(given);
      if (isShared) return () => undefined;
      const acquireIp = () => ips.acquire(ip);
      // With IPv4 both are the address.
      return subnet === ip ? acquireIp() : acquireBoth(acquireIp, () => subnets.acquire(subnet));
    },
  };
}

/** Pending requests of one person, and of one session. A screen of the dashboard sends about five at a time. */
const maxPerPerson = 40;
const maxPerSession = 30;

export type StaffPendingLimit = {
  /** Counts a request; returns the function that ends it, or undefined where the person or the session has too many. */
  acquire: (staff: { person: string; session: string }) => (() => void) | undefined;
};

/**
 * Limits the pending requests of each signed-in person, and of each session: a stolen one leaves its owner enough to
 * end it.
 */
export function createStaffPendingLimit(): StaffPendingLimit {
  const people = createPendingLimit(maxPerPerson);
  const sessions = createPendingLimit(maxPerSession);
  return {
    acquire: ({ person, session }) =>
      acquireBoth(
        () => sessions.acquire(session),
        () => people.acquire(person),
      ),
  };
}

type Release = () => void;

/** Counts a request in two limits, or in neither; returns the function that ends it, or undefined. */
function acquireBoth(
  acquireFirst: () => Release | undefined,
  acquireSecond: () => Release | undefined,
): Release | undefined {
  const releaseFirst = acquireFirst();
  if (!releaseFirst) return undefined;
  const releaseSecond = acquireSecond();
  if (!releaseSecond) {
    releaseFirst();
    return undefined;
  }
  return () => {
    releaseFirst();
    releaseSecond();
  };
}

/** Limits the pending requests of each key to `max`; `acquire` returns the function that ends one, or undefined. */
export function createPendingLimit(max: number): { acquire: (key: string) => (() => void) | undefined } {
  const counts = new Map<string, number>();
  return {
    acquire(key) {
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
