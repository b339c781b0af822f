import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../files/file-storage.ts';
import { StartError } from '../start-error.ts';
import { createBackupRunStore, type BackupOutcome } from '../store/backup-run-store.ts';
import type { Database, DialectName } from '../store/database.ts';
import { listKnownMigrations } from '../store/migrate.ts';
import { migrations } from '../store/migrations.ts';
import { isEmpty, findNewestChange } from '../store/snapshot.ts';
import type { BackupSettings } from './jobs/backup-jobs.ts';
import { getBackupFolder } from './jobs/backup-scheduler.ts';
import { copyFile } from './database-copy.ts';
import { createArchiveName, isArchiveName, makeArchive, prepareBackupFolder } from './archive/make-archive.ts';

type Site = { db: Database; dialect: DialectName; storage: FileStorage };

const suffix = '-migration';

/**
 * Makes a backup of a database with content that migrations are about to change; returns the function that records it
 * afterwards, when the table of the record is there. Throws StartError where it cannot be made.
 */
export async function backUpBeforeMigration(
  site: Site,
  { dataDir, backup: { schedule, keyFile, passphrase } }: BackupSettings,
  say: (line: string) => void,
  provided = migrations,
): Promise<(id: string) => Promise<void>> {
  const nothing = async () => undefined;
  const done = await listKnownMigrations(site.db, provided);
  const isPending = Object.keys(provided).some((name) => !done.includes(name));
  if (schedule === 'off' || done.length === 0 || !isPending || (await isEmpty(site.db))) return nothing;
  const folder = getBackupFolder(dataDir);
  await prepareBackupFolder(folder);
  // A service manager starts a server whose migration fails again and again: one backup of the same content is enough.
  if (await hasBackupSince(folder, copyFile(dataDir, site.dialect), await findNewestChange(site.db))) return nothing;

  const file = join(folder, createArchiveName(suffix, passphrase));
  const { missingKeys: _missing, ...outcome } = await makeArchive(site, file, { keyFile, passphrase }).catch(
    (cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(
        `The database must be migrated, and the backup before it could not be made. ${reason} To migrate without a ` +
          'backup, start once with BACKUP_SCHEDULE=off. Nothing was changed.',
      );
    },
  );
  say(`Backup before the migration: ${file}`);
  return (id) => record(site.db, id, outcome);
}

const record = (db: Database, id: string, outcome: BackupOutcome) =>
  createBackupRunStore(db).addDone(
    { id, kind: 'backup', reason: 'migration', createdAt: new Date().toISOString(), requestedBy: null },
    outcome,
  );

/**
 * Returns whether a backup before a migration, or the copy of an upgrade, is newer than the newest change of the site.
 */
async function hasBackupSince(folder: string, copy: string, changedAt: string | undefined): Promise<boolean> {
  if (changedAt === undefined) return false;
  const copiedAt = await stat(copy).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  if (copiedAt > Date.parse(changedAt)) return true;
  for (const name of await readdir(folder)) {
    if (!isArchiveName(name) || !name.includes(`${suffix}.`)) continue;
    if ((await stat(join(folder, name))).mtimeMs > Date.parse(changedAt)) return true;
  }
  return false;
}
