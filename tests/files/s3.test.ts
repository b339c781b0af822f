/** Files in a real S3 store that checks signatures, over a connection that fails as a test wants it. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeadObjectCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '../../domain/errors.ts';
import type { S3Settings } from '../../server/env.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import { createS3Storage, type S3Bounds, type S3Storage } from '../../server/files/s3/s3.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { createTwoPlaceStorage } from '../../server/files/two-places.ts';
import { createBucket } from '../setup/programs/s3-bucket.ts';
import { bucketClient } from '../setup/programs/swift.ts';
import { openProxy, type UnreliableProxy } from '../setup/programs/unreliable-proxy.ts';

const quick: S3Bounds = { connect: 1_000, idle: 700, small: 3_000, whole: 10_000, page: 4 };
const key = 'pictures/0123456789abcdef01234567/960.avif';
const report = 'documents/89abcdef0123456701234567.pdf';

let bucket: S3Settings & { endpoint: string };
let proxy: UnreliableProxy;
let storage: S3Storage;
let folder = '';

beforeAll(async () => {
  bucket = await createBucket();
  folder = await mkdtemp(join(tmpdir(), 'minbar-s3-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  proxy = await openProxy(bucket.endpoint);
  storage = createS3Storage({ ...bucket, endpoint: proxy.url }, quick);
});
afterEach(async () => {
  await proxy.set('working');
  for await (const found of storage.list()) await storage.remove(found);
  storage.close();
  await proxy.close();
});

const keysIn = async (place: FileStorage) => {
  const keys: string[] = [];
  for await (const each of place.list()) keys.push(each);
  return keys;
};

async function fileOf(bytes: Uint8Array): Promise<{ path: string }> {
  const path = join(folder, createHash('sha256').update(bytes).digest('hex'));
  await writeFile(path, bytes);
  return { path };
}

/** The refusal that a promise ends with. */
const refusalOf = (work: Promise<unknown>): Promise<AppError | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => error as AppError,
  );

describe('a bucket', () => {
  it('gives back what was written, whole and in parts, small and large', async () => {
    const small = Buffer.from('0123456789');
    const large = randomBytes(3_000_000);
    await storage.write(key, small);
    await storage.write(report, await fileOf(large));
    expect(await storage.read(key)).toEqual(new Uint8Array(small));
    expect(Buffer.from((await storage.read(report))!).equals(large)).toBe(true);
    expect((await keysIn(storage)).toSorted()).toEqual([report, key]);

    for (const fromStart of [true, false]) {
      const file = (await storage.open(report, { fromStart }))!;
      expect(file.size).toBe(3_000_000);
      const parts: Uint8Array[] = [];
      for (let at = 0; at < file.size; at += parts.at(-1)!.byteLength) parts.push(await file.read(at, file.partSize));
      expect(Buffer.concat(parts).equals(large)).toBe(true);
      expect(Buffer.from(await file.read(1_234_567, 8)).equals(large.subarray(1_234_567, 1_234_575))).toBe(true);
      expect((await file.read(2_999_999, 100)).byteLength).toBe(1);
      expect((await file.read(3_000_000, 100)).byteLength).toBe(0);
      await file.close();
    }

    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.read(key)).toBeUndefined();
    expect(await storage.open(key)).toBeUndefined();
    expect(await keysIn(storage)).toEqual([report]);
  });

  it('labels what it stores, for those who are sent there', async () => {
    await storage.write(key, Buffer.from('a picture'));
    const client = bucketClient(bucket.endpoint);
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket.bucket, Key: key }));
    expect([head.ContentType, head.CacheControl]).toEqual(['image/avif', 'public, max-age=31536000, immutable']);
    client.destroy();
  });

  it('lists more than one page', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => `pictures/${String(index).padStart(6, '0')}/1.webp`);
    await Promise.all(keys.map((each) => storage.write(each, Buffer.from(each))));
    expect((await keysIn(storage)).toSorted()).toEqual(keys);
  });

  it('is never asked for a key that is none', async () => {
    await proxy.set('refusing');
    for (const bad of ['pictures/../documents/a.pdf', '../secret', 'backups/a.gz', 'pictures/%2e%2e/a.png', '']) {
      await expect(storage.write(bad, Buffer.from('x'))).rejects.toThrow('Not a key');
      await expect(storage.put(bad, Buffer.from('x'))).rejects.toThrow('Not a key');
      expect(await storage.read(bad)).toBeUndefined();
      expect(await storage.open(bad)).toBeUndefined();
      await storage.remove(bad);
    }
  });
});

describe('an upload', () => {
  it('that is cut half-way leaves nothing', async () => {
    for (const size of [300_000, 3_000_000]) {
      await proxy.set(150_000);
      const refusal = await refusalOf(storage.put(report, await fileOf(randomBytes(size))));
      expect([refusal?.code, refusal?.status]).toEqual(['files_unavailable', 503]);
      await proxy.set('working');
      expect(await keysIn(storage)).toEqual([]);
    }
    const client = bucketClient(bucket.endpoint);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket.bucket }));
    expect(Uploads).toEqual([]);
    client.destroy();
  });

  it('whose bytes change on the way is refused by the store', async () => {
    await proxy.set('changing');
    for (const source of [randomBytes(900_000), await fileOf(randomBytes(2_000_000))])
      expect((await refusalOf(storage.put(report, source)))?.code).toBe('files_unavailable');
    await proxy.set('working');
    expect(await keysIn(storage)).toEqual([]);
  });
});

describe('a store that fails', () => {
  it('refuses a wrong secret, key and bucket, each with a sentence of its own', async () => {
    const wrong = async (change: Partial<S3Settings>) => {
      const refused = createS3Storage({ ...bucket, ...change }, quick);
      const sentence = await refused.findRefusal();
      const refusal = await refusalOf(refused.read(key));
      expect([refusal?.status, refusal?.code]).toEqual([503, 'files_unavailable']);
      expect(await refused.findFailure()).toBeInstanceOf(Error);
      // The cause is logged: it names no key.
      expect(JSON.stringify([refusal, String(refusal?.cause)])).not.toMatch(/tester|secret-of/);
      refused.close();
      return sentence;
    };
    expect(await storage.findRefusal()).toBeUndefined();
    expect(await wrong({ secret: 'something else' })).toContain('S3_SECRET_ACCESS_KEY: one of them is wrong');
    expect(await wrong({ keyId: 'test:nobody' })).toContain('S3_ACCESS_KEY_ID');
    expect(await wrong({ bucket: 'there-is-none' })).toContain('has no bucket "there-is-none"');
  });

  it.each(['refusing', 'silent'] as const)(
    'and is %s answers 503 in time, and works again by itself',
    async (state) => {
      const bytes = randomBytes(600_000);
      await storage.write(report, bytes);
      const opened = (await storage.open(report, { fromStart: true }))!;
      await proxy.set(state);
      const started = performance.now();
      const works = [storage.read(report), storage.open(report), storage.write(key, bytes), storage.put(key, bytes)];
      works.push(opened.read(300_000, 1_000), storage.remove(report));
      const codes = (await Promise.all(works.map(refusalOf))).map((refusal) => refusal?.code);
      expect(codes).toEqual(works.map(() => 'files_unavailable'));
      expect(String((await storage.findFailure())?.cause)).toContain('The S3 store failed');
      // Far more than the bounds above, far less than for ever.
      expect(performance.now() - started).toBeLessThan(15_000);
      expect(await storage.findRefusal()).toBeUndefined();

      await proxy.set('working');
      expect(Buffer.from((await storage.read(report))!).equals(bytes)).toBe(true);
      await expect.poll(() => storage.findFailure(), { timeout: 10_000 }).toBeUndefined();
    },
  );

  it('keeps no more than 50 connections, and refuses what comes beyond 500 requests', async () => {
    await proxy.set('silent');
    const works = Array.from({ length: 600 }, () => refusalOf(storage.read(key)));
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, proxy.open())), 20);
    const codes = new Set((await Promise.all(works)).map((refusal) => refusal?.code));
    clearInterval(watch);
    expect([...codes].toSorted()).toEqual(['busy', 'files_unavailable']);
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(50);
  });
});

describe('two places', () => {
  it('find a file that moves at the worst moment, and lose nothing that is removed', async () => {
    const disk = createDiskStorage(join(folder, 'two'));
    const both = createTwoPlaceStorage({ disk, s3: storage, newIn: storage });
    await storage.write(key, Buffer.from('it moves'));
    // Moved to the disk after the disk was asked, before the store is.
    const moving: FileStorage = {
      ...storage,
      async read(wanted) {
        await disk.write(wanted, Buffer.from('it moves'));
        await storage.remove(wanted);
        return storage.read(wanted);
      },
    };
    const found = await createTwoPlaceStorage({ disk, s3: moving, newIn: disk }).read(key);
    expect(Buffer.from(found!).toString()).toBe('it moves');

    await storage.write(key, Buffer.from('it moves'));
    await both.write(report, Buffer.from('a new one'));
    expect([await disk.read(report), (await storage.read(report))?.byteLength]).toEqual([undefined, 9]);
    await both.remove(key);
    expect([await disk.read(key), await storage.read(key), await both.read(key)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
