import { BlockList, isIP } from 'node:net';

/** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
export type TrustedProxies = { trusts: (address: string) => boolean };

/** Reads a setting such as `loopback, 10.0.0.0/8, 2001:db8::1`; undefined for one that is malformed. */
export function readTrustedProxies(setting: string): TrustedProxies | undefined {
  const list = new BlockList();
  for (const entry of setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'none')) {
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    if (
      version === 0 ||
      (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) ||
      Number(prefix ?? 0) > (version === 4 ? 32 : 128)
    )
      return undefined;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return {
    trusts(address) {
      const plain = withoutMapping(address);
      const version = isIP(plain);
      return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** Returns an IPv4 address without the prefix of IPv4-mapped IPv6 (RFC 4291, section 2.5.5.2). */
export const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d{1,3}\.)/i, '');
