import type { Socket } from 'node:net';
import { networkOf } from '../client-network.ts';
import type { TrustedProxies } from './client-address.ts';
import { createTokenBuckets } from './token-bucket.ts';

/** Connections of one network: those that are open, and those that it opens. */
const maxOpen = 1_000;
const rate = { burst: 400, interval: 20 }; // ms
const maxNetworks = 20_000;

/**
 * Returns a function that counts a new connection, and returns whether its network may have it: opening thousands costs
 * its owner nothing and delays everybody else. Connections of proxies, and of addresses that may belong to all visitors,
 * are not counted. `now` is in milliseconds.
 */
export function createConnectionLimit({
  proxies,
  now = () => performance.now(),
}: {
  proxies: TrustedProxies | undefined;
  now?: () => number;
}): (socket: Socket) => boolean {
  const buckets = createTokenBuckets({ maxKeys: maxNetworks, now });
  const open = new Map<string, number>();
  return (socket) => {
    const { remoteAddress = '' } = socket;
    const { site, isShared } = networkOf(remoteAddress);
    if (isShared || proxies?.trusts(remoteAddress)) return true;
    const openOfSite = open.get(site) ?? 0;
    if (openOfSite >= maxOpen || buckets.take(site, rate) > 0) return false;
    open.set(site, openOfSite + 1);
    socket.once('close', () => {
      const left = open.get(site)! - 1;
      if (left > 0) open.set(site, left);
      else open.delete(site);
    });
    return true;
  };
}
