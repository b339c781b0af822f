import type { Socket } from 'node:net';
import { parseIp } from '../../parse-ip.ts';
import { createUsageTracker } from '../../queues/usage-tracker.ts';
import type { TrustedProxies } from '../../trusted-proxies.ts';
import { createTokenBuckets } from './token-bucket.ts';

/** Connections of one subnet (`parseIp`): those that are open, and those that it opens. */
const maxOpen = 1_000;
const rate = { burst: 400, interval: 20 }; // ms
const maxSubnets = 20_000;
/** Open connections of all clients. */
const maxOpenInAll = 10_000;

/**
 * Returns a function that counts a new connection, and returns whether its subnet may have it: opening thousands costs
 * its owner nothing and delays everybody else. Connections of proxies, and of addresses that may belong to all
 * visitors, are not counted. Where too many are open in all, who has the most loses the oldest. `now` is in
 * milliseconds.
 */
export function createConnectionLimit({
  proxies,
  maxInAll = maxOpenInAll,
  now = () => performance.now(),
}: {
  proxies: TrustedProxies | undefined;
  maxInAll?: number;
  now?: () => number;
}): (socket: Socket) => boolean {
  const buckets = createTokenBuckets({ maxKeys: maxSubnets, now });
  const open = createUsageTracker<Socket>();
  return (socket) => {
    const { remoteAddress = '' } = socket;
    const { subnet, queueKey, isShared } = parseIp(remoteAddress);
    if (isShared || proxies?.trusts(remoteAddress)) return true;
    if (open.getCount(queueKey) >= maxOpen || buckets.take(subnet, rate) > 0) return false;
    open.set(socket, queueKey, 1);
    socket.once('close', () => open.remove(socket));
    if (open.total() <= maxInAll) return true;
    const evicted = open.findEvictionCandidate(socket) ?? socket;
    open.remove(evicted);
    if (evicted === socket) return false;
    evicted.destroy();
    return true;
  };
}
