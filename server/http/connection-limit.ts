import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../client-network.ts';
import type { TrustedProxies } from './client-address.ts';

/** Connections of one network: those that are open, those opened at once, and those opened in a second after that. */
const limits = { open: 1_000, atOnce: 400, perSecond: 50 };
const maxNetworks = 20_000;

type Opened = { open: number; left: number; at: number };

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
  const networks = new LRUCache<string, Opened>({ max: maxNetworks });
  return (socket) => {
    const { remoteAddress = '' } = socket;
    const { site, isShared } = networkOf(remoteAddress);
    if (isShared || proxies?.trusts(remoteAddress)) return true;
    const at = now();
    const opened = networks.get(site) ?? { open: 0, left: limits.atOnce, at };
    networks.set(site, opened);
    opened.left = Math.min(limits.atOnce, opened.left + ((at - opened.at) / 1_000) * limits.perSecond);
    opened.at = at;
    if (opened.left < 1 || opened.open >= limits.open) return false;
    opened.left -= 1;
    opened.open += 1;
    socket.once('close', () => {
      opened.open -= 1;
    });
    return true;
  };
}
