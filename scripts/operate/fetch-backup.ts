/** What `npm run restore -- --from-s3` does before the restore: lists the backups in the bucket, and fetches one. */
import { stat } from 'node:fs/promises';
import { commandName } from '../../server/command-name.ts';
import { join } from 'node:path';
import { openBackupBucket, type BackupBucket, type StoredBackup } from '../../server/backup/offsite/backup-bucket.ts';
import { requireRoom } from '../../server/backup/backup-problem.ts';
import { getBackupFolder } from '../../server/backup/jobs/backup-scheduler.ts';
import { prepareBackupFolder } from '../../server/backup/archive/make-archive.ts';
import { formatBucketPlace } from '../../server/files/s3/format-bucket-place.ts';
import type { Env } from '../../server/env.ts';
import { restrictNewFiles } from '../../server/private-files.ts';
import { StartError } from '../../server/start-error.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { createProgressLine } from './progress-line.ts';

/**
 * Fetches a backup from the bucket into the folder of backups; returns its path. Without a name it prints what is there
 * and returns undefined. The server may run meanwhile. Throws StartError where there is no such bucket or backup.
 */
export async function fetchBackup(
  { dataDir, backup }: Pick<Env, 'dataDir' | 'backup'>,
  name: string | undefined,
): Promise<string | undefined> {
  if (!backup.bucket)
    throw new StartError('The setting BACKUP_S3_BUCKET is missing: it names the bucket with the copies of backups.');
  const bucket = openBackupBucket(backup.bucket);
  try {
    const found = await bucket.list();
    const place = formatBucketPlace(backup.bucket);
    if (name === undefined) {
      console.log(describeList(found, place));
      return undefined;
    }
    const wanted = found.find((one) => one.name === name);
    if (!wanted) throw new StartError(`There is no backup ${name} in ${place}. ${describeList(found, place)}`);
    return await fetchTo(bucket, wanted, getBackupFolder(dataDir));
  } finally {
    bucket.close();
  }
}

async function fetchTo(bucket: BackupBucket, wanted: StoredBackup, folder: string): Promise<string> {
  restrictNewFiles();
  await prepareBackupFolder(folder);
  const path = join(folder, wanted.name);
  const present = await stat(path).catch(() => undefined);
  if (present?.size === wanted.bytes) {
    console.log(`${path} is here already.`);
    return path;
  }
  if (present) throw new StartError(`${path} is another file than the backup in the bucket. Move it away first.`);
  await requireRoom(folder, wanted.bytes);
  const progressLine = createProgressLine();
  await bucket.download(wanted, path, (share) =>
    progressLine.update(`fetching ${wanted.name}: ${Math.floor(100 * share)}%`),
  );
  progressLine.end();
  console.log(`Fetched ${path} (${formatMegabytes(wanted.bytes)}).`);
  return path;
}

function describeList(found: readonly StoredBackup[], place: string): string {
  if (found.length === 0) return `There are no backups in ${place}.`;
  const width = Math.max(...found.map(({ name }) => name.length));
  return [
    `Backups in ${place}, the newest first:`,
    ...found.map(({ name, bytes }) => `  ${name.padEnd(width)}  ${formatMegabytes(bytes).padStart(10)}`),
    `To restore one: ${commandName} restore -- --from-s3 ${found[0]!.name}`,
  ].join('\n');
}
