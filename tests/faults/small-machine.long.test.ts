/** A server with 600 MB for everything: the site, the pictures that it decodes, its backups and their proofs. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../setup/api/client.ts';
import { formOf } from '../setup/api/client.ts';
import { limitMemory, type LimitedMemory } from '../setup/programs/limited-memory.ts';
import { fileOf } from '../setup/samples.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { staffEnvironment } from '../setup/browser/staff.ts';
import { openPage, signIn } from './site-client.ts';

const limit = 600_000_000; // bytes

// Made at once, since `skipIf` is decided before anything runs.
const memory: LimitedMemory | undefined = limitMemory(limit);

describe.skipIf(!memory)('a small server', () => {
  let site: RunningSite;
  let staff: Client;
  beforeAll(async () => {
    site = await memory!.startIn(() => startSite(staffEnvironment));
    staff = await signIn(site);
  });
  afterAll(async () => {
    await site?.stop();
    memory?.remove();
  });

  it(
    'decodes four photographs of 30 megapixels sent at once, and makes a backup, while visitors read',
    { timeout: 180_000 },
    async () => {
      const noise = Buffer.alloc(6_500 * 4_600 * 3);
      for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 13;
      const photograph = await sharp(noise, { raw: { width: 6_500, height: 4_600, channels: 3 } })
        .jpeg({ quality: 40 })
        .toBuffer();

      const reading = { ended: false };
      const read = async () => {
        const statuses = new Set<number>();
        for (let page = 0; !reading.ended; page += 1)
          statuses.add(
            (await openPage(site, ['/', '/publications/news?lang=so', `/about?lang=ar&n=${page}`][page % 3]!)).status,
          );
        return [...statuses];
      };
      const readers = Promise.all([read(), read()]);

      const uploads = await Promise.all(
        [1, 2, 3, 4].map((number) =>
          staff.send(
            'POST',
            '/api/files',
            // Different bytes after the end of the picture: each is decoded.
            formOf({ file: fileOf(Buffer.concat([photograph, Buffer.from([number])]), `${number}.jpg`) }),
          ),
        ),
      );
      expect(uploads.map(({ status }) => status)).toEqual([201, 201, 201, 201]);

      expect((await staff.send('POST', '/api/backups')).status).toBe(202);
      const newest = async () =>
        ((await staff.get('/api/backups')).json['backups'] as unknown as { state: string }[])[0]?.state;
      await expect.poll(newest, { timeout: 60_000, interval: 500 }).toBe('done');

      reading.ended = true;
      expect(await readers).toEqual([[200], [200]]);
      expect(memory!.killed()).toBe(0);
      expect(memory!.peak()).toBeLessThanOrEqual(limit);
    },
  );
});
