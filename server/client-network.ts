import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that no outside visitor has: they belong to a proxy that does not forward the client's address. */
const privateNetworks = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(net, prefix);
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv6');

export type ClientNetwork = {
  /** One client: an IPv4 address, or an IPv6 network of 64 bits, since one household has billions of addresses. */
  client: string;
  /** One customer of a provider: with IPv6 the first 48 bits, with IPv4 the address again. */
  customerPrefix: string;
  /** Roughly one provider in a region: the first 16 bits of IPv4, the first 32 of IPv6. */
  providerPrefix: string;
  /** `providerPrefix customerPrefix`: the key by which queues and limits are fair to providers and their customers. */
  fairnessKey: string;
  /** Whether the address is private or invalid, so that it may belong to all visitors. */
  isShared: boolean;
};

const maxAddressLength = 60; // characters; an IPv6 address with brackets, zone and port

/** Returns the client and the prefixes of an address. Everything that is not an address is one shared client. */
export function networkOf(address: string): ClientNetwork {
  const plain = address.length > maxAddressLength ? '' : withoutPort(address);
  if (isIPv4(plain)) return networkOfIPv4(plain);
  if (!isIPv6(plain))
    return {
      client: 'unknown',
      customerPrefix: 'unknown',
      providerPrefix: 'unknown',
      fairnessKey: 'unknown',
      isShared: true,
    };
  const groups = groupsOf(plain);
  // An IPv4-mapped address, in any notation.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return networkOfIPv4([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const first = (count: number) => groups.slice(0, count).join(':');
  const [client, customerPrefix, providerPrefix] = [first(4), first(3), first(2)];
  const fairnessKey = `${providerPrefix} ${customerPrefix}`;
  return { client, customerPrefix, providerPrefix, fairnessKey, isShared: privateNetworks.check(plain, 'ipv6') };
}

function networkOfIPv4(address: string): ClientNetwork {
  const providerPrefix = address.split('.').slice(0, 2).join('.');
  return {
    client: address,
    customerPrefix: address,
    providerPrefix,
    fairnessKey: `${providerPrefix} ${address}`,
    isShared: privateNetworks.check(address, 'ipv4'),
  };
}

/** Strips the port from `203.0.113.9:443` and `[2001:db8::1]:443`, and the zone from `fe80::1%eth0`. */
function withoutPort(address: string): string {
  const trimmed = address.trim();
  if (trimmed.startsWith('[')) return (trimmed.slice(1).split(']')[0] ?? '').split('%')[0] ?? '';
  const parts = trimmed.split(':');
  return (parts.length === 2 ? parts[0] : trimmed.split('%')[0]) ?? '';
}

/** Returns the eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (text = '') => (text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : 8 - split(head).length - split(tail).length;
  return [...split(head), ...Array.from({ length: zeros }, () => '0'), ...split(tail)];
}
