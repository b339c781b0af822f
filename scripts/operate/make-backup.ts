import { stat } from 'node:fs/promises';
import { readOrMakeBackupKey } from '../../server/backup/backup-key.ts';
import { writeBackup } from '../../server/backup/backup.ts';
import { clearLeftovers } from '../../server/backup/leftovers.ts';
import { StartError } from '../../server/start-error.ts';
import { isDiskFull } from '../../server/store/database-errors.ts';
import type { OpenSite } from './with-site.ts';
import { sayNow } from './say-now.ts';

/** Writes a backup, encrypted if there is a passphrase, and prints the result. */
export async function makeBackup(site: OpenSite, file: string, passphrase: string | undefined): Promise<void> {
  // Never overwrite an existing backup.
  if (
    await stat(file).then(
      () => true,
      () => false,
    )
  )
    throw new StartError(`There is a file ${file} already. Choose another name.`);
  for (const beside of new Set([file, site.backupPath('')])) await clearLeftovers(beside);
  const now = sayNow();
  const key = await readOrMakeBackupKey(site.keyFile);
  const { rows, files, missing } = await writeBackup(site, file, {
    now: new Date(),
    key,
    passphrase,
    onProgress: now.say,
  }).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      ENOENT: 'the folder does not exist',
      EACCES: 'the folder may not be written',
    };
    const reason = isDiskFull(error) ? 'the disk is full' : reasons[error.code ?? ''];
    throw reason ? new StartError(`The backup ${file} could not be written: ${reason}.`) : error;
  });
  now.end();
  const { size } = await stat(file);
  if (missing.length > 0)
    console.log(
      `Missing: ${missing.length} files that the database names are not there, such as ${missing[0]}. The backup is complete but for them.`,
    );
  console.log(
    `Backup: ${file} (${(size / 1_000_000).toFixed(1)} MB, ${rows} rows, ${files} files${passphrase === undefined ? '' : ', encrypted'}).`,
  );
}
