import { stat } from 'node:fs/promises';
import { readOrMakeBackupKey } from '../../server/backup/backup-key.ts';
import { writeBackup } from '../../server/backup/backup.ts';
import { clearLeftovers } from '../../server/backup/leftovers.ts';
import { StartError } from '../../server/start-error.ts';
import { isDiskFull } from '../../server/store/database-errors.ts';
import type { OpenSite } from './with-site.ts';
import { createProgressLine } from './progress-line.ts';

/** Writes a backup, encrypted if there is a passphrase, and prints the result. */
export async function createBackup(site: OpenSite, file: string, passphrase: string | undefined): Promise<void> {
  // Never overwrite an existing backup.
  if (
    await stat(file).then(
      () => true,
      () => false,
    )
  )
    throw new StartError(`The file ${file} exists already. Choose another name.`);
  for (const path of new Set([file, site.backupPath('')])) await clearLeftovers(path);
  const progressLine = createProgressLine();
  const key = await readOrMakeBackupKey(site.keyFile);
  const { rows, files, missing } = await writeBackup(site, file, {
    now: new Date(),
    key,
    passphrase,
    onProgress: progressLine.update,
  }).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      ENOENT: 'the folder does not exist',
      EACCES: 'the folder may not be written',
    };
    const reason = isDiskFull(error) ? 'the disk is full' : reasons[error.code ?? ''];
    throw reason ? new StartError(`The backup ${file} could not be written: ${reason}.`) : error;
  });
  progressLine.end();
  const { size } = await stat(file);
  if (missing.length > 0)
    console.log(
      `${missing.length} files that the database references are missing, such as ${missing[0]}. The backup was written without them.`,
    );
  console.log(
    `Backup: ${file} (${(size / 1_000_000).toFixed(1)} MB, ${rows} rows, ${files} files${passphrase === undefined ? '' : ', encrypted'}).`,
  );
}
