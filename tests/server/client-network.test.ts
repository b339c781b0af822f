import { expect, it } from 'vitest';
import { networkOf } from '../../server/client-network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0'],
  ['::FFFF:cb00:7109', '203.0.113.9', '203.0.113.9', '203.0'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9', '203.0.113.9', '203.0'],
  ['203.0.113.9:4711', '203.0.113.9', '203.0.113.9', '203.0'],
  [' 203.0.113.9 ', '203.0.113.9', '203.0.113.9', '203.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1', '2001:db8'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1', '2001:db8'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0', '2001:db8'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2', '2001:db8:1', '2001:db8'],
])('finds the client and prefixes of %s: %s, %s and %s', (address, client, customerPrefix, providerPrefix) =>
  expect(networkOf(address)).toEqual({
    client,
    customerPrefix,
    providerPrefix,
    fairnessKey: `${providerPrefix} ${customerPrefix}`,
    isShared: false,
  }),
);

it.each([
  '127.0.0.1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.18.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::7',
  'fe80::1%eth0',
  '[fe80::1%eth0]:80',
  'unknown',
  '',
  '999.1.1.1',
  '1.2.3.4, 5.6.7.8',
  ':'.repeat(50_000),
  '['.repeat(20),
])('treats %.30s as an address that many clients may share', (address) =>
  expect(networkOf(address).isShared).toBe(true),
);
