import { dirname } from 'node:path';
import { clearLeftovers } from '../../server/backup/leftovers.ts';
import { makeArchive } from '../../server/backup/make-archive.ts';
import { StartError } from '../../server/start-error.ts';
import { isDiskFull } from '../../server/store/database-errors.ts';
import type { BackupOutcome } from '../../server/store/backup-run-store.ts';
import type { OpenSite } from './with-site.ts';
import { sayNow } from './say-now.ts';

/** Writes a backup, encrypted if there is a passphrase, and prints the result. */
export async function makeBackup(site: OpenSite, file: string, passphrase: string | undefined): Promise<BackupOutcome> {
  for (const folder of new Set([dirname(file), site.folder])) await clearLeftovers(folder);
  const now = sayNow();
  const { missingKeys, ...outcome } = await makeArchive(site, file, {
    keyFile: site.keyFile,
    passphrase,
    onProgress: ({ rows, files, ofFiles }) =>
      now.say(`${rows} rows${ofFiles === 0 ? '' : `, ${files} of ${ofFiles} files`}`),
  }).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      ENOENT: 'the folder does not exist',
      EACCES: 'the folder may not be written',
    };
    const reason = isDiskFull(error) ? 'the disk is full' : reasons[error.code ?? ''];
    throw reason ? new StartError(`The backup ${file} could not be written: ${reason}.`) : error;
  });
  now.end();
  if (missingKeys.length > 0)
    console.log(
      `Missing: ${missingKeys.length} files that the database names are not there, such as ${missingKeys[0]}. The backup is complete but for them.`,
    );
  const { bytes, rows, files } = outcome;
  console.log(
    `Backup: ${file} (${(bytes / 1_000_000).toFixed(1)} MB, ${rows} rows, ${files} files${passphrase === undefined ? '' : ', encrypted'}).`,
  );
  return outcome;
}
