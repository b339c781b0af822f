/**
 * `npm run restore FILE [-- --passphrase-file FILE] [--accept-foreign]`: restores the site from a backup. First the
 * archive's checksums, signature and rows are checked, and the current data is backed up, so that a restore can be
 * undone. The server must not run.
 */
import { statfs } from 'node:fs/promises';
import { readBackupKey } from '../../server/backup/backup-key.ts';
import { clearLeftovers } from '../../server/backup/leftovers.ts';
import { checkBackup, restoreBackup } from '../../server/backup/restore.ts';
import type { Origin } from '../../server/backup/archive.ts';
import { StartError } from '../../server/start-error.ts';
import { migrate } from '../../server/store/migrate.ts';
import { isAlone, isEmpty } from '../../server/store/snapshot.ts';
import { readArguments } from './arguments.ts';
import { createBackup } from './create-backup.ts';
import { runCommand, withSite, type OpenSite } from './with-site.ts';
import { createProgressLine } from './progress-line.ts';

const usage = 'Usage: npm run restore FILE [-- --passphrase-file FILE] [--accept-foreign]';

async function restore(site: OpenSite, file: string, given: string | undefined, acceptForeign: boolean): Promise<void> {
  const passphrase = given ?? site.passphrase;
  const { bavail, bsize } = await statfs(site.folder);
  const backup = await checkBackup(file, {
    key: await readBackupKey(site.keyFile),
    passphrase,
    maxBytes: bavail * bsize,
  });
  if (backup.origin !== 'own' && !acceptForeign) throw new StartError(explain(backup.origin, file, site.keyFile));
  console.log(
    `${file} is complete${backup.origin === 'own' ? ' and was made by this site' : ', but was not made by this site'}. It was created on ${backup.about.madeAt}.`,
  );
  if (!(await isAlone(site.db, site.dialect)))
    throw new StartError(
      'The server is running. Stop it first: it would keep serving cached data. Nothing was changed.',
    );
  await clearLeftovers(site.backupPath(''));
  await migrate(site.db);
  const before = (await isEmpty(site.db)) ? undefined : site.backupPath('-before-restore', passphrase);
  if (before) await createBackup(site, before, passphrase);
  const progressLine = createProgressLine();
  await restoreBackup(backup, site, progressLine.update);
  progressLine.end();
  console.log(
    `The backup was restored. Staff need to sign in again.${before ? ` To undo this: npm run restore ${before}` : ''}`,
  );
}

function explain(origin: Origin, file: string, keyFile: string): string {
  const what = origin === 'unsigned' ? 'is not signed' : 'is not signed with the key of this site';
  return `${file} ${what}, so it may have been made or changed by anybody: its rows could make somebody superadmin. If it comes from your other server, copy that server's backup-key to ${keyFile} first. If you trust the archive, add -- --accept-foreign. Nothing was changed.`;
}

await runCommand(async () => {
  const { file, passphrase, acceptForeign } = await readArguments(usage);
  if (!file) throw new StartError(usage);
  await withSite((site) => restore(site, file, passphrase, acceptForeign), { alone: true });
});
