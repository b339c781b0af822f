/** Pending requests of an address, and texts that wait for their compression. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createIpPendingLimit } from '../../server/http/limits/pending-limit.ts';
import { compressBytes } from '../../server/compress-bytes.ts';

it('limits the pending requests of an IP and of a subnet, and releases those that are done', () => {
  const limit = createIpPendingLimit(2);
  const [first, second] = [limit.acquire('203.0.113.1'), limit.acquire('203.0.113.1')];
  expect(limit.acquire('203.0.113.1')).toBeUndefined();
  expect(limit.acquire('203.0.113.2')).toBeDefined();
  // One household has billions of IPv6 addresses.
  for (const n of [1, 2]) expect(limit.acquire(`2001:db8::${n}`)).toBeDefined();
  expect(limit.acquire('2001:db8::3')).toBeUndefined();
  first?.();
  expect(limit.acquire('203.0.113.1')).toBeDefined();
  expect(limit.acquire('203.0.113.1')).toBeUndefined();
  second?.();
  // A subnet has 65,536 of these.
  for (const n of [1, 2]) expect(limit.acquire(`2001:db8:0:${n}::1`)).toBeDefined();
  expect(limit.acquire('2001:db8:0:3::1')).toBeUndefined();
  expect(limit.acquire('2001:db8:1::1')).toBeDefined();
  for (let n = 0; n < 10; n += 1)
    for (const shared of ['127.0.0.1', 'unknown', '10.0.0.7']) expect(limit.acquire(shared)).toBeDefined();
});

it('compresses two texts at a time, and none while a hundred wait', async () => {
  const log = pino({ level: 'silent' });
  const text = Buffer.from('The doors of our schools open. '.repeat(2_000));
  const results = await Promise.all(Array.from({ length: 300 }, () => compressBytes(text, 'br', log)));
  expect(results.filter((result) => result === undefined)).toHaveLength(198);
});
