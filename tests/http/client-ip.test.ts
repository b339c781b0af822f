import { describe, expect, it } from 'vitest';
import { readClient } from '../../server/http/client-ip.ts';
import { readTrustedProxies } from '../../server/trusted-proxies.ts';

const clientOf = (trusted: string, remoteAddress: string, forwardedFor: string) =>
  readClient({ remoteAddress, forwardedFor, forwardedProto: 'https' }, readTrustedProxies(trusted)!);

describe('the address of a client', () => {
  it.each([
    ['loopback', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['loopback', '::1', '203.0.113.7', '203.0.113.7'],
    ['loopback', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['loopback', '127.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'], // the first entry is what the client itself sent
    ['loopback', '127.0.0.1', '', '127.0.0.1'],
    ['loopback', '172.17.0.1', '203.0.113.7', '172.17.0.1'],
    ['loopback, 172.16.0.0/12', '172.17.0.1', '203.0.113.7', '203.0.113.7'],
    ['172.17.0.1,10.0.0.0/8', '172.17.0.1', '1.2.3.4, 203.0.113.7, 10.1.1.1', '203.0.113.7'],
    ['2001:db8::/32', '2001:db8::5', '2001:db9::1', '2001:db9::1'],
    ['none', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
    ['loopback', '203.0.113.9', '127.0.0.1', '203.0.113.9'],
  ])('with %s trusted, from %s with %j is %s', (trusted, remote, forwarded, address) => {
    expect(clientOf(trusted, remote, forwarded).ip).toBe(address);
  });

  it('comes with https only if a trusted proxy reports it', () => {
    expect(clientOf('loopback', '127.0.0.1', '').scheme).toBe('https');
    expect(clientOf('loopback', '203.0.113.9', '').scheme).toBe('http');
  });

  it('is cut off in long headers', () => {
    const { ip } = clientOf('loopback', '127.0.0.1', `${'1.2.3.4,'.repeat(2_000)}${'x'.repeat(5_000)}`);
    expect(ip.length).toBeLessThanOrEqual(100);
  });

  it.each(['somewhere', '10.0.0.0/33', '10.0.0.0/x', '300.1.1.1', '::1/129', 'loopback; 10.0.0.1'])(
    'cannot be read with the setting %j',
    (setting) => {
      expect(readTrustedProxies(setting)).toBeUndefined();
    },
  );
});
