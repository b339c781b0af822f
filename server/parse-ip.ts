/**
 * The parts of an IP address by which limits and queues count clients (decisions 018 and 046):
 *
 * - address: the IP address of a client as text, as the connection or a trusted proxy gives it
 * - IP: an IPv4 address, or an IPv6 network of 64 bits, since one household has billions of addresses
 * - subnet: the IPv4 address again, or an IPv6 network of 48 bits, such as that of an office or of a rented server
 * - ISP: roughly an internet service provider in a region, or a hosting company: the first 16 bits of IPv4, 32 of IPv6
 * - queue key: the ISP and the subnet; queues serve ISPs and their subnets round-robin
 */
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

export type ParsedIp = {
  ip: string;
  subnet: string;
  isp: string;
  /** `isp subnet` */
  queueKey: string;
  /** Whether the address is private or invalid, so that it may belong to all visitors. */
  isShared: boolean;
};

const maxAddressLength = 60; // characters; an IPv6 address with brackets, zone and port

/** Returns the parts of an address. Everything that is not an address is one shared IP. */
export function parseIp(address: string): ParsedIp {
  const plain = address.length > maxAddressLength ? '' : withoutPort(address);
  if (isIPv4(plain)) return parseIPv4(plain);
  if (!isIPv6(plain))
    return {
      ip: 'unknown',
      subnet: 'unknown',
      isp: 'unknown',
      queueKey: 'unknown',
      isShared: true,
    };
  const hextets = splitHextets(plain);
  // An IPv4-mapped address, in any notation.
  if (hextets.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = hextets.slice(6).map((hextet) => Number.parseInt(hextet, 16));
    return parseIPv4([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const first = (count: number) => hextets.slice(0, count).join(':');
  const [ip, subnet, isp] = [first(4), first(3), first(2)];
  return { ip, subnet, isp, queueKey: `${isp} ${subnet}`, isShared: privateNetworks.check(plain, 'ipv6') };
}

function parseIPv4(address: string): ParsedIp {
  const isp = address.split('.').slice(0, 2).join('.');
  return {
    ip: address,
    subnet: address,
    isp,
    queueKey: `${isp} ${address}`,
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

/** Returns the eight 16-bit fields of an IPv6 address, in lower case and without leading zeros. */
function splitHextets(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (text = '') => (text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : 8 - split(head).length - split(tail).length;
  return [...split(head), ...Array.from({ length: zeros }, () => '0'), ...split(tail)];
}
