/**
 * `npm run restore FILE [-- --passphrase-file FILE] [--accept-foreign] [--yes]`: restores the site from a backup. First
 * the archive's checksums and signature are checked, the plan is shown and confirmed, and the current data is backed
 * up, so that a restore can be undone. The server must not run. `npm run restore -- --from-s3` lists the backups in the
 * bucket, and with one of their names fetches it first.
 */
import { readBackupKey } from '../../server/backup/archive/backup-key.ts';
import { commandName } from '../../server/command-name.ts';
import { readDiskSpace } from '../../server/disk-space.ts';
import { readEnv } from '../../server/env.ts';
import { clearLeftovers } from '../../server/backup/leftovers.ts';
import { checkBackup, restoreBackup, type CheckedBackup } from '../../server/backup/restore.ts';
import type { Origin } from '../../server/backup/archive/archive.ts';
import { StartError } from '../../server/start-error.ts';
import { createUnrecordedFiles } from '../../server/files/unrecorded-files.ts';
import { createFileKeyStore } from '../../server/store/files/file-key-store.ts';
import { migrate } from '../../server/store/migrate.ts';
import { createPublicSearchStore } from '../../server/store/search/public-search-store.ts';
import { countRows, isOnlyConnection } from '../../server/store/snapshot.ts';
import { recordUnfinishedRestore } from '../../server/store/unfinished-restore.ts';
import { waitUntilAlone } from '../../server/store/wait-until-alone.ts';
import { readArguments } from './arguments.ts';
import { fetchBackup } from './fetch-backup.ts';
import { createBackup } from './create-backup.ts';
import { confirmPlan, describePlan, describeReceipt, readPresent, type Present } from './restore-plan.ts';
import { runAlone, type RequireAlone } from './run-alone.ts';
import { createRunningError, runCommand, withSite, type OpenSite } from './with-site.ts';
import { createProgressLine } from './progress-line.ts';

const usage = `Usage: ${commandName} restore FILE [-- --passphrase-file FILE] [--accept-foreign] [--yes]. From the bucket: ${commandName} restore -- --from-s3 [NAME]`;

type RestoreOptions = { file: string; given: string | undefined; acceptForeign: boolean; isConfirmed: boolean };

/** In milliseconds: what an interrupted restore has left in PostgreSQL is ended; a server is not waited for. */
const endingTime = 1_000;

const isAlone = ({ db, dialect }: OpenSite): Promise<boolean> =>
  dialect === 'postgres' ? waitUntilAlone(db, () => undefined, endingTime) : isOnlyConnection(db, dialect);

async function restore(site: OpenSite, { file, given, acceptForeign, isConfirmed }: RestoreOptions): Promise<void> {
  const passphrase = given ?? site.passphrase;
  const { free } = await readDiskSpace(site.folder);
  const backup = await checkBackup(file, {
    key: await readBackupKey(site.keyFile),
    passphrase,
    maxBytes: free,
  });
  if (backup.origin !== 'own' && !acceptForeign) throw new StartError(explain(backup.origin, file, site.keyFile));
  if (!(await isAlone(site))) throw createRunningError();
  const present = await readPresent(site);
  console.log(describePlan(backup, site, present));
  await confirmPlan(isConfirmed);

  await runAlone(site, async (requireAlone) => {
    // While the question waited, another machine may have started a server on the same PostgreSQL.
    await requireAlone(site.db);
    await replace(site, { backup, present, passphrase, requireAlone });
  });
}

type Replacement = {
  backup: CheckedBackup;
  present: Present;
  passphrase: string | undefined;
  requireAlone: RequireAlone;
};

/** Replaces what is in the site by a backup, after a backup of it, and prints the receipt. */
async function replace(site: OpenSite, { backup, present, passphrase, requireAlone }: Replacement): Promise<void> {
  const startedAt = performance.now();
  await clearLeftovers(site.folder);
  const before = present.counts && site.backupPath('-before-restore', passphrase);
  // Before the migrations, which change it.
  if (before) await createBackup(site, before, passphrase);
  if (!present.counts) await recordUnfinishedRestore(site.db);
  await migrate(site.db);
  const progressLine = createProgressLine();
  const unrecorded = createUnrecordedFiles({ ...site, files: createFileKeyStore(site.db) });
  await restoreBackup(backup, { ...site, requireAlone, unrecorded }, ({ rows, files }) =>
    progressLine.update(`${rows} rows, ${files} files`),
  );
  progressLine.end();
  // Otherwise searches would be slow until the next cleanup.
  await createPublicSearchStore(site.db).compact();
  console.log(describeReceipt(backup, await countRows(site.db), before, startedAt));
}

function explain(origin: Origin, file: string, keyFile: string): string {
  const what = origin === 'unsigned' ? 'is not signed' : 'is not signed with the key of this site';
  return (
    `${file} ${what}, so it may have been made or changed by anybody: its rows could make somebody superadmin. ` +
    `If it comes from your other server, copy that server's backup-key to ${keyFile} first. If you trust the ` +
    'archive, add -- --accept-foreign. Nothing was changed.'
  );
}

const interrupted =
  'No row is half-way: those from before are there, or all of the backup if they were in place already. Run the ' +
  'command again. If there was a site before, you can start the server instead.';

async function restoreNamed(): Promise<void> {
  const { file: named, fromS3, passphrase: given, acceptForeign, yes: isConfirmed } = await readArguments(usage);
  const file = fromS3 ? await fetchBackup(readEnv(process.env), fromS3.name) : named;
  if (fromS3 && fromS3.name === undefined) return;
  if (!file) throw new StartError(usage);
  await withSite((site) => restore(site, { file, given, acceptForeign, isConfirmed }), { alone: true });
}

await runCommand(restoreNamed, () => interrupted);
