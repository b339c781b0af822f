import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that no visitor from outside has: who shows one comes through a proxy that does not say for whom. */
const inside = new BlockList();
for (const [net, prefix] of [['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.168.0.0', 16]] as const) inside.addSubnet(net, prefix);
for (const [net, prefix] of [['::1', 128], ['fc00::', 7], ['fe80::', 10]] as const) inside.addSubnet(net, prefix, 'ipv6');

/**
 * The place that an address stands for: the address itself, or of an IPv6 address its network, of which one household has
 * billions of addresses. Undefined where it tells nobody apart.
 */
export function placeOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  if (isIPv4(plain)) return inside.check(plain, 'ipv4') ? undefined : plain;
  if (!isIPv6(plain) || inside.check(plain, 'ipv6')) return undefined;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (text = '') => (text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)].slice(0, 4).join(':');
}
