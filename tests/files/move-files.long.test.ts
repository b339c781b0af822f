/** Files move between the disk and a real S3 store while the site serves them, and every answer is right meanwhile. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reports } from '../../domain/content/reports.ts';
import { createEmptyValues } from '../../domain/model/apply-input.ts';
import { readEnv, type S3Settings } from '../../server/env.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { moveFiles } from '../../server/files/move-files.ts';
import { createS3Storage, type S3Storage } from '../../server/files/s3/s3.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import { openDatabase } from '../../server/store/open.ts';
import { fileRow } from '../setup/file-row.ts';
import { createBucket, environmentOf } from '../setup/programs/s3-bucket.ts';
import { startSite } from '../setup/servers/site.ts';
import { openProxy, type UnreliableProxy } from '../setup/programs/unreliable-proxy.ts';

const root = resolve(import.meta.dirname, '../..');

let bucket: S3Settings & { endpoint: string };
let proxy: UnreliableProxy;
let dataDir = '';
let disk: FileStorage;
let s3: S3Storage;
/** What lies under each key. */
let files: Map<string, Buffer>;

beforeEach(async () => {
  bucket = await createBucket();
  proxy = await openProxy(bucket.endpoint);
  dataDir = await mkdtemp(join(tmpdir(), 'minbar-move-'));
  disk = createDiskStorage(join(dataDir, 'files'));
  s3 = createS3Storage(bucket);
  files = new Map();
});
afterEach(async () => {
  s3.close();
  await proxy.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function fill(place: FileStorage, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    // Every twentieth is read in several parts.
    const bytes = randomBytes(index % 20 === 0 ? 700_000 : 2_000 + index);
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    const key = index % 3 === 0 ? `documents/${name}.pdf` : `pictures/${name}/480.webp`;
    files.set(key, bytes);
    await place.write(key, bytes);
  }
}

const createdAt = '2026-11-01T08:00:00.000Z';
const reportOf = (id: string) =>
  ({ id, state: 'published', createdAt, updatedAt: createdAt, createdBy: null }) as const;

/**
 * Stores a record of each file, as an upload does, and a report with each document: the site serves no others to
 * visitors.
 */
async function recordFiles(): Promise<void> {
  const { db } = await openDatabase(readEnv({ DATA_DIR: dataDir }));
  for (const [key, bytes] of files) {
    const [kind, hash] = [key.startsWith('pictures/') ? 'picture' : 'document', /[0-9a-f]{24}/.exec(key)![0]] as const;
    const renditions = JSON.stringify([{ key, format: 'webp', width: 480, bytes: bytes.length }]);
    await db
      .insertInto('files')
      .values(fileRow({ id: hash, kind, renditions, content_hash: hash }))
      .execute();
    if (kind === 'document')
      await createContentStore(db).insert(reports, reportOf(hash), { ...createEmptyValues(reports), file: hash });
  }
  await db.destroy();
}

const keysIn = async (place: FileStorage) => {
  const keys: string[] = [];
  for await (const key of place.list()) keys.push(key);
  return keys.toSorted();
};

/** Runs the command as an operator does; `kill` ends it after so many files have arrived. */
async function runMove(
  environment: Record<string, string>,
  args: string[] = [],
  killWhen?: () => Promise<boolean>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/operate/move-files.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  if (killWhen) {
    while (child.exitCode === null && !(await killWhen())) await sleep(50);
    child.kill('SIGKILL');
  }
  return { code: await ended, output };
}

/** Requests one file after the other until it is stopped; returns how many were correct, and the other results. */
function readAlong(url: string) {
  const state = { going: true };
  const keys = [...files.keys()];
  const read = { right: 0, wrong: [] as string[] };
  const work = (async () => {
    // Steps over the list, so that files of the beginning and of the end take turns.
    for (let at = 0; state.going || read.right < 50; at = (at + 23) % keys.length) {
      await readOne(url, keys[at]!, read);
      await sleep(30);
    }
  })();
  return async () => {
    state.going = false;
    await work;
    return read;
  };
}

async function readOne(url: string, key: string, read: { right: number; wrong: string[] }): Promise<void> {
  const answer = await fetch(`${url}/files/${key}`);
  const got = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 200 && got.equals(files.get(key)!)) read.right += 1;
  else read.wrong.push(`${answer.status} ${key}`);
}

describe('npm run move-files', () => {
  it('moves to the store and back while the site is read, killed in the middle once', async () => {
    const settings = { ...environmentOf(bucket), SEED: 'none' };

    // Not before the server looks in both places.
    let site = await startSite({ DATA_DIR: dataDir, SEED: 'none' });
    await fill(disk, 60);
    await recordFiles();
    const early = await runMove(settings);
    expect([early.code, early.output]).toEqual([1, expect.stringContaining('Restart it first. Nothing was changed.')]);
    expect((await keysIn(disk)).filter((key) => files.has(key)).length).toBe(60);
    await site.stop();

    site = await startSite({ DATA_DIR: dataDir, ...settings });
    const seeded = await keysIn(disk);
    expect(seeded.length).toBeGreaterThan(200);
    let stop = readAlong(site.url);
    const killed = await runMove(settings, [], async () => (await keysIn(s3)).length > 40);
    expect(killed.code).toBeNull();
    const between = [await keysIn(disk), await keysIn(s3)];
    expect(between[0]!.length).toBeGreaterThan(0);
    expect(new Set(between.flat()).size).toBe(seeded.length);
    const resumed = await runMove(settings);
    expect([resumed.code, resumed.output]).toEqual([0, expect.stringContaining('moved to the bucket')]);
    expect(await keysIn(disk)).toEqual([]);
    expect(await readdir(join(dataDir, 'files'))).toEqual([]);
    expect(await keysIn(s3)).toEqual(seeded);
    let read = await stop();
    expect(read.wrong).toEqual([]);
    expect((await runMove(settings)).output).toContain('0 files moved');
    await site.stop();

    const back = { ...settings, FILE_STORAGE: 'disk' };
    expect((await runMove(back)).code).toBe(1);
    site = await startSite({ DATA_DIR: dataDir, ...back });
    stop = readAlong(site.url);
    const returned = await runMove(back);
    expect([returned.code, returned.output]).toEqual([0, expect.stringContaining('moved to DATA_DIR and compared')]);
    read = await stop();
    expect(read.wrong).toEqual([]);
    expect([await keysIn(s3), await keysIn(disk)]).toEqual([[], seeded]);
    await site.stop();

    // And now without a store.
    site = await startSite({ DATA_DIR: dataDir, SEED: 'none' });
    const all = { right: 0, wrong: [] };
    for (const key of files.keys()) await readOne(site.url, key, all);
    expect(all).toEqual({ right: 60, wrong: [] });
    await site.stop();
  }, 240_000);

  it('reports wrong settings, and moves nothing', async () => {
    expect((await runMove({})).output).toContain('one place for files only');
    const wrong = await runMove({ ...environmentOf(bucket), S3_SECRET_ACCESS_KEY: 'something else' });
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('one of them is wrong')]);
    expect((await runMove({}, ['--force'])).output).toContain('Usage: npm run move-files');
  }, 60_000);
});

describe('a move', () => {
  it('waits for a store that goes away, and ends with everything in one place or the other', async () => {
    await fill(disk, 60);
    const distant = createS3Storage({ ...bucket, endpoint: proxy.url }, { idle: 500, small: 2_000, whole: 3_000 });
    let wentAway = false;
    const moved = await moveFiles({
      source: disk,
      target: distant,
      waits: [300, 300, 300, 300, 300],
      onProgress({ files: done }) {
        if (done < 20 || wentAway) return;
        wentAway = true;
        void proxy.set('refusing').then(() => setTimeout(() => void proxy.set('working'), 500));
      },
    });
    expect([wentAway, moved.files, moved.failed]).toEqual([true, 60, []]);
    expect([await keysIn(disk), await keysIn(s3)]).toEqual([[], [...files.keys()].toSorted()]);

    await proxy.set('refusing');
    const given = moveFiles({ source: distant, target: disk, waits: [50] });
    await expect(given).rejects.toMatchObject({ code: 'files_unavailable' });
    expect((await keysIn(s3)).length).toBe(60);
    // Frozen.
    await proxy.set('silent');
    let waited = 0;
    const frozen = createS3Storage({ ...bucket, endpoint: proxy.url }, { small: 500, whole: 500 });
    await expect(
      moveFiles({ source: frozen, target: disk, waits: [50, 50], onWait: () => (waited += 1) }),
    ).rejects.toMatchObject({
      code: 'files_unavailable',
      cause: { message: 'The S3 store failed: no answer in time' },
    });
    expect(waited).toBe(2);
    frozen.close();
    distant.close();
  });

  it('replaces a copy that differs, and leaves the original of one that stays different', async () => {
    await fill(disk, 2);
    expect(
      (await moveFiles({ source: disk, target: createDiskStorage(join(dataDir, 'copy')), keep: true })).files,
    ).toBe(2);
    const [[first, bytes], [second]] = [...files] as [[string, Buffer], [string, Buffer]];
    // As long as the right one.
    await s3.put(first, randomBytes(bytes.length));
    const forgetful: FileStorage = {
      ...s3,
      put: (key, source) => s3.put(key, key === second ? Buffer.from('something else') : source),
    };
    const moved = await moveFiles({ source: disk, target: forgetful });
    expect([moved.files, moved.failed]).toEqual([1, [second]]);
    expect(await keysIn(disk)).toEqual([second]);
    expect(Buffer.from((await s3.read(first))!).equals(bytes)).toBe(true);
  });
});
