import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskStorage } from '../../server/files/disk.ts';
import { openTestApp } from '../setup/api/app.ts';

it('refuses a download without the length and the cache headers of the file', async () => {
  const site = await openTestApp('sqlite');
  onTestFinished(() => site.close());
  const key = 'pictures/0123456789abcdef01234567/2048.webp';
  await createDiskStorage(join(site.dataDir, 'files')).write(key, new Uint8Array(1_000_000));
  const download = () => site.app.request(`/files/${key}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const underWay: Response[] = [];
  let refused = await download();
  for (let tries = 0; tries < 150 && refused.status === 200; tries += 1) {
    underWay.push(refused);
    refused = await download();
  }
  const { headers } = refused;
  expect([refused.status, headers.get('cache-control'), headers.get('etag')]).toEqual([503, 'no-store', null]);
  const length = headers.get('content-length');
  expect(length === null || Number(length) === (await refused.clone().arrayBuffer()).byteLength).toBe(true);
  expect(headers.get('accept-ranges')).toBeNull();
  expect(await refused.json()).toMatchObject({ code: 'busy' });
  for (const response of underWay) await response.body?.cancel();
});
