/** Which copies of a lost server are removed, and that copies are stored with the owner tag of their site. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBackupBucket, type BackupBucket } from '../../server/backup/offsite/backup-bucket.ts';
import { createOwnerTag } from '../../server/backup/archive/backup-key.ts';
import { removeLostOffsiteBackups } from '../../server/backup/offsite/lost-offsite-backups.ts';
import { createBucket } from '../setup/programs/s3-bucket.ts';

const day = 24 * 60 * 60_000;
const madeAt = (date: string) => new Date(`${date}T02:00:00Z`);
const daily = (date: string) => `minbar-${date}T020000-daily.tar.gz`;
const daysBefore = (date: string, days: number) =>
  new Date(madeAt(date).getTime() - days * day).toISOString().slice(0, 10);

/** A bucket in memory, of archives stored when their names say, by the owner tags of their sites. */
function bucketOf(ownerTags: Map<string, string | undefined>): BackupBucket {
  const removed = new Set<string>();
  return {
    list: async () =>
      [...ownerTags.keys()]
        .filter((name) => !removed.has(name))
        .map((name) => ({ name, bytes: 1, storedAt: madeAt(name.slice(7, 17)) })),
    readOwnerTag: async (name: string) => ownerTags.get(name),
    remove: async (name: string) => removed.add(name) !== undefined,
    upload: () => Promise.reject(new Error('not here')),
    download: () => Promise.reject(new Error('not here')),
    close: () => undefined,
  };
}

const today = '2026-11-22';
/** Copies of another server of the site: seven, the newest so many days old. */
const lostSince = (days: number) =>
  Array.from({ length: 7 }, (_, n) => [daily(daysBefore(today, days + n)), 'ours'] as const);
const options = { recorded: [daily(today)], ownerTag: 'ours', keep: 3 };
const removeFrom = (
  copies: readonly (readonly [string, string | undefined])[],
  changed: Partial<typeof options> = {},
) =>
  removeLostOffsiteBackups(bucketOf(new Map([[daily(today), 'ours'], ...copies])), daily(today), {
    ...options,
    ...changed,
  });

describe('copies of a lost server', () => {
  it('are removed beyond the limits, which count all copies of the site, the oldest first', async () => {
    const lost = lostSince(31).map(([name]) => name);
    expect(await removeFrom(lostSince(31))).toEqual(lost.slice(2));
    expect(await removeFrom(lostSince(31), { keep: 7 })).toEqual(lost.slice(6));
    expect(await removeFrom(lostSince(31), { keep: 8 })).toEqual([]);
    expect(await removeFrom(lostSince(31), { keep: 1 })).toEqual(lost);
  });

  it('remain while the other server may be in use', async () => {
    expect(await removeFrom(lostSince(29))).toEqual([]);
    expect(await removeFrom([...lostSince(31), [daily(daysBefore(today, 1)), 'ours']])).toEqual([]);
    // A clock that is ahead.
    expect(await removeFrom([...lostSince(31), [daily('2027-11-22'), 'ours']])).toEqual([]);
  });

  it('are not those of other sites, without an owner tag, of the record, or made by hand', async () => {
    for (const ownerTag of ['theirs', undefined])
      expect(await removeFrom(lostSince(31).map(([name]) => [name, ownerTag] as const))).toEqual([]);
    const names = lostSince(31).map(([name]) => name);
    expect(await removeFrom(lostSince(31), { recorded: names })).toEqual([]);
    const byHand = lostSince(31).map(([name]) => [name.replace('-daily', ''), 'ours'] as const);
    expect(await removeFrom(byHand)).toEqual([]);
  });

  it('remain where the new copy is not there', async () => {
    const bucket = bucketOf(new Map(lostSince(31)));
    expect(await removeLostOffsiteBackups(bucket, daily(today), options)).toEqual([]);
  });
});

it('a store returns the owner tag that a copy was stored with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-owner-tag-'));
  const bucket = openBackupBucket(await createBucket());
  onTestFinished(async () => {
    bucket.close();
    await rm(folder, { recursive: true });
  });
  const path = join(folder, 'archive');
  await writeFile(path, 'x');
  const ownerTag = createOwnerTag({ bytes: Buffer.alloc(32) });
  expect(ownerTag).toMatch(/^[\da-f]{32}$/);
  expect(createOwnerTag({ bytes: Buffer.alloc(32, 1) })).not.toBe(ownerTag);
  await bucket.upload({ name: daily(today), path, ownerTag }, () => undefined);
  expect(await bucket.readOwnerTag(daily(today))).toBe(ownerTag);
  expect(await bucket.readOwnerTag(daily('2026-11-21'))).toBeUndefined();
  // Copied now: nothing is old enough.
  await bucket.upload({ name: daily('2026-01-01'), path, ownerTag }, () => undefined);
  expect(await removeLostOffsiteBackups(bucket, daily(today), { recorded: [], ownerTag, keep: 1 })).toEqual([]);
  expect(await bucket.list()).toHaveLength(2);
});
