import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { takeBackupLease, leaseFor, type BackupLease } from '../../server/backup/jobs/backup-lease.ts';
import { clearLeftovers } from '../../server/backup/leftovers.ts';
import { makeArchive } from '../../server/backup/archive/make-archive.ts';
import { StartError } from '../../server/start-error.ts';
import { isDiskFull } from '../../server/store/database-errors.ts';
import { createBackupRunStore, type BackupOutcome } from '../../server/store/backup-run-store.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { releasingOnInterrupt, type OpenSite } from './with-site.ts';
import { createProgressLine } from './progress-line.ts';

/**
 * Waits for the lease, writes a backup, encrypted if there is a passphrase, and prints the result. Calls `onMade` as soon
 * as the backup is complete.
 */
export async function createBackup(
  site: OpenSite,
  file: string,
  passphrase: string | undefined,
  onMade: () => void = () => undefined,
): Promise<BackupOutcome> {
  const lease = waitForLease(site);
  const end = async () => (await lease)?.end();
  return releasingOnInterrupt(end, async () => {
    await lease;
    try {
      const outcome = await writeBackup(site, file, passphrase);
      onMade();
      return outcome;
    } finally {
      await end();
    }
  });
}

/** Returns undefined where the database grants no lease: before its first migration, and on a full disk. */
async function waitForLease({ db }: OpenSite): Promise<BackupLease | undefined> {
  const store = createBackupRunStore(db);
  const progressLine = createProgressLine();
  for (let seconds = 0; ; seconds += 1) {
    const lease = await takeBackupLease(store, () => new Date()).catch(() => 'none' as const);
    if (lease) {
      progressLine.end();
      return lease === 'none' ? undefined : lease;
    }
    if (seconds === 0)
      console.log(
        'Another backup or test restore of this site is under way. This one begins when it has ended, or ' +
          `${leaseFor / 60_000} minutes after it was killed.`,
      );
    progressLine.update(`Waiting, ${seconds} s`);
    await setTimeout(1_000);
  }
}

async function writeBackup(site: OpenSite, file: string, passphrase: string | undefined): Promise<BackupOutcome> {
  for (const folder of new Set([dirname(file), site.folder])) await clearLeftovers(folder);
  const progressLine = createProgressLine();
  const { missingKeys, ...outcome } = await makeArchive(site, file, {
    keyFile: site.keyFile,
    passphrase,
    onProgress: ({ rows, files, ofFiles }) =>
      progressLine.update(`${rows} rows${ofFiles === 0 ? '' : `, ${files} of ${ofFiles} files`}`),
  }).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      ENOENT: 'the folder does not exist',
      EACCES: 'the folder may not be written',
    };
    const isOfTarget = error.path?.startsWith(dirname(file)) ?? true;
    if (!isOfTarget && error.code === 'EACCES')
      throw new StartError(
        `The backup ${file} could not be written: ${error.path} may not be read by this user. If it belongs to ` +
          'another one, give it to the user of the server with chown -R.',
      );
    const reason = isDiskFull(error) ? 'the disk is full' : reasons[error.code ?? ''];
    throw reason ? new StartError(`The backup ${file} could not be written: ${reason}.`) : error;
  });
  progressLine.end();
  if (missingKeys.length > 0)
    console.log(
      `${missingKeys.length} files that the database references are missing, such as ${missingKeys[0]}. The backup ` +
        'was written without them.',
    );
  const { bytes, rows, files } = outcome;
  console.log(
    `Backup: ${file} (${formatMegabytes(bytes)}, ${rows} rows, ${files} files${passphrase === undefined ? '' : ', encrypted'}).`,
  );
  return outcome;
}
