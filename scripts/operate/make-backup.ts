import { stat } from 'node:fs/promises';
import { writeBackup } from '../../server/backup/backup.ts';
import { StartError } from '../../server/start-error.ts';
import type { OpenSite } from './with-site.ts';
import { sayNow } from './say-now.ts';

/** Writes a backup and says how it went. */
export async function makeBackup(site: OpenSite, file: string): Promise<void> {
  // A backup is never lost to another one.
  if (await stat(file).then(() => true, () => false)) throw new StartError(`There is a file ${file} already. Choose another name.`);
  const now = sayNow();
  const { rows, files, missing } = await writeBackup(site, file, { now: new Date(), onProgress: now.say }).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = { ENOSPC: 'the disk is full', ENOENT: 'the folder does not exist', EACCES: 'the folder may not be written' };
    throw reasons[error.code ?? ''] ? new StartError(`The backup ${file} could not be written: ${reasons[error.code ?? '']}.`) : error;
  });
  now.end();
  const { size } = await stat(file);
  if (missing.length > 0) console.log(`Missing: ${missing.length} files that the database names are not there, such as ${missing[0]}. The backup is complete but for them.`);
  console.log(`Backup: ${file} (${(size / 1_000_000).toFixed(1)} MB, ${rows} rows, ${files} files).`);
}
