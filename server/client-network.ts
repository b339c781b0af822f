import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that no visitor from outside has: who shows one comes through a proxy that does not say for whom. */
const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(net, prefix);
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');

export type ClientNetwork = {
  /**
   * What one client has: an IPv4 address, or an IPv6 network of 64 bits, of which one household has billions of
   * addresses.
   */
  place: string;
  /** What one customer of a hoster may have: of IPv6 the network of 48 bits. Of IPv4 the address again. */
  site: string;
  /** About what one provider has in a region: the first 16 bits of IPv4, the first 32 of IPv6. */
  provider: string;
  /** Whether the address tells nobody apart: it is a private one or none at all, and may stand for all visitors. */
  isShared: boolean;
};

const longestAddress = 60; // characters; an IPv6 address with brackets, zone and port

/** The networks that an address belongs to. Whatever is no address is one shared network. */
export function networkOf(address: string): ClientNetwork {
  const plain = address.length > longestAddress ? '' : withoutPort(address);
  if (isIPv4(plain)) return networkOfIPv4(plain);
  if (!isIPv6(plain)) return { place: 'unknown', site: 'unknown', provider: 'unknown', isShared: true };
  const groups = groupsOf(plain);
  // An IPv4 client of a socket for both, however it is written.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return networkOfIPv4([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const first = (count: number) => groups.slice(0, count).join(':');
  return { place: first(4), site: first(3), provider: first(2), isShared: inside.check(plain, 'ipv6') };
}

function networkOfIPv4(address: string): ClientNetwork {
  return {
    place: address,
    site: address,
    provider: address.split('.').slice(0, 2).join('.'),
    isShared: inside.check(address, 'ipv4'),
  };
}

/** `203.0.113.9:443` and `[2001:db8::1]:443` without the port, `fe80::1%eth0` without the zone. */
function withoutPort(address: string): string {
  const trimmed = address.trim();
  if (trimmed.startsWith('[')) return (trimmed.slice(1).split(']')[0] ?? '').split('%')[0] ?? '';
  const parts = trimmed.split(':');
  return (parts.length === 2 ? parts[0] : trimmed.split('%')[0]) ?? '';
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (text = '') => (text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : 8 - split(head).length - split(tail).length;
  return [...split(head), ...Array.from({ length: zeros }, () => '0'), ...split(tail)];
}
