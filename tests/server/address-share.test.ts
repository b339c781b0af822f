/** Each address gets at most its share of the waiting places. */
import { expect, it } from 'vitest';
import { createAddressShare } from '../../server/http/address-share.ts';
import { compressBytes } from '../../server/http/compress.ts';

it('limits the places of an address, and releases those that are done', () => {
  const share = createAddressShare(2);
  const [first, second] = [share.take('203.0.113.1'), share.take('203.0.113.1')];
  expect(share.take('203.0.113.1')).toBeUndefined();
  expect(share.take('203.0.113.2')).toBeDefined();
  // One household has billions of IPv6 addresses.
  for (const n of [1, 2]) expect(share.take(`2001:db8::${n}`)).toBeDefined();
  expect(share.take('2001:db8::3')).toBeUndefined();
  first?.();
  expect(share.take('203.0.113.1')).toBeDefined();
  expect(share.take('203.0.113.1')).toBeUndefined();
  second?.();
  // A customer of a hosting provider has 65,536 such networks.
  for (const n of [1, 2]) expect(share.take(`2001:db8:0:${n}::1`)).toBeDefined();
  expect(share.take('2001:db8:0:3::1')).toBeUndefined();
  expect(share.take('2001:db8:1::1')).toBeDefined();
  for (let n = 0; n < 10; n += 1)
    for (const shared of ['127.0.0.1', 'unknown', '10.0.0.7']) expect(share.take(shared)).toBeDefined();
});

it('compresses two texts at a time, and none while a hundred wait', async () => {
  const text = Buffer.from('The doors of our schools open. '.repeat(2_000));
  const results = await Promise.all(Array.from({ length: 300 }, () => compressBytes(text, 'br')));
  expect(results.filter((result) => result === undefined)).toHaveLength(198);
});
